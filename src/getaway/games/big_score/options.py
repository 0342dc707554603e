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
TITLES: dict[Scenario, str] = {
    "biggest_score": "The Biggest Score",
    "diamond_thief": "Diamond Thief",
    "magic_paintings": "The 5 Magic Paintings",
    "jack_of_all_trades": "The Jack of All Trades Show",
    "crypto_currency": "Crypto Currency",
    "heat_is_on": "The Heat Is On",
    "simultaneous_plunder": "Simultaneous Plunder",
    "betray_the_traitor": "Betray the Traitor",
    "does_what_it_takes": "This Crew Does What It Takes",
}

TABLE = (2, 3, 4, 5, 6)
ALONE = (1,)


class FirstOptions(Options, frozen=True):
    """The options by version 1 of the rules, whose records and tables hold all of them. For any number of players, for
    2 to 6, and from `scenario` on for one alone."""

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
            "who breaks the tie for the First Player Marker: an order drawn at random, or this seat and then those to "
            "its left; drawn where nobody sits there (BS-4.1)",
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
            {**TITLES, "random": "drawn at random"},
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


class BigScoreOptions(FirstOptions, frozen=True):
    """The options of version 2: bosses are chosen alone too, and two scenarios have one of their own."""

    bosses: Annotated[
        Literal["chosen", "dealt"],
        option(
            "Bosses",
            "everyone chooses a boss, in seat order, or bosses are dealt at random (BS-2.2, SO-1.1)",
            {"chosen": "chosen in seat order", "dealt": "dealt at random"},
        ),
    ] = "chosen"
    jacks: Annotated[
        Literal["again", "once"],
        option(
            "Jacks of All Trades",
            "alone: they may be spent after a job is turned up too, or only before jobs are settled (SO-4.4)",
            {"again": "on jobs just turned up too", "once": "only before jobs are settled"},
            seats=ALONE,
            needs={"scenario": "jack_of_all_trades"},
        ),
    ] = "again"
    gold: Annotated[
        Literal["key", "count"],
        option(
            "Gold Bar",
            "alone: drawn with Cops it may send them back as a Digital Key does, or it counts at the end only (SO-4.5)",
            {"key": "sends Cops back like a Key", "count": "counts at the end only"},
            seats=ALONE,
            needs={"scenario": "crypto_currency"},
        ),
    ] = "key"
