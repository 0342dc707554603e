"""The options of Masters of the Heist."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option


class MastersOptions(Options, frozen=True):
    """Settings of the solo campaign; with two players there are none."""

    opponent_card: Annotated[
        Literal["all", "tops"],
        option(
            "The opponent's card",
            "the opponent gets the lowest Muscle of all cards in the piles, or of the tops only (MH-7.1)",
            {"all": "from all cards", "tops": "from the tops"},
            seats=(1,),
        ),
    ] = "all"
    opponent_marks: Annotated[
        Literal["step", "round"],
        option(
            "The opponent's marks",
            "the opponent takes one mark a step, or one a round (MH-7.2)",
            {"step": "one a step", "round": "one a round"},
            seats=(1,),
        ),
    ] = "step"
