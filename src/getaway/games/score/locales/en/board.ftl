# The board of Score, at the terminal and on the page.

crew = Crew
no-crew-yet = No Criminals yet
abilities = Abilities
gear = Gear
used = used
last-job = One Last Job

## Only at the terminal

board-heist = { $subgoals ->
    [yes] Heist { $number }: { $title } · with subgoals
   *[no] Heist { $number }: { $title }
}
board-shown = { $name }: { $text }
board-class = Class
board-player = Player
board-hurt = Hurt
board-stash = { $dice ->
    [one] Stash: 1 Prep die
   *[other] Stash: { $dice } Prep dice
}
board-penalty = Penalty { $number }: { $text }
board-system = The security system is yours.
board-roll = The roll
board-difficulty = Difficulty { $difficulty }{ $has_marks ->
    [yes] {" "}({ $marks })
   *[no] {""}
}{ $has_found ->
    [yes] : { $found }
   *[no] {""}
}
board-odds = { $dice ->
    [0] No Prep die
    [one] 1 Prep die
   *[other] { $dice } Prep dice
}{ $using }: success { $success }, failure { $failure }, both { $both }, neither { $neither }
board-meter = { $segments ->
    [0] The meter is not set yet.
   *[other] Meter: { $filled } of { $segments }
}
board-segment = Segment { $segment }: { $name }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}{ $fired ->
    [yes] , has hit
   *[no] {""}
}
board-clock = Clock { $name }, { $visibility }: { $filled } of { $segments }
board-generated = { $alarms ->
    [yes] Heist { $seed }, the alarms are on:
   *[no] Heist { $seed }:
}
board-complication = Complication { $number }: { $text }
board-note = Note
board-blind = Blind roll
board-screen = Behind the screen
