# Masters of the Heist: prompts, offers, events, refusals, reasons and verdicts.

blurb = Hire a crew, plan in secret, and see whose heists come off.
campaign = The campaign
campaign-goal = Three games in a row against an opponent who never pays. Make at least { $goals }.

phase-purchase = Purchase
phase-plan = Plan and Heist
phase-carry_over = Carry-over
phase-over = The end

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
    [one] draws 1 more card
   *[other] draws { $cards } more cards
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

prompt-other-buys = { $seat } is buying.
prompt-buy = { $may_pass ->
    [yes] Buy a card, or pass. You have { $money }.
   *[no] Buy a card. You have { $money }.
}
prompt-welfare = { $may_pass ->
    [yes] You can't afford a card. Give all your money ({ $money }) for the cheapest one, or pass.
   *[no] You can't afford a card. Give all your money ({ $money }) for the cheapest one.
}
prompt-plans-made = The plans are being made.
prompt-plan-crew = Order your crew: who comes { $place } of { $crew }?
prompt-plan-selector = { $last ->
    [yes] Order your Selectors: which mark comes { $place }? This seals the plan.
   *[no] Order your Selectors: which mark comes { $place }?
}
prompt-other-keeps = The player is choosing crew to keep for the next game.
prompt-keep = Keep crew for the next game. You can still spend { $surplus } of your surplus.
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
crew-bought = { $seat } buys { $card } for { $paid }.
welfare-taken = { $seat } takes { $card } on Welfare for { $paid }.
player-passed = { $seat } passes.
passed-unasked = { $seat } can't buy any more.
plan-confirmed = { $seat } has sealed a plan.
selector-turned = { $there ->
    [yes] { $seat } turns Selector { $number }.
   *[no] { $seat } turns Selector { $number }: no mark there.
}
crew-turned = { $seat } turns { $card }.
mark-contested = { $muscle ->
    [0] Both crews are at { $mark }. Neither has Muscle, so { $winner } takes it by the Right to First Purchase.
   *[other] Both crews are at { $mark }. { $winner } takes it with Muscle { $muscle } against { $beaten }.
}
heist-failed = { $seat } fails at { $mark }: Skill { $skill } against Difficulty { $difficulty }.
mark-taken = { $has_bonus ->
    [yes] { $seat } robs { $mark }: { $payout } and { $bonus } in bonuses.
   *[no] { $seat } robs { $mark }: { $payout }.
}
set-turned-in = { $seat } turns in a set of { $neighborhood } for { $bonus }.
player-done = { $why ->
    [crew] { $seat } has no crew left and is out for this round.
    [selectors] { $seat } has no Selector left and is out for this round.
   *[skill] Not enough Skill. { $seat } is out for this round.
}
right-passed = The Right to First Purchase passes to { $seat }.
opponent-hired = The opponent hires { $card } (Muscle { $muscle }).
opponent-turned = { $there ->
    [yes] The opponent turns Selector { $number }.
   *[no] The opponent turns Selector { $number }: no mark there.
}
opponent-beaten = The opponent is beaten to { $mark }: Muscle { $muscle } against { $opponent_muscle }.
beaten-by-opponent = { $seat } is beaten to { $mark }: Muscle { $muscle } against { $opponent_muscle }.
opponent-took = The opponent takes { $mark }.
marks-cleared = The marks left over are cleared away: { $marks }.
crew-kept = { $seat } keeps { $card } for the next game.
campaign-game-began = Game { $game } of the campaign begins. The goal is { $goal }.
campaign-game-won = Game { $game } is won with { $money }; the goal was { $goal }.
campaign-lost = Game { $game } ends with { $money }, short of the goal of { $goal }.
campaign-won = The last game ends with { $money }; the goal was { $goal }.
nothing-happened = Nothing was bought and no mark taken for { $rounds } rounds in a row.
total = { $seat } { $money }
game-ended = The game is over: { $totals }.

## Refusals

no-pass-yet = In the first round you must take a card before you can pass.
purchase-now = This is the Purchase. Buy the top card of a pile, or pass.
card-covered = You can only buy the top card of a pile. This one is under another card.
card-gone = You can only buy the top card of a pile. This one is no longer there.
too-dear = It costs { $price } and you have { $money }.
no-welfare = Welfare is only for a player who can't afford any card.
welfare-cheapest = Welfare gives you the cheapest card on offer. This one costs more.
not-your-crew = You plan with your own crew, and this card isn't yours.
bribe-never-planned = A Bribe stays in front of you. It is never part of the plan.
card-placed = This card is already in your plan.
crew-first = Put all your crew in order first, then your Selectors.
selector-placed = This Selector is already in your plan.
plan-now = This is the Plan. Put your crew in order, then your Selectors.
keep-now = The game is over. Choose what to keep for the next one, or stop.
kept-already = You are already keeping this card.
keep-own = You can only keep cards you own.
surplus-short = It costs { $price }, and you have { $surplus } of your surplus left.
plan-fails = This plan takes no mark. Its first heist, { $mark }, needs Skill { $difficulty } and has { $skill }.

## Reasons and odds

reason-pass = You keep { $money }, and money wins the game.
reason-keep = It costs { $price }. You have { $surplus } above the goal to spend.
reason-stop = The next game begins with the crew you keep.
reason-adds-always = adds { $skill } Skill to each of your heists
reason-adds = { $draw ->
    [0] adds Skill { $skill } and Muscle { $muscle }
   *[other] adds Skill { $skill } and Muscle { $muscle } and draws { $draw } more
}
reason-draws = draws { $draw } more crew into its heist
reason-buy-solo = { $rounds ->
    [one] { $card } { $what }. In the round that is left it earns about { $gain }.
   *[other] { $card } { $what }. In { $rounds } rounds it earns about { $gain }.
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
   *[other] {" "}It draws { $draw } more.
}
reason-crew = { $card } brings Skill { $skill } to heist { $heist }.{ $draw ->
    [0] {""}
   *[other] {" "}It draws { $draw } more.
}
reason-selector-empty = There is no mark there, so it saves your other Selectors for real ones.
reason-selector-spare = You have no crew for heist { $heist }, so this only matters if an earlier mark is gone.
reason-selector = Heist { $heist } has Skill { $skill } against Difficulty { $difficulty }: it can rob { $mark } for { $payout }.
reason-selector-short = { $mark } is there: Difficulty { $difficulty }, { $payout }.
odds-mark = { $mark }: { $share } likely
odds-heists = { $heists ->
    [one] At least 1 heist: { $share }
   *[other] At least { $heists } heists: { $share }
}
odds-earns = The plan earns { $money } on average.

## Verdicts

verdict-campaign-won = You won the campaign!
verdict-campaign-lost = You lost the campaign in game { $game }, with { $money }.
verdict-draw = A draw: equal money, and neither crew has Muscle.
verdict-by-muscle = { $winner_is ->
    [you] You win: { $money } each, and you have the higher Muscle.
   *[other] { $winner } wins: { $money } each, and the higher Muscle.
}
verdict = { $winner_is ->
    [you] You win with { $money } against { $other }.
   *[other] { $winner } wins with { $money } against { $other }.
}
