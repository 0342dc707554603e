"""`getaway pack`."""

from pathlib import Path

import pytest

from getaway.games.masters.game import Masters

from .conftest import Getaway


def test_show_has_every_component_and_its_source(getaway: Getaway) -> None:
    out = getaway("pack", "show", "masters").out
    for words in ("start_money 8", "kingpin", "museum_district", "reconstructed", "draw deduced"):
        assert words in out
    assert max(map(len, out.splitlines())) <= 80


def test_new_writes_a_copy_and_does_not_overwrite(getaway: Getaway) -> None:
    ran = getaway("pack", "new", "masters")
    assert ran.code == 0
    assert Path("masters-pack.toml").read_bytes() == Masters.standard_pack_text()
    again = getaway("pack", "new", "masters")
    assert (again.code, again.err) == (
        2,
        "getaway: masters-pack.toml already exists. Choose another name, or move it away.\n",
    )
    nowhere = getaway("pack", "new", "masters", "no/folder.toml")
    assert nowhere.code == 2
    assert "Can't write no/folder.toml: no such file or folder." in nowhere.err


def test_check_says_how_a_pack_departs(getaway: Getaway) -> None:
    getaway("pack", "new", "masters", "mine.toml")
    assert "These are the standard cards." in getaway("pack", "check", "masters", "mine.toml").out
    text = Path("mine.toml").read_text().replace("start_money = 8", "start_money = 9")
    Path("mine.toml").write_text(text)
    out = getaway("pack", "check", "masters", "mine.toml").out
    assert "start_money: 9 instead of 8" in out
    assert "start_money 9" in getaway("pack", "show", "masters", "--pack", "mine.toml").out


def test_names_are_shown_as_they_stand(getaway: Getaway) -> None:
    text = Masters.standard_pack_text().decode().replace('name = "Fall Guy"', 'name = "[/i] :car: [red]Guy"')
    Path("mine.toml").write_text(text)
    assert "[/i] :car: [red]Guy" in getaway("pack", "show", "masters", "--pack", "mine.toml").out
    played = getaway("play", "masters", "--pack", "mine.toml", "--seed", "1", stdin="look\n")
    assert played.code == 0
    assert "[/i] :car:" in played.out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("start_money = 8", 'start_money = "8"', "start_money must be a whole number"),
        ("start_money = 8", "", "start_money is missing"),
        ("start_money = 8", "start_money = 8\nend_money = 9", "end_money is not a known field. Allowed: "),
        ("start_money = 8", "start_money = ", "The file "),
        ("start_money = 8", f"start_money = {'9' * 5000}", "The file "),
        ("start_money = 8", f"start_money = {'[' * 5000}", "The file "),
        ("price = 3", "price = -3", "crew[0].price must be at least 1"),
        ('game = "masters"', 'game = "score"', "this is a pack of “score”, but a pack of “masters” is needed."),
        ('kind = "grifter"', 'kind = "wizard"', "crew[0].kind"),
        ('id = "con_artist"', 'id = "fall_guy"', "crew[1].id: expected a value that no other row has"),
        ('neighborhood = "docks"', 'neighborhood = "moon"', "neighborhood: expected one of docks"),
    ],
)
def test_a_broken_pack_is_named_with_field_and_expectation(getaway: Getaway, old: str, new: str, words: str) -> None:
    Path("broken.toml").write_text(Masters.standard_pack_text().decode().replace(old, new, 1))
    for command in (
        ["pack", "check", "masters", "broken.toml"],
        ["sim", "masters", "--pack", "broken.toml"],
        ["play", "masters", "--pack", "broken.toml"],
    ):
        ran = getaway(*command)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("getaway: broken.toml: ")
        assert words in ran.err


def test_bytes_that_are_no_text(getaway: Getaway) -> None:
    Path("broken.toml").write_bytes(b"\xff\xfe")
    assert "byte 0: expected UTF-8 text" in getaway("pack", "check", "masters", "broken.toml").err


def test_a_changed_figure_is_not_shown_as_printed(getaway: Getaway, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = Masters.standard_pack_text().decode()
    own.write_text(text.replace("start_money = 8", "start_money = 9").replace("price = 3\n", "price = 4\n", 1))
    assert "changed" not in getaway("pack", "show", "masters").out
    out = getaway("pack", "show", "masters", "--pack", str(own)).out
    assert "changed: differs from the standard cards" in out
    marks = out.partition("changed: differs")[0]
    assert marks.count("changed") == 2, "the money to start with, and one price"
