"""Hints and odds of a table in words."""

from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import Rejection
from getaway.table.advice import HintedMove, hints_from, odds_from, sample_for_odds, why_no_hint, why_no_odds
from getaway.terminal.local_table import LocalTable
from getaway.terminal.say import say
from getaway.text.messages import Percent, Text

_SHOWN = 5


def hint_rows(local: LocalTable, seat: int) -> list[tuple[str, Text]] | Rejection:
    """The numbers of the best moves, each with its chance to win and the reason, and how the best one continues."""
    rejection = why_no_hint(local.table, seat)
    if rejection is not None:
        return rejection
    try:
        found = hints_from(local.sample(seat))
    except IllegalMove as defect:
        return Rejection("HR-21", say("no-hint", why=defect.text))
    number = {offer.move: at for at, offer in enumerate(local.play.offers(seat), start=1)}
    is_open = found.outlook == "open"
    rows: list[tuple[str, Text]] = [] if is_open else [("", say(f"outlook-{found.outlook}"))]
    rows += [(str(number[hint.move]), _hint(hint, is_open)) for hint in found.hints[:_SHOWN]]
    if found.rest:
        rows.append(("", say("hint-rest", number=number[found.hints[0].move])))
        rows += [("", say("hint-step", move=step.text)) for step in found.rest]
    return rows


def _hint(hint: HintedMove, is_open: bool) -> Text:
    """A move, the chance to win with it as far as the search can tell, and the argument for it."""
    if not is_open:
        return say("hint-decided", move=hint.text, why=hint.why)
    if not hint.compared:
        return say("hint-unsure", move=hint.text, why=hint.why)
    return say("hint", move=hint.text, share=Percent(hint.expected), why=hint.why)


def odds_lines(local: LocalTable, seat: int) -> list[Text] | Rejection:
    """The chances that can be computed, as far as the table allows."""
    rejection = why_no_odds(local.table, seat)
    if rejection is not None:
        return rejection
    lines = odds_from(sample_for_odds(local.table, seat))
    return [say("odds-before-move"), *lines] if lines and local.table.setup.odds == "after" else lines
