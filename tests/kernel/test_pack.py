"""Packs, options and rulebooks: what is wrong is named."""

import tomllib

import msgspec
import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.pack import MastersPack
from getaway.games.registry import UnknownGame, game_type
from getaway.kernel.options import OptionError, Options, parse_options, settings
from getaway.kernel.pack import (
    Card,
    Figures,
    NamedCard,
    Pack,
    PackError,
    build_pack,
    changed_figures,
    differences,
    parse_pack,
    tables,
)
from getaway.kernel.rulebook import PLAY_RULES, Rulebook

TEXT = Masters.standard_pack_text().decode()


def broken(old: str, new: str) -> PackError:
    """What is said of the standard pack with this change."""
    assert old in TEXT
    with pytest.raises(PackError) as problem:
        parse_pack(MastersPack, TEXT.replace(old, new, 1).encode(), "masters")
    return problem.value


@pytest.mark.parametrize(
    ("old", "new", "field", "expected"),
    [
        ("start_money = 8", "start_money = 'eight'", "start_money", "must be a whole number"),
        ("start_money = 8", "start_money = -1", "start_money", "must be at least 0"),
        ("start_money = 8", "", "start_money", "missing"),
        ("start_money = 8", "start_money = 8\nhouse = 1", "house", "is not a known field"),
        ("price = 3\n", "", "crew[0].price", "missing"),
        ("display = 4", "display = ", "file", "TOML"),
        ('game = "masters"', 'game = "chess"', "pack.game", "“masters”"),
        ("display = 4", "display = 4.5", "display", "display must be a whole number"),
        ('id = "thug"', 'id = "extortionist"', "crew[11].id", "no other row"),
        ('insider = "docks"', 'insider = "harbour"', "crew[13] (dock_worker).insider", "docks"),
        ("insider_skill = 2", "insider_skill = 0", "crew[13] (dock_worker).insider_skill", "together"),
        ('kind = "muscle"\nprice = 2', 'kind = "car"\nprice = 2', "crew[10] (thug).skill", "no skill or muscle"),
        ("permanent = 1", 'permanent = 1\ninsider = "docks"\ninsider_skill = 2', "cop_on_the_payroll", "no skill"),
        ("permanent = 1", "draw = 1", "crew[20] (cop_on_the_payroll).permanent", "bribes"),
        ("muscle = 4", "muscle = 2", "crew[1] (con_artist).muscle", "fall_guy"),
        ('neighborhood = "docks"', 'neighborhood = "moon"', "marks[0] (sketchy_bar).neighborhood", "docks"),
        ('id = "thug"', r'id = "thug\n"', "crew[10].id", "must be 1 to 40 lowercase letters"),
        ('name = "Thug"', r'name = "\u001b[2J"', "crew[10].name", "must be"),
        (
            'kind = "grifter"',
            'kind = "fly"',
            "crew[0].kind",
            "is 'fly', which is not allowed. Allowed: bribe, car, grifter",
        ),
        ("solo_goals = [80", "solo_goals = [99999999999999999999", "solo_goals[0]", ""),
        ("permanent = 1", "permanent = 1\ncash = 1", "crew[20] (cop_on_the_payroll).cash", "never on a heist"),
        ("removed_hard = 2", "removed_hard = 9", "removed_hard", "at most 8, the marks"),
        ('draw = "deduced"', 'drew = "deduced"', "crew[17].source.draw", "every figure names its source"),
        ('draw = "deduced"', 'draw = "deduced", drew = "printed"', "crew[17].source.drew", "the name of a figure"),
        ('draw = "deduced"', 'draw = "guessed"', "crew[17].source", "guessed"),
    ],
)
def test_a_broken_pack_names_the_field_and_what_was_expected(old: str, new: str, field: str, expected: str) -> None:
    problem = broken(old, new)
    assert field in problem.field
    assert expected in str(problem)


def test_a_pack_of_nothing_but_removed_marks_is_refused() -> None:
    pack = parse_pack(MastersPack, TEXT.encode(), "masters")
    medium = tuple(mark for mark in pack.marks if mark.tier == "medium")[:2]
    empty = msgspec.structs.replace(pack, marks=medium, removed_hard=0)
    with pytest.raises(PackError, match="at least one mark"):
        empty.check()


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(PackError, match="UTF-8"):
        parse_pack(MastersPack, b"\xff\xfe", "masters")


def test_every_figure_says_its_source() -> None:
    pack = parse_pack(MastersPack, TEXT.encode(), "masters")
    marked = {f"{where}{name}": table.source_of(name) for where, table in tables(pack) for name in table.figures()}
    assert marked["start_money"] == "printed"
    assert marked["solo_goals"] == "printed"
    assert marked["crew[17].draw"] == "deduced"
    assert marked["crew[0].price"] == "reconstructed"
    assert marked["marks[23].difficulty"] == "printed"
    assert len(marked) > 100


def test_differences_are_told_in_words() -> None:
    standard = parse_pack(MastersPack, TEXT.encode(), "masters")
    crew = (msgspec.structs.replace(standard.crew[0], price=4), *standard.crew[2:])
    new = msgspec.structs.replace(standard.crew[1], id="new_card", muscle=0)
    changed = msgspec.structs.replace(standard, start_money=9, crew=(*crew, new))
    assert [str(line) for line in differences(changed, standard)] == [
        "crew.fall_guy.price: 4 instead of 3",
        "crew: without con_artist",
        "crew: with new_card",
        "start_money: 9 instead of 8",
    ]
    assert changed.digest() != standard.digest()


class Row(Card, frozen=True):
    value: int


class Named(NamedCard, frozen=True):
    rows: tuple[Row, ...]


class RowsPack(Pack, frozen=True):
    rows: tuple[Row, ...]
    named: tuple[Named, ...] = ()


def rows_pack(values: list[int], named: dict[str, list[int]]) -> RowsPack:
    def rows(values: list[int]) -> list[dict[str, object]]:
        return [{"source": "printed", "value": value} for value in values]

    cards = [{"source": "printed", "id": id, "name": "N", "rows": rows(inner)} for id, inner in named.items()]
    header = {"game": "rows", "name": "Rows", "version": 1}
    return build_pack(RowsPack, {"source": "printed", "pack": header, "rows": rows(values), "named": cards}, "rows")


def test_rows_without_an_id_go_by_their_place() -> None:
    standard = rows_pack([1, 2, 3], {"a": [1, 2], "b": [3]})
    assert changed_figures(standard, standard) == set()
    assert differences(standard, standard) == []
    changed = rows_pack([1, 5], {"b": [3], "a": [1, 4]})
    assert changed_figures(changed, standard) == {("rows[1].", "value"), ("named[1].rows[1].", "value")}
    assert [str(line) for line in differences(changed, standard)] == [
        "named.a.rows.row 2.value: 4 instead of 2",
        "rows.row 2.value: 5 instead of 2",
        "rows: without row 3",
    ]


def test_options_from_words() -> None:
    assert parse_options(MastersOptions, {"opponent_marks": "round"}) == MastersOptions(opponent_marks="round")
    with pytest.raises(OptionError, match="opponent_card, opponent_marks"):
        parse_options(MastersOptions, {"opponent": "x"})
    with pytest.raises(OptionError, match="step or round"):
        parse_options(MastersOptions, {"opponent_marks": "never"})
    names = {setting.name: setting.default for setting in settings(MastersOptions)}
    assert names == {"opponent_card": "all", "opponent_marks": "step"}
    assert all(setting.words for setting in settings(MastersOptions))


def test_options_can_be_true_or_false() -> None:
    class Talk(Options, frozen=True):
        open: bool = False

    assert parse_options(Talk, {"open": "true"}).open
    assert settings(Talk)[0].values == ("true", "false")


def test_rules_are_found_by_number_and_by_words() -> None:
    book = Masters.rulebook()
    assert "Welfare" in book.rules["MH-3.4"].text
    assert (book.rules["MH-3.4"].chapter, book.rules["MH-3.4"].section) == ("3 Purchase", "")
    assert "MH-3.4" in [rule.number for rule in book.search("welfare CHEAPEST")]
    assert book.nearest("mh-3.44") == "MH-3.4"
    assert book.nearest("zzz") is None
    assert PLAY_RULES.rules["HR-1"].text


def test_a_rule_stands_in_a_chapter_and_perhaps_in_a_section_of_it() -> None:
    book = Rulebook("## 1 A\n- **XX-1** a\n### Part\n- **XX-2** b\n  more\n## 2 B\n- **XX-3** c\n")
    assert [(rule.chapter, rule.section) for rule in book.rules.values()] == [("1 A", ""), ("1 A", "Part"), ("2 B", "")]
    assert book.rules["XX-2"].text == "b more"


def test_a_rule_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Rulebook("- **XX-1** a\n- **XX-1** b\n")


def test_an_unknown_game_suggests_the_nearest() -> None:
    assert game_type("masters") is Masters
    with pytest.raises(UnknownGame, match="Did you mean “masters”"):
        game_type("master")
    with pytest.raises(UnknownGame, match="Installed games: big_score"):
        game_type("qqq")


class Prices(Figures, frozen=True, kw_only=True):
    """A table inside another."""

    bribe: int


class NestedPack(Pack, frozen=True, kw_only=True):
    """A pack with one."""

    prices: Prices


def test_a_table_within_a_table_says_its_sources_too() -> None:
    text = """
source = "printed"
[pack]
game = "nested"
name = "Nested"
version = 1
[prices]
bribe = 50
source = {}
"""
    with pytest.raises(PackError, match=r"prices\.source\.bribe"):
        parse_pack(NestedPack, text.encode(), "nested")
    fixed = text.replace("source = {}", 'source = "printed"')
    assert parse_pack(NestedPack, fixed.encode(), "nested").prices.bribe == 50


def test_a_pack_of_another_game_is_called_so() -> None:
    needed = "this is a pack of “masters”, but a pack of “big_score” is needed"
    with pytest.raises(PackError, match=needed):
        BigScore.from_toml(TEXT.encode())
    with pytest.raises(PackError, match=needed):
        BigScore.from_tree(tomllib.loads(TEXT))


def test_a_changed_figure_is_known_wherever_its_row_stands() -> None:
    standard = parse_pack(MastersPack, TEXT.encode(), "masters")
    cheaper = msgspec.structs.replace(standard.crew[0], price=1)
    changed = msgspec.structs.replace(standard, start_money=9, crew=(*standard.crew[1:], cheaper))
    last = len(standard.crew) - 1
    assert changed_figures(changed, standard) == {("", "start_money"), (f"crew[{last}].", "price")}
    assert changed_figures(standard, standard) == set()


def test_a_pack_that_is_no_table_is_refused_as_a_whole() -> None:
    with pytest.raises(PackError) as refused:
        Masters.from_tree([])
    assert "fields" in str(refused.value)
