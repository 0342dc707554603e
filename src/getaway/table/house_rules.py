"""House rules (HR): what holds at every table and is in no game's rulebook; and refusals that several modules give."""

from getaway.kernel.events import Rejection
from getaway.kernel.rulebook import PLAY_RULES, Rulebook, read_rulebook

HOUSE_RULES = Rulebook(PLAY_RULES.markdown + read_rulebook("getaway.table").markdown)
"""Those of every game, and those of every table (HR-6 on)."""

NOT_SEATED = Rejection("HR-6", "you have no seat at this table")
NOT_YOUR_SEAT = Rejection("HR-6", "that seat is not yours")
NOT_BEGUN = Rejection("HR-6", "the game has not begun")
NO_SPECTATORS = Rejection("HR-10", "spectators are not allowed at this table")
