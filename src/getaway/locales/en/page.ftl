# The page around the games: lobby, table, replays, rulebooks, settings.

## Lobby

lobby-nav = Main navigation
lobby-play = Play
lobby-solo = Solo
lobby-replays = Replays
lobby-rules = Rules
lobby-about = About
lobby-join-code = Join code
lobby-skip = Skip to the content
lobby-who = Who's in
    .when = tonight?
lobby-what = Heist games with friends or against fair bots, at one table or across town.
lobby-games = Games
lobby-play-now = Play now
lobby-set-up = Set up
lobby-set-up-table = Set up a table
lobby-join-one = Join a table
lobby-learn = Learn by playing
lobby-learn-short = Learn
lobby-players = { $least }–{ $most } players
lobby-takes = { $minutes } min
lobby-takes-evening = an evening
lobby-have-code = Have a code?
lobby-code-example = KXQ-RTM
lobby-join-table = Join table
lobby-your-tables = Your tables
lobby-your-move = Your move
lobby-waiting-for = Waiting for { $names }
lobby-not-begun = Not started
lobby-no-tables = No tables yet
lobby-no-tables-help = Start one against bots, or ask a friend for a code.
lobby-not-shown = Not connected
lobby-not-shown-help = The list appears as soon as the connection is back.
lobby-open-tables = Open tables
lobby-all = All { $count }
lobby-fewer = Fewer
lobby-sit = Join
lobby-seats-taken = { $taken } of { $all } seats taken
lobby-own-pack = custom cards
lobby-no-open = No open tables
lobby-no-open-help = Set up a table and show it in the lobby. Anyone can join.
lobby-alone = Play solo
lobby-all-solo = All solo games
lobby-won = { $won } of { $all } won
lobby-you = You
lobby-your-name = Your name
lobby-name-help = Your name at the tables you join from now on.
lobby-guest = Guest
lobby-save = Save
lobby-saved = Saved
lobby-keep-place = Keep your tables
lobby-light = Switch theme
lobby-sound-on = Sound is on
lobby-sound-off = Sound is off
lobby-lost = Page not found
lobby-lost-help = Check the address, or go back to the lobby.
lobby-to-home = Back to the lobby
lobby-cannot-reach = Can't reach the server
lobby-cannot-reach-help = Your games are safe. Reconnecting…
lobby-opening = Opening…
lobby-stale = Part of the page couldn't be loaded. Your games are safe.

## Setting up a table

lobby-new-table = Set up { $title }
lobby-how-many = How many players?
lobby-how-many-option = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lobby-seats = Who sits where
lobby-seat = Seat { $number }
lobby-kind-mine = Me
lobby-kind-open = Anyone
lobby-kind-invited = A friend, by link
lobby-bot-of = Bot, { $level }
lobby-bots-help = How good are the bots?
lobby-several-mine = You have several seats. Pass the screen from one player to the next; secrets stay covered in between.
lobby-nothing-mine = You have no seat. You host the table and watch.
lobby-who-runs = Who runs the game?
lobby-who-runs-others = How many others?
lobby-who-runs-link = You get one link for all of them. Everyone who opens it is asked their name.
lobby-more-settings = More settings
lobby-options = Options
lobby-no-options = No options with this many players.
lobby-table-settings = The table
lobby-listed = Show it in the lobby
lobby-listed-help = Anyone can find the table and take an open seat.
lobby-spectators = Allow spectators
lobby-spectators-help = They see only what everyone may see, never secrets.
lobby-time = Time to decide
lobby-no-time = No limit
lobby-time-help = When time runs out, the server makes a legal move for the player and notes it in the log.
lobby-time-seconds = { $seconds } seconds per decision
lobby-time-minutes = { $minutes } minutes per decision
lobby-time-hour = 1 hour per decision
lobby-time-day = 1 day per decision
lobby-time-week = 1 week per decision
lobby-time-clock = Clock: { $minutes } minutes each, plus { $seconds } seconds per decision
lobby-stand-in = If a player leaves
lobby-no-stand-in = The game waits
lobby-stand-in-bot = A bot takes over ({ $level })
lobby-delay = Spectators see the game
lobby-delay-none = live
lobby-delay-minutes = { $minutes ->
    [one] 1 minute late
   *[other] { $minutes } minutes late
}
lobby-hints = Hints
lobby-hints-help = Players can ask for suggested moves.
lobby-odds = Odds
lobby-odds-off = Off
lobby-odds-after = After each move
lobby-odds-live = Always
lobby-pack = Custom cards
lobby-campaign = Continue a campaign
lobby-campaign-help = A campaign file, saved between two games.
lobby-pack-help = A pack file changes cards and figures. Everyone at the table sees what differs.
lobby-choose-file = Choose a file
lobby-pack-chosen = Using { $name }.
lobby-pack-remove = Use the standard cards
lobby-pack-unreadable = This file is not a pack: { $why }
lobby-open-table = Open the table
lobby-deal-now = Start the game

## The waiting room

lobby-waiting-room = Waiting for players
lobby-invite = Invite
lobby-invite-code = Send the link, show the QR code, or read out the code.
lobby-invite-links = Each empty seat has its own link. Make one and send it to a friend.
lobby-invite-host = The host invites the others.
lobby-invite-none = Every seat is taken. The game starts when everyone is ready.
lobby-table-code = Code
lobby-copy-link = Copy the link
lobby-copied = Copied
lobby-make-link = Make a link
lobby-link-for = Link for { $seat }
lobby-show-qr = Show as a QR code
lobby-qr-alt = QR code of the link
lobby-open = Open seat
lobby-invited = Waiting for a guest
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-im-ready = I'm ready
lobby-wait-others = You're ready. The game starts when everyone is.
lobby-host = Host
lobby-give-to-bot = Give to a bot
lobby-remove = Remove
lobby-sit-here = Sit here
lobby-take-seat = Take a seat, or stay and watch.
lobby-differs = This table uses custom cards
lobby-leave = Leave the table
lobby-options-here = Options at this table

## Joining by code

lobby-joining = Join a table
lobby-join-help = Type the code, or scan the QR code on the host's screen with your phone's camera.
lobby-searching = Looking for the table…
lobby-no-code-help = A code has six letters, like KXQ-RTM. Ask the host to read it again.
lobby-try-again = Try again

## Solo games and lessons

solo-title = Solo
solo-lead = Play on your own. Each scenario has a goal; a check marks the ones you have won.
solo-start = Start
solo-again = Play again
solo-won = Won
solo-options = Change options
solo-learn-title = Learn { $title }
solo-begin = Start the lesson
solo-read-rules = Read the rules instead
solo-how-learn = You play a real game, dealt so that everything comes up once. A guide explains each thing as it happens. Take your time.

## Login

account-keep-place-help = With a login and a password you can return to your tables from any browser.
account-login = Login
account-login-help = 3 to 40 lowercase letters, digits, dots, hyphens and underscores.
account-login-wrong = Use 3 to 40 lowercase letters, digits, dots, hyphens and underscores.
account-password = Password
account-password-help = At least 10 characters.
account-password-short = This password is too short. Use at least 10 characters.
account-password-never-short = That is not your password. Every password has at least 10 characters.
account-old-password = Old password
account-old-missing = Enter your old password.
account-new-password = New password
account-change-password = Change your password
account-set-password = Set the password
account-saved = Saved
account-log-in = Log in
account-log-in-as = You can log in as { $login }.
account-sessions = Where you are logged in
account-unknown-browser = Unknown browser
account-this-one = this browser
account-since = since { $date }
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-log-out-help = After you log out, this browser no longer knows you. A new password logs you out of all other browsers.

## Settings

settings-language = Language
settings-language-system = Match browser
settings-theme = Theme
settings-theme-system = Match system
settings-theme-dark = Dark
settings-theme-light = Light
settings-pace = Animation speed
settings-pace-calm = Slow
settings-pace-brisk = Fast
settings-pace-instant = Off
settings-pace-help = Press Esc or click the board to skip ahead.
settings-sound = Sound
settings-volume = Volume
settings-mute = Mute everything
settings-dice = Dice
settings-dice-help = A rattle as they fall, then a sound for the result.
settings-chime = Your turn
settings-chime-help = Two soft notes when it's your move.
settings-vibrate = Vibrate
settings-vibrate-help = When your own dice fall, if your device supports it.
settings-notify = Notifications
settings-notify-help = When it's your move and this page is in the background.
settings-notify-denied = Your browser doesn't allow notifications for this page.

## The table

table-looking = Looking for the table…
table-waiting-for = Waiting for { $names }
table-you = You
table-bot = Bot · { $level }
table-deciding = deciding
table-away-lost = away
    .help = Connection lost. The seat is kept.
table-away-left = seat is free
    .help = The player who sat here has left the table.
table-waiting-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
table-your-move = your move
table-seats = Seats
table-log = Log
table-open-log = Open the log
table-begins = The game begins.
table-more-lines = { $lines } more
table-fewer = Fewer
table-board = Board
table-desk = Hand and moves
table-rail = More about the table
table-secrets = Secrets
table-phase = Phase
table-undo = Undo
table-start-over = Start over
table-rules = Rules
table-chat = Chat
table-chat-new = Chat, new messages
table-settings = Settings
table-sound-on = Sound is on
table-sound-off = Sound is off
table-skip = Skip ahead
table-pause = Pause
table-go-on = Resume
table-next = Next
table-home = Getaway, home
table-close = Close
table-cancel = Cancel
table-sending = Sending…
table-lost = Connection lost. Your seat is kept. Reconnecting…
table-back = Connected again. You missed nothing.
table-paused = The host has paused the game.
table-say = Say something
table-send = Send
table-say-to = To
table-to-everyone = Everyone at the table
table-to-team = My side only
table-to-seat = to { $name } only
table-newer-rules = This game was continued under newer rules.
table-vote-pause = Ask for a pause
table-vote-go-on = Resume the game
table-vote-pause-help = The game pauses when everyone at the table asks for it.
table-said-nothing = Nobody has said anything yet.
table-chat-closed = Chat is closed in this phase.
table-looking-on = You're watching. Secrets stay hidden.
table-tv = Show the table on a TV
table-tv-help = A large view for a screen that everyone sees. It has no controls and shows no secrets.
table-time-left = Time left: { $time }
table-time-days = { $days } d
table-time-hours = { $hours } h
table-one-minute = One minute left to decide.
table-ten-seconds = Ten seconds left to decide.
table-all-seats = Player details
table-turned-away = Can't open this table
table-turned-away-help = Your own tables are in the lobby.
table-to-home = Back to the lobby
table-your-turn-title = ● Your move · { $title }
table-suggested = Suggestions: { $field }

## What a move may ask its player to fill in

blank-attempt = What do you try?
blank-approach = Which way?
blank-words = In your words
blank-why = Why
blank-role = Role
blank-want = What they want
blank-ways = Approaches, one per line
blank-text = Text
blank-name = Name
blank-gear = Gear
blank-look = Look
blank-advance = First advance
blank-segments = Segments
blank-segment = Segment
blank-amount = How many
blank-number = How many
blank-difficulty = Difficulty
blank-marks = This roll is
blank-goal = Goal it meets
blank-visibility = Who sees it
blank-dice = Dice
blank-title = Title
blank-subgoals = Subgoals
blank-seed = Seed
blank-kind = Type
blank-filled = Filled
blank-value = New value
blank-injury = Injury
blank-prep = Prep dice
blank-to = To
blank-modifier = Harder or easier by
blank-helpers = Who helps
blank-criminals = Who rolls
blank-step = Step
blank-how = How did you prepare for this?
blank-as = What you take
blank-on = On
blank-by = By how many

## The end of a game

table-over = The game is over
table-won = You won
table-shared = You share the win
table-lost-game = You lost
table-solo-won = You made it
table-your-total = Your total
table-how-came = How it was scored
table-ranking = Ranking
table-rematch = Play again
table-to-rematch = To the next game
table-replay = Watch the replay
table-record = Save the record
table-share-game = Share this game
table-copied = Copied
table-look-at-board = Look at the board
table-abandoned = The game was abandoned
table-abandoned-help = Everyone agreed to end it without a result.
table-closed = This table is closed
table-finished = Finished

## Several seats on one screen

table-pass = Pass the screen to { $name }
table-pass-help = The other players' secrets are covered. Nobody else should look.
table-i-am = I'm { $name }
table-act-for = Act for { $name }
table-your-seats = Your seats

## Taking a seat

table-join-title = Join the table
table-join-name = Your name
table-join-placeholder = Guest
table-join-help = What the others call you. You can change it at the table.
table-join-do = Sit down
table-seat-asked = { $who } asks for the seat of { $seat } and would see that seat's secrets.
table-seat-agree = Agree
table-seat-refuse = Refuse
table-seat-waits = Waiting for { $names } to agree.
table-seat-left = You left your seat. You can take it back until someone else has it.
table-seat-back = Take my seat back
table-name-here = Your name at this table
table-name-change = Change name
table-vacant = This seat is free. Its last player can come back. A new player needs a link, and everyone has to agree.
table-new-link = Make a link
table-link-for = Link for the seat of { $name }

## The menu of a table

table-this-table = This table
table-leave = Leave the table
table-leave-help = You can come back until someone else has your seat.
table-resign = Resign
table-resign-help = With three or more seats, a bot plays on for you.
table-vote = Vote to abandon the game
table-unvote = Withdraw the vote
table-vote-help = It ends without a result when everyone at the table agrees.
table-sure = Are you sure?
table-plan-on = Keep planning
table-seal-anyway = Seal it anyway
table-yes = Yes
table-no = No
table-pause-game = Pause the game
table-go-on-game = Resume the game
table-host-tools = Host tools
table-host-of = For { $name }
table-remove-seat = Remove from the table
table-mute = Mute
table-unmute = Unmute
table-replace-by = Replace with a bot
table-level = Level for { $name }
table-make-host = Make host
table-device = Continue on another device
table-device-help = Make a link to your seat and open it there. The seat moves to that device. With a login you can use several devices at once, and find your seats again if you lose this browser.
table-make-link = Make a link
table-story = The story so far
table-reminder = Remind me
table-reminder-help = When the game has waited a minute for you, the server sends one message to this address: a Slack, Mattermost or Discord webhook. Allowed here: { $hosts }.
table-reminder-url = Webhook address
table-reminder-set = Save
table-reminder-on = You get a reminder when the game waits for you.
table-reminder-stop = Stop reminders

## Handouts, notes, the pause card: at a table with a GM

tools-title = Handouts and notes
tools-new = Handouts and notes, new handout
handouts = Handouts
handouts-none = What the GM hands to you is kept here.
handouts-none-gm = Hand out a letter, a map or a photo: to everyone, or to one player. The others don't learn of it.
handout-new = Hand something out
handout-title = Title
handout-to = Who gets it
handout-text = Text
handout-picture = Picture
handout-other-picture = Choose another picture
handout-send = Hand it out
handout-too-large = This picture is larger than 2 MB. Make it smaller, or choose another one.
handout-unreadable = This picture can't be shown. Choose a PNG, JPEG, WebP or GIF.
handout-for-everyone = For everyone
handout-for-you = For you alone
handout-for = For { $name } alone
handout-fresh = new
handout-take-back = Take it back
notes-own = Your notes
notes-help = Only you can read them. Not the GM, not the host.
notes-saved = Saved
notes-saving = Saving…
pause-card = Pause card
pause-card-about = Something goes too far, or you need a moment? Play the card. Everyone sees that the game is paused, and nobody sees by whom.
pause-card-play = Play the pause card
pause-card-lies = The game is paused by the pause card
pause-card-help = Nobody has to say who played it, or why. Take the time you need. When everyone is ready, anyone can go on.
pause-card-lift = Go on
story-help = Scenes, narration, rolls and rulings, as your log tells them.
story-text = Save as text
story-pdf = Save as PDF
log-search = Search the log
log-found = { $lines ->
    [0] Nothing found
    [one] 1 line
   *[other] { $lines } lines
}

## Keys

table-keys = Keys
table-keys-help = You can play the whole game with the keyboard.
table-to-first-move = Go to the first move
key-tab = go to the next control
key-arrows = go to the previous or next control
key-enter = use the focused control; without one, go to the first move
key-digits = make one of the first nine moves on offer
key-large = enlarge the focused card (also: right-click or long press)
key-undo = undo
key-hint = get a hint, if the table allows hints
key-log = open the log
key-chat = open the chat
key-escape = skip ahead, or close what is open
key-help = show these keys

## Lessons

table-coach = Your guide
table-coach-next = Got it
table-coach-hide = Hide the guide
table-coach-show = Show the guide
table-read-on = Read on:

## Hints and odds

table-hint = Hint
table-hint-title = Suggested moves
table-hint-thinking = Thinking…
table-hint-forced = This is your only move.
table-hint-lost = Every simulated game was lost. The best move comes first.
table-hint-won = Every simulated game was won. The best move comes first.
table-hint-share = wins about { $percent }%
table-hint-untried = barely explored
table-hint-range = { $tries ->
    [one] { $low }–{ $high }% in 1 simulated game
   *[other] { $low }–{ $high }% in { $tries } simulated games
}
table-hint-do = Make this move
table-hint-wait = { $seconds ->
    [one] Too many requests. Next hint in 1 second.
   *[other] Too many requests. Next hint in { $seconds } seconds.
}
table-hint-do-all = Lay out all { $steps } steps
table-hint-all = All { $steps }
table-hint-stop = Dismiss the hint
table-hint-next = Next: { $step }
table-hint-laid = Laid out, not sealed yet: { $step }
table-odds = Odds
table-odds-after = Odds of your last move

## Fair deals, in the waiting room

fairness-line = Nobody can rig the shuffle, not even the people who run this server. The server's part is locked before you join, every player adds their own, and you can verify it afterward.
fairness-lesson = A lesson has a fixed deal: the same cards for everyone.
fairness-dealing = Everyone is ready. Dealing…
fairness-waiting-for = Everyone is ready. Waiting for { $names } to complete the deal.
fairness-restart = Deal without { $names }
fairness-problem-elsewhere = You got ready in another browser or on another device. Open the table there, or get ready again here.
fairness-problem-changed = The commitments have changed since this browser committed, so it does not reveal its part. Get ready again, or leave if this happens again.
fairness-problem-incomplete = The server asks for your part before every seat has committed, so this browser does not reveal it.
fairness-ready-again = Get ready again

## Fair deals, after the game

fairness-check = Check it
fairness-checking = Checking…
fairness-failed = The check couldn't run: { $why }
fairness-checks = { $count ->
    [one] 1 thing was checked
   *[other] { $count } things were checked
}
fairness-holds = Passed
fairness-holds-not = Failed
fairness-cannot-tell = Inconclusive
fairness-unchecked = Fair deal: every part of the shuffle was committed to before any was revealed.
fairness-own-good = The record matches what this browser kept of the deal.
fairness-own-bad = The record does not match what this browser kept of the deal. Save both: they prove it.
fairness-own-unsure = This browser can't confirm everything about the deal. The list says what, and why.
fairness-kind = Kind of deal
fairness-kind-bad = This browser committed to a fair deal, but the record shows another kind. It does not show how you were dealt your cards.
fairness-unsent = Bytes from elsewhere
fairness-unsent-words = The record has bytes for your seat that this browser did not send. That is normal if you got ready in another browser, or if someone else had the seat when the game was dealt. Otherwise the server made them up.
fairness-tries = Earlier deals
fairness-tries-words = { $times ->
    [one] Before this deal, this browser revealed its part once to commitments that changed afterward. Once can be bad timing. If it happens more often, someone may have been trying for a better deal.
   *[other] Before this deal, this browser revealed its part { $times } times to commitments that changed afterward. Once can be bad timing. More often means that someone may have been trying for a better deal.
}
fairness-commitment = Server's commitment
fairness-commitment-good = The one this browser saw before you were ready.
fairness-commitment-bad = Not the one this browser saw: the server used another seed.
fairness-bytes = Your part
fairness-bytes-good = The bytes this browser sent went into the deal.
fairness-bytes-bad = The deal was made without the bytes this browser sent.
fairness-others = The other seats
fairness-others-good = All commitments are those this browser saw before it revealed its part.
fairness-others-bad = A seat's commitment was changed after this browser had revealed its part.
fairness-head = Names, bots and options
fairness-head-good = As they were when the game was dealt.
fairness-head-bad = Something was changed after the game was dealt.
fairness-started-over = Deals started over
fairness-started-over-good = The record lists them.
fairness-started-over-bad = A deal in which this browser revealed its part is missing from the record.
fairness-hashes = Hashes
fairness-hashes-good = Computed again in this browser, they match the seed and the bytes in the record.
fairness-hashes-bad = Computed again in this browser, they do not match the seed and the bytes in the record.
fairness-outside = To check the saved record on any machine:
fairness-copy = Copy the command
fairness-or-file = Or keep your evidence as a file beside the record:
fairness-save = Save my evidence

## Replays

replay-title = Replays
replay-lead = Watch any finished game again, as one of its players saw it or with all cards face up.
replay-yours = Your finished games
replay-none = No finished games yet
replay-none-help = Finish a game and it appears here.
replay-play = Play now
replay-upload = Watch a record
replay-upload-help = A record saved as a file, from here or from another server.
replay-uploading = Reading the record…
replay-replay = Replay
replay-replay-of = Replay of { $title }
replay-position = Position in the game
replay-back = One step back
replay-on = One step forward
replay-go = Play
replay-stop = Pause
replay-see-as = See as
replay-all-open = Everything
replay-all-short = All
replay-hidden = What only they see
replay-nothing-hidden = Nothing is hidden from the others.
replay-nobody-hides = Nothing is hidden at this moment.
replay-spectator = Spectator
replay-rules = Rules
replay-share = Share
replay-share-help = Copy a link to this position
replay-copied = Copied
replay-at = { $at } / { $of }
replay-at-long = Step { $at } of { $of }
replay-dealt = The cards are dealt.
replay-check = Check fairness
replay-to-table = Back to the table
replay-unreachable = Can't open this replay
replay-loading = Opening the record…

## Rulebooks

rules-title = Rules
rules-lead = Every rule has a number. When a move is refused, the number leads here.
rules-books = Rulebooks
rules-house-book = House rules
rules-house-about = How tables, seats and fair deals work in every game.
rules-rules-of = Rules of { $title }
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = No rule matches “{ $words }”
rules-none-help = Try a single word, or browse the chapters.
rules-browse = Browse the rules
rules-link-to = Link to { $number }
rules-loading = Opening the rulebook…
rules-figures = Where the figures come from
rules-figures-help = Some figures of the game are printed in its rulebook or published elsewhere. Others had to be worked out or chosen.
rules-mark-printed = Printed
rules-mark-published = Published
rules-mark-deduced = Deduced
rules-mark-reconstructed = Reconstructed
rules-figures-of = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
rules-all-figures = All figures
rules-whole-game = The game
rules-thing = Component
rules-figure = Figure
rules-value = Value
rules-source = Source
rules-unreachable = Can't open this rulebook
rules-learn = Learn it by playing
rules-play = Set up a table
rules-decision-mark = Decision
rules-decision = “Decision” marks a rule where the printed rules leave something open, and says what is played here.

## About

about-title = About
about-lead = Play heist games with friends or against bots. Getaway ships no art or text from the games; the rules are written in our own words.
about-games = The games
about-games-help = The games and their names belong to their designers and publishers. Getaway is not affiliated with any of them.
about-icons = Icons
about-things = Symbols in the games: game-icons.net, CC BY 3.0, by { $authors } and others
about-license = license
about-controls = Controls: Lucide, ISC license, by the Lucide contributors and Cole Bemis.
about-fonts = Fonts
about-font-list = { $fonts }, under the SIL Open Font License 1.1.
about-fair = Fair deals
about-fair-help = The server commits to its part of every shuffle before anyone is ready, and every player to theirs before any part is revealed. When the game is over, your browser compares the record with what it kept of the deal, and anyone can check the whole game with one click or on another machine.
about-privacy = What is stored
about-privacy-help = The server stores a cookie that recognizes you, the name you give, and your tables. The page contacts no other site.

## Errors

rest-unreachable = Can't reach the server. Try again in a moment.
rest-answered = The server answered with error { $status }.

## A game without a board of its own

plain-yes = yes
plain-no = no
plain-none = none
