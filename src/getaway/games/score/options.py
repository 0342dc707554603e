"""The settings of a table of Score."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option

START = {"class": "as the class says", "1": "1", "2": "2", "3": "3"}


class ScoreOptions(Options, frozen=True):
    """What can be agreed on before the first heist."""

    gm: Annotated[
        Literal["auto", "seat"],
        option(
            "Game master",
            "the house runs the heists, or the first seat is the GM (SC-8.1)",
            {"auto": "the house", "seat": "the first seat"},
        ),
    ] = "auto"
    mode: Annotated[
        Literal["campaign", "one_shot"],
        option(
            "Length",
            "Criminals who grow from heist to heist, or premade ones (SC-7.1)",
            {"campaign": "a campaign", "one_shot": "one evening"},
        ),
    ] = "campaign"
    meter: Annotated[
        Literal["open", "hidden", "secret"],
        option(
            "Threat Meter",
            "players see the Threat Meter, know only that there is one, or not even that (SC-3.3)",
            {"open": "open", "hidden": "its figures are hidden", "secret": "secret"},
        ),
    ] = "open"
    start_cool: Annotated[
        Literal["class", "1", "2", "3"],
        option("First Cool", "Cool of a new Criminal: their class's, or this (SC-1.1)", START),
    ] = "class"
    start_heat: Annotated[
        Literal["class", "1", "2", "3"],
        option("First Heat", "Heat of a new Criminal: their class's, or this (SC-1.1)", START),
    ] = "class"
    arrested_out: Annotated[
        bool,
        option(
            "Arrested for good",
            "Criminals who are arrested are out of the campaign (SC-4.4)",
            needs={"mode": "campaign"},
        ),
    ] = False
    show_odds: Annotated[bool, option("Odds of a roll", "the chances of a roll are shown before it")] = True
    segments: Annotated[
        Literal["standard", "easy", "hard", "brutal"],
        option(
            "Meter of the house",
            "the length of the meter that the house sets as GM (SC-3.2)",
            {"standard": "standard", "easy": "easy", "hard": "hard", "brutal": "brutal"},
            needs={"gm": "auto"},
        ),
    ] = "standard"
    difficulty: Annotated[
        Literal["heist", "2", "3", "4", "5", "6"],
        option(
            "Difficulty of the house",
            "what the house asks as GM: by the heist's security and alarm, or always this (SC-2.1)",
            {"heist": "by the heist"} | {number: f"always {number}" for number in "23456"},
            needs={"gm": "auto"},
        ),
    ] = "heist"
    subgoals: Annotated[
        bool, option("Subgoals", "heists with the house as GM have a subgoal (SC-6.4)", needs={"gm": "auto"})
    ] = False
