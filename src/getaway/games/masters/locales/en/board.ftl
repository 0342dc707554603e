# The board of Masters of the Heist, at the terminal and on the page.

skill = Skill
muscle = Muscle
difficulty = Difficulty
payout = Payout
price = Price
marks = Marks
passed = passed
opponent = The opponent
round = Round { $round }
piles = Crew for hire
empty-pile = sold out

## Only at the terminal

board-game = Game { $game } of { $games } · goal { $goal }
board-opponent = opponent: Muscle { $muscle } ({ $crew })
board-opponent-nobody = opponent: nobody
board-kept = kept: { $crew }
board-marks = Marks ({ $more } more in the deck)
board-mark = Mark
board-neighborhood = Neighborhood
board-set = Set
board-taken = taken
board-player = Player
board-money = Money
board-crew = Crew (Skill/Muscle)
board-you = you
board-buys-first = buys first
board-plan-made = plan sealed
board-nobody = nobody
board-pile = Pile
board-top = Top card
board-under = Below
board-all-crew = All crew
board-card = Card
board-kind = Kind
board-where = Where
board-depth = { $above ->
    [0] on offer
   *[other] { $above } above it
}
# Headings on a narrow screen
board-difficulty = Difficulty
board-skill = Skill
board-muscle = Muscle
board-more = Below
board-bonus = Bonus
board-plan = Your plan so far: { $crew }
board-plan-selectors = {" "}· Selectors { $order }
