"""The base class of every error that Getaway raises on purpose."""


class GetawayError(Exception):
    """Something a caller can do something about; its message is a sentence for people."""


class NoSuchSeat(GetawayError, IndexError):
    """A seat that this game does not have."""


class IllegalMove(GetawayError, ValueError):
    """A move that the rules do not allow, made by a bot, a policy or a caller of `State.play_move`."""
