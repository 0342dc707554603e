"""Makes messages of this game's catalog."""

from getaway.text.messages import sayer

CATALOG = "masters"
say = sayer(CATALOG)
