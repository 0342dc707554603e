"""Only a table changes a table: nothing outside the classes that hold its state writes their fields."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import getaway
from getaway.table.clocks import TableClock
from getaway.table.deal import TableDeal
from getaway.table.delayed import Delayed
from getaway.table.feed import Feeds
from getaway.table.handouts import Handouts
from getaway.table.history import History
from getaway.table.seats import SeatRequest, Seats, SeatState
from getaway.table.storage import StorageUse
from getaway.table.table import Table

SOURCE = Path(getaway.__file__).parent
PARTS = (Table, TableClock, TableDeal, Delayed, Feeds, Handouts, History, SeatRequest, Seats, SeatState, StorageUse)
CHANGING = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popleft", "remove", "setdefault", "update"}
"""Methods that change a list, set, dict or deque."""
OTHERS = {"_time", "position", "play", "game", "view", "name", "id"}
"""Names that structs and classes of other modules have too; of these only `table.…` is looked at."""


def fields() -> set[str]:
    """All that the parts of a table assign to themselves."""
    found: set[str] = set()
    for part in PARTS:
        found |= set(getattr(part, "__struct_fields__", ()))
        for node in ast.walk(ast.parse(inspect.getsource(part))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_self(node.value):
                found.add(node.attr)
    return found


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def is_tables(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a field of a table's part, seen from outside, or something in it."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "vars":
        return not is_self(node.args[0])
    if not isinstance(node, ast.Attribute) or is_self(node.value):
        return False
    of_table = ast.unparse(node.value).endswith("table") or ast.unparse(node.value).startswith(("place", "table."))
    return node.attr in {*names, "__dict__"} and (of_table or node.attr not in OTHERS)


def writes(source: str, names: set[str]) -> Iterator[str]:
    """The statements that change a table's state from outside."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            targets = [node.func.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
            targets = [ast.Attribute(node.args[0], "__dict__", ast.Store())]
        flat = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
        if any(is_tables(each, names) for each in flat):
            yield ast.unparse(node)


def test_only_a_table_writes_its_state() -> None:
    names = fields()
    found = [
        f"{path.relative_to(SOURCE)}: {write}"
        for folder in ("table", "server", "terminal", "cli")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for write in writes(path.read_text(), names)
    ]
    assert found == []


def test_a_planted_write_is_found() -> None:
    names = fields()
    for planted in (
        "table.status = 'over'",
        "room.table.host, other = 'eve', 1",
        "table.clock.moved_at += 1",
        "table.seats[0].holders = []",
        "place.holders.append('eve')",
        "table.deal.round += 1",
        "table._samples.pop(0)",
        "table.feeds._feeds[0] = None",
        "vars(table).update(status='over')",
        "setattr(table, 'status', 'over')",
        "del table.use.by_person['eve']",
    ):
        assert list(writes(planted, names)), planted
    assert list(writes("table.status == 'over'\nself.status = 'over'\ntable.seats[0].take('eve', 'Eve')", names)) == []
