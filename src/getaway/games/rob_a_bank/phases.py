"""The phases of a game, and the sides and tokens of every box."""

from typing import Final

LAYOUT: Final = 0  # the Bank turns tiles (RB-2.3)
CAR: Final = 1  # the Robbers place the Getaway Car (RB-2.5)
PLANNING: Final = 2
ACTION: Final = 3
OVER: Final = 4

COLORS: Final = ("yellow", "green", "red")
SIDES: Final = ("bank", "yellow", "green", "red")  # in the order in which they play
MAX_MOVERS: Final = 3  # guards, and robbers

# The alarm token (RB-4.19).
ALARM_READY: Final = 0
ALARM_LOCKED: Final = 1
ALARM_OUT: Final = 2
