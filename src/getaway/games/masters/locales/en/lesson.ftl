# The guided first game.

lesson = Your first heists
    .blurb = Two crews, one city. Hire, plan in secret, and watch the plans meet. About ten minutes.
lesson-aim = You and a rival rob the same city. When the last mark is gone, whoever has more money wins. Each round has three phases: you hire crew, you plan in secret, and then both plans run.
    .title = What it's about
lesson-hire = You take turns. You can hire the top card of each pile if you can pay for it. Skill makes a heist succeed. Muscle wins a mark you both want. In the first round, you must hire at least one card.
    .title = Hire someone
lesson-enough = Crew stays with you for the rest of the game, but the money you spend is gone, and money wins. Pass when nobody is worth the price. Once you pass, you can't hire again this round.
    .title = When to stop
lesson-order_crew = Your crew is turned up from first to last. Each heist uses one card, plus any cards it draws. Put enough Skill for the first heist up front, and not much more.
    .title = Put your crew in order
lesson-order_marks = Selectors 1 to 4 stand for the marks on the table. You rob them in the order of your Selectors. Check each Difficulty: the crew that turns up for it needs at least that much Skill.
    .title = Choose your marks
lesson-sealed = A sealed plan is final, and nobody sees it until it is turned up. From here on, nobody decides anything: the plans run by themselves, step by step.
    .title = Sealed
lesson-taken = Enough Skill! The heist pays, and whoever robbed the mark gets it. That crew is done for this round. The next heist uses the next cards.
    .title = A mark is robbed
lesson-failed = A heist with too little Skill earns nothing, and its crew is out for this round. One safe heist is better than two that fall short.
    .title = Not enough Skill
lesson-contested = Both crews had enough Skill for the same mark, so the highest single Muscle takes it. The other crew goes on to the next mark on its list that is still there.
    .title = You both wanted it
lesson-set = Collect enough marks of one neighborhood and you have a set. It pays a bonus at once. Incomplete sets are worth nothing, so stay in one part of town if you can.
    .title = A set
lesson-right = New marks are laid out, all crew comes back, and the Right to First Purchase changes hands: now the other player hires first. It also breaks the tie when neither crew has Muscle.
    .title = The next round
lesson-end = The last mark is gone, and the money is counted. Now you know the whole game. Try a harder bot next, or play the campaign on your own.
    .title = That's it

## The campaign

lesson-campaign = Your first campaign
    .blurb = Alone against an opponent who never tires: reach the goal of the first game, and take crew along into the next. About ten minutes for the first game.
lesson-campaign--aim = Three games in a row, each with a goal: $80K, then $100K, then $120K. A game has six rounds. Miss a goal and the campaign is over.
    .title = What it's about
lesson-campaign--hire = Nobody bids against you here. Hire as many cards as you can pay for, or none at all. But every dollar you spend counts toward the goal only if the crew earns it back.
    .title = Hire someone
lesson-campaign--opponent = Now the opponent gets the card with the lowest Muscle of those left in the piles, and keeps it. What counts is their highest Muscle. It only ever grows.
    .title = The opponent hires
lesson-campaign--plan = The opponent needs no plan. In each step they turn one of their Selectors at random and take that mark, whatever its Difficulty. Rob what you want most first, before it is gone.
    .title = Plan against chance
lesson-campaign--took = A mark you didn't rob in this step, taken without any crew at all. Nobody said it was fair. One mark fewer for the steps to come.
    .title = The opponent takes a mark
lesson-campaign--beaten = You both went for the same mark, and your highest Muscle on the heist beat the opponent's. You get the mark and the tiebreak bonus.
    .title = You were stronger
lesson-campaign--lost_to = You both went for the same mark, and the opponent's Muscle was at least as high as yours. They take it. Your crew goes on to the next mark on your list.
    .title = They were stronger
lesson-campaign--cleared = At the end of a round, the marks that are left are cleared away and four new ones are laid out. What you don't rob now you never see again.
    .title = The next round
lesson-campaign--set = A set pays its bonus at once. The opponent turns in no sets, but every mark they take may be the one you need.
    .title = A set
lesson-campaign--won = You reached the goal. What you earned above it is your surplus: it decides which crew comes along.
    .title = A game is won
lesson-campaign--keep = Keep cards for the next game, as long as their prices add up to no more than your surplus. You don't pay for them, and money doesn't carry over. The next goal is $20K higher.
    .title = Who comes along
lesson-campaign--end = That's the campaign. If you fell short: hire early, because crew hired in the first round works in all six.
    .title = That's it
