# What only the page says about Score.

lobby-players = GM and friends
lobby-open-gm = I am the GM
    .help = You run the heist for your friends, each on their own phone.
lobby-open-automatic = The automatic GM
    .help = Nobody has to prepare. You all play the crew.
lobby-open-alone = Alone
    .help = You and the automatic GM, whenever you like.
lobby-set-up = Run a heist
lobby-heists = Heists

step-attempt = Attempt
step-difficulty = Difficulty
step-dice = Dice
step-consequence = Consequence
step-ruling = Ruling
gm = GM
parts = Parts of the table
tab-roll = Roll
tab-sheet = Sheet
tab-scene = Scene
tab-crew = Crew
tab-log = Log
actions-for = Actions for { $what }
end-heist = End the heist
only-you = Only you
only-gm = Only the GM

## The meter, the stash and clocks

of = { $filled } of { $segments }
seen-open = open to the crew
seen-hidden = hidden from the crew
seen-secret = secret
meter-hidden = Only the GM sees how full it is.
penalties = Penalties
the-law = The law
segment = Segment { $segment }
stash = Prep stash
dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
clocks = Clocks
clock-tick = Advance the clock { $name } by 1
clock-hidden = running, hidden
penalties-to-come = Penalties to come
penalties-so-far = Penalties so far
cancelled = canceled

## Criminals

no-crew-help = Every player makes one before the first heist.
use = Use
goals = Goals
met = met
always = Always
injuries = Injuries
away = not in this heist
out = out of this heist
who-are-you = Who are you?
another = Another Criminal

## The scene and the roll

scene = Scene
no-scene = No scene set
complications = Complications
notes = Notes
no-notes = Nothing written yet.
the-heist = The heist
behind-the-screen = Behind the screen
blind-roll = { $has_why ->
    [yes] { $faces }: “{ $why }”
   *[no] { $faces }
}
shown = shown to the crew
wants = { $name } wants to
difficulty = Difficulty
difficulty-at = { $has_how ->
    [yes] Difficulty { $difficulty } · { $how }
   *[no] Difficulty { $difficulty }
}
works = Works
fails = Failure
this-roll-is = This roll is
call-at = Call it at
becomes = becomes { $difficulty }
percent = { $share }
face = { $counts ->
    [success] { $kind } { $face }, a success
    [failure] { $kind } { $face }, a failure
   *[nothing] { $kind } { $face }
}
quiet = Nobody is rolling
quiet-gm = Ask the crew what they do. When someone tries something, you call for a roll here.
quiet-player = Say what you try below. If failing would cost something, the GM calls for a roll.
quiet-automatic = Choose an approach, or say what you try. The automatic GM calls for the roll.
try-what = What do you try?
try-it = Try it
tell = Tell something
tell-it = Tell
who = Who

## Between heists

prepare = Prepare the heist
prepare-help = Generate a job or write your own, set the meter and its penalties, then start.
the-job = The job
length = Length of the Threat Meter
timeline = Campaign so far
no-timeline = The first heist is still to come.
ending = { $how ->
    [done] success
    [failed] failure
    [given_up] given up
   *[arrested] arrested
}
what-happened = What happened
save-campaign = Save the campaign for another evening

## The heist generator

heist-page = A heist for tonight
heist-lead = Everything a GM needs for an evening of Score, from one seed. Reroll any field, or write your own.
heist-seed-label = Seed
heist-seed-help = The address of this page contains the whole heist: send it, or keep it.
heist-fresh = Another heist
heist-kind = Kind of job
heist-any-kind = Any kind
heist-reroll = Reroll: { $field }
heist-write = Write your own: { $field }
heist-save = Save
heist-double = A double heist
heist-wrong = The alarms are already on
heist-loading = Rolling…
heist-by-hand = your own text
heist-cancel = Cancel
heist-client = Client
heist-behind = Only for you
heist-for-gm = For the GM
heist-for-players = For the players
heist-for-sheets = Sheets
heist-briefs = On paper
heist-paper-size = Paper
heist-paper-a4 = A4
heist-paper-letter = Letter
heist-pdf = PDF
heist-pdf-all = All as one PDF
heist-print = Print
heist-save-text = Text
heist-run = Run it at a table
heist-run-help = The heist comes along, with everything that you rolled again or wrote.
heist-who = Who runs it
heist-as-gm = I am the GM
heist-automatic = Automatic GM
heist-players = Players
heist-open = Open the table
