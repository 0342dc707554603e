"""Hints and odds of a table in words."""

from getaway.bots.hints import hundredths
from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import Rejection
from getaway.table.advice import HintedMove, hints_from, odds_from, sample_for_odds, why_no_hint, why_no_odds
from getaway.terminal.local_table import LocalTable
from getaway.text.messages import Text
from getaway.text.render import Texts

_SHOWN = 5
_OUTLOOKS = {
    "forced": "This is the only move you have:",
    "lost": "Every try was lost. The move that brings the most comes first:",
    "won": "Every try was won. The move that brings the most comes first:",
}


def hint_rows(local: LocalTable, seat: int) -> list[tuple[str, str]] | Rejection:
    """The numbers of the best moves, each with what it promises and why, and how the best goes on."""
    rejection = why_no_hint(local.table, seat)
    if rejection is not None:
        return rejection
    try:
        found = hints_from(local.sample(seat))
    except IllegalMove as defect:
        return Rejection("HR-21", f"there is no hint for this position: {defect}")
    texts = Texts(names=local.table.names)
    number = {offer.move: at for at, offer in enumerate(local.play.offers(seat), start=1)}
    rows = [("", _OUTLOOKS[found.outlook])] if found.outlook != "open" else []
    for hint in found.hints[:_SHOWN]:
        promise = f"{_promise(hint)}. " if found.outlook == "open" else ""
        rows.append((str(number[hint.move]), f"{texts(hint.text)}: {promise}{texts(hint.why)}"))
    if found.rest:
        rows.append(("", f"After {rows[0 if found.outlook == 'open' else 1][0]}, the rest of the choice:"))
        rows += [("", f"• {texts(step.text)}") for step in found.rest]
    return rows


def _promise(hint: HintedMove) -> str:
    """The chance to win with a move, as far as the search tells."""
    if not hint.compared:
        return "barely explored"
    wins, low, high = map(hundredths, (hint.expected, hint.low, hint.high))
    return f"wins {wins} in 100 ({low} to {high}, {hint.tries} tries)"


def odds_lines(local: LocalTable, seat: int) -> list[Text] | Rejection:
    """The chances that can be computed, as far as the table allows."""
    rejection = why_no_odds(local.table, seat)
    if rejection is not None:
        return rejection
    lines = odds_from(sample_for_odds(local.table, seat))
    return ["Before your last move:", *lines] if lines and local.table.setup.odds == "after" else lines
