"""The base of the solitaire's decisions."""

from mypy_extensions import i64

from getaway.games.big_score.solo.position import SoloPosition


class Decision:
    """What is decided in one phase. Which moves it is made among depends on the box: `SoloBox.candidates`."""

    def __init__(self, name: str, rule: str, not_now: str) -> None:
        self.name: str = name
        self.rule: str = rule  # that the decision goes by
        self.not_now: str = not_now  # of a move of another phase, as `refusal` returns it

    def refusal(self, state: SoloPosition, move: i64) -> str:
        """Of a candidate: the number of the rule and the id of the reason, `solo-refused-ID`; empty if it is legal."""
        return ""

    def apply(self, state: SoloPosition, move: i64) -> None:
        raise NotImplementedError
