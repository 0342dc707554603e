# What happened, for the log.

floor-laid-out = Round { $round }: a new floor.
tile-turned = The Bank turns the { $tile } in room { $room } by { $quarters ->
    [1] 90°
    [2] 180°
   *[3] 270°
}.
floor-furnished = { $alarm ->
    [0] Money Bags in { $money_bags }, guards in { $guards }, robbers in room { $robbers }.
   *[other] Money Bags in { $money_bags }, guards in { $guards }, the alarm in room { $alarm }, robbers in room { $robbers }.
}
rooms = { $count ->
    [one] room { $rooms }
   *[other] rooms { $rooms }
}
car-placed = The Getaway Car waits at { $space }.
hands-drawn = Each side draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
hand-drawn = { $side } holds { $cards }.
card-played = { $card ->
    [none] { $side } plays card { $number } (now covered).
   *[other] { $side } plays card { $number }: { $card }.
}
stacks-turned = All plans are set. The stacks are turned over.
card-turned = { $side } turns up card { $number }: { $card }.
actions-lapsed = { $side } has to skip { $actions }.
guard-moved = Guard { $guard } moves from room { $start } to room { $room }.
robber-tackled = { $robber } is tackled in room { $room }{ $dropped ->
    [0] .
    [one] {" "}and drops a Money Bag.
   *[other] {" "}and drops { $dropped } Money Bags.
}
bag-locked = The Bank locks a Money Bag in room { $room }.
alarm-locked = The Bank locks the alarm in room { $room }.
guards-revived = The Bank burns its card, and { $count ->
    [one] guard { $guards } comes to
   *[other] guards { $guards } come to
}.
robber-revived = { $robber } burns the card and comes to.
robber-moved = { $ducts ->
    [yes] { $robber } takes the air ducts from room { $start } to room { $room }.
   *[no] { $robber } moves from room { $start } to room { $room }.
}
bag-picked-up = { $robber } picks up a Money Bag in room { $room }.
bag-unlocked = { $robber } unlocks a Money Bag in room { $room }.
alarm-unlocked = { $robber } unlocks the alarm in room { $room }.
guard-sprayed = { $robber } sprays guard { $guard } in room { $room }.
car-moved = { $robber } drives the car to { $space }.
bag-thrown = { $robber } throws a Money Bag into the car: { $scored } scored.
bag-passed = { $robber } passes a Money Bag to { $to }.
alarm-pulled = { $robber } pulls the alarm in room { $room }: { $count ->
    [0] no guard can come
    [one] guard { $guards } comes running
   *[other] guards { $guards } come running
}.
round-ended = Round { $round } is over. { $scored ->
    [0] No Money Bags in the car.
    [one] 1 Money Bag in the car.
   *[other] { $scored } Money Bags in the car.
}
game-ended = { $robbers_won ->
    [yes] The Robbers get away with { $scored ->
        [one] 1 Money Bag!
       *[other] { $scored } Money Bags!
    }
   *[no] The Bank holds! { $scored ->
        [0] Not a single Money Bag was scored.
        [one] Only 1 Money Bag was scored.
       *[other] Only { $scored } Money Bags were scored.
    }
}
