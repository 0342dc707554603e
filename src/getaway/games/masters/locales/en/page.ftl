# What only the page says about Masters of the Heist.

amount = { $money }
campaign-round = Game { $game } · round { $round }
step-plan = Plan
step-heist = Heist

## Cards and marks

set-pays = Set of { $size } pays { $bonus }
sets = Sets
set-of = { $hood }: { $have } of { $size }
mark-at = Mark { $number }, { $name }
to-come = { $marks ->
    [one] mark to come
   *[other] marks to come
}
empty-place = No mark here
selector = Selector { $number }
piles-help = Only the top card of a pile is for sale. The cheapest comes first.

## Players

right = First purchase
your-crew = Your crew
crew-of = Crew of { $name }
no-crew = Nobody hired yet.
sealed = sealed
planning = planning

## The plan

crew-order = Crew order
crew-help = Turned up from the left, one per heist, or more if a card says so.
selector-order = Selector order
selector-help = Each heist goes for the next mark that is still there.
ask = Order your crew and your Selectors: drag them, or select one and use the arrow keys.
ask-touch = Order crew and Selectors: drag the handle, or tap one and then its new place.
heist-number = Heist { $heist }
skill-of = Skill { $skill } of { $difficulty }
plus = +{ $money }
with-set = with set
plus-set = +{ $bonus } set
heist-none = no crew for it
heist-fails = will fail
heist-never = fails at every mark
heist-unreached = not reached
heist-pays = Your heist { $heist }: Skill { $skill } of { $difficulty }, brings { $pays }
heist-short = Your heist { $heist }: Skill { $skill } of { $difficulty }, not enough
plan-brings = If all goes well: { $money }
seal = Seal my plan
reset = Reset

## The heist

heist = The heist
summary = Round { $round }
summary-nothing = No heist this round.
moment-robbed = Robbed!
moment-failed = It fails
moment-contested = Same mark, one winner
moment-won = You win!
moment-lost = You lose
moment-over = The game is over
moment-game-won = Goal reached!
moment-campaign-won = The campaign is yours!
same-mark = Same mark, one winner
reached = Mark taken
reached-gain = Mark taken, +{ $money }
failed = Skill { $skill } of { $difficulty }
done = out

## The campaign

opponent-muscle = The opponent's Muscle
goal = Goal { $goal }
goal-of = Game { $game }, goal
campaign-game = Campaign, game { $game } of { $games }
game-number = Game { $game }
stop-won = won
stop-lost = lost
stop-now = now
stop-later = still to come
kept = Kept from before
keep-title = Which crew do you keep?
money = Money
goal-name = Goal
of-goal = of { $goal }
money-of-goal = { $money } of { $goal }
surplus = Surplus left: { $surplus }

## The end

breakdown = Where the money came from
start = Start
payouts = Payouts
bonuses = Crew bonuses
set-bonuses = Sets
spent = Spent on crew
total-money = Total

## What things are worth

worth-pays = Pays
worth-start = Everyone starts with { $money }. Crew is worth nothing at the end: only money counts.
set-held = Marks
help-set = As soon as you have enough marks of a neighborhood, the set is paid and its marks leave. An incomplete set is worth nothing.
help-right = The holder buys first this round. If two crews reach the same mark and neither has Muscle, the holder takes it. It changes hands every round.
help-draw = That many more crew cards join this heist.
    .name = +1 card
help-cash = Paid if the heist succeeds.
    .name = +$1K
help-per-thief = Paid for each Thief on the heist, this card included, if the heist succeeds.
    .name = per Thief
help-per-class = Paid for each different Class on the heist, this card's included, if the heist succeeds. Getaway Cars have no Class.
    .name = per Class
help-tiebreak = Paid if this card's Muscle wins you a mark that both crews could rob.
    .name = tiebreak
help-insider = Counts with this Skill if the mark is in the card's neighborhood.
    .name = Insider
help-permanent = Added to each of your heists for the rest of the game. A Bribe is never part of the plan.
    .name = Bribe
