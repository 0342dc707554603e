"""Makes messages of this game's catalog."""

from getaway.text.messages import sayer

CATALOG = "rob_a_bank"
say = sayer(CATALOG)
