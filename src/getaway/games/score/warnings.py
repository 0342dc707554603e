"""What should be asked before a move that is hard to put right: a full meter, a death, an end."""

from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.referee import Referee
from getaway.games.score.say import say
from getaway.kernel.moves import Move
from getaway.text.messages import Text


def warning(referee: Referee, seat: int, move: Move) -> Text:
    """A question for who is about to make this legal move; empty if there is none. It goes by what they know."""
    match move:
        case m.CorrectMeter() if move.filled == referee.secrets.length:
            return say("ask-full")
        case m.TakeConsequence() if move.on == "meter" and _fills(referee, seat):
            return say("ask-full")
        case m.TakeOut() if move.how == "dead":
            return say("ask-dead", name=referee.criminal(move.criminal).name)
        case m.EndHeist():
            return say("ask-end", how=move.how)
        case r.ReopenHeist():
            return say("ask-reopen")
        case m.EndCampaign():
            return say("ask-end-campaign")
        case m.Retire():
            return say("ask-retire", name=referee.criminal(move.criminal).name)
        case m.Advance() if move.advance == referee.classes[referee.criminal(move.criminal).kind].last_job:
            return say("ask-last-job", name=referee.criminal(move.criminal).name)
        case m.RollAgain() if referee.open.phase == "heist":
            return say("ask-roll-again")
    return ""


def _fills(referee: Referee, seat: int) -> bool:
    """Whether one more consequence fills the meter, as far as the seat knows it."""
    filled, length = referee.open.meter or (0, 0)
    if seat == referee.open.gm:
        filled, length = referee.secrets.filled, referee.secrets.length
    return bool(length) and filled + referee.pack.consequence_fill >= length
