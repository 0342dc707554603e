"""The options of Masters of the Heist."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option


class MastersOptions(Options, frozen=True):
    """Settings of the solo campaign; with two players there are none."""

    opponent_card: Annotated[
        Literal["all", "tops"],
        option(seats=(1,)),
    ] = "all"
    opponent_marks: Annotated[
        Literal["step", "round"],
        option(seats=(1,)),
    ] = "step"
