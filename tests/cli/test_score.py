"""`getaway odds`, `heist`, `seal`, and `sim` and `play` for Score."""

from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.odds import COUNTING
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.games.score.simulation import chapters
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.head import Seat
from getaway.kernel.record import make_record, read_record, verify, write_record

from .conftest import Getaway

ODDS = ("odds", "score", "--json", "--cool", "2", "--heat", "2", "--prep", "1", "--difficulty", "4")


def test_odds_for_programs(getaway: Getaway) -> None:
    ran = getaway(*ODDS)
    found = msgspec.json.decode(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert (found["success"], found["failure"], found["both"], found["neither"]) == (0.875, 0.75, 0.65625, 0.03125)
    assert found["fractions"] == {"success": "7/8", "failure": "3/4", "both": "21/32", "neither": "1/32"}
    assert found["successes"] == [0.125, 0.375, 0.375, 0.125]


def test_odds_for_people(getaway: Getaway) -> None:
    shown = getaway("odds", "score", "--cool", "2", "--heat", "2").out
    assert "2 Cool dice and 2 Heat dice against 4" in shown
    assert "3/4" in shown
    assert "1 success " in shown
    assert "Commands" in getaway("odds").out


@pytest.mark.parametrize(
    ("ability", "filled", "difficulty", "cool", "heat"),
    [
        ("tumbler", 0, 3, 3, 2),
        ("focus", 0, 3, 3, 2),
        ("inside_the_system", 0, 3, 3, 2),
        ("silent_but_deadly", 3, 5, 3, 2),
        ("we_loud_yet", 2, 5, 3, 2),
        ("we_loud_yet", 3, 3, 3, 2),
        ("ghost_reporting", 2, 4, 4, 2),
        ("ghost_reporting", 3, 4, 3, 2),
        ("foresight", 0, 2, 3, 2),
        ("overclock", 0, 4, 5, 0),
        ("lethal", 0, 4, 3, 2),
        ("brute_force", 0, 4, 3, 2),
    ],
)
def test_abilities_change_a_roll(
    getaway: Getaway, ability: str, filled: int, difficulty: int, cool: int, heat: int
) -> None:
    found = msgspec.json.decode(getaway(*ODDS, "--ability", ability, "--filled", str(filled)).out)
    assert (found["difficulty"], found["cool_dice"], found["heat_dice"]) == (difficulty, cool, heat)
    assert ability in COUNTING


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--difficulty", "1"), "Difficulty 1: give a number from 2 to 6 (SC-2.1)."),
        (("--difficulty", "-4"), "Difficulty -4"),
        (("--cool", "-1"), "cool -1: give a number from 0 to 60."),
        (("--heat", "99999999"), "heat 99,999,999"),
        (("--ability", "mimic"), "The ability “mimic” does not change a roll."),
    ],
)
def test_a_roll_that_there_cannot_be(getaway: Getaway, arguments: tuple[str, ...], words: str) -> None:
    ran = getaway("odds", "score", *arguments)
    assert ran.code == 2
    assert words in ran.err


def test_a_heist_as_json_is_the_same_for_the_same_seed(getaway: Getaway) -> None:
    ran = getaway("heist", "--seed", "tonight", "--type", "bank", "--json")
    tree = msgspec.json.decode(ran.out)
    assert ran.out == getaway("heist", "--seed", "tonight", "--type", "bank", "--json").out
    assert tree["heist"]["jobs"] == ["bank"]
    assert tree["gm"]["reader"] == "gm"
    assert tree["players"]["seed"] == ""
    command = ("heist", "--seed", "tonight", "--type", "bank", "--json", "--for", "players")
    alone = msgspec.json.decode(getaway(*command).out)
    assert alone == tree["players"]


def test_without_a_seed_every_heist_is_another(getaway: Getaway) -> None:
    one, two = (msgspec.json.decode(getaway("heist", "--json").out)["heist"]["seed"] for _ in range(2))
    assert one != two
    assert getaway("heist", "--seed", one).out == getaway("heist", "--seed", one, "--markdown").out


def test_a_field_again_and_by_hand(getaway: Getaway) -> None:
    base = ("heist", "--seed", "tonight", "--json")
    first = msgspec.json.decode(getaway(*base).out)["heist"]
    changed = msgspec.json.decode(getaway(*base, "--again", "floors", "--again", "floors", "--set", "alarm=geese").out)
    fields = {field["id"]: field["text"] for field in changed["heist"]["fields"]}
    assert fields["alarm"] == "geese"
    assert first["jobs"] == changed["heist"]["jobs"]


def test_a_heist_as_pages(getaway: Getaway) -> None:
    page = getaway("heist", "--seed", "tonight", "--html").out
    assert page.count("<article>") == 2
    assert getaway("heist", "--seed", "tonight", "--html", "--for", "gm").out.count("<article>") == 1
    HTMLParser().feed(page)


def test_sheets_to_fill_in(getaway: Getaway) -> None:
    assert getaway("heist", "--for", "sheets", "--html").out.count("<article>") == 5
    assert "# Specter" in getaway("heist", "--for", "sheets").out
    tree = msgspec.json.decode(getaway("heist", "--seed", "x", "--for", "sheets", "--json").out)
    assert [sheet["name"] for sheet in tree["criminals"]] == ["Face", "Specter", "Tech", "Hammer"]
    assert set(msgspec.json.decode(getaway("heist", "--for", "all", "--json").out)) == {
        "heist",
        "gm",
        "players",
        "sheets",
    }


def test_a_heist_as_a_pdf(getaway: Getaway, tmp_path: Path) -> None:
    ran = getaway("heist", "--seed", "tonight", "--for", "all", "--pdf", "heist.pdf", "--paper", "letter")
    assert (ran.code, ran.out) == (0, "Wrote heist.pdf. Seed: tonight\n")
    assert (tmp_path / "heist.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--type", "train"), "There is no heist of the kind “train”."),
        (("--json", "--html"), "one of --json, --markdown, --html and --pdf"),
        (("--json", "--pdf", "x.pdf"), "one of --json, --markdown, --html and --pdf"),
        (("--for", "me"), "--for me: give gm, players, both, sheets or all."),
        (("--paper", "napkin"), "--paper napkin: give a4 or letter."),
        (("--pdf", "nowhere/x.pdf"), "Can't write nowhere/x.pdf"),
        (("--seed", ""), "--seed: give 1 to 40 characters."),
        (("--seed", "x" * 41), "--seed: give 1 to 40 characters."),
        (("--again", "roof"), "This heist has no field “roof”."),
        (("--set", "roof"), "--set roof: give FIELD=TEXT."),
        (("--set", "alarm="), "--set alarm=: give FIELD=TEXT."),
    ],
)
def test_a_heist_that_there_is_not(getaway: Getaway, arguments: tuple[str, ...], words: str) -> None:
    ran = getaway("heist", *arguments)
    assert ran.code == 2
    assert words in ran.err


def test_the_name_of_a_pack_is_shown_as_it_stands(getaway: Getaway) -> None:
    text = Score.standard_pack_text().decode()
    Path("mine.toml").write_text(text.replace('name = "Score"', 'name = "X [/b] :car: pack"', 1))
    ran = getaway("sim", "score", "--pack", "mine.toml", "--games", "2", "--seed", "2")
    assert (ran.code, ran.err) == (0, "")
    assert "X [/b] :car: pack" in ran.out


def test_sim_says_how_many_come_home(getaway: Getaway) -> None:
    command = ("sim", "score", "--games", "30", "--seed", "2", "--seats", "3", "-o", "segments=easy")
    found = msgspec.json.decode(getaway(*command, "--json").out)
    assert (found["games"], found["criminals"], found["options"]) == (30, 3, {"segments": "easy"})
    assert sum(found["ends"].values()) == 30
    assert found["done"] <= found["survived"] <= 1
    assert found["ends"] == msgspec.json.decode(getaway(*command, "--json").out)["ends"]
    assert "30 heists of 3 Criminals" in getaway(*command).out
    assert "heists of 4 Criminals" in getaway("sim", "score", "--games", "2").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "5"), "give 1 to 4 Criminals."),
        (("--seats", "0"), "--seats"),
        (("-o", "gm=seat"), "Only the automatic GM can be simulated."),
        (("-o", "segments=long"), "Option segments must be"),
        (("--report", "x.md", "--seats", "2"), "Leave out --seats, --option and --record"),
        (("--report", "x.md", "--record", "here"), "Leave out --seats, --option and --record"),
        (("--record", "/dev/null/x"), "Can't write /dev/null/x"),
        (("--report", ".", "--games", "1"), "Can't write ."),
    ],
)
def test_what_sim_cannot_do_for_score(getaway: Getaway, arguments: tuple[str, ...], words: str) -> None:
    ran = getaway("sim", "score", "--games", "1", *arguments)
    assert ran.code == 2
    assert words in ran.err


@pytest.mark.parametrize("mode", ["campaign", "one_shot"])
def test_sim_with_records_and_in_several_processes_plays_the_same_heists(
    getaway: Getaway, tmp_path: Path, mode: str
) -> None:
    command = ("sim", "score", "--games", "5", "--seed", "9", "--seats", "2", "-o", f"mode={mode}", "--json")
    plain = msgspec.json.decode(getaway(*command).out)
    recorded = msgspec.json.decode(getaway(*command, "--jobs", "2", "--record", "heists").out)
    assert plain["checksum"] == recorded["checksum"]
    assert plain["ends"] == recorded["ends"]
    files = sorted((tmp_path / "heists").iterdir())
    assert [file.name for file in files] == [f"score-9-{number:06d}.json" for number in range(5)]
    ends: dict[str, int] = {}
    for number, file in enumerate(files):
        play = verify(read_record(file.read_bytes()), Score)
        assert isinstance(play, ScorePlay)
        (chapter,) = chapters(play.game.pack, play.referee.options, 2, 9, range(number, number + 1))
        assert play.referee.open.history == [chapter]
        ends[chapter.how] = ends.get(chapter.how, 0) + 1
    assert ends == plain["ends"]


def test_a_report_is_for_score(getaway: Getaway) -> None:
    assert getaway("sim", "masters", "--report", "x.md").code == 2


def test_the_report_is_a_page(getaway: Getaway, tmp_path: Path) -> None:
    ran = getaway("sim", "score", "--report", "docs/balance/score.md", "--games", "1")
    assert (ran.code, ran.out) == (0, "Wrote docs/balance/score.md.\n")
    page = (tmp_path / "docs" / "balance" / "score.md").read_text()
    assert page.count("## Difficulty") == 6
    assert "Brutal (4) | Hard (5) | Standard (6) | Easy (8)" in page


def gm_record(path: Path) -> None:
    """A GM's record with a secret in it."""
    game = Score.from_toml()
    deal = SimulatedDeal(1, 0)
    play = game.new_play(chance_of(deal), 2, ScoreOptions(gm="seat"))
    play.submit(0, m.WriteNote("the butler did it"))
    play.submit(1, m.CreateCriminal("Faye", "face", "ready"))
    path.write_bytes(write_record(make_record(play, deal, (Seat("Gil"), Seat("Ann")))))


def test_the_players_record_is_made_of_the_gms_and_verifies(getaway: Getaway, tmp_path: Path) -> None:
    gm_record(tmp_path / "gm.json")
    assert getaway("verify", "gm.json").code == 0
    ran = getaway("seal", "gm.json", "players.json")
    assert (ran.code, ran.err) == (0, "")
    sealed = (tmp_path / "players.json").read_text()
    assert "butler" not in sealed
    assert "All 2 moves follow the rules." in getaway("verify", "players.json").out
    assert getaway("replay", "players.json", "--seat", "2").code == 0
    assert "already exists" in getaway("seal", "gm.json", "players.json").err
    assert "Can't write" in getaway("seal", "gm.json", "nowhere/players.json").err
    assert "a sealed record" in getaway("play", "score", "--resume", "players.json").err
    (tmp_path / "altered.json").write_text(sealed.replace("Faye", "Fred"))
    assert getaway("verify", "altered.json").code == 1


def test_a_game_without_a_gm_has_nothing_to_seal(getaway: Getaway) -> None:
    getaway("play", "score", "--seed", "1", stdin="1\nFaye\n1\n\n\nsave solo.json\nquit\n")
    ran = getaway("seal", "solo.json", "players.json")
    assert (ran.code, "nothing to seal" in ran.err) == (2, True)


def test_a_campaign_goes_on_at_another_table(getaway: Getaway) -> None:
    typed = "1\nFaye\n2\n\n\nexport c.json\nexport c.json\nexport no/c.json\nquit\nn\n"
    ran = getaway("play", "score", "--seed", "1", stdin=typed)
    assert "Exported as c.json" in ran.out
    assert "c.json already exists. Choose another name." in ran.out
    assert "Can't write no/c.json" in ran.out
    ran = getaway("play", "score", "--campaign", "c.json", stdin="story\nquit\nn\n")
    assert "The campaign continues with 1 Criminal." in ran.out
    assert "Nothing has happened yet." in ran.out
    assert "Leave out --campaign" in getaway("play", "score", "--resume", "x", "--campaign", "c.json").err
    assert "has no campaign" in getaway("play", "masters", "--campaign", "c.json").err
    ran = getaway("play", "score", "--campaign", "c.json", "-o", "mode=one_shot")
    assert "A one-shot cannot continue a campaign. (SC-7.1)" in ran.err


def test_other_games_have_no_campaign_and_no_story(getaway: Getaway) -> None:
    ran = getaway("play", "masters", "--seed", "1", stdin="story\nexport\nseat\nquit\nn\n")
    assert "There is no story here." in ran.out
    assert "has no campaign" in ran.out
    assert "Nobody else can move now." in ran.out
