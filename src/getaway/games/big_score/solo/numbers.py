"""The numbers of the solitaire's moves, from the first of them on; moves.py lists them in the same order. Those that
name a token or a number of Cops follow, at places that the box knows."""

from typing import Final

STRIKE_AT: Final = 0
REDRAW_AT: Final = 6
HIRE_ONE: Final = 12
SCOUT_AT: Final = 13
CHOOSE_AT: Final = 19
PLACE_AT: Final = 25
DISCARD_REST: Final = 31
EXTRA_AT: Final = 32  # crew type * 6 + job
SHUFFLE_AT: Final = 68
KEEP_AT: Final = 74
END_TURN: Final = 80
JACKS_AT: Final = 81
SAVE_JACKS: Final = 87
TURN_UP_AT: Final = 88
LEAVE_DOWN: Final = 94
BUY_DRIVE: Final = 95
STOP_BUYING: Final = 96
ROB: Final = 97
FLEE: Final = 98
ROW_AT: Final = 99
TAKE_NOTHING: Final = 105
TRADE_ARTIFACTS: Final = 106
BUY_DIAMOND: Final = 107
CLOSE_MARKET: Final = 108
GOLD_AS_KEY: Final = 109
GOLD_AS_DRIVE: Final = 110
GOLD_AS_BAR: Final = 111
TOKENS_AT: Final = 112
