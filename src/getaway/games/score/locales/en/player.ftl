# What only a player's page says about Score.

tab-story = Story
tab-job = Job
status = How things stand
the-roll = The roll
a-roll = A roll
dice-fall = The dice are falling…
approaches = Ways to go about it
story-earlier = Earlier in this heist
story-less = Only this scene
no-sheet = Your Criminal's sheet will be here.
seat-lost = not connected

## A roll

roll-now = Roll
pool-dice = { $cool ->
    [one] 1 Cool die
   *[other] { $cool } Cool dice
}, { $heat ->
    [one] 1 Heat die
   *[other] { $heat } Heat dice
}
pool-take = Tap to add Prep dice
pool-take-one = Add a Prep die
pool-put-back = Put a Prep die back
pool-taken = { $dice ->
    [one] 1 Prep die added
   *[other] { $dice } Prep dice added
}
pool-left = { $dice } left
pool-risk = { $share } risk

## The job

no-job = No job yet
no-job-help = When the GM starts a heist, what you know of it will be here.
known = What you know
system-reached-here = The security system is yours.
