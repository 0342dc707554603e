"""Where a solitaire stands: decisions, and stations that are passed without one."""

from typing import Final

STRIKE: Final = 0  # which crew type is on strike (SO-4.4)
HIRE: Final = 1
PLACE: Final = 2  # the cards of the chosen type
ASSIGN: Final = 3
KEEP: Final = 4
JACKS: Final = 5  # Jacks of All Trades (SO-4.4)
SEIZED: Final = 6  # tokens of a job with a Cop on it (SO-4.6)
TURN_UP: Final = 7
DRIVES: Final = 8  # Hard Drives for sale (SO-4.9)
VAULT: Final = 9  # rob or flee
KEYED: Final = 10  # Cops drawn with a Digital Key (SO-4.5)
BRIBE: Final = 11
PAY: Final = 12
ROW_COP: Final = 13  # a Cop for the row (SO-4.8)
TAKE: Final = 14
ROW_TOKEN: Final = 15  # the token taken for the row (SO-4.8)
REMOVE: Final = 16
MARKET: Final = 17  # the black market (SO-4.2)
GOLD: Final = 18  # what a Gold Bar counts as (SO-4.5)
OVER: Final = 19

NEW_ROUND: Final = 20
NEW_TURN: Final = 21
RESOLVE: Final = 22
NEXT_JOB: Final = 23
REWARDED: Final = 24
SETTLED: Final = 25
TURN_OVER: Final = 26
ACT_TWO: Final = 27
COPS: Final = 28
BUSTED: Final = 29
COPS_PLACED: Final = 30
TOKEN_PLACED: Final = 31
VAULT_ROUND_OVER: Final = 32
COUNT: Final = 33

# Decisions that came later: the numbers above stand in records.
BOSS: Final = 34  # who the player is (SO-1.1)
ORDER: Final = 35  # which of several completed jobs is settled next (SO-2.8)
NUMBER: Final = 36

PHASES: Final = {
    STRIKE: "strike",
    HIRE: "hire",
    PLACE: "place",
    ASSIGN: "assign",
    KEEP: "keep",
    JACKS: "jacks",
    SEIZED: "seized",
    TURN_UP: "turn_up",
    DRIVES: "drives",
    VAULT: "vault",
    KEYED: "keyed",
    BRIBE: "bribe",
    PAY: "pay",
    ROW_COP: "row_cop",
    TAKE: "take",
    ROW_TOKEN: "row_token",
    REMOVE: "remove",
    MARKET: "market",
    GOLD: "gold",
    OVER: "over",
    BOSS: "bosses",
    ORDER: "order",
}

RULES: Final = {
    STRIKE: "SO-4.4",
    HIRE: "SO-2.2",
    PLACE: "SO-2.3",
    ASSIGN: "SO-2.4",
    KEEP: "SO-2.6",
    JACKS: "SO-4.4",
    SEIZED: "SO-4.6",
    TURN_UP: "SO-2.8",
    DRIVES: "SO-4.9",
    VAULT: "SO-3.1",
    KEYED: "SO-4.5",
    BRIBE: "SO-3.3",
    PAY: "SO-3.3",
    ROW_COP: "SO-4.8",
    TAKE: "SO-3.5",
    ROW_TOKEN: "SO-4.8",
    REMOVE: "SO-3.5",
    MARKET: "SO-4.2",
    GOLD: "SO-4.5",
    OVER: "",
    BOSS: "SO-1.1",
    ORDER: "SO-2.8",
}
"""The rule that each phase's decision goes by."""
