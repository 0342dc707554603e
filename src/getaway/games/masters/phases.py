"""The phases of a game. The Heist is purely mechanical (chapter 5), so nobody ever decides in it."""

from typing import Final

PURCHASE: Final = 0
PLAN: Final = 1
CARRY_OVER: Final = 2
OVER: Final = 3
PHASES: Final = ("purchase", "plan", "carry_over", "over")
"""In the order of their numbers, as a View names them."""
