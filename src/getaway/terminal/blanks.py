"""Blanks of an offered move, filled in one by one."""

from collections.abc import Callable
from typing import Any

import msgspec

from getaway.kernel.explain import explain
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.kernel.views import Blank, Choice, Offer, field_of
from getaway.terminal.say import say
from getaway.terminal.typed import NotAMove, whole_number
from getaway.text.messages import Message, Seat
from getaway.text.render import Texts


def _written(move: Move) -> dict[str, Any]:
    """The fields of a move by their names on the wire."""
    return {field.encode_name: getattr(move, field.name) for field in msgspec.structs.fields(type(move))}


class Form:
    """Asks for the blanks of offers, in the reader's words."""

    def __init__(self, game: Game, texts: Texts, ask: Callable[[str], str]) -> None:
        self._game = game
        self._texts = texts
        self._ask = ask

    def fill_in(self, offer: Offer) -> Move:
        """The offered move with its blanks filled in. Pressing Enter leaves a blank as it was offered."""
        answers: dict[str, Any] = {}
        for blank in offer.blanks:
            offered = getattr(offer.move, field_of(offer.move, blank.field))
            if answer := self._ask(self._question(blank, offered)):
                chosen = blank.kind in ("one", "several", "seat")
                answers[blank.field] = self._chosen(blank, answer) if chosen else answer
            elif offered == "...":
                raise NotAMove(say("blank-empty", field=self._name(blank)))
        try:
            return msgspec.convert({**_written(offer.move), **answers}, type(offer.move), strict=False)
        except msgspec.ValidationError as error:
            why = explain(error, type(offer.move))
            raise NotAMove(say("bad-move", move=type(offer.move).__name__, why=why)) from None

    def _name(self, blank: Blank) -> str:
        """What a blank is called: in the catalog of the game, or in that of the page; otherwise its field's name."""
        for id in (f"{self._game.name}.blank-{blank.field}", f"page.blank-{blank.field}"):
            if self._texts.known(id):
                return self._texts.say(id)
        return blank.field.replace("_", " ")

    def _question(self, blank: Blank, offered: Any) -> str:
        """The question, with its choices, each under its number."""
        numbers = {choice.value: at for at, choice in enumerate(blank.choices, start=1)}
        listed = "".join(f"  {at}  {self._words(blank, each)}\n" for at, each in enumerate(blank.choices, start=1))
        name = self._name(blank)
        if blank.kind in ("one", "seat"):
            head, tail = say("ask-one", field=name), say("ask-number", kept=str(numbers[offered]))
        elif blank.kind == "several":
            kept = " ".join(str(numbers[value]) for value in offered)
            head = say("ask-several", field=name)
            tail = say("ask-numbers", kept=kept) if kept else say("ask-numbers-none")
        elif listed:
            head, tail = say("ask-example", field=name), say("ask-limits", limits=self._limits(blank, offered))
        else:
            return f"{self._texts(say('ask', field=name, limits=self._limits(blank, offered)))} "
        return f"{self._texts(head)}\n{listed}{self._texts(tail)} "

    def _words(self, blank: Blank, choice: Choice) -> str:
        if blank.kind == "seat" and isinstance(choice.value, int):
            return self._texts.argument(Seat(choice.value))
        return self._texts(choice.words)

    def _chosen(self, blank: Blank, answer: str) -> Any:
        values: list[bool | int | str] = []
        if blank.kind == "several" and answer == "0":
            return values
        for word in answer.replace(",", " ").split():
            number = whole_number(word)
            if number is None or not 1 <= number <= len(blank.choices):
                raise NotAMove(say("blank-number", typed=word, most=len(blank.choices)))
            values.append(blank.choices[number - 1].value)
        if blank.kind == "several":
            return values
        if len(values) != 1:
            raise NotAMove(say("blank-one-number"))
        return values[0]

    def _limits(self, blank: Blank, offered: Any) -> Message:
        """The limits of a text or number, and what stays if nothing is typed."""
        if offered not in ("", "..."):
            words = {choice.value: self._words(blank, choice) for choice in blank.choices}
            kept, enter = words.get(offered, str(offered)), "kept"
        else:
            kept, enter = "", "none" if blank.kind == "text" and not blank.least else "required"
        if blank.kind == "text":
            return say("limits-text", most=blank.most, enter=enter, kept=kept)
        return say("limits-number", least=blank.least, most=blank.most, enter=enter, kept=kept)
