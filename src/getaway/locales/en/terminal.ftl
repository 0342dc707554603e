# A game in the terminal. What stands in `backquotes` is typed as it is, in every language.

## The screen

choices = Type a number, or: { $commands }
choices-or-move = Type a number, a move such as `{ $move }`, or: { $commands }
more-moves = … and { $more } more. `moves` lists them all.
news-above = ({ $lines } new log lines above. `log { $lines }` repeats them here.)
thinking = { $seat } is thinking…
over = Game over
over-save = `save` writes a record of this game ({ $file }, or `save FILE`). `getaway replay` plays it back, `getaway verify` checks it. Press Enter to leave.
over-commands = The game is over. You can type save, log, look or rules, or press Enter to leave.
scenario-goal = To win: { $goal }
scenario-more = `rules { $rule }` shows the rule, `scenario` shows this again.
no-scenario = This is not a scenario with special rules.
none = none
refused = { $why } ({ $rule })
did-you-mean = Did you mean { $move }?
no-move = There is no move { $number }. Choose a number from 1 to { $most }.
nothing-yet = Nothing has happened yet.
bot-error = A bot failed, so a random legal move was made for it: { $why }
seal-anyway = Enter the same move again to seal it anyway, `undo` to go back a step, or `reset` to start over.
move-anyway = Enter the same move again to make it anyway.

## Several people at one terminal

pass-device = Pass the device to { $seat }. Everyone else, look away.
press-enter = { $seat }, press Enter when you're ready.
seat-number = { $number } ({ $seat })
which-seat = Type `seat` and a number: { $seats }.
no-other-seat = Nobody else can move now.

## Hints and odds

hint-search = Looking for good moves…
hint = { $move } — wins about { $share } of the time. { $why }
hint-unsure = { $move } — too few tries to tell. { $why }
hint-decided = { $move } — { $why }
hint-rest = After { $number }, continue with:
hint-step = • { $move }
outlook-forced = This is your only move:
outlook-lost = The search lost every game it tried. These moves gain the most, best first:
outlook-won = The search won every game it tried. These moves gain the most, best first:
no-hint = There is no hint for this position: { $why }
no-odds = There are no odds to show here.
odds-before-move = Before your last move:

## Rules

no-rule = There is no rule { $number }. Here, rule numbers begin with { $prefix }-.
no-rule-near = There is no rule { $number }. Did you mean { $near }?
no-rule-words = No rule contains “{ $words }”. Try other words, or the number of a rule.

## Typed moves

not-a-move = That is not a move. { $why }
not-a-move-of = That is not a move in { $game }. { $why }
several-moves = That could mean { $moves }.
neither-command-nor-move = “{ $typed }” is neither a command nor a move. Type `moves` for your moves or `help` for the commands.
takes = { $move } is incomplete. Add: { $values }.
takes-nothing = { $move } takes no values.
bad-move = { $move }: { $why }

## Blanks of a move

ask = { $field } ({ $limits }):
ask-limits = ({ $limits }):
ask-example = { $field } — for example:
ask-one = { $field } — choose one:
ask-several = { $field } — choose any:
ask-number = Number (Enter for { $kept }):
ask-numbers = Numbers, or 0 for none (Enter for { $kept }):
ask-numbers-none = Numbers (Enter for none):
limits-text = { $enter ->
    [kept] up to { $most } characters, Enter for { $kept }
    [none] up to { $most } characters, Enter to leave it empty
   *[required] up to { $most } characters
}
limits-number = { $enter ->
    [kept] { $least } to { $most }, Enter for { $kept }
   *[required] { $least } to { $most }
}
blank-empty = Nothing was entered for “{ $field }”.
blank-number = “{ $typed }” is not a number from 1 to { $most }.
blank-one-number = Type exactly one number.

## Commands

help-number = Make that move.
    .label = a number
help-move = Make a move by name, as in `{ $move }`, or as JSON. If it isn't allowed, you see which rule says so.
    .label = a move
help-moves = List all your moves with their numbers.
help-undo = Undo your last move, as long as nobody has learned anything from it.
help-reset = Start an unconfirmed choice over.
help-scenario = Show the special rules of this scenario and its goal.
help-rules = Show the rulebook; `rules { $rule }` shows one rule, `rules WORDS` searches.
help-hint = Show what a bot would do and why.
help-odds = Show your chances, computed from what you know.
help-log = Show what has happened; `log 10` shows the last ten lines.
help-look = Show the whole table, and every card with its figures.
help-seat = Pass the keyboard to another seat that can move; `seat 2` names one.
help-story = Tell the story of the campaign so far; `story FILE.md` or `story FILE.pdf` saves it.
help-export = Save the campaign for another table; `export FILE` names the file.
help-save = Save the game; `save FILE` names the file.
help-quit = Leave. You'll be asked whether to save first. Ctrl-C and Ctrl-D do the same.

no-story = There is no story here. `log` shows what has happened.
save-first = Save the game before you leave? (yes, no, or Enter to keep playing)
saved = Saved as { $file }.
saved-unfinished = Saved as { $file }. To continue: getaway play { $game } --resume { $file }
exported = Exported as { $file }. To continue: getaway play { $game } --campaign { $file }
evidence-matches = The record matches what this terminal kept of the deal.
evidence-differs = The record does NOT match what this terminal kept of the deal.
choice-not-saved = Your unconfirmed choice isn't saved. Confirm it, then save again.
file-exists = { $file } already exists. Choose another name.
cannot-write = Can't write { $file }: { $why }.

## Replay

replay-start = Start
replay-step = Step { $number } of { $last } · entry { $entry }
replay-keys = Enter: next, b: back, 0 to { $last }: jump to that step, q: quit
