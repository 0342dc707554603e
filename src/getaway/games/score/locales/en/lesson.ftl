# The first game of Score, with explanations.

lesson = Your first job
    .blurb = A heist with a premade crew and the automatic GM. About ten minutes.
lesson-aim = You say what your crew does, and the dice decide how it goes. Tonight the automatic GM runs the heist. Get in, get the prize and get out before the Threat Meter is full.
    .title = The aim
lesson-crew = Choose up to four Criminals. The Face talks, the Specter sneaks, the Tech hacks, the Hammer hits. Each brings Prep dice for the crew's stash.
    .title = Put together a crew
lesson-start = The automatic GM has a heist for you, with a Threat Meter and penalties hidden along it. Start when your crew is complete.
    .title = Start when you're ready
lesson-scene = The automatic GM describes what you see and suggests some approaches. Decide who tries what: the right Criminal for the job has better odds.
    .title = A scene
lesson-declare = Choose a Criminal and an approach. Then the GM calls for a roll and says how hard it is.
    .title = Say what you do
lesson-roll = Cool dice at or above the difficulty are successes, and one is enough. Heat dice below it are failures. A Prep die from the stash counts as a Cool die. You may still withdraw.
    .title = The dice
lesson-rolled = Success and failure are two separate questions. You may get what you wanted and still pay for it.
    .title = Both, either or neither
lesson-consequence = There were failures. Take Heat yourself, for good, or let the Threat Meter rise for the whole crew. More Heat means more Heat dice, and more failures later.
    .title = Who pays?
lesson-meter = Each segment may hide a penalty that hits when it fills. When the last one is full, the law has you.
    .title = The meter rises
lesson-penalty = That segment had a penalty, and now it hits the crew. Each hits once a heist, and some of them last.
    .title = A penalty
lesson-ended = Won or lost, it makes a good story. In a campaign your Criminals would keep their Cool and Heat, learn advances, and one day take One Last Job.
    .title = The heist is over
