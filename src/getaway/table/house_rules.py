"""House rules (HR): what holds at every table and is in no game's rulebook; and refusals that several modules give."""

from getaway.kernel.events import Rejection
from getaway.kernel.rulebook import PLAY_RULES, Rulebook, read_rulebook
from getaway.table.say import say

HOUSE_RULES = Rulebook(PLAY_RULES.markdown + read_rulebook("getaway.table").markdown)
"""Those of every game, and those of every table (HR-6 on)."""

NOT_SEATED = Rejection("HR-6", say("not-seated"))
NOT_YOUR_SEAT = Rejection("HR-6", say("not-your-seat"))
NOT_BEGUN = Rejection("HR-6", say("not-begun"))
NO_SPECTATORS = Rejection("HR-10", say("no-spectators"))
