# What is asked and offered, and how it ended.

blurb = Plan the heist card by card, then watch the guards ruin it.

phase-layout = Floor layout
phase-car = Getaway Car
phase-planning = Planning
phase-action = Action
phase-over = Game over

option-bank = Who is the Bank
    .help = The first seat is the Bank, or a seat drawn at random (RB-1.6).
    .value-chosen = First seat
    .value-random = Random
option-open_team_hands = Open team hands
    .help = Robbers see each other's cards (RB-3.4).
option-played_cards = Played cards
    .help = A card is hidden once another covers it, or stays readable for everyone (RB-3.5).
    .value-memory = Hidden: remember them
    .value-open = Stay readable

# Sides, as the subject of a sentence and as a label.
side-bank = The Bank
side-yellow = Yellow
side-green = Green
side-red = Red
role-bank = Bank
role-yellow = Yellow
role-green = Green
role-red = Red

# The actions on the cards.
action-move = Move
action-tackle = Tackle
action-lock = Lock
action-tackle_or_lock = Tackle or Lock
action-pick_up = Pick Up
action-unlock = Unlock
action-pepper_spray = Pepper Spray
action-move_to_any_room = Move to Any Room
action-pepper_spray_or_pick_up = Pepper Spray or Pick Up
action-unlock_or_pick_up = Unlock or Pick Up
action-times = { $action } ×{ $times }
plus = { $most } + { $last }
card-face = { $card } ({ $actions })

prompt-over = The game is over.
prompt-pick-tile = Some rooms can't be reached. { $tiles ->
    [one] Turn a tile that has a wall.
   *[other] Turn { $tiles } tiles that have a wall.
}
prompt-turn-tile = How far do you turn the tile in room { $room }?
prompt-layout-waiting = Waiting for { $seat } (Bank) to open up the floor.
prompt-car = Where does the Getaway Car wait?
prompt-car-waiting = Waiting for { $seat } to place the Getaway Car.
prompt-plan = { $side }: play card { $number } of { $cards }.
prompt-plan-waiting = Waiting for { $seat } ({ $side }) to play card { $number } of { $cards }.
prompt-act = { $side }: { $actions } left{ $free ->
    [yes] , plus a free action.
   *[no] .
}
prompt-card-done = { $side }: the card is done. Take a free action or end the turn.
prompt-card-stuck = { $side }: nothing more on the card is possible. Take a free action or end the turn.
prompt-bank-stuck = { $side }: nothing on the card is possible. Revive the guards or end the turn.
prompt-act-waiting = Waiting for { $seat } ({ $side }) to act.

hint-layout = A tile's walls turn with it. You can only choose turns that connect all the rooms.
hint-car = You throw bags into the car from the room next to it.
hint-planning = Each card covers the one before. Nothing happens until every stack is complete.
hint-action = Do all of the card that is possible, in any order. The free action is up to you.
hint-bank = Any conscious guard can take any action. A guard that moves may not end where it began.

offer-pick-tile = Turn the { $tile } in room { $room }
offer-turn-tile = Turn it { $quarters ->
    [1] 90°
    [2] 180°
   *[3] 270°
} clockwise
offer-place-car = Park the car at { $space }
offer-play-card = Play { $card }
offer-move-guard = Move guard { $guard } to room { $room }
offer-tackle = Tackle { $robber }
offer-lock-bag = Lock a Money Bag in room { $room }
offer-lock-alarm = Lock the alarm
offer-revive = Burn the card to revive all guards
offer-end-turn = End the turn
offer-move-robber = Move to room { $room }
offer-move-to-any-room = Take the air ducts to room { $room }
offer-pick-up = Pick up a Money Bag
offer-unlock-bag = Unlock a Money Bag
offer-unlock-alarm = Unlock the alarm
offer-pepper-spray = Spray guard { $guard }
offer-move-car = Free action: drive the car { $way ->
    [clockwise] clockwise
   *[anticlockwise] counterclockwise
} to { $space }
offer-throw-bag = Free action: throw a Money Bag into the car
offer-pass-bag = Free action: pass a Money Bag to { $robber }
offer-pull-alarm = Free action: pull the alarm

verdict-robbers = The Robbers win: { $scored ->
    [one] 1 Money Bag
   *[other] { $scored } Money Bags
} in the car by round { $round }!
verdict-bank = { $scored ->
    [0] The Bank wins: the Robbers got none of the { $needed } Money Bags they needed.
   *[other] The Bank wins: the Robbers got only { $scored } of { $needed } Money Bags.
}
