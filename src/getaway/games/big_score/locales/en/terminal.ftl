# The terminal's board of The Big Score.

short-con_man = Con
short-driver = Drv
short-grease_man = Grs
short-gun_man = Gun
short-hacker = Hck
short-muscle = Msc
board-vault = Act II · the vault, round { $round }
board-before = Before Act I
board-round = Act I · round { $round } of { $rounds }
board-passing = { $to_left ->
    [yes] hands go to the left
   *[no] hands go to the right
} · { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}
board-job = Job
board-needs = Needs
board-settled = settled
board-pile = { $missing ->
    [one] Job { $number } is 1 card short
   *[other] Job { $number } is { $missing } cards short
}
board-left = { $tokens ->
    [one] 1 token in the vault
   *[other] { $tokens } tokens in the vault
}{ $cops ->
    [0] , no Cops
    [one] , 1 Cop among them
   *[other] , { $cops } Cops among them
}
board-track = Cop Track
board-cops = { $bust ->
    [one] { $cops } of 1 Cop
   *[other] { $cops } of { $bust } Cops
}
board-player = Player
board-cash = Cash
board-tokens = Tokens
board-jacks = Jacks
board-diamonds = { $number ->
    [one] Diamond
   *[other] { $number } Diamonds
}
board-artifacts = { $number ->
    [one] Artifact
   *[other] { $number } Artifacts
}
board-drives = { $number ->
    [one] Hard Drive
   *[other] { $number } Hard Drives
}
board-cards = Cards
board-loot = From the vault
board-worth = Worth
board-drew = drew { $token }
board-you = you
board-first = First Player
board-used = used
board-busted = busted
board-out = out
board-decided = has decided
board-place = Job { $number }
board-hand = Your hand
board-hired = Hired
board-to-assign = To assign
board-expert = * Expert
board-seen = You saw in { $holder }'s hand: { $cards }{ $taken ->
    [0] {""}
    [one] {" "}(1 card taken since)
   *[other] {" "}({ $taken } cards taken since)
}
board-boss = { $seat } is { $boss }.
board-boss-item = { $seat } is { $boss } and started { $with }.
board-youth = Youngest first
board-discarded = Discarded

## The solo game

solo-round = Round { $round } of { $rounds }
solo-score = { $jobs ->
    [one] score { $score } · 1 job completed
   *[other] score { $score } · { $jobs } jobs completed
}
solo-jacks = { $jacks ->
    [one] 1 Jack
   *[other] { $jacks } Jacks
}
solo-to-win = To win: { $goal }. You have { $have }.
solo-missing = { $missing } to go.
solo-there = Crew there
solo-needs = Needs
solo-done = done
solo-face-down = face down
solo-scouted = face down, scouted
solo-kept = Kept
solo-shuffled = Shuffled into this deck
solo-shuffled-next = Shuffled into the next deck
solo-deck = Cards in the deck
solo-from-jobs = From jobs
solo-loot = Your vault tokens
solo-drawn = Drawn
solo-on-card = On the { $crew }
solo-traitors = The traitors are among
solo-unseen-crew = Crew not seen yet
solo-unseen-jobs = Jobs not seen yet
solo-set-aside = Set aside
solo-boss = Your boss
