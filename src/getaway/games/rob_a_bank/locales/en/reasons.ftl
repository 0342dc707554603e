# Why a move is suggested.

moves = { $count ->
    [one] 1 Move
   *[other] { $count } Moves
}

reason-card = Card { $number } of { $cards }. { $why }
reason-plan-tackle = A Tackle needs a robber in a guard's room. The nearest is { $moves } away.
reason-plan-lock = A Lock needs an unlocked bag in a guard's room. { $loose ->
    [one] 1 bag is
   *[other] { $loose } bags are
} on the floor.
reason-plan-dropped = Useful if a bag is dropped before this card's turn.
reason-plan-patrol = The nearest robber is { $moves } from a guard.
reason-plan-grab = { $loose ->
    [one] 1 unlocked bag on the floor,
   *[other] { $loose } unlocked bags on the floor, the nearest
} { $moves } away.
reason-plan-unlock = { $locked ->
    [one] 1 bag is locked.
   *[other] { $locked } bags are locked.
}
reason-plan-locked-later = Useful if the Bank locks something first.
reason-plan-spray = A sprayed guard can't tackle anyone, and the bags in its room are free to take.
reason-plan-ducts = It reaches any room, past walls and guards.
reason-plan-move = { $steps ->
    [0] The car is right outside.
    [one] The car is 1 step away.
   *[other] The car is { $steps } steps away.
}

reason-tackle = { $robber } { $bags ->
    [0] loses a turn.
    [one] drops a bag and loses a turn.
   *[other] drops { $bags } bags and loses a turn.
}
reason-lock-bag = A robber must then unlock the bag in room { $room } before anyone can pick it up.
reason-lock-alarm = A locked alarm calls no guards away until a robber unlocks it.
reason-revive = { $guards ->
    [one] 1 guard acts
   *[other] { $guards } guards act
} again from the next turn.
reason-move-guard = { $near ->
    [0] A robber is in that room.
   *[other] The nearest robber is then { $moves } away.
}
reason-turn-tile = Walls decide how far the robbers have to carry the bags.
reason-nothing-possible = Nothing left on the card is possible.

reason-throw = { $left ->
    [0] This bag wins the game.
    [one] It scores. 1 more bag to win.
   *[other] It scores. { $left } more bags to win.
}
reason-pick-up = { $steps ->
    [0] The car is right outside.
    [one] The car is 1 step away from here.
   *[other] The car is { $steps } steps away from here.
}
reason-unlock-bag = Then you or a teammate can pick it up.
reason-unlock-alarm = An unlocked alarm can be pulled to call the guards away.
reason-spray = That guard can no longer tackle you or keep you from the bags.
reason-pass = { $robber } can carry it on.
reason-pull-alarm = All conscious guards come to this room and leave the others.
reason-place-car = Every robber's way out ends in the room next to the car.
reason-go-bags = { $bags ->
    [one] 1 unlocked bag lies
   *[other] { $bags } unlocked bags lie
} there.
reason-go-car = { $steps ->
    [0] The car is right outside that room.
    [one] From there, the car is 1 step away instead of { $now }.
   *[other] From there, the car is { $steps } steps away instead of { $now }.
}
reason-go-near = From there, the nearest unlocked bag is { $moves } away.
reason-go-out = It leads out of room { $room }.
reason-drive-to = { $loaded ->
    [yes] { $robber }, carrying loot,
   *[no] { $robber }
} { $steps ->
    [0] then has the car right outside.
    [one] is then 1 step from the car instead of { $now }.
   *[other] is then { $steps } steps from the car instead of { $now }.
}
reason-drive = The Bank then has to guard another way out.
