"""The options of How To Rob A Bank."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option


class BankOptions(Options, frozen=True):
    bank: Literal["chosen", "random"] = "chosen"
    open_team_hands: Annotated[bool, option(seats=(3, 4))] = True
    played_cards: Literal["memory", "open"] = "memory"
