"""The settings of a table of Score."""

from typing import Annotated, Literal

from msgspec import Meta

from getaway.kernel.options import Options


class ScoreOptions(Options, frozen=True):
    """What can be agreed on before the first heist."""

    gm: Annotated[
        Literal["auto", "seat"], Meta(description="the house runs the heists, or the first seat is the GM (SC-8.1)")
    ] = "auto"
    mode: Annotated[
        Literal["campaign", "one_shot"],
        Meta(description="Criminals who grow from heist to heist, or premade ones (SC-7.1)"),
    ] = "campaign"
    meter: Annotated[
        Literal["open", "hidden", "secret"],
        Meta(description="players see the Threat Meter, know only that there is one, or not even that (SC-3.3)"),
    ] = "open"
    start_cool: Annotated[
        Literal["class", "1", "2", "3"], Meta(description="Cool of a new Criminal: his class's, or this (SC-1.1)")
    ] = "class"
    start_heat: Annotated[
        Literal["class", "1", "2", "3"], Meta(description="Heat of a new Criminal: his class's, or this (SC-1.1)")
    ] = "class"
    arrested_out: Annotated[bool, Meta(description="Criminals who are arrested are out of the campaign (SC-4.4)")] = (
        False
    )
    show_odds: Annotated[bool, Meta(description="the chances of a roll are shown before it")] = True
    segments: Annotated[
        Literal["standard", "easy", "hard", "brutal"],
        Meta(description="the length of the meter that the house sets as GM (SC-3.2)"),
    ] = "standard"
    difficulty: Annotated[
        Literal["heist", "2", "3", "4", "5", "6"],
        Meta(description="what the house asks as GM: by the heist's security and alarm, or always this (SC-2.1)"),
    ] = "heist"
    subgoals: Annotated[bool, Meta(description="heists with the house as GM have a subgoal (SC-6.4)")] = False
