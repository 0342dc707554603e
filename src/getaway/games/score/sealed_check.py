"""What was told in a players' record, held to the rules as far as they can be checked without the GM's secrets."""

from getaway.games.score import difficulty
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee
from getaway.games.score.state import Told
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move


def why_not_told(referee: Referee, move: Move, heard: Told) -> Rejection | None:
    """The rule against what the GM's side is said to have answered."""
    if isinstance(move, m.CallRoll):
        return _why_not_called(referee, move, heard)
    kinds = {penalty.id for penalty in referee.pack.penalties}
    if any(fired.kind not in kinds for fired in heard.fired):
        return Rejection("SC-3.4", "there is no such penalty")
    if referee.meter_open:
        return _why_not_filled(referee, move, heard)
    return Rejection("SC-3.3", "the meter is not open") if heard.meter is not None else None


def _why_not_called(referee: Referee, move: m.CallRoll, heard: Told) -> Rejection | None:
    roller = referee.roller()
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    if not least <= heard.difficulty <= most:
        return Rejection("SC-2.6", f"the difficulty stays within {least} and {most}")
    cards = referee.advances
    if heard.bonus_dice not in {0, difficulty.bonus_dice(cards, roller.advances, 0)}:
        return Rejection("SC-5.10", f"{roller.name} has no such dice to add")
    if referee.open.meter is None or not isinstance(move.difficulty, int):
        return None
    filled, _ = referee.open.meter
    found = difficulty.find(referee, roller, move.difficulty, move.marks, filled)
    if (heard.difficulty, heard.found) != found or heard.bonus_dice != difficulty.bonus_dice(
        referee.advances, roller.advances, filled
    ):
        return Rejection("SC-2.6", f"the difficulty is {found[0]} with {filled} segments filled")
    return None


def _why_not_filled(referee: Referee, move: Move, heard: Told) -> Rejection | None:
    """Where the meter is open, where it goes follows from the move."""
    filled, length = referee.open.meter or (0, 0)
    to: object = None
    match move:
        case m.PrepareHeist():
            return None if heard.meter == (0, move.segments) else Rejection("SC-3.2", "the meter begins at 0")
        case m.TakeConsequence() if move.on == "meter":
            to = min(length, filled + referee.pack.consequence_fill)
        case m.CorrectMeter():
            to = move.filled
        case m.ConfirmNegotiation():
            to = max(0, filled - referee.advances["negotiator"].segments)
    if heard.meter != (None if to is None else (to, length)) or heard.full != (to is not None and to == length):
        return Rejection("SC-3.5", "the meter does not go there by this move")
    return None
