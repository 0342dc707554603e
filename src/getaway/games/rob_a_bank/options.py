"""The options of How To Rob A Bank."""

from typing import Annotated, Literal

from getaway.kernel.options import Options, option


class BankOptions(Options, frozen=True):
    bank: Annotated[
        Literal["chosen", "random"],
        option(
            "Who is the Bank",
            "the Bank is chosen: whoever takes the first seat; or it is drawn at random (RB-1.6)",
            {"chosen": "the first seat", "random": "drawn at random"},
        ),
    ] = "chosen"
    open_team_hands: Annotated[
        bool, option("Open team hands", "Robbers see each other's hands (RB-3.4)", seats=(3, 4))
    ] = True
    played_cards: Annotated[
        Literal["memory", "open"],
        option(
            "Cards that were played",
            "covered cards are to be remembered, or stay readable for everyone (RB-3.5)",
            {"memory": "to be remembered", "open": "stay readable"},
        ),
    ] = "memory"
