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
