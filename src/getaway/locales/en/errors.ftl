# What went wrong, and what to do: files, records, packs, options, and what was sent to the server.

refused = { $why } ({ $rule })

## Games, bots and options

no-game-installed = There is no game “{ $name }”. No game is installed.
no-such-game = There is no game “{ $name }”. Installed games: { $known }.
no-such-game-close = There is no game “{ $name }”. Did you mean “{ $close }”?
game-fails = The game “{ $name }” can't be loaded: { $why }
part-fails = The { $part } of the game “{ $game }” ({ $path }) can't be loaded: { $why }
wrong-seats = { $game } is for { $counts } players, not { $seats }.
no-such-viewer = There is no seat { $seat }. This game has { $seats }, numbered from 0.
no-catalogue = { $game } has no catalog of moves, because its moves include free text.
no-state = { $game } has no State, because its moves include free text. Game.start plays it.
no-simulation = { $game } can't be simulated, because its moves include free text.
no-bots = Bots can't play { $game }, because its moves include free text.
no-campaign = { $game } has no campaign to save or continue.
no-sealed-records = { $game } has no sealed records.
no-such-option = There is no option “{ $name }”. Options: { $known }.
option-value = Option { $name } must be { $values }, not “{ $value }”.
no-such-bot = There is no bot “{ $name }”. Bots: { $known }.
no-such-bot-close = There is no bot “{ $name }”. Did you mean “{ $close }”?
not-a-bot = A bot is a name or a factory, not { $found }.
no-list-of-bots = Give a list of bots, such as ["greedy", "random"].
too-many-bots = { $bots } bots are too many for { $game } with { $seats } seats.
two-bots-of-one-name = Two bots are called “{ $name }”. Give them different names.
too-few-games = Play at least 1 game, not { $games }.
too-few-jobs = Use at least 1 process, not { $jobs }.
endless = Game { $game } of seed { $seed } is not over after { $decisions } decisions.

## Tables

unreadable-table = This version of Getaway can't read that table.
log-of-other-rules = It was played under other rules.
log-of-other-version = It was written by another version of Getaway.

## Packs

pack-expected = { $field }: expected { $expected }.
pack-expected-found = { $field }: expected { $expected }, found { $found }.
pack-field = { $field } { $problem }
pack-file = The file { $problem }
pack-of-another-game = pack.game: this is a pack of “{ $found }”, but a pack of “{ $game }” is needed.
expected-unique = a value that no other row has
expected-one-of = one of { $values }
expected-utf-8 = UTF-8 text
expected-toml = TOML
expected-source = one of { $sources } (every figure names its source)
expected-figure = the name of a figure here ({ $figures })
expected-no-braces = no braces except around a name to fill in ({ $allowed })
expected-shorter = at most { $most } characters once its names are filled in

## Records

record-entry = Entry { $entry }: { $problem }
not-a-record = This is not a record. { $why }
record-cut-short = This is not a record, or it is cut short. { $why }
record-format = Its format is { $format }. This version reads formats { $known }.
record-field-extra = This is not a record: format { $format } has no field “{ $name }”.
record-field-missing = This is not a record: format { $format } needs the field “{ $name }”.
record-check-differs = Its check doesn't match: this entry or one before it was altered.
record-choice-open = The choice it belongs to is not finished.
record-seat-changed-nowhere = A seat changed at an entry that doesn't exist.
record-result-too-early = The record has a result, but its moves don't end the game.
record-result-differs = The result doesn't follow from the moves. { $result }
record-last-check-differs = The last check doesn't match: who sat where, or how it was dealt, was altered.
record-pack = Its pack can't be used. { $why }
record-options = Its options can't be used. { $why }
rules-from = version { $version } from entry { $entry } on
record-rules-changed = It began under version { $version } of the rules and continued under others ({ $changes }). No version can replay all of it.
record-rules = It was played under version { $version } of the rules; this is version { $ours }.
record-deal-seats = The record has { $seats } seats, but { $added } of them contributed to the deal.
record-pack-hash = pack_hash doesn't belong to the pack in the record.
record-no-such-seat = There is no seat { $seat } (seats are numbered from 0).
record-seats-differ = Its seats don't match the seats it was dealt to and the changes since then.
record-head-commitment = The commitment in its header differs from the one in its deal.
record-head-differs = Its header doesn't match its deal: the kind, the table, the commitment, or whose bytes they are.
record-bot-bytes = Seat { $seat } is a bot's, but its bytes don't come from the server's seed: someone chose them.
record-server-bytes = The server's bytes for seat { $seat } don't come from its seed: the server chose them.
record-seat-bytes = The bytes of seat { $seat } are not the ones it committed to.
record-undo-refused = The undo is refused. { $why } ({ $rule })
record-move-refused = The move is refused. { $why } ({ $rule })
record-not-a-move = This is not a move of { $game }. { $why }
record-unsealed = A record of { $game } has nothing to seal.
record-sealed = This is a sealed record. It can be replayed and verified, but only the full record can be continued.
record-too-long = It has more than { $most } entries, which is too long to replay here.
record-too-slow = It takes too long to replay.
seed-closed = The seed is not revealed yet, because the game is not over.
seed-wrong = The seed is not the one the server committed to.

## What was sent: where it is wrong. Every problem below ends one of these sentences.

at-whole = It { $problem }
at-field = The { $name } { $problem }
at-field-of = The { $name } of { $of } { $problem }
at-entry = Entry { $number } { $problem }
at-entry-of = Entry { $number } of { $of } { $problem }
at-any = An entry { $problem }
at-any-of = An entry of { $of } { $problem }
at-key = A name in { $of } { $problem }
at-unknown = { $name } { $problem }
at-unknown-of = { $name } in { $of } { $problem }
path-field = the { $name }
path-entry = entry { $number }
path-any = an entry
path-of = { $what } of { $of }
label-login = login
label-name = name
label-password = password
label-old_password = old password
label-text = text

## What was sent: what is wrong with it

is-missing = is missing.
not-a-field = is not a known field.
not-a-field-of = is not a known field. Allowed: { $allowed }.
must-not-be-empty = must not be empty.
must-have-letters = { $bound ->
    [least] { $number ->
        [one] must have at least 1 character.
       *[other] must have at least { $number } characters.
    }
    [most] { $number ->
        [one] must have at most 1 character.
       *[other] must have at most { $number } characters.
    }
   *[exactly] { $number ->
        [one] must have exactly 1 character.
       *[other] must have exactly { $number } characters.
    }
}
must-have-entries = { $bound ->
    [least] { $number ->
        [one] must have at least 1 entry.
       *[other] must have at least { $number } entries.
    }
    [most] { $number ->
        [one] must have at most 1 entry.
       *[other] must have at most { $number } entries.
    }
   *[exactly] { $number ->
        [one] must have exactly 1 entry.
       *[other] must have exactly { $number } entries.
    }
}
must-have-entries-between = must have { $least } to { $most } entries.
must-be-number = { $bound ->
    [least] must be at least { $number }.
    [most] must be at most { $number }.
    [over] must be more than { $number }.
   *[under] must be less than { $number }.
}
must-be-multiple = must be a multiple of { $number }.
must-be = must be { $what }.
must-be-something-else = must be something else.
letters-not-allowed = has characters that are not allowed here.
not-allowed = is { $value }, which is not allowed.
not-allowed-of = is { $value }, which is not allowed. Allowed: { $allowed }.
out-of-range = is out of range.
cannot-be-read = can't be read.
kind-int = a whole number
kind-float = a number
kind-str = text
kind-bool = true or false
kind-array = a list
kind-object = an object with named fields
not-utf-8 = is not UTF-8 text.
not-unicode = has text that is not valid Unicode: one half of a surrogate pair is missing.
unreadable-value = has a value that can't be read.
too-deep = is nested too deeply.
too-many-digits = has a number with too many digits.
not-json = is not valid JSON.
not-json-at = is not valid JSON: look at byte { $byte }.
not-json-short = is not valid JSON: it ends too early.
not-toml = is not valid TOML: look at line { $line }, column { $column }.
not-toml-short = is not valid TOML: it ends too early.
allowed-printable = one line of text without control characters
allowed-lines = text without control characters
allowed-ident = 1 to 40 lowercase letters, digits and underscores, beginning with a letter
allowed-login = 3 to 40 lowercase letters, digits, dots, hyphens and underscores
allowed-person-name = 1 to 40 visible characters, without a space at either end
allowed-lesson-id = 1 to 40 lowercase letters and underscores
allowed-command-id = 1 to 40 letters, digits, underscores and hyphens
allowed-digits-3 = at most 3 digits
allowed-hex-32 = 32 hexadecimal digits (0 to 9, a to f)
allowed-hex-64 = 64 hexadecimal digits (0 to 9, a to f)

## Background work of the server

job-lost = The worker process crashed twice.
job-too-big = It needs more memory than a job may use.
queue-full = Too many of your requests are already waiting. Wait for one of them.
job-too-slow = { $seconds ->
    [one] It was not done within 1 second.
   *[other] It was not done within { $seconds } seconds.
}

## Databases

store-unusable = The database can't be used: { $why }
store-unusable-file = The database { $path } can't be used: { $why }
store-not-sqlite = it is not an SQLite database
store-cannot-open = it can't be opened
store-address = The database can't be used: its address is not a PostgreSQL address.
store-silent = The database doesn't answer: { $why }
store-refuses = The database rejects writes: { $why }
store-scheme = A database is a file or postgresql://…, and { $scheme }:// is neither.
store-in-memory = A server needs a database that keeps its data: a file or postgresql://…
store-newer = The database belongs to a newer Getaway: its schema is { $version }, and this version knows { $known }.
store-old-sqlite = This SQLite ({ $version }) can corrupt a database in WAL mode. Version 3.51.3 and newer can't.
store-directory = The database { $path } can't be used: it is a folder. Name a file in it.
store-open-elsewhere = Another server has the database { $path } open. Several servers can share PostgreSQL.
store-read-only = The database { $path } can't be used: it is read-only.
store-readable = Other users of this machine can read { $file } (mode { $mode }), and it holds the hidden cards of games in progress. Run: chmod 600 { $files }. To allow it, start with --allow-readable-database.
copy-exists = { $copy } already exists.
copy-fails = The database { $path } can't be copied: { $why }

## What the operating system reports

os-enoent = no such file or folder
os-eexist = it already exists
os-eacces = permission denied
os-eperm = permission denied
os-eisdir = it is a folder
os-enotdir = not a folder
os-enospc = no space left
os-erofs = it is read-only
os-enotempty = the folder is not empty
os-edquot = your disk quota is used up
os-efbig = the file is too large
os-ebusy = it is in use
os-enametoolong = the name is too long
os-eloop = too many symbolic links
os-eio = the device reports an error
os-emfile = too many open files
os-enfile = too many open files
os-enomem = not enough memory
os-einval = the system doesn't accept this
os-epipe = the reader has closed the pipe
os-etimedout = it took too long
os-eaddrinuse = the address is already in use
os-eaddrnotavail = this machine doesn't have this address
os-econnrefused = the connection was refused
os-econnreset = the connection was closed by the other side
os-enetunreach = the network can't be reached
os-ehostunreach = the host can't be reached
os-other = system error { $code }
os-no-host = there is no host with this name
