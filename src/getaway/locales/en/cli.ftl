# The command line: help texts, results and mistakes.

## Help

help-usage = Usage:
help-options-of = OPTIONS
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-required = required
help-default = default: { $value }

value-game = GAME
value-file = FILE
value-folder = FOLDER
value-name = NAME
value-query = QUERY
value-command = COMMAND
value-language = LANGUAGE
value-side = SIDE
value-sealed = SEALED
value-seconds = SECONDS
value-address = ADDRESS
value-host = HOST
value-bots = BOTS
value-value = VALUE
value-kind = KIND
value-field = FIELD
value-reader = READER
value-token = TOKEN

option-help = Show this help.
option-lang = Language: { $languages }. The default is GETAWAY_LANG if set, else your system's language.
option-version = Show the version, and whether it is compiled.
option-json = Print JSON, for programs. It is the same in every language.
option-pack = Use the cards in this file. `getaway pack new` makes one.
option-option = Set an option of the game. Repeat it for more options; `getaway games` lists them.
option-games = Number of games.
option-jobs = Number of processes to use.
option-seats = Number of players.
option-scenario = Play this solo scenario. Implies --seats 1.
option-seed = Seed of the shuffle. The same seed gives the same game.
option-database = Database of the server.

argument-game = Name of a game, as listed by `getaway games`.
argument-rulebook = Name of a game, or `house` for the rules that apply to every game.
argument-query = Number of a rule or chapter, or words to search for.
argument-record = Record of a game, or a saved game.
argument-sealed = File to write the sealed record to.
argument-copy = Backup file.
argument-pack = File with custom cards.
argument-new-pack = File to write. The default is GAME-pack.toml.

help-getaway = Play heist games, simulate them, and check how they were played.

help-games = List the games, with their player counts and options.

help-rules = Show a rulebook, one of its rules, or search it.

help-play = Play a game in this terminal.
    .more =
        You take the first seat and bots take the others. With --hotseat, everyone shares this terminal; with --solo, you play alone.

        Bots know only what a player in their seat would know. An easy bot follows rules of thumb. A normal bot plays out each decision 500 times before it moves, a hard bot 4,000 times.
    .hotseat = People in every seat, sharing this terminal.
    .solo = Play alone. The same as --seats 1.
    .side = Play all seats of one side, in games that have sides.
    .bots = Bots for the other seats, as in hard,normal: easy, normal, hard, random, greedy or ismcts. The last one takes all seats that are left.
    .odds = When you can ask for odds: off, after (once you have moved), or live (at any time).
    .resume = Continue a game from a file that `save` wrote.
    .campaign = Start with a campaign from a file that `export` wrote.

help-sim = Play many random games and report wins, scores and speed.
    .more =
        Every move is chosen at random, so this doesn't tell you whether a game is balanced. Use `getaway arena` with bots that try to win.

        The checksum covers every move and result. It doesn't depend on --jobs or --record.
    .record = Write a record of each game to this folder.
    .report = Write a report in Markdown, for games that have one.

help-arena = Let bots play against each other and compare their results.
    .more =
        Each deal is played once in every rotation of the seats, so luck is shared equally. In team games, a bot plays a whole team.

        Bots: easy, normal, hard, random, greedy, ismcts, or ismcts:N for a search with N iterations.
    .bots = Bots, one per seat, as in greedy,random. If there are more seats, the last bot takes the rest.
    .iterations = Search iterations per decision. The default is 2,000.
    .time = Search time per decision in seconds, instead of --iterations.
    .stop-early = Stop as soon as it's clear whether the first bot wins more than its share.

help-replay = Step through a recorded game.
    .more = Press Enter for the next step, type b to go back, a number to jump to that step, or q to quit. If the output goes to a file or a pipe, every step is printed.
    .seat = Show the game as this seat saw it; the first seat is 1. The default is a spectator's view.

help-verify = Check a record: replay every move and compare the result.
    .more = With the evidence you kept from the game, it also proves that this is the deal you took part in. The web page shows you the full command at the end of a game.
    .commitment = The server's commitment, as you saw it before the deal.
    .sent = The random bytes you sent. Repeat it for each of your seats.
    .seen = A seat's commitment, as you saw it. Repeat it for each seat.
    .head = The hash of seats and deal, as you saw it after the deal.
    .evidence = A file with all of the above, saved in the terminal or on the web page.

help-seal = Make a copy of a record that keeps the GM's secrets hidden.
    .more = Secrets are replaced by salted hashes, so the copy can still be verified.

help-serve = Run the server, so people can play in a browser.
    .more = You can also set each option in the environment (GETAWAY_PORT=80) or in the file given with --config (port = 80). Command-line options take precedence, then the environment, then the file.

help-backup = Copy the database to a file. The server may be running.

help-restore = Create a database from a backup. Stop the server first.

help-odds = Calculate exact odds.

help-pack = Look at a game's cards, check custom ones, or start your own.

help-pack-show = Show every component with its figures, and where each figure comes from.

help-pack-check = Check whether custom cards can be played with, and list what they change.

help-pack-new = Write a copy of the standard cards for you to change.

## Settings of the server

setting-host = Address to listen on.
setting-port = Port to listen on. 0 picks a free one.
setting-database = Where games are stored: a file, or postgresql://… for several servers.
setting-allow-readable-database = Start even if other users of this machine can read the database file.
setting-lan = Listen on the local network and show an address for phones.
setting-notify = Use PostgreSQL LISTEN/NOTIFY between servers. --no-notify polls instead.
setting-reminders = Host that turn reminders may be sent to. Repeat it for more hosts.
setting-public-url = Address of the server as browsers see it, for links.
setting-bot-workers = Number of bots that can think at the same time. 0 means one less than the number of cores.
setting-trusted-proxies = Address or network of a proxy whose X-Forwarded headers are trusted. Repeat it for more.
setting-allowed-hosts = Another host name of this server. Repeat it for more.
setting-sockets = Maximum number of connections.
setting-sockets-per-visitor = Maximum number of connections per visitor.
setting-sockets-per-address = Maximum number of connections per address.
setting-tables = Maximum number of new tables per hour and address.
setting-cpu-share = Share of the server's time that one address may use, in percent.
setting-visitor-megabytes = Storage that one visitor may use, in MiB.
setting-config = TOML file with these settings.

## Results

game-players = { $counts } players
game-players-range = { $least }–{ $most } players
game-option-others = (or { $values })
game-options = Set an option with -o. The value after = is the default, the others are in parentheses.
pack-line = { $standard ->
    [yes] Cards: { $name }, { $hash }
   *[no] Cards: { $name }, { $hash } (custom)
}
count = { $number }
number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
interval = { $low } to { $high }
column-seat = Seat
column-wins = Wins
column-share = Share of wins
column-score = Mean score
column-bot = Bot
column-side = Plays
column-interval = 95% interval
column-games = Games
column-id = ID
column-figures = Figures
column-source = Source
any-side = any seat

sim-progress = { $game }, seed { $seed }
sim-title = { $game }: { $games ->
    [one] 1 random game
   *[other] { $games } random games
}, seed { $seed }
sim-draws = Draws: { $draws }
sim-shared = Wins shared by several seats, counted for each of them: { $shared }
sim-length = Decisions per game: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-speed = { $compiled ->
    [yes] Speed (compiled): { NUMBER($games, maximumFractionDigits: 0) } games and { $decisions } decisions per CPU second
   *[no] Speed (not compiled): { NUMBER($games, maximumFractionDigits: 0) } games and { $decisions } decisions per CPU second
}
sim-checksum = Checksum: { $checksum }
wrote = Wrote { $file }.

arena-progress = { $game }: { $bots }
arena-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}

verified = Verified: { $file }, { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. { $entries ->
    [one] Its only move follows the rules.
   *[other] All { $entries } moves follow the rules.
}
verified-unfinished = The game isn't over yet.
check-proved = Proved: { $title }. { $words }
check-not-proved = Not proved: { $title }. { $words }
check-failed = { $title }: { $words }
verify-more = To compare it with what you kept from this game, add --evidence, or --commitment, --sent, --seen and --head.
sealed = Wrote { $file }. To check it without the secrets: getaway verify { $file }
backed-up = Copied { $database } to { $copy }.
restored = Restored { $database } from { $copy }.

box = Box
pack-version = version { $version } · hash { $hash }
pack-valid = { $file } is valid for { $game }: { $name }, version { $version }, hash { $hash }.
pack-standard = These are the standard cards.
pack-changes = What differs from the standard cards:
pack-change = {"  "}{ $change }
pack-written = Wrote { $file }. Change it, then run: getaway pack check { $game } { $file }
source-printed = printed
    .help = printed in the rulebook
source-published = published
    .help = stated on a public page
source-deduced = deduced
    .help = follows from printed figures
source-reconstructed = reconstructed
    .help = chosen by us, because no published list could be found
changed = changed
    .help = differs from the standard cards

## Mistakes

no-language = { $where }: there is no language “{ $wanted }” here. Choose { $there }.
no-command = There is no command “{ $wanted }”. Commands: { $there }.
no-command-near = There is no command “{ $wanted }”. Did you mean “{ $there }”?
extra-arguments = Too many arguments: “{ $arguments }”. See { $command } --help.
missing-argument = { $name } is missing. See { $command } --help.
missing-option = The option { $name } is missing. See { $command } --help.
no-option = There is no option { $option }. See { $command } --help.
no-option-near = There is no option { $option }. Did you mean { $near }?
option-needs-value = The option { $option } needs a value.
option-without-value = The option { $option } takes no value.
bad-value = { $name } { $problem }.
must-be-number = { $bounds ->
    [both] { $kind ->
        [int] { $name } must be a whole number from { $least } to { $most }.
       *[float] { $name } must be a number from { $least } to { $most }.
    }
    [least] { $kind ->
        [int] { $name } must be a whole number, { $least } or more.
       *[float] { $name } must be a number, { $least } or more.
    }
    [most] { $kind ->
        [int] { $name } must be a whole number, { $most } or less.
       *[float] { $name } must be a number, { $most } or less.
    }
   *[none] { $kind ->
        [int] { $name } must be a whole number.
       *[float] { $name } must be a number.
    }
}
must-be-bool = { $name } must be true or false.
must-be-one-of = { $name } must be { $values }.

about-file = { $file }: { $problem }
cannot-read = Can't read { $file }: { $why }.
cannot-write = Can't write { $file }: { $why }.
needs-extra = { $command } needs the package { $package }, which is not installed. Run: pip install 'getaway[{ $extra }]'
file-exists = { $file } already exists. Choose another name, or move it away.
file-in-the-way = { $file } already exists. Move it away first.
no-file = There is no file { $file }.
postgresql-tool = This database is PostgreSQL. Use its own tool, { $tool }.
bad-seed = --seed { $seed }: the seed must be a whole number from 0 to { $most }.
one-player-only = { $option } is for one player, but --seats says { $seats }.
no-scenarios = { $game } has no scenarios.
no-scenario = There is no scenario “{ $scenario }”. Choose { $there }.
not-key-value = “{ $pair }” is not an option with a value. Write NAME=VALUE.
resumed-as-it-was = A saved game continues with its own settings. Leave out { $option }.
side-or-hotseat = --side is for one person and --hotseat for several. Choose one of them.
no-sides = { $game } has no sides. Everyone plays for themselves.
no-side = There is no side “{ $side }” in { $game }. The sides are { $sides }.
no-bots = Bots can't play { $game }. Use --hotseat to share this terminal.
refused-by = { $why } ({ $rule })
other-game = { $file } is a game of { $game }, not of { $wanted }.
resume-over = { $file }: this game is over. To watch it: getaway replay { $file }
resume-bots = { $file }: only bots play in this game.
report-alone = --report chooses its own players and options. Leave out --seats, --option and --record.
no-report = { $game } has no report.
iterations-or-time = Choose either --iterations or --time, not both.
one-bot = That is only one bot. Add --seats 1 to let it play { $game } alone, or name a second one: --bots { $bot },random
no-seat = { $file }: there is no seat { $seat }. { $seats ->
    [one] The game has only 1.
   *[other] The game has { $seats }.
}
evidence-or-options = Use either --evidence or --commitment, --sent, --seen and --head, not both.
not-evidence = { $file }: this is not evidence of a deal. Use the file that `save` or the web page wrote.
not-hexadecimal = { $option } { $value }: expected 64 hexadecimal digits (0 to 9, a to f).
