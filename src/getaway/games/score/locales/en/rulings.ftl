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
offer-group-roll = A roll for several
offer-change-roll = Change the roll
offer-call-for = Call for a roll: { $name }
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
