# What only a player's page says about Score.

tab-story = Story
tab-job = Job
phase-first = Before the heist
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
no-job-automatic = When the heist starts, what you know of it will be here.
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

## The curtain

curtain-heist = Heist { $number }
curtain-rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
curtain-changed = What it cost, and what it brought
curtain-figure = { $figure }: { $before } before, { $now } now
curtain-paid = { $name } paid with { $heat } Heat.
curtain-cooled = { $name } came away cooler: { $heat } less Heat.
curtain-goal = { $goal ->
    [cool] Cool goal met
   *[heat] Heat goal met
}
curtain-no-goal = No goal met
curtain-happened = What happened
curtain-advances = { $name }: a new advance
curtain-advances-help = Between heists you may take one, won or lost. It costs { $cost } Heat.
curtain-learn = Learn { $ability }
curtain-cost = { $cost ->
    [0] free
   *[other] −{ $cost } Heat
}
curtain-next = The next job
curtain-next-auto = It is prepared. When everyone has what they want to learn, start the heist.
curtain-next-seat = The GM prepares it. Learn what you want to learn until then.
curtain-go-on = Prepare the next heist
curtain-away = Put the curtain away

## Papers on the table

people = People
person-wish = Wants: { $want }
boundaries = Lines and veils
boundaries-help = What is behind a line is not part of this story. What is behind a veil happens out of sight. Anyone may add or remove one at any time, and nobody sees who.
boundaries-lines = Lines
boundaries-veils = Veils
spotlight = { $turns ->
    [0] not in the spotlight yet
    [one] in the spotlight once
   *[other] in the spotlight { $turns } times
}
clock-long = stays after the heist
throw-dice = Roll dice for anything
thrown = { $has_why ->
    [yes] { $seat } rolls: “{ $why }”
   *[no] { $seat } rolls
}

## The table on a screen

screen-stash = Prep dice
screen-crew = The crew
screen-waits = The crew is getting ready.
