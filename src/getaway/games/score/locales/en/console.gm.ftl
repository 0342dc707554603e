# What the page says on the GM's console.

papers = Papers of the GM
tab-people = People
tab-notes = Notes
tab-clocks = Clocks
put-away = Put { $name } away
not-connected = not connected
with-words = With words of your own: { $what }
player-of = { $name } ({ $crew })
whisper = Whisper: { $words }
whisper-to = Whisper to
tab-table = Table
own-words = In your own words…
no-injury = Without an injury
injury-ankle = a twisted ankle
injury-ribs = two cracked ribs
injury-arm = a graze on the arm
injury-cut = a deep cut
injury-hand = a broken hand
injury-head = a blow to the head
roll-more = More
extra-dice = Extra dice
modifier = Harder by
helped-by = Helped by
also-roll = Also roll
other-ways = Other ways
cancel-roll = Cancel the roll
tray = Attempts that wait
waits-at = called at { $difficulty }, waits its turn
waive-short = No roll

## The meter and figures

penalty-on = { $has ->
    [yes] Penalty on segment { $segment }: { $does }
   *[no] Add a penalty to segment { $segment }
}
penalty-none = + penalty
penalty-does = { $kind ->
    [lose_prep] −{ $amount } Prep
    [harder] +{ $amount } difficulty
    [heat_for_all] +{ $amount } Heat for all
   *[other] { $name }
}
penalty-write = Something else…
of-this-job = Of this job
of-the-rules = Of the rules
figure-less = { $figure } −1
figure-more = { $figure } +1
clock-back = Turn back the clock { $name } by 1
no-clocks = No clock is running.

## The job

no-complications = None prepared.
alarms-on = Alarms on
gone-wrong = A Heist Gone Wrong: the alarms are already on.

## Papers

prepared-scenes = Prepared scenes
no-prepared-scenes = None yet. A prepared scene goes on the table with one tap.
scene-play = Play
scene-now = on the table
told-to-crew = What the crew was told
background = Behind it
no-people = Nobody has a card yet.
make-card = Make a card for { $name }
client = client
turns = { $turns ->
    [one] 1 turn in the spotlight
   *[other] { $turns } turns in the spotlight
}
turns-label = Spotlight
clock-stays = kept for the campaign
boundary-kind = { $kind ->
    [line] Line
   *[veil] Veil
}
for-everyone = Everyone

## The way back

history = History
history-help = Put the heist back to how it was after a step. Dice that fell do not fall again, and what was said stays.
undo = Undo
undo-step = Undo: { $what }
history-now = now
end-as = { $how ->
    [done] Success
    [failed] Failure
   *[given_up] Given up
}
put-back-here = Put back to here
