# The commands of Score: `getaway heist`, `getaway odds score`, `getaway sim score`.

help-heist = Generate a heist for Score: a page for the GM, and one for the players without secrets.
    .seed = Seed of the heist. The same seed gives the same heist.
    .type = Kind of heist: jewelry, house, frame, bank, extraction, assassination, art, double or gone_wrong.
    .again = Reroll this field, such as alarm, 1.where or secret. Repeat it for more fields.
    .set = Write your own text into a field, such as alarm="a goose" or person1.name="Gus". Repeat it for more fields.
    .for = Which pages to print: gm, players, both, sheets (to fill in by hand) or all.
    .markdown = Print Markdown. This is the default.
    .html = Print HTML pages for a printer.
    .pdf = Write the pages to this file as a PDF. Needs `pip install 'getaway[print]'`.
    .paper = Paper of the PDF: a4 or letter.
heist-one-format = Give only one of --json, --markdown, --html and --pdf.
heist-reader = --for { $reader }: give gm, players, both, sheets or all.
heist-paper = --paper { $paper }: give a4 or letter.
heist-wrote = Wrote { $file }. Seed: { $seed }
heist-seed = --seed: give 1 to { $most } characters.
heist-set = --set { $given }: give FIELD=TEXT.

help-odds = Show the exact chances of a roll in Score: success, failure, both and neither.
    .cool = Cool of the Criminal.
    .heat = Heat of the Criminal.
    .prep = Number of Prep dice taken from the stash.
    .difficulty = Difficulty the GM sets, 2 to 6.
    .ability = An ability that counts. Repeat it for more. One of: tumbler, silent_but_deadly, ghost_reporting, we_loud_yet, focus, inside_the_system, foresight, overclock, lethal, brute_force.
    .filled = Filled segments of the Threat Meter.
odds-title = { $cool ->
    [one] 1 Cool die
   *[other] { $cool } Cool dice
} and { $heat ->
    [one] 1 Heat die
   *[other] { $heat } Heat dice
} against { $difficulty }
odds-chance = Chance
odds-exactly = Exactly
odds-success = Success
odds-failure = Failure
odds-both = Both
odds-neither = Neither
odds-successes = { $number ->
    [one] 1 success
   *[other] { $number } successes
}

sim-seats = --seats { $seats }: give 1 to { $most } Criminals.
sim-gm = Only the automatic GM can be simulated. Leave out gm=seat.
sim-progress = Score, seed { $seed }
sim-report-progress = Score, every crew and meter
sim-title = { $criminals ->
    [one] Score: { $games } heists of 1 Criminal, seed { $seed }
   *[other] Score: { $games } heists of { $criminals } Criminals, seed { $seed }
}
sim-result = Survived { $survived }, successful { $done } ({ $ends })
sim-end = { $how ->
    [done] done { $count }
    [failed] failed { $count }
    [given_up] given up { $count }
   *[arrested] arrested { $count }
}
sim-rolls = { $rolls } rolls per heist · { $heists } heists per CPU second
sim-checksum = Checksum { $checksum }
