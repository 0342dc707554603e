"""The base class of every error that Getaway raises on purpose."""

from getaway.text.messages import Text, sayer

error = sayer("errors")


class GetawayError(Exception):
    """An error that a caller can do something about. `text` is a sentence for people; `str` gives it in English."""

    def __init__(self, text: Text = "") -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class NoSuchSeat(GetawayError, IndexError):
    """A seat that this game does not have."""


class IllegalMove(GetawayError, ValueError):
    """A move that the rules do not allow, made by a bot, a policy or a caller of `State.play_move`."""
