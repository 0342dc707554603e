"""The phases of a game, one for each decision, in the order of the rulebook."""

from typing import Final

BOSSES: Final = 0
START_ITEMS: Final = 1
HIRE: Final = 2
ASSIGN: Final = 3
JOATS: Final = 4
VAULT: Final = 5
GREASE: Final = 6
MUSCLES: Final = 7
TRADE: Final = 8
GUN: Final = 9
OVER: Final = 10
