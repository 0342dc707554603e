# The race and where a plan leads.

# The race, to each side and to whoever watches.
race-robbers = { $needed ->
    [0] You have all the bags you need.
   *[other] { $scored ->
        [0] No bag out yet
        [one] 1 bag out
       *[other] { $scored } bags out
    }, { $needed } to go, { $rounds ->
        [0] no round left.
        [one] this is the last round.
       *[other] { $rounds } rounds left.
    }
}
race-bank = { $needed ->
    [0] The Robbers have all the bags they need.
   *[other] { $scored ->
        [0] No bag lost
        [one] 1 bag lost
       *[other] { $scored } bags lost
    }, { $needed } more and the Robbers win; { $rounds ->
        [0] no round left to hold.
        [one] hold this round.
       *[other] { $rounds } rounds to hold.
    }
}
race-watching = { $needed ->
    [0] The Robbers have all the bags they need.
   *[other] { $scored ->
        [0] No bag out yet
        [one] 1 bag out
       *[other] { $scored } bags out
    }, the Robbers need { $needed } more, { $rounds ->
        [0] no round left.
        [one] this is the last round.
       *[other] { $rounds } rounds left.
    }
}

# Where a plan leads, by one's own cards alone.
preview-robber = { $cards ->
    [0] You start in room { $rooms }.
   *[other] After card { $cards } you can be in room { $rooms }.
}
preview-anywhere = { $cards ->
    [0] You can start in any room.
   *[other] After card { $cards } you can be in any room.
}
preview-bank = { $cards ->
    [0] This is where your guards stand.
   *[other] This is where your guards can be after card { $cards }.
}
miss-pick_up = As things lie now, no unlocked bag is in a room you can be in by then.
miss-unlock = As things lie now, nothing locked is in a room you can be in by then: the Bank has to lock it first.
miss-pepper_spray = As the guards stand now, none is in a room you can be in by then. They may come.
miss-tackle = As the robbers stand now, no guard can reach one by then. They may come.
miss-lock = As things lie now, nothing unlocked is where a guard can be by then.
miss-either = As things lie now, neither half finds anything in a room you can be in by then.
