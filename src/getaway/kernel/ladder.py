"""The ladder of a game: the contests between bots that docs/ladder.md reports."""

from typing import NamedTuple


class Row(NamedTuple):
    """One contest, and what is expected of it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    bar: str = ""
    options: tuple[tuple[str, str], ...] = ()
    of_sides: bool = False  # the bar applies to each side separately

    def played(self) -> "Row":
        """What is played, without the number of games and the bar."""
        return self._replace(games=0, bar="", of_sides=False)


class Ladder(NamedTuple):
    """A game's rows by section, and remarks about them."""

    sections: dict[str, list[Row]]
    notes: str = ""
