"""Makes messages of this game's catalog."""

from getaway.text.messages import sayer

CATALOG = "big_score"
say = sayer(CATALOG)
