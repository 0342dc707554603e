"""The base class of every error that Getaway raises on purpose."""


class GetawayError(Exception):
    """Something a caller can do something about; its message is a sentence for people."""
