"""Chapter 1 and the box: the printed figures, and what a pack must hold."""

from typing import Any

import msgspec
import pytest

from getaway.games.rob_a_bank import action_types, numbers, packed
from getaway.games.rob_a_bank.action_types import BANK_ACTIONS, ROBBER_ACTIONS, halves
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.pack import BankPack
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.pack import PackError
from getaway.kernel.state import rollout
from tests.games.rob_a_bank.scenes import GAME

Tree = dict[str, Any]


def changed(**changes: object) -> Tree:
    """The standard pack as plain data, with other values at its root."""
    tree: Tree = msgspec.json.decode(msgspec.json.encode(GAME.pack))
    return {**tree, **changes}


def row(tree: Tree, table: str, name: str) -> Tree:
    """A row to change; its figures are then ours."""
    found: Tree = next(row for row in tree[table] if row["id"] == name)
    found["source"] = "reconstructed"
    return found


@pytest.mark.rule("RB-1.1", "RB-1.2")
@pytest.mark.parametrize(("seats", "movers", "bags"), [(2, 2, 4), (3, 2, 4), (4, 3, 5)])
def test_the_figures_for_each_number_of_players(seats: int, movers: int, bags: int) -> None:
    team = GAME.pack.team(seats)
    assert (team.robbers, team.guards, team.bags_to_win) == (movers, movers, bags)


@pytest.mark.rule("RB-1.4")
def test_ten_tiles_of_which_nine_are_used_four_with_walls_and_seven_bags_suffice_exactly() -> None:
    pack = GAME.pack
    assert len(pack.tiles) == 10
    for seats, on_floor, guards in ((2, 4, 2), (3, 4, 2), (4, 3, 3)):
        tiles = pack.floor_tiles(seats)
        symbols = [tile.symbol for tile in tiles]
        assert len(tiles) == 9
        assert sum(bool(tile.walls) for tile in tiles) == 4
        assert [symbols.count(symbol) for symbol in ("money_bag", "guard", "alarm", "robbers")] == [
            on_floor, guards, 1, 1,
        ]  # fmt: skip
        assert on_floor + pack.team(seats).bags_to_win - 1 == pack.money_bags == 7


@pytest.mark.rule("RB-1.5")
def test_each_deck_has_fifteen_cards_and_all_kinds_of_actions_occur() -> None:
    pack = GAME.pack
    assert sum(card.copies for card in pack.bank_cards) == sum(card.copies for card in pack.robber_cards) == 15
    assert (pack.hand, pack.stack, pack.rounds) == (8, 5, 3)
    assert {half for card in pack.bank_cards for action in card.actions for half in halves(action)} == {
        "move", "tackle", "lock",
    }  # fmt: skip
    assert {half for card in pack.robber_cards for action in card.actions for half in halves(action)} == {
        "move", "pick_up", "unlock", "pepper_spray", "move_to_any_room",
    }  # fmt: skip


def test_the_masks_of_what_lets_a_mover_act_are_those_of_the_actions() -> None:
    for names, masks in (
        (BANK_ACTIONS, {"move": action_types.GUARD_MOVES, "tackle": action_types.TACKLES, "lock": action_types.LOCKS}),
        (
            ROBBER_ACTIONS,
            {
                "move": action_types.MOVES,
                "pick_up": action_types.PICK_UPS,
                "unlock": action_types.UNLOCKS,
                "pepper_spray": action_types.SPRAYS,
                "move_to_any_room": action_types.MOVES_ANYWHERE,
            },
        ),
    ):
        for half, mask in masks.items():
            assert mask == sum(15 * packed.one(kind) for kind, action in enumerate(names) if half in halves(action))


def test_the_numbers_of_moves_are_their_places_in_the_catalogue() -> None:
    firsts = {
        "PickTile": numbers.PICK_TILE,
        "TurnTile": numbers.TURN_TILE,
        "PlaceCar": numbers.PLACE_CAR,
        "MoveGuard": numbers.MOVE_GUARD,
        "Tackle": numbers.TACKLE,
        "LockBag": numbers.LOCK_BAG,
        "LockAlarm": numbers.LOCK_ALARM,
        "Revive": numbers.REVIVE,
        "EndTurn": numbers.END_TURN,
        "MoveRobber": numbers.MOVE_ROBBER,
        "MoveToAnyRoom": numbers.MOVE_ANYWHERE,
        "PickUp": numbers.PICK_UP,
        "UnlockBag": numbers.UNLOCK_BAG,
        "UnlockAlarm": numbers.UNLOCK_ALARM,
        "PepperSpray": numbers.SPRAY,
        "MoveCar": numbers.MOVE_CAR,
        "ThrowBag": numbers.THROW,
        "PassBag": numbers.PASS,
        "PullAlarm": numbers.PULL_ALARM,
        "PlayCard": numbers.PLAY_CARD,
    }
    kinds = [type(move).__name__ for move in GAME.catalogue.moves]
    assert {kind: kinds.index(kind) for kind in kinds} == firsts


def wrong_packs() -> list[tuple[str, Tree]]:
    """Packs with one thing wrong, and the field that is named."""
    twice = changed()
    row(twice, "bank_cards", "patrol")["actions"] = ["tackle", "tackle_or_lock"]
    shared_id = changed()
    row(shared_id, "robber_cards", "grab")["id"] = "chase"
    few = changed()
    few["robber_cards"] = few["robber_cards"][:1]
    no_four = changed()
    no_four["teams"] = no_four["teams"][:1]
    robbers = changed()
    row(robbers, "teams", "three_robbers")["robbers"] = 2
    eight = changed()
    row(eight, "tiles", "archive")["seats"] = [2, 3]
    no_start = changed()
    row(no_start, "tiles", "break_in")["symbol"] = "alarm"
    alarms = changed()
    row(alarms, "tiles", "archive")["symbol"] = "alarm"
    guards = changed()
    row(guards, "teams", "two_robbers")["guards"] = 3
    bags = changed(money_bags=6)
    fixed = changed()
    row(fixed, "tiles", "archive")["room"] = row(fixed, "tiles", "vault")["room"] = 5
    walls = changed()
    row(walls, "tiles", "lobby")["walls"] = ["east"]
    shut = changed()
    for tile in ("vault", "guard_post", "alarm_room", "archive"):
        row(shut, "tiles", tile)["walls"] = ["north", "south"]
    return [
        ("bank_cards[3] (patrol).actions", twice),
        ("robber_cards[0].id", shared_id),
        ("robber_cards", few),
        ("stack", changed(stack=9)),
        ("teams", no_four),
        ("teams (three_robbers).robbers", robbers),
        ("tiles", eight),
        ("tiles", no_start),
        ("tiles", alarms),
        ("teams (two_robbers).guards", guards),
        ("money_bags", bags),
        ("tiles", fixed),
        ("tiles", walls),
        ("tiles", shut),
    ]


@pytest.mark.parametrize(("field", "tree"), wrong_packs())
def test_a_pack_that_cannot_be_played_names_what_is_wrong(field: str, tree: Tree) -> None:
    with pytest.raises(PackError) as error:
        RobABank.from_tree(tree)
    assert error.value.field == field


def test_walls_of_other_shapes_are_allowed_where_they_can_always_be_opened() -> None:
    tree = changed()
    row(tree, "tiles", "vault")["walls"] = ["north", "east"]
    game = RobABank.from_tree(tree)
    for seed in range(40):
        state = game.rules.new_state(seeded(seed), 4, BankOptions())
        assert rollout(state, seeded(seed, 1), 10_000) < 10_000, "a game that does not end"


def test_a_tile_can_be_fixed_in_a_room() -> None:
    tree = changed()
    row(tree, "tiles", "vault")["room"] = 5
    game = RobABank.from_tree(tree)
    for seed in range(20):
        state = game.rules.new_state(seeded(seed), 4, BankOptions())
        assert game.box.tile_ids[state.tiles[4]] == "vault"


def test_an_event_of_another_game_has_no_words() -> None:
    class Foreign(Event):
        pass

    with pytest.raises(TypeError):
        GAME.describe(Foreign())


def test_the_pack_is_the_one_that_ships() -> None:
    assert isinstance(GAME.pack, BankPack)
    assert GAME.pack.source_of("hand") == "printed"
    assert GAME.pack.tiles[0].source_of("walls") == "reconstructed"
    assert RobABank.rulebook().rules["RB-4.4"].section.startswith("The Bank's actions")
