"""The phases of a solitaire: decisions, and steps without one."""

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
