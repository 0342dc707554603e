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
gone-wrong = A Heist Gone Wrong: the alarms are already on.
