# Masters of the Heist: prompts, offers, events, refusals, reasons and verdicts.

blurb = Hire a crew, plan in secret, and see whose heists come off.
campaign = The campaign
campaign-goal = Three games in a row against an automatic opponent. Make at least { $goals }.

phase-purchase = Purchase
phase-plan = Plan and Heist
phase-carry_over = Carry-over
phase-over = Game over

option-opponent_card = The opponent's card
    .help = The opponent gets the lowest Muscle of all cards in the piles, or of the top cards only (MH-7.1).
    .value-all = from all cards
    .value-tops = from the top cards
option-opponent_marks = The opponent's marks
    .help = The opponent takes one mark per step, or one per round (MH-7.2).
    .value-step = one per step
    .value-round = one per round

## Cards

kind-grifter = Grifter
kind-partner = Partner
kind-thief = Thief
kind-muscle = Muscle
kind-insider = Insider
kind-car = Getaway Car
kind-bribe = Bribe
with-skill = Skill { $skill }
with-muscle = Muscle { $muscle }
bonus-draw = { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
}
bonus-cash = +{ $money }
bonus-per-thief = +{ $money } per Thief
bonus-per-class = +{ $money } per Class
bonus-tiebreak = tiebreak +{ $money }
bonus-permanent = +{ $skill } Skill on every heist
bonus-insider = Skill { $skill } in { $hood }
face = { $card } ({ $facts })
place = { $mark } ({ $hood }, Difficulty { $difficulty }, { $payout })
set = { $size } for { $bonus }
no-mark = no mark there

## Prompts

prompt-other-buys = Waiting for { $seat } to buy.
prompt-buy = { $may_pass ->
    [yes] Buy a card, or pass. You have { $money }.
   *[no] Buy a card. You have { $money }.
}
prompt-welfare = { $may_pass ->
    [yes] You can't afford a card. Give all your money ({ $money }) for the cheapest one, or pass.
   *[no] You can't afford a card. Give all your money ({ $money }) for the cheapest one.
}
prompt-others-plan = Waiting for { $seats } to plan.
prompt-plan-crew = { $crew ->
    [one] Your crew is one card. Put it in the plan.
   *[other] Order your crew: who comes { $place } of { $crew }?
}
prompt-plan-selector = { $last ->
    [yes] Order your Selectors: which one comes { $place }? This seals the plan.
   *[no] Order your Selectors: which one comes { $place }?
}
prompt-other-keeps = Waiting for { $seat } to choose crew for the next game.
prompt-keep = Keep crew for the next game. You have { $surplus } of your surplus left.
prompt-over = The game is over.

## Offers

offer-buy = Buy { $card } for { $price }
offer-welfare = Take { $card } for everything you have ({ $money })
offer-pass = Pass: buy no more this round
offer-plan-crew = Next: { $card }
offer-plan-selector = Next: Selector { $number }, { $mark }
offer-keep = Keep { $card } for { $price } of the surplus
offer-stop = Keep no more and begin the next game

## Events

mark-laid-out = Mark { $number } is laid out: { $mark }.
crew-bought = { $seat_is ->
    [you] You buy { $card } for { $paid }.
   *[other] { $seat } buys { $card } for { $paid }.
}
welfare-taken = { $seat_is ->
    [you] You take { $card } on Welfare for { $paid }.
   *[other] { $seat } takes { $card } on Welfare for { $paid }.
}
player-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
passed-unasked = { $seat_is ->
    [you] You can't buy any more.
   *[other] { $seat } can't buy any more.
}
plan-confirmed = { $seat_is ->
    [you] You have sealed your plan.
   *[other] { $seat } has sealed a plan.
}
selector-turned = { $seat_is ->
    [you] You turn up Selector { $number }{ $there ->
        [yes] .
       *[no] : no mark there.
    }
   *[other] { $seat } turns up Selector { $number }{ $there ->
        [yes] .
       *[no] : no mark there.
    }
}
crew-turned = { $seat_is ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
mark-contested = Both crews are at { $mark }. { $muscle ->
    [0] { $winner_is ->
        [you] Neither has Muscle, so you take it by the Right to First Purchase.
       *[other] Neither has Muscle, so { $winner } takes it by the Right to First Purchase.
    }
   *[other] { $winner_is ->
        [you] You take it with Muscle { $muscle } against { $beaten }.
       *[other] { $winner } takes it with Muscle { $muscle } against { $beaten }.
    }
}
heist-failed = { $seat_is ->
    [you] You fail at { $mark }: Skill { $skill } against Difficulty { $difficulty }.
   *[other] { $seat } fails at { $mark }: Skill { $skill } against Difficulty { $difficulty }.
}
mark-taken = { $seat_is ->
    [you] You rob { $mark }: { $payout }{ $has_bonus ->
        [yes] {" "}plus { $bonus } in bonuses.
       *[no] .
    }
   *[other] { $seat } robs { $mark }: { $payout }{ $has_bonus ->
        [yes] {" "}plus { $bonus } in bonuses.
       *[no] .
    }
}
set-turned-in = { $seat_is ->
    [you] You turn in a set of { $neighborhood } for { $bonus }.
   *[other] { $seat } turns in a set of { $neighborhood } for { $bonus }.
}
player-done = { $why ->
    [crew] { $seat_is ->
        [you] No crew left. You're out for this round.
       *[other] { $seat } has no crew left and is out for this round.
    }
    [selectors] { $seat_is ->
        [you] No Selector left. You're out for this round.
       *[other] { $seat } has no Selector left and is out for this round.
    }
   *[skill] { $seat_is ->
        [you] Not enough Skill. You're out for this round.
       *[other] Not enough Skill. { $seat } is out for this round.
    }
}
right-passed = { $seat_is ->
    [you] The Right to First Purchase passes to you.
   *[other] The Right to First Purchase passes to { $seat }.
}
opponent-hired = The opponent hires { $card } (Muscle { $muscle }).
opponent-turned = { $there ->
    [yes] The opponent turns up Selector { $number }.
   *[no] The opponent turns up Selector { $number }: no mark there.
}
opponent-beaten = The opponent loses { $mark }: Muscle { $opponent_muscle } against { $muscle }.
beaten-by-opponent = { $seat_is ->
    [you] The opponent beats you to { $mark }: Muscle { $opponent_muscle } against { $muscle }.
   *[other] The opponent beats { $seat } to { $mark }: Muscle { $opponent_muscle } against { $muscle }.
}
opponent-took = The opponent takes { $mark }.
marks-cleared = { $count ->
    [0] No marks are left over.
   *[other] The marks left over are cleared away: { $marks }.
}
crew-kept = { $seat_is ->
    [you] You keep { $card } for the next game.
   *[other] { $seat } keeps { $card } for the next game.
}
campaign-game-began = Game { $game } of the campaign begins. The goal is { $goal }.
campaign-game-won = Game { $game } is won with { $money }. The goal was { $goal }.
campaign-lost = Game { $game } ends with { $money }, short of the goal of { $goal }.
campaign-won = The last game is won with { $money }. The goal was { $goal }.
nothing-happened = Nobody bought a card or took a mark for { $rounds } rounds in a row, so the game ends.
total = { $seat_is ->
    [you] you { $money }
   *[other] { $seat } { $money }
}
game-ended = The game is over: { $totals }.

## Refusals

no-pass-yet = In the first round you must take a card before you can pass.
purchase-now = It's the Purchase phase. Buy the top card of a pile, or pass.
card-covered = You can only buy the top card of a pile. This one is under another card.
card-gone = You can only buy the top card of a pile. This one is no longer there.
too-dear = It costs { $price }, and you have { $money }.
no-welfare = Welfare is only for players who can't afford any card.
welfare-cheapest = Welfare gives you the cheapest card on offer. This one costs more.
not-your-crew = You plan with your own crew. This card isn't yours.
bribe-never-planned = A Bribe stays in front of you and is never part of the plan.
card-placed = This card is already in your plan.
crew-first = Put all your crew in order first, then your Selectors.
selector-placed = This Selector is already in your plan.
plan-now = It's the Plan phase. Put your crew in order, then your Selectors.
keep-now = This game is over. Choose what to keep for the next one, or stop.
kept-already = You are already keeping this card.
keep-own = You can only keep cards you own.
surplus-short = It costs { $price }, and you have { $surplus } of your surplus left.
plan-fails = This plan takes no mark. Its first heist, { $mark }, needs Skill { $difficulty } and has { $skill }.

## Reasons and odds

reason-pass = You keep { $money }, and money wins the game.
reason-keep = You can keep it: it costs { $price }, and { $surplus } of the surplus is left.
reason-stop = The next game begins with the crew you keep.
reason-adds-always = adds { $skill } Skill to each of your heists
reason-adds = { $draw ->
    [0] adds Skill { $skill } and Muscle { $muscle }
    [one] adds Skill { $skill } and Muscle { $muscle }, and draws 1 more card
   *[other] adds Skill { $skill } and Muscle { $muscle }, and draws { $draw } more cards
}
reason-draws = { $draw ->
    [one] draws 1 more crew card into its heist
   *[other] draws { $draw } more crew cards into its heist
}
reason-buy-solo = { $card } { $what }. { $earns ->
    [no] With the crew you have, it earns nothing extra.
   *[yes] { $rounds ->
        [one] In the last round it earns about { $gain }.
       *[other] In { $rounds } rounds it earns about { $gain }.
    }
}
reason-buy = { $card } { $what }. { $marks ->
    [one] With 1 mark left, a card like this earns about { $gain }.
   *[other] With { $marks } marks left, a card like this earns about { $gain }.
}{ $strongest ->
    [yes] {" "}Nobody has more Muscle.
   *[no] {""}
}
reason-crew-enough = { $card } brings heist { $heist } to Skill { $skill }, enough for { $mark } (Difficulty { $difficulty }, { $payout }).{ $draw ->
    [0] {""}
    [one] {" "}It draws 1 more card.
   *[other] {" "}It draws { $draw } more cards.
}
reason-crew = { $skill ->
    [0] { $card } goes on heist { $heist }.
   *[other] { $card } brings Skill { $skill } to heist { $heist }.
}{ $draw ->
    [0] {""}
    [one] {" "}It draws 1 more card.
   *[other] {" "}It draws { $draw } more cards.
}
reason-selector-empty = There is no mark there, so it saves your other Selectors for real ones.
reason-selector-spare = You have no crew for heist { $heist }, so this only matters if an earlier mark is gone.
reason-selector = Heist { $heist } has Skill { $skill } against Difficulty { $difficulty }: it can rob { $mark } for { $payout }.
reason-selector-short = It points to { $mark } (Difficulty { $difficulty }, { $payout }).
odds-mark = { $mark }: { $share } likely
odds-heists = { $heists ->
    [one] At least 1 heist: { $share }
   *[other] At least { $heists } heists: { $share }
}
odds-earns = The plan earns { $money } on average.

## Verdicts

verdict-campaign-won = { $seat_is ->
    [you] You won the campaign!
   *[other] { $seat } won the campaign!
}
verdict-campaign-lost = { $seat_is ->
    [you] You lost the campaign in game { $game }, with { $money }.
   *[other] { $seat } lost the campaign in game { $game }, with { $money }.
}
verdict-draw = A draw: equal money, and neither crew has Muscle.
verdict-by-muscle = { $winner_is ->
    [you] A tie at { $money }. You win with the higher Muscle.
   *[other] A tie at { $money }. { $winner } wins with the higher Muscle.
}
verdict = { $winner_is ->
    [you] You win with { $money } against { $other }.
   *[other] { $winner } wins with { $money } against { $other }.
}
