"""The settings of a table of Score."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option


class EarlierOptions(Options, frozen=True):
    """The options by versions 1 and 2 of the rules, whose records and tables hold all of them."""

    gm: Annotated[Literal["auto", "seat"], option()] = "auto"
    mode: Annotated[Literal["campaign", "one_shot"], option()] = "campaign"
    meter: Annotated[Literal["open", "hidden", "secret"], option()] = "open"
    start_cool: Annotated[Literal["class", "1", "2", "3"], option()] = "class"
    start_heat: Annotated[Literal["class", "1", "2", "3"], option()] = "class"
    arrested_out: Annotated[bool, option(needs={"mode": "campaign"})] = False
    show_odds: Annotated[bool, option()] = True
    segments: Annotated[Literal["standard", "easy", "hard", "brutal"], option(needs={"gm": "auto"})] = "standard"
    difficulty: Annotated[Literal["heist", "2", "3", "4", "5", "6"], option(needs={"gm": "auto"})] = "heist"
    subgoals: Annotated[bool, option(needs={"gm": "auto"})] = False


class ScoreOptions(EarlierOptions, frozen=True):
    """What can be agreed on before the first heist."""

    brute_force: Annotated[Literal["roll", "stat"], option()] = "roll"
    foresight: Annotated[Literal["own", "anyone"], option()] = "own"
