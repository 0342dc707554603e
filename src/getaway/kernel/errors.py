"""The base class of every error that Getaway raises on purpose."""


class GetawayError(Exception):
    """The base class of all errors that Getaway raises on purpose. Its message is a readable sentence."""


class NoSuchSeat(GetawayError, IndexError):
    """A seat that this game does not have."""


class IllegalMove(GetawayError, ValueError):
    """A move that the rules do not allow, made by a bot, a policy or a caller of `State.play_move`."""
