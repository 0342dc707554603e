"""The settings of a table of The Big Score."""

from typing import Annotated, Literal, get_args

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
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)[:-1]
"""All but the one that is drawn."""

TABLE = (2, 3, 4, 5, 6)
ALONE = (1,)


class FirstOptions(Options, frozen=True):
    """The options by version 1 of the rules, whose records and tables hold all of them. For any number of players, for
    2 to 6, and from `scenario` on for one alone."""

    bosses: Annotated[Literal["dealt", "chosen"], option(seats=TABLE)] = "dealt"
    simple: Annotated[bool, option(seats=TABLE)] = False
    talk: Annotated[bool, option(seats=TABLE)] = False
    bust: Annotated[Literal["players_plus_1", "3", "4", "5", "6", "7", "8", "9"], option(seats=TABLE)] = (
        "players_plus_1"
    )
    youngest: Annotated[
        Literal["drawn", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"], option(seats=TABLE)
    ] = "drawn"
    memory: Annotated[bool, option(seats=TABLE)] = False
    scenario: Annotated[Scenario, option(seats=ALONE)] = "biggest_score"
    extreme: Annotated[bool, option(seats=ALONE, needs={"scenario": "biggest_score"})] = False
    majority: Annotated[bool, option(seats=ALONE)] = False


class BigScoreOptions(FirstOptions, frozen=True):
    """The options of version 2: bosses are chosen alone too, and two scenarios have one of their own."""

    bosses: Annotated[Literal["chosen", "dealt"], option()] = "chosen"
    jacks: Annotated[Literal["again", "once"], option(seats=ALONE, needs={"scenario": "jack_of_all_trades"})] = "again"
    gold: Annotated[Literal["key", "count"], option(seats=ALONE, needs={"scenario": "crypto_currency"})] = "key"
