"""The settings of a table of The Big Score."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option

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


TABLE = (2, 3, 4, 5, 6)
ALONE = (1,)


class BigScoreOptions(Options, frozen=True):
    """For 2 to 6 players, and from `scenario` on for one alone."""

    bosses: Annotated[
        Literal["dealt", "chosen"],
        option(
            "Bosses",
            "bosses are dealt at random, or chosen in seat order (BS-2.2)",
            {"dealt": "dealt at random", "chosen": "chosen in seat order"},
            seats=TABLE,
        ),
    ] = "dealt"
    simple: Annotated[bool, option("Simple game", "without Experts, Training and abilities (BS-6.1)", seats=TABLE)] = (
        False
    )
    talk: Annotated[bool, option("Table talk", "the chat stays open while crew is assigned (BS-3.28)", seats=TABLE)] = (
        False
    )
    bust: Annotated[
        Literal["players_plus_1", "3", "4", "5", "6", "7", "8", "9"],
        option(
            "Bust",
            "how many Cops are a bust (BS-4.6)",
            {"players_plus_1": "one more than players"} | {number: f"{number} Cops" for number in "3456789"},
            seats=TABLE,
        ),
    ] = "players_plus_1"
    youngest: Annotated[
        Literal["drawn", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"],
        option(
            "Youngest player",
            "the youth order is drawn, or goes from this seat to the left; drawn where nobody sits there (BS-4.1)",
            {"drawn": "drawn at random"} | {f"seat_{number}": f"seat {number}" for number in "123456"},
            seats=TABLE,
        ),
    ] = "drawn"
    memory: Annotated[
        bool, option("Memory aid", "you are shown again what you saw of the hands you passed on", seats=TABLE)
    ] = False
    scenario: Annotated[
        Scenario,
        option(
            "Scenario",
            "alone: the scenario, or one drawn at random (SO-1.5)",
            {
                "biggest_score": "The Biggest Score",
                "diamond_thief": "Diamond Thief",
                "magic_paintings": "The 5 Magic Paintings",
                "jack_of_all_trades": "The Jack of All Trades Show",
                "crypto_currency": "Crypto Currency",
                "heat_is_on": "The Heat Is On",
                "simultaneous_plunder": "Simultaneous Plunder",
                "betray_the_traitor": "Betray the Traitor",
                "does_what_it_takes": "This Crew Does What It Takes",
                "random": "drawn at random",
            },
            seats=ALONE,
        ),
    ] = "biggest_score"
    extreme: Annotated[
        bool,
        option(
            "Extreme",
            "alone: The Biggest Score asks for more (SO-4.1)",
            seats=ALONE,
            needs={"scenario": "biggest_score"},
        ),
    ] = False
    majority: Annotated[
        bool, option("Artifact majority", "alone: the Artifact majority is paid (SO-3.6)", seats=ALONE)
    ] = False
