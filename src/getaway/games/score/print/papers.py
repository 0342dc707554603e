"""A heist and its sheets as one PDF."""

from typing import Any, Literal, get_args

from getaway.games.score.briefs import rendered
from getaway.games.score.dossier import Dossier, dossier, for_players
from getaway.games.score.generator import Heist
from getaway.games.score.pack import ScorePack
from getaway.games.score.print.pdf import Paper, make_pdf
from getaway.games.score.say import say
from getaway.games.score.sheets import sheets
from getaway.text.messages import Message
from getaway.text.render import Texts

Contents = Literal["all", "gm", "players", "both", "sheets"]
CONTENTS: tuple[Contents, ...] = get_args(Contents)


def printed(pack: ScorePack, heist: Heist, contents: Contents, paper: Paper, texts: Texts) -> bytes:
    """The GM's page, the players' dossier, the sheets, or several of them. Raises ModuleNotFoundError without typst."""
    gm = dossier(pack, heist)
    data: dict[str, Any] = {
        "title": gm.title if contents != "sheets" else say("sheets"),
        "foot": say("paper-foot"),
        "labels": _labels(),
        "gm": _page(gm) if contents in ("all", "both", "gm") else None,
        "players": _page(for_players(gm)) if contents in ("all", "both", "players") else None,
        "sheets": sheets(pack) if contents in ("all", "sheets") else None,
    }
    return make_pdf("heist.typ", rendered(data, texts), paper, texts.language)


def _page(page: Dossier) -> dict[str, Any]:
    icon = f"job-{page.jobs[0].job}" if len(page.jobs) == 1 else "job"
    about = say("brief-gm", kind=page.kind) if page.for_gm else say("brief-players", kind=page.kind)
    return {"page": page, "icon": icon, "about": about, "seed": say("brief-seed", seed=page.seed)}


def _labels() -> dict[str, Message]:
    """What the template says between the texts of a heist."""
    return {
        "client": say("field-client-name"),
        "link": say("field-link"),
        "plan": say("brief-plan"),
        "crew": say("sheet-crew"),
        "table": say("paper-table"),
        "place": say("brief-place"),
        "alarms": say("brief-gone-wrong"),
        "people": say("brief-people"),
        "wants": say("paper-met"),
        "secret": say("field-secret"),
        "complications": say("paper-complications"),
        "subgoals": say("paper-subgoals"),
        "rolled": say("paper-rolled"),
        "meter": say("meter"),
        "penalties": say("paper-penalties"),
        "clocks": say("paper-clocks"),
        "notes": say("sheet-notes"),
        "sheet": say("sheet-of-class"),
        "name": say("field-name"),
        "player": say("paper-player"),
        "look": say("paper-look"),
        "cool": say("sheet-cool"),
        "heat": say("sheet-heat"),
        "prep": say("sheet-prep"),
        "start": say("paper-start"),
        "gear": say("paper-gear"),
        "goals": say("sheet-goals"),
        "cool_goal": say("paper-cool-goal"),
        "heat_goal": say("paper-heat-goal"),
        "advances": say("sheet-advances"),
        "last_job": say("paper-last-job"),
        "once": say("paper-once"),
        "injuries": say("paper-injuries"),
        "crew_about": say("sheet-crew-about"),
        "criminal": say("sheet-criminal"),
        "class": say("sheet-class"),
        "stash": say("paper-stash"),
        "heists": say("paper-heists"),
        "ended": say("paper-ended"),
    }
