"""Moves typed by hand: the name of the move or its beginning with the values after it, or the JSON of a record."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import msgspec

from getaway.kernel.capabilities import game_has_state
from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain
from getaway.kernel.game import Game
from getaway.kernel.moves import Move, UnreadableMove
from getaway.kernel.views import Blank, Choice, Offer
from getaway.text.render import Texts


class NotAMove(GetawayError):
    """Words that name no move of the game, and why not."""


def whole_number(text: str) -> int | None:
    """The number that was typed, if it is one; of one without end the first nine digits say enough."""
    return int(text[:9]) if text.isdecimal() else None


def written(move: Move) -> str:
    values = (str(getattr(move, field)) for field in move.__struct_fields__)
    return " ".join([type(move).__name__, *values])


def example_move(game: Game, offers: list[Offer]) -> str:
    """A move as it can be typed: an offered one with values of one word each, else a kind of move by its name."""
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
    return _one_of(shortened, words, game)


def nearest_move(move: Move, game: Game) -> str | None:
    """The move of the catalogue that is most like one that is not in it, as it can be typed."""
    if not game_has_state(game):
        return None
    close = get_close_matches(written(move), map(written, game.catalogue.moves), n=1)
    return close[0] if close else None


def _from_json(text: str, game: Game) -> Move:
    try:
        return game.codec.read(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAMove(f"that is no move: {explain(error)}") from None
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
        raise NotAMove(f"{kind.__name__}: {explain(error, kind)}") from None


def fill_in(offer: Offer, ask: Callable[[str], str], names: list[str]) -> Move:
    """The offered move with its blanks filled in; nothing typed leaves a blank as it was offered."""
    answers: dict[str, Any] = {}
    for blank in offer.blanks:
        offered = getattr(offer.move, blank.field)
        if answer := ask(_question(blank, offered, names)):
            answers[blank.field] = _chosen(blank, answer) if blank.kind in ("one", "several", "seat") else answer
        elif offered == "...":
            raise NotAMove(f"{blank.field}: there is nothing in it")
    try:
        return msgspec.convert({**msgspec.structs.asdict(offer.move), **answers}, type(offer.move), strict=False)
    except msgspec.ValidationError as error:
        raise NotAMove(f"{type(offer.move).__name__}: {explain(error, type(offer.move))}") from None


def _question(blank: Blank, offered: Any, names: list[str]) -> str:
    """What is asked for, with what there is to choose from, each under its number."""
    numbers = {choice.value: at for at, choice in enumerate(blank.choices, start=1)}
    listed = "".join(f"  {at}  {_words(blank, choice, names)}\n" for at, choice in enumerate(blank.choices, start=1))
    if blank.kind in ("one", "seat"):
        return f"{blank.field}, one of\n{listed}its number (Enter for {numbers[offered]}): "
    if blank.kind == "several":
        kept = " ".join(str(numbers[value]) for value in offered) or "none"
        return f"{blank.field}, any of\n{listed}their numbers, 0 for none (Enter for {kept}): "
    suggested = f"{blank.field}, for example\n{listed}" if listed else f"{blank.field} "
    kept = f", Enter for {offered}" if offered not in ("", "...") else ""
    if blank.kind == "text" and not blank.least and not kept:
        kept = ", Enter for none"
    bounds = f"up to {blank.most} characters" if blank.kind == "text" else f"{blank.least} to {blank.most}"
    return f"{suggested}({bounds}{kept}): "


def _words(blank: Blank, choice: Choice, names: list[str]) -> str:
    return (
        names[choice.value]
        if blank.kind == "seat" and isinstance(choice.value, int)
        else Texts(names=names)(choice.words)
    )


def _chosen(blank: Blank, answer: str) -> Any:
    values: list[bool | int | str] = []
    if blank.kind == "several" and answer == "0":
        return values
    for word in answer.replace(",", " ").split():
        number = whole_number(word)
        if number is None or not 1 <= number <= len(blank.choices):
            raise NotAMove(f"{blank.field}: {word!r} is not a number from 1 to {len(blank.choices)}")
        values.append(blank.choices[number - 1].value)
    if blank.kind == "several":
        return values
    if len(values) != 1:
        raise NotAMove(f"{blank.field}: one number is wanted, not {len(values)}")
    return values[0]
