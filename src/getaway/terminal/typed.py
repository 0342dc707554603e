"""Moves typed by hand: the name of the move, or its beginning, followed by its values; or the JSON of a record."""

from difflib import get_close_matches
from typing import Any

import msgspec

from getaway.kernel.capabilities import game_has_state
from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain
from getaway.kernel.game import Game
from getaway.kernel.moves import Move, UnreadableMove
from getaway.kernel.views import Offer
from getaway.terminal.say import say
from getaway.text.messages import either, listing


class NotAMove(GetawayError):
    """Words that name no move of the game, and why."""


def whole_number(text: str) -> int | None:
    """The number that was typed, if it is one. Nine digits are enough."""
    return int(text[:9]) if text.isdecimal() else None


def written(move: Move) -> str:
    values = (str(getattr(move, field)) for field in move.__struct_fields__)
    return " ".join([type(move).__name__, *values])


def example_move(game: Game, offers: list[Offer]) -> str:
    """A move as it can be typed: an offered one with values of one word each, otherwise a kind of move by its name."""
    for move in (offer.move for offer in offers if offer.move.__struct_fields__ and not offer.blanks):
        if len(written(move).split()) == 1 + len(move.__struct_fields__):
            return written(move)
    return game.move_types[0].__name__


def read_move(text: str, game: Game) -> Move:
    """The move that was typed, legal or not."""
    if text.startswith("{"):
        return _from_json(text, game)
    words = text.split()
    kinds = {kind.__name__.lower(): kind for kind in game.move_types}
    for length in range(len(words), 0, -1):
        kind = kinds.get("".join(words[:length]).lower())
        if kind is not None:
            return _build(kind, words[length:])
    shortened = [kind for name, kind in kinds.items() if words and name.startswith(words[0].lower())]
    return _one_of(shortened, words)


def nearest_move(move: Move, game: Game) -> str | None:
    """The move in the catalog that is most like one that is not in it, as it can be typed."""
    if not game_has_state(game):
        return None
    close = get_close_matches(written(move), map(written, game.catalogue.moves), n=1)
    return close[0] if close else None


def _from_json(text: str, game: Game) -> Move:
    try:
        return game.codec.read(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAMove(say("not-a-move", why=explain(error))) from None
    except UnreadableMove as error:
        raise NotAMove(say("not-a-move-of", game=game.title, why=error.text)) from None


def _one_of(kinds: list[type[Move]], words: list[str]) -> Move:
    """An abbreviated name may stand for several kinds of move; what follows it may fit only one."""
    found: list[Move] = []
    problems: list[NotAMove] = []
    for kind in kinds:
        try:
            found.append(_build(kind, words[1:]))
        except NotAMove as problem:
            problems.append(problem)
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        raise NotAMove(say("several-moves", moves=either(map(written, found))))
    if len(problems) == 1:
        raise problems[0]
    raise NotAMove(say("neither-command-nor-move", typed=" ".join(words)))


def _build(kind: type[Move], words: list[str]) -> Move:
    fields = kind.__struct_fields__
    if len(words) < len(fields) or (words and not fields):
        takes = say("takes", move=kind.__name__, values=listing(fields, "comma"))
        raise NotAMove(takes if fields else say("takes-nothing", move=kind.__name__))
    values: dict[str, Any] = dict(zip(fields, words, strict=False))
    if fields:
        # The last field takes all remaining words: as they are if it is a text, otherwise as the id of a component.
        rest = words[len(fields) - 1 :]
        try:
            return msgspec.convert({**values, fields[-1]: " ".join(rest)}, kind, strict=False)
        except msgspec.ValidationError:
            values[fields[-1]] = "_".join(rest).lower()
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotAMove(say("bad-move", move=kind.__name__, why=explain(error, kind))) from None
