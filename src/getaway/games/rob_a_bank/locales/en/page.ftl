# What only the page says.

page-key-numbers = Planning: choose that card. Action: move to that room.
page-key-arrows = Planning: choose another card.
page-key-enter = Planning: choose the card. Press again to play it.

# Steps and score.
page-round = Round { $round } of { $rounds }
page-step-floor = Floor
page-step-plan = Plan
page-step-act = Action
page-scored = { $scored } of { $needed }
page-in-the-car = bags in the car

# Stacks.
page-stacks = Stacks
page-stack = Stack
page-stacks-hidden = covered cards are hidden from everyone
page-stacks-open = each card covers the one before
page-stacks-act = card { $number } of { $cards }
page-played-out = In order of play
page-column = Card { $number }
page-covered = covered
page-to-come = face down, still to come
page-empty = empty
page-done = { $card }, done
page-in-play = { $card }, in play
page-you = You
page-play-here = Play { $card } here
page-robbers = Robbers

# The plan of the floor.
page-floor-plan = Floor plan
page-room = Room { $room }, { $tile }: { $things }.
page-walls = walled on the { $sides }
page-no-walls = no walls
page-side-north = north
page-side-east = east
page-side-south = south
page-side-west = west
page-bags = { $bags ->
    [one] 1 Money Bag
   *[other] { $bags } Money Bags
}
page-locked-bags = { $bags ->
    [one] 1 locked Money Bag
   *[other] { $bags } locked Money Bags
}
page-alarm = the alarm
page-alarm-locked = the alarm, locked
page-unconscious-mover = { $mover }, unconscious
page-loaded-mover = { $mover } with { $bags }
page-guard = Guard { $guard }
page-guard-in = Guard { $guard }: room { $room }
page-car-at = The Getaway Car is at { $space }.
page-start-money_bag = a Money Bag starts here
page-start-guard = a guard starts here
page-start-alarm = the alarm starts here
page-start-robbers = the robbers start here
page-legend = Legend
page-legend-wall = Wall
page-legend-door = Doorway
page-legend-guard = Guard
page-legend-robber = Robber
page-legend-bag = Money Bag
page-legend-locked = Locked
page-legend-alarm = Alarm
page-legend-car = Getaway Car
page-legend-down = Unconscious
page-send-guard = Send guard { $guard }
page-label-PickTile = Turn
page-label-PlaceCar = Park here
page-label-MoveGuard = Move here
page-label-MoveRobber = Move here
page-label-MoveToAnyRoom = Move here
page-label-Tackle = Tackle
page-label-LockBag = Lock
page-label-LockAlarm = Lock
page-label-PickUp = Pick up
page-label-UnlockBag = Unlock
page-label-UnlockAlarm = Unlock
page-label-PepperSpray = Spray
page-label-MoveCar = Drive
page-label-ThrowBag = Throw
page-label-PassBag = Pass
page-label-PullAlarm = Pull

# The hand and the card in play.
page-hand = Hand: { $side }
page-play = Play { $card }
page-card-label = { $side }: do all you can
page-card-in-play = { $side }: card { $number }
page-all-done = Everything on the card is done
page-free = One free action, or none
page-free-used = Free action used
page-act-move = Move
page-act-tackle = Tackle
page-act-lock = Lock
page-act-pick_up = Pick up
page-act-unlock = Unlock
page-act-pepper_spray = Spray
page-act-move_to_any_room = Any room
page-act-drive = Drive
page-act-throw = Throw
page-act-pass = Pass
page-act-alarm = Alarm
page-act-revive = Revive
page-times = { $times } times
page-to-rooms = to room { $rooms }
page-to-any-room = to any highlighted room
page-in-room = in room { $room }
page-the-alarm = the alarm
page-a-bag = a Money Bag
page-to-space = to { $space }
page-into-the-car = into the car
page-to-robber = to { $robber }
page-calls-guards = calls all guards here
page-burn = burn the card instead
page-or = or
page-degrees = { $quarters ->
    [1] 90°
    [2] 180°
   *[3] 270°
}
page-clockwise = clockwise
page-room-number = Room { $room }
page-park-here = park here

# Seats.
page-of-stack = { $played }/{ $cards }
page-cards-held = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
page-carries = carries { $bags }
page-unconscious = unconscious

# The end.
page-by-round = Round by round
page-round-number = Round { $round }
page-not-played = not played
page-total = Total
page-thrown = Thrown into the car
page-count-picked-up = Picked up
page-count-tackles = Robbers tackled
page-count-sprays = Guards sprayed
page-count-locks = Bags and alarms locked
page-count-alarms = Alarms pulled
page-none = –
