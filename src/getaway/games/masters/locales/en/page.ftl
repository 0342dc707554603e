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
ask-touch = Order your crew and your Selectors: drag by the handle, or tap one and then its new place.
seal = Seal my plan
reset = Reset

## The heist

heist = The heist
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
surplus = Surplus left: { $surplus }

## The end

breakdown = Where the money came from
start = Start
payouts = Payouts
bonuses = Crew bonuses
set-bonuses = Sets
spent = Spent on crew
total-money = Total
