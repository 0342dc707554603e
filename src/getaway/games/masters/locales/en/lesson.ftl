# The guided first game.

lesson = Your first heists
    .blurb = Two crews, one city. Hire, plan in secret, and watch the plans meet. About ten minutes.
lesson-aim = You and a rival rob the same city. When no mark is left, whoever has more money wins. A round has three parts: you hire crew, you plan in secret, and then both plans run.
    .title = What it is about
lesson-hire = You take turns. The card on top of each pile is for sale, if you can pay it. Skill makes heists come off. Muscle wins a mark that you both go for. In the first round you have to hire at least one.
    .title = Hire someone
lesson-enough = Crew stays with you for the rest of the game, but money spent is gone, and money is what wins. Pass when nobody on offer is worth the price any more. Who has passed hires no more this round.
    .title = When to stop
lesson-order_crew = Your crew is turned up from the first to the last. Each heist takes one card, and the cards that it lets you draw. So the first places are for the first heist: enough Skill there, and not much more.
    .title = Put your crew in order
lesson-order_marks = The Selectors 1 to 4 stand for the marks on the table. Their order is the order in which you rob. Look at the Difficulty: it has to be met by the Skill of the crew that comes up then.
    .title = Choose your marks
lesson-sealed = A confirmed plan stands, and nobody sees it before it is turned up. From here on nobody decides anything: the plans run by themselves, step by step.
    .title = Sealed
lesson-taken = Enough Skill: the payout is paid, and the mark lies before its robber. The crew of this heist is done for the round; the next heist takes the next cards.
    .title = A mark is robbed
lesson-failed = A heist with too little Skill brings nothing, and whoever tried it is done for this round. Better one sure heist than two that fall short.
    .title = Not enough Skill
lesson-contested = Two crews with enough Skill at one mark: the highest single Muscle takes it. The other goes on to the next mark on their list that is still there, with the same crew.
    .title = Both wanted it
lesson-set = Enough marks of one neighborhood are a set. It is turned in at once for a bonus. Incomplete sets are worth nothing, so stay in one part of town if you can.
    .title = A set
lesson-right = New marks are laid out, all crew comes home, and the Right to First Purchase changes hands: the other one hires first now. It also decides when neither of you has Muscle.
    .title = The next round
lesson-end = The last mark is gone, and the money is counted. You know the whole game now. Try it against a harder bot, or alone in the campaign.
    .title = That was it
