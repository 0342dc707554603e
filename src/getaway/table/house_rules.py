"""House rules (HR): what applies at every table and is in no game's rulebook; and refusals that several modules use."""

from functools import cache

from getaway.kernel.events import Rejection
from getaway.kernel.rulebook import Rulebook, read_rulebook
from getaway.table.say import say
from getaway.text.catalogs import ENGLISH


@cache
def house_rules(language: str = ENGLISH) -> Rulebook:
    """The house rules of every game, and those of every table (from HR-6 on)."""
    parts = (read_rulebook(package, language) for package in ("getaway.kernel", "getaway.table"))
    return Rulebook("".join(part.markdown for part in parts))


HOUSE_RULES = house_rules()

NOT_SEATED = Rejection("HR-6", say("not-seated"))
NOT_YOUR_SEAT = Rejection("HR-6", say("not-your-seat"))
NOT_BEGUN = Rejection("HR-6", say("not-begun"))
NO_SPECTATORS = Rejection("HR-10", say("no-spectators"))
