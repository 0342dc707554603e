# The server: refusals of requests, reminders, and the settings of `getaway serve`.

## Too much, too fast

hurried = { $wait ->
    [one] Too many { $what } at once. Wait 1 second.
   *[other] Too many { $what } at once. Wait { $wait } seconds.
}
many-changes = changes
many-codes = join codes
many-logouts = logouts
many-messages = messages
many-names = name changes
many-passwords = password changes
many-questions = requests
many-requests = requests
many-seats = seat changes
many-tables = new tables
many-tries = login attempts
message-unread = Too many messages at once. This one was not read.
visitor-full = You have stored { $most } MiB here, which is the limit for one visitor. Ask whoever runs this server for more.
address-full = { $wait ->
    [one] Too much was stored from your address. Wait 1 second.
   *[other] Too much was stored from your address. Wait { $wait } seconds.
}
listed-by-you = { $tables } of your tables are already in the lobby. Start one, or invite people by link.
listed-by-address = { $tables } tables from your address are already in the lobby. Invite people by link.
server-full = This server is full. Try again in a minute.
too-many-connections = Too many connections from your network. Close some of them.
too-many-pages = You have { $most } pages of this server open. Close one and reload this page.

## What can't be done

unreadable-message = This message can't be read. { $why }
not-a-move = This is not a move of the game. { $why }
cannot-store = The server can't store this right now. Send it again.
no-answer-from-store = The server can't reach its database right now. Try again.
no-store = The server can't reach its database right now. Reconnecting automatically.
at-no-table = You are not at a table.
no-lesson = { $game } has no lesson.
unusable-pack = The custom cards can't be used. { $why }
no-clocks = { $game } has no clocks and no deadlines, because the server can't choose a move for a late player.
bot-without-level = A bot's seat must name its level, and no other seat may.
foreign-page = This request came from another site.
unknown-host = This server doesn't go by the name “{ $host }”. If it should, start it with --allowed-hosts or --public-url.
broken = Something went wrong on the server. The operator can find it in the log.
nothing-here = There is nothing at this address.
wrong-method = This address doesn't accept this kind of request.
no-such-language = There is no such language. Languages: { $languages }.
gave-up = The server gave up. { $why }
job-failed = The server couldn't calculate that. Try again.
body-too-long = Too long: at most { $most } KiB are allowed.
not-a-number = { $name } must be a whole number from { $least } to { $most }, not “{ $found }”.
no-hint = No hint for this position: the bot failed, and the error was reported.
no-such-code = No open game has this code.
record-not-over = A record reveals every move, so it is only available after the game.
record-gone = The server no longer has that record. Upload it again.
no-seat-in-replay = There was no seat { $seat } in that game.
no-such-step = There is no step { $at }. That game has { $steps }.
unplayable-record = This record can't be replayed. { $why }

## Handouts and the story

no-such-picture = You have no such picture.
picture-unknown = This is no picture that can be read. Choose a PNG, JPEG, WebP or GIF.
picture-broken = This picture is damaged. Save it anew, or choose another one.
picture-too-large = This picture is too large: { $width } × { $height } pixels. At most { $most } million pixels are allowed.
pictures-full = The pictures of this table take up { $most } MiB, which is the limit. Take back a handout with a picture, and try again in ten minutes.
story-kinds = The story can be had as .md or as .pdf.
story-untold = { $game } tells no story.

## Accounts

wrong-password = Wrong login or password.
login-taken = Someone else has that login. Choose another.
session-ended = This browser is logged out. Log in again.
old-password-needed = To change your login or password, enter the old password too.
old-password-wrong = The old password is wrong.
logged-out = You have logged out.
browser-on = { $browser } on { $system }

## Reminders

reminder = Getaway: it's your turn in { $game }.
reminder-with-link = Getaway: it's your turn in { $game }. { $link }
no-reminders = This server sends no reminders.
reminder-address = The address for reminders must begin with https://.
reminder-hosts = This server sends reminders only to { $hosts }.

## Starting the server

open-at = Getaway is running at { $url } (press Ctrl-C to stop)
cannot-serve = Can't serve on { $host } port { $port }: { $why }.
settings-unreadable = Can't read { $path }: { $why }.
settings-unusable = Can't use { $path }. { $why }
no-such-setting = { $path }: there is no setting “{ $name }”. Settings: { $known }.
wrong-setting = { $path }: { $name } must be { $what }, not “{ $found }”.
setting-bool = true or false
setting-int = a whole number
setting-str = a string in quotes
setting-list = a list of strings
# These continue a sentence that begins with the name of the setting.
setting-empty = must not be empty
setting-url = must be an address such as https://play.example.org, without a path, not “{ $found }”
setting-host = has “{ $found }”, but an entry must be a host name in lower case, with a port if it needs one
setting-allowed-host = has “{ $found }”, but an entry must be a host name in lower case without a port, or * for any
setting-network = has “{ $found }”, but an entry must be an IP address or a network such as 10.0.0.0/8, with zeros after the prefix
