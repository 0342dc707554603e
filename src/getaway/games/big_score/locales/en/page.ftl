# The page of The Big Score.

amount = { $money }
thing-diamond = Diamond
thing-artifact = Artifact
thing-hard_drive = Hard Drive
thing-joat = Jack of All Trades
thing-cash = Cash

## Steps

page-round = Round { $round }
page-vault = Act II · round { $round }
page-act-two = Act II
page-step-boss = Boss
page-step-item = Item
page-step-hire = Hire
page-step-assign = Assign
page-step-resolve = Resolve
page-step-rob = Rob or flee
page-step-trade = Trade
page-step-hand = Hand
page-step-place = Place
page-step-finish = Finish
page-step-jobs = Jobs
page-step-cops = Cops
page-step-loot = Loot
page-step-drives = Hard Drives for sale
page-step-strike = Strike
page-step-market = Black market
page-step-gold = Gold Bar
page-step-over = Finished

## Seats and keys

page-sealed = sealed
page-out = out, safe
page-is-busted = busted
page-fled = fled
page-key-job = send the picked card to that job
page-key-training = send the picked card to Training
page-key-unassigned = leave the picked card unassigned
page-key-card = pick another card
page-key-rob = rob the vault
page-key-flee = flee
page-key-draw = solo: draw one more card

## Bosses and items

page-bosses = Bosses
page-which-boss = Which boss are you?
page-or = or

## Hire

page-hand = Your hand
page-hire = Hire: { $card }
page-expert = Expert
page-hired = Your crew
page-hired-by = { $name }'s crew
page-hired-help = { $cards ->
    [one] Hired so far. 1 card to choose from.
   *[other] Hired so far. { $cards } cards to choose from.
}
page-hired-nobody = Nobody hired yet.
page-in-training = In Training
page-passing-left = Passing left
page-passing-right = Passing right
page-passes-to = You pass to { $to } and get { $from }'s hand.
page-passes-by = { $who } passes to { $to } and gets { $from }'s hand.
page-remembered = { $taken ->
    [0] { $who } has these
   *[other] { $who } has these, minus { $taken }
}
page-crew-deck = { $cards ->
    [one] 1 card left in the crew deck
   *[other] { $cards } cards left in the crew deck
}

## Assign

page-ask-assign = Send out your crew, then seal your plan.
page-send = Send
page-send-to = Send the { $card } to { $place }
page-take-back = Take back the { $card }
page-training-help = Up to three Experts of one type. Three after round 3 give you an ability in the vault.
page-unassigned-help = Discarded after the round, face up. Cards left in your hand go here.
page-where-to = Send the { $card } where?
page-cards-left = { $cards ->
    [one] (1 card left)
   *[other] ({ $cards } cards left)
}
page-all-placed = All cards assigned.
page-pick-card = Pick a card, then a job. ({ $cards } left)
page-seal = Seal my plan
page-sends-nobody = This plan sends nobody to a job or to Training. All your crew will be discarded.
page-clear = Clear
page-plan-sealed = Your plan is sealed.
page-you-send = You send { $cards }
page-they-send = { $name } sends { $cards }
page-none-of-yours = None of your crew
page-none-of = None of { $name }'s crew

## Jobs

page-job = Job { $number }, { $job }
page-requirement = Crew Requirement
page-needs = Needs: { $crew }
page-many = { $number ->
    [one] { $thing }
   *[other] { $number } × { $thing }
}
page-slot-open = { $crew }, open
page-slot-yours = { $crew }, yours
page-slot-filled = { $crew }, from { $who }
page-slot-missing = { $crew }, missing
page-robbed = Robbed
page-short = { $missing } short
page-missing = { $missing } short
page-nobody-came = Nobody came
page-surplus = { $cards } extra
page-on-job = On the job: { $job }
page-jacks = { $jacks ->
    [one] a Jack
   *[other] { $jacks } Jacks
}
page-reveal = { $jacks ->
    [one] Play a Jack
   *[other] Play { $jacks } Jacks
}
page-hold-back = Play no Jack

## What only you see

page-secret-hand = Hand
page-secret-hired = Hired
page-secret-takes = Takes
page-secret-chooses = Has chosen
page-secret-job = Job { $number }
page-secret-jacks = { $jacks ->
    [0] No Jack
    [one] A Jack
   *[other] { $jacks } Jacks
}
page-choice-rob = Rob
page-choice-flee = Flee
page-choice-diamond = Diamond
page-choice-artifact = Artifact
page-choice-cash = Cash
page-choice-hard_drive = Hard Drive

## The vault

page-rob = Rob
page-rob-help = draw one token
page-rob-three = draw three tokens
page-flee = Flee
page-flee-help = { $tokens ->
    [0] with nothing yet
    [one] keep your token
   *[other] keep all { $tokens }
}
page-drawn-blind = { $left } of { $all } tokens, drawn blind
page-cops-among = { $cops ->
    [one] 1 of { $tokens } tokens is a Cop.
   *[other] { $cops } of { $tokens } tokens are Cops.
}
page-floor-help = swap the token you just drew for one of these
page-floor-empty = The floor is empty.
page-take = Take
page-swap = Swap
page-remove = Remove
page-put-back = Put back
page-pay = Pay
page-drawn = Just drawn
page-drawn-by = Drawn by { $who }: { $token }
page-drawn-three = From the vault
page-holding = In your hand
page-act-one-goods = Safe from Act I
page-give-which = What do you trade away?
page-just-drawn = just drawn
page-at-risk = At risk
page-away-with = Got away with
page-lost = Lost
page-nothing = nothing
page-first = First
page-first-long = First Player Marker
page-used = used
page-ability-con_man = may trade away an earlier token
page-ability-driver = draws two tokens when fleeing
page-ability-grease_man = takes a floor token when fleeing
page-ability-gun_man = takes a floor token after a trade
page-ability-hacker = unpaired drives and keys pay
page-ability-muscle = may steal the First Player Marker
page-track = { $cops ->
    [0] Cop Track: no Cops.
    [one] Cop Track: 1 Cop.
   *[other] Cop Track: { $cops } Cops.
}{ $left ->
    [0] {" "}Busted.
    [one] {" "}One more and it's a bust.
   *[other] {" "}{ $left } more and it's a bust.
}
page-bust-in = { $left ->
    [one] One more Cop and everyone inside is busted
   *[other] { $left } more Cops and everyone inside is busted
}
page-bust-in-alone = { $left ->
    [one] One more Cop and you're busted
   *[other] { $left } more Cops and you're busted
}
page-bust-now = The law is in the vault
page-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## The end

page-how-it-came = Where the money came from
page-total = Total
page-breakdown-of = { $who }, { $sum }
page-kind-sum = { $kind } { $sum }
page-kind-cash = Cash
page-kind-bars = Silver and gold
page-kind-diamonds = Diamonds
page-kind-artifacts = Artifacts
page-kind-majority = Most Artifacts
page-kind-pairs = Drive and key
page-kind-hacker = Hacker's bonus

## The solo game

page-to-win = To win
page-goals = To win: { $goals }.
page-to-go = { $missing } to go
page-reached = reached
page-of = { $have } of { $need }
page-over = over { $need }
page-goal-total = in cash and assets
page-goal-total_above = in cash and assets
page-goal-cash = in cash
page-goal-cash_and_bars = in cash and bars
page-goal-diamonds = Diamonds
page-goal-artifacts = Artifacts
page-goal-pairs = pairs of drive and key
page-goal-jobs = jobs completed
page-score = Score so far
page-scenario-rules = Scenario rules
page-face-down = Face down
page-scouted = Scouted
page-scout = Scout { $price }
page-turn-up = Turn up
page-settle = Settle
page-place = Place
page-place-extra = Place { $price }
page-spend-jacks = Play Jacks
page-done = Done
page-done-long = Job { $number } is done or discarded.
page-open = { $icons } open
page-complete = Complete
page-tokens-on = Tokens on the job
page-deck = Deck
page-deck-left = { $cards } left this round
page-unseen = Not seen yet
page-draw-one = Draw one
page-draw = Draw
page-shuffled-in = Shuffled in
page-shuffled-next = For the next deck
page-kept = Kept
page-kept-help = Stays in your hand for the next turn.
page-kept-none = Nothing kept this turn.
page-completed = { $jobs ->
    [one] 1 job completed
   *[other] { $jobs } jobs completed
}
page-jacks-long = Jacks of All Trades
page-cops-of = { $cops } on the track, the { $bust } is a bust
page-row = The row
page-row-help = When you flee, two traitors are drawn and their tokens are lost.
page-traitors = The traitors are among
page-loot = Your loot
page-loot-none = Nothing taken yet.
page-picked = { $cards ->
    [one] { $card } selected
   *[other] { $cards } × { $card } selected
}
page-place-all = { $cards ->
    [one] Place it
   *[other] Place all { $cards }
}
page-redraw = Redraw { $price }
page-keep = Keep one { $price }
page-shuffle-in = Shuffle in { $price }
page-end-turn = End turn
page-strike = Who goes on strike?
