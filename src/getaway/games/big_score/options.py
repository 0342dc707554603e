"""The settings of a table of The Big Score."""

from typing import Annotated, Literal

from msgspec import Meta

from getaway.kernel.options import Options

Scenario = Literal[
    "biggest_score",
    "diamond_thief",
    "magic_paintings",
    "jack_of_all_trades",
    "crypto_currency",
    "heat_is_on",
    "simultaneous_plunder",
    "betray_the_traitor",
    "does_what_it_takes",
    "random",
]


class BigScoreOptions(Options, frozen=True):
    """For 2 to 6 players, and from `scenario` on for one alone."""

    bosses: Annotated[
        Literal["dealt", "chosen"], Meta(description="bosses are dealt at random, or chosen in seat order (BS-2.2)")
    ] = "dealt"
    simple: Annotated[bool, Meta(description="without Experts, Training and abilities (BS-6.1)")] = False
    talk: Annotated[bool, Meta(description="the chat stays open while crew is assigned (BS-3.28)")] = False
    bust: Annotated[
        Literal["players_plus_1", "3", "4", "5", "6", "7", "8", "9"],
        Meta(description="how many Cops are a bust (BS-4.6)"),
    ] = "players_plus_1"
    youngest: Annotated[
        Literal["drawn", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"],
        Meta(
            description="the youth order is drawn, or goes from this seat to the left; drawn where nobody sits there "
            "(BS-4.1)"
        ),
    ] = "drawn"
    memory: Annotated[bool, Meta(description="you are shown again what you saw of the hands you passed on")] = False
    scenario: Annotated[Scenario, Meta(description="alone: the scenario, or one drawn at random (SO-1.5)")] = (
        "biggest_score"
    )
    extreme: Annotated[bool, Meta(description="alone: The Biggest Score asks for more (SO-4.1)")] = False
    majority: Annotated[bool, Meta(description="alone: the Artifact majority is paid (SO-3.6)")] = False
