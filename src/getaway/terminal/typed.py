"""Moves typed by hand: `buycrew kingpin`, `buy kingpin`, or the JSON of a record."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import msgspec

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.game import Game
from getaway.kernel.moves import Move, UnreadableMove
from getaway.kernel.views import Offer


class NotAMove(Exception):
    """Words that name no move of the game, and why not."""


def whole_number(text: str) -> int | None:
    """The number that was typed, if it is one; of one without end the first nine digits say enough."""
    return int(text[:9]) if text.isdecimal() else None


def written(move: Move) -> str:
    """A move as it can be typed."""
    values = (str(getattr(move, field)) for field in move.__struct_fields__)
    return " ".join([type(move).__name__, *values])


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
    return _one_of(shortened, words, game)


def nearest_move(move: Move, game: Game) -> str | None:
    """The move of the catalogue that is most like one that is not in it, as it can be typed."""
    if not isinstance(game, CatalogueGame):
        return None
    close = get_close_matches(written(move), map(written, game.catalogue.moves), n=1)
    return close[0] if close else None


def _from_json(text: str, game: Game) -> Move:
    try:
        return game.codec.read(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAMove(f"that is not JSON: {error}") from None
    except UnreadableMove as error:
        raise NotAMove(f"that is no move of {game.title}: {error}") from None


def _one_of(kinds: list[type[Move]], words: list[str], game: Game) -> Move:
    """A shortened name may stand for several kinds of move; what follows it may fit only one."""
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
        raise NotAMove(f"that could be {' or '.join(written(move) for move in found)}")
    if len(problems) == 1:
        raise problems[0]
    names = ", ".join(kind.__name__ for kind in game.move_types)
    raise NotAMove(f"{' '.join(words)!r} is neither a command nor a move; the moves are {names}")


def _build(kind: type[Move], words: list[str]) -> Move:
    fields = kind.__struct_fields__
    if len(words) < len(fields) or (words and not fields):
        raise NotAMove(f"{kind.__name__} wants {', '.join(fields) if fields else 'nothing after it'}")
    values: dict[str, Any] = dict(zip(fields, words, strict=False))
    if fields:
        # The last field takes all the words left: as they stand if it is a text, else as the id of a thing.
        rest = words[len(fields) - 1 :]
        try:
            return msgspec.convert({**values, fields[-1]: " ".join(rest)}, kind, strict=False)
        except msgspec.ValidationError:
            values[fields[-1]] = "_".join(rest).lower()
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotAMove(f"{kind.__name__}: {error}") from None


def fill_in(offer: Offer, ask: Callable[[str], str]) -> Move:
    """The offered move with its blanks filled in; nothing typed leaves a blank as it was offered."""
    answers = {}
    for blank in offer.blanks:
        offered = getattr(offer.move, blank.field)
        kept = f", Enter for {offered}" if offered not in ("", "...") else ""
        if answer := ask(f"{blank.field} ({blank.kind}, {blank.least} to {blank.most}{kept}): "):
            answers[blank.field] = answer
    try:
        return msgspec.convert({**msgspec.structs.asdict(offer.move), **answers}, type(offer.move), strict=False)
    except msgspec.ValidationError as error:
        raise NotAMove(f"{type(offer.move).__name__}: {error}") from None
