# Score: how a GM calls for rolls, rules and corrects.

## Rolls

roll-changed = Changed: { $name } needs { $difficulty } or higher{ $has_marks ->
    [yes] {" "}({ $marks })
   *[no] {""}
}{ $has_found ->
    [yes] : { $found }.
   *[no] .
}
called-dice = { $way ->
    [more] { $dice ->
        [one] With 1 extra die.
       *[other] With { $dice } extra dice.
    }
   *[fewer] { $dice ->
        [one] With 1 die less.
       *[other] With { $dice } dice less.
    }
}
called-helped = { $count ->
    [one] { $names } helps.
   *[other] { $names } help.
}
called-waits-turn = It comes after the roll that is open.
found-modifier = { $way ->
    [harder] the GM +{ $by }
   *[easier] the GM −{ $by }
}
acted-for = { $what ->
    [roll] The GM rolls for { $name }.
    [brute_force] The GM uses Brute Force for { $name }.
    [stand] The GM keeps the dice for { $name }.
    [heat] The GM chooses for { $name }: Heat.
   *[meter] The GM chooses for { $name }: the crew pays.
}
ruling-none = Nothing comes of it.

offer-start-roll = { $name }: roll
offer-start-more = { $name }: roll, with extra dice, a modifier or help
offer-group-roll = A roll for several
offer-change-roll = Change the roll
offer-call-for = Call for a roll: { $name }
offer-call-more = Call for it with extra dice, a modifier or help
offer-call-more-for = Call for it with extra dice, a modifier or help: { $name }
offer-waive-for = No roll needed: { $name }
offer-ruling-none = No consequence
offer-ruling-own = Your own words
offer-ruling-complication = Complication: { $text }
offer-withdraw-waiting = { $name } changes their mind
offer-roll-for = For { $name }: { $offer }
prompt-waiting = { $count ->
    [one] { $name } waits for your answer.
   *[other] { $count } attempts wait for your answer, the first is { $name }'s.
}

called-waits = A roll has been called for { $name }. Roll when it is your turn, or withdraw.
no-such-attempt = No attempt with the number { $number } is waiting.
extra-range = The GM can add or take away up to { $most } dice, and change the difficulty by up to { $most }.
helps-themselves = Nobody can help with their own roll.
named-once = Name each Criminal only once.
group-empty = Say who rolls.
change-called = A roll can be changed after it has been called and before the dice are rolled.
ruling-empty = Say what happens.
ruling-complication = A prepared complication belongs to the ruling “complication”.
ruling-injury = An injury belongs to the ruling “harm”.
sealed-calls = The record does not say of each roll how it was called.

## Corrections

healed = { $name } is all right again: { $injury }.
revived = The GM rules: { $name } plays on.
brought-back = The GM rules: { $name } is back in the heist.
left-at-home = { $prep ->
    [0] { $name } stayed at home.
    [one] { $name } stayed at home, and 1 Prep die with them.
   *[other] { $name } stayed at home, and { $prep } Prep dice with them.
}
meter-resized = { $known ->
    [open] { $segments ->
        [one] The meter now has 1 segment.
       *[other] The meter now has { $segments } segments.
    }
    [hidden] The GM changes the length of the hidden meter.
   *[no] The GM changes something behind the screen.
}
offer-segment = { $way ->
    [fill] Fill segment { $segment }
   *[empty] Empty segment { $segment }
}
offer-meter-length = Change the length of the meter
offer-heal = { $name } is all right again: { $injury }
offer-revive = { $name } plays on
offer-bring-back = { $name } is back in this heist
offer-leave-home = { $name } stayed at home
no-such-injury = { $name } has no injury number { $number }.
plays-already = { $name } can play as it is.
not-out = { $name } is not out of this heist.
meter-too-short = { $filled ->
    [one] The meter must be longer than the 1 segment that is filled.
   *[other] The meter must be longer than the { $filled } segments that are filled.
}

## Questions before what is hard to put right

ask-full = This fills the meter. The law has the crew, and the heist is over. Go on?
ask-dead = { $name } dies and plays no more. Go on?
ask-end = { $how ->
    [done] End the heist as a success?
    [failed] End the heist as a failure?
   *[given_up] Give up the heist?
}
ask-end-campaign = End the game for everyone?
ask-retire = { $name } retires and plays no more. Go on?
ask-last-job = One Last Job: the next heist is { $name }'s last, however it ends. Go on?
ask-roll-again = The heist is running, and the crew may know this already. Reroll it?

## Back to an earlier step

heist-put-back = The GM puts the heist back. The last thing that happened: { $step }
heist-reopened = The GM reopens heist { $number }. It goes on where it was.
prompt-one-shot-over = That was the one-shot. End the game, or reopen the heist.
one-shot-one-heist = A one-shot has a single heist.
step-silent = A decision without words.
offer-put-back = Put the heist back to an earlier step
offer-reopen = Reopen the last heist
ask-reopen = The heist goes on where it was. What has happened since is undone. Go on?
no-steps = There is no earlier step to put the heist back to.
no-such-step = The heist can be put back to steps { $first } to { $last }.
nothing-to-reopen = There is no heist to reopen.
sealed-step = The record names a step that it does not have.
sealed-person = The record shows the card of a person, but not whose.

## Names

campaign-named = The campaign is called “{ $name }”.
heist-renamed = The heist is called “{ $title }”.
offer-name-campaign = { $mode ->
    [one_shot] Name the evening
   *[campaign] Name the campaign
}
offer-rename-heist = Rename the heist
title-empty = Give the heist a title.

## Abilities and the curtain

segment-cancelled = { $segment ->
    [0] { $name }: false alarm. What the last segment brought does not count.
   *[other] { $name }: false alarm. What segment { $segment } brought does not count.
}
heat-stayed = The Heat die stays with { $name }: Heat { $heat }.
explained = { $name } explains{ $words }.
explain = { $ability ->
    [mimic] Whose voice is it?
    [escape_artist] Which way do you find?
    [houdini] Where are you, and how did you get there?
    [bag_em] Who goes down, and how?
    [right_tool] What do you pull out?
    [dressed_for_success] Who wears what?
    [foresight] How did you prepare for this?
   *[slippery] How do you get away with it?
}
kill-way = { $way ->
    [cool] +1 Cool
    [heat] −1 Heat
   *[neither] nothing
}
offer-kill = { $name }: choose what a kill brings
offer-focus = { $name }: choose what is 1 easier today
offer-false-alarm-segment = { $segment ->
    [0] { $name } uses { $ability } on the segment that was filled last
   *[other] { $name } uses { $ability } on segment { $segment }
}
prompt-focus = Choose first what is easier for { $name } today: sneaking or lockpicking?
focus-first = Choose first what is easier for { $name } today: sneaking or lockpicking.
how-foresight = Explain how you prepared when you use Foresight.
no-filled-segment = { $segment ->
    [0] No segment has been filled that could be canceled.
   *[other] Segment { $segment } is not filled, or has been canceled.
}
not-been-on-a-heist = { $name } has not been on a heist yet.
last-job-means = The next heist is { $name }'s last. They retire after it, however it ends.
