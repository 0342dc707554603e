"""Chapters 1 and 2: every figure of the standard box, as the rules read it. A changed figure shows here."""

import pytest

from tests.games.masters.table import BOX

CREW = """
crew                        price skill muscle draw cash per_thief per_class tiebreak insider_skill permanent
fall_guy                        3     2      2    0    0         0         0        0             0         0
con_artist                      6     3      4    0    0         0         0        0             0         0
mastermind                     12     5      6    0    0         0         0        0             0         0
grease_man                      3     1      5    1    0         0         0        0             0         0
wheel_man                       6     1      8    1    1         0         0        0             0         0
veteran                        10     2     12    1    0         0         0        0             0         0
kingpin                        15     3     15    1    0         0         1        0             0         0
pickpocket                      2     1      1    0    1         0         0        0             0         0
safecracker                     5     2      7    0    0         1         0        0             0         0
bookie                          9     2     11    0    1         1         0        0             0         0
thug                            2     1     14    0    0         0         0        1             0         0
extortionist                    5     2     16    0    0         0         0        3             0         0
persuasion_specialist           9     3     17    0    0         0         0        3             0         0
dock_worker                     2     1     10    0    0         0         0        0             2         0
local_politician                2     1      3    0    0         0         0        0             2         0
creative_accountant             3     1      9    0    1         0         0        0             2         0
fence                           3     1     13    0    1         0         0        0             2         0
getaway_car_a                   5     0      0    2    0         0         0        0             0         0
getaway_car_b                   6     0      0    2    0         0         0        0             0         0
getaway_car_c                   7     0      0    2    0         0         0        0             0         0
cop_on_the_payroll              8     0      0    0    0         0         0        0             0         1
commissioner_on_the_payroll    15     0      0    0    0         0         0        0             0         2
"""

MARKS = """
mark                           difficulty payout set_size set_bonus
sketchy_bar                             1      2        2         2
the_old_factory                         2      3        2         2
careless_customs                        3      5        2         2
shipping_containers                     4      7        2         2
suspicious_shipyard                     6     13        2         2
abandoned_warehouse                     7     16        2         2
friendly_local_game_store               1      2        3         5
successful_tattoo_parlor                2      3        3         5
swanky_bistro                           3      5        3         5
luxury_condos                           4      8        3         5
extravagant_manor                       6     14        3         5
massive_estate                          7     17        3         5
honest_bank                             2      3        2         3
trendy_tavern                           2      4        2         3
ominous_corporate_headquarters          4      7        2         3
naive_startup_company                   5      9        2         3
landmark_hotel                          6     14        2         3
mostly_honest_bank                      8     20        2         3
library_of_rare_books                   1      2        3         6
starving_artist_cooperative             2      3        3         6
gallery_of_priceless_art                4      8        3         6
convention_center                       5     10        3         6
grifter_hall_of_fame                    6     14        3         6
the_museum_of_expensive_history          7     17        3         6
"""


@pytest.mark.rule("MH-1.1", "MH-1.4")
def test_every_figure_of_the_crew() -> None:
    assert rows(CREW) == in_box(CREW, BOX.crew_ids)


@pytest.mark.rule("MH-1.2", "MH-5.9")
def test_every_figure_of_the_marks() -> None:
    assert rows(MARKS) == in_box(MARKS, BOX.mark_ids)


def rows(table: str) -> dict[str, list[int]]:
    """A table by the names in its first column."""
    _, *lines = table.strip().splitlines()
    return {name: [int(figure) for figure in figures] for name, *figures in map(str.split, lines)}


def in_box(table: str, ids: list[str]) -> dict[str, list[int]]:
    """The same columns as the box has them."""
    _, *columns = table.strip().splitlines()[0].split()
    return {name: [int(getattr(BOX, column)[at]) for column in columns] for at, name in enumerate(ids)}
