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

## Making a Criminal

criminal-name = Name
first-advance = First advance
portrait = Portrait
look = Look
suggestions = Suggestions
portrait-none = the sign of the class
portrait-spy = spy
portrait-sunglasses = sunglasses
portrait-top-hat = top hat
portrait-mustache = mustache
portrait-beard = beard
portrait-billed-cap = cap
portrait-hoodie = hoodie
portrait-nun-face = nun
portrait-woman-elf-face = sharp ears
portrait-bandit = bandit
portrait-domino-mask = mask
portrait-fox-head = fox
portrait-owl = owl
portrait-rabbit-head = rabbit
portrait-cyborg-face = cyborg
portrait-strong-man = strong arms

## What waits

waiting-attempts = Waiting
waits-for-gm = waits for the GM
waits-turn = rolls next, against { $difficulty }
roll-helped = · with help from { $names }
