"""The page of figures, from one run."""

import os
import platform
from pathlib import Path
from typing import Any

from bench.load.tables import BOARD_GAME

HEAD = """# How fast it is

Made by `make load` on one machine, one run; the load generator runs beside the servers and takes its share of it.
Latency is from sending a move to having received the new view on both sockets of the table. Every move of Getaway is on
the disk before anyone hears of it (SQLite, write-ahead log, synchronous=FULL); boardgame.io keeps matches in memory.
"""


def machine() -> str:
    """What it was measured on."""
    names = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if "model name" in line
    ]
    return f"{os.cpu_count()} cores ({names[0] if names else platform.machine()}), Python {platform.python_version()}"


def page(found: dict[str, Any]) -> str:
    """The whole of docs/performance.md."""
    parts = [
        HEAD,
        f"Machine: {machine()}. Load average at the end: {os.getloadavg()[0]:.1f} "
        "(this test alone brings about 2; with more, others were at work, and only the ratios mean anything).\n",
    ]
    if "tic_tac_toe" in found:
        parts.append(_flat_out(found))
    if "steady" in found:
        parts.append(_steady(found["steady"]))
    return "\n".join(parts)


def _flat_out(found: dict[str, Any]) -> str:
    names = {
        "boardgame.io": "boardgame.io 0.50, tic-tac-toe",
        "tic_tac_toe": "Getaway, tic-tac-toe",
        "board_game": f"Getaway, {BOARD_GAME.title}",
    }
    rows = [
        f"| {words} | {found[name]['moves_a_second']:,.0f} | {found[name]['p50_ms']:.1f} | {found[name]['p99_ms']:.1f} "
        f"| {found[name]['cpu']:.2f} | {found[name]['moves_a_second'] / found[name]['cpu']:,.0f} |"
        for name, words in names.items()
    ]
    times = found["tic_tac_toe"]["moves_a_second"] / found["boardgame.io"]["moves_a_second"]
    return "\n".join(
        [
            "## As fast as it answers\n",
            f"{found['tic_tac_toe']['tables']:.0f} tables, two sockets each, the next move as soon as both have seen",
            "the last; one server process; the",
            "median of rounds in which the servers take turns. A match of tic-tac-toe is 50 games on one board.\n",
            "| server | moves a second | p50 ms | p99 ms | cores used | moves a core second |",
            "|---|---|---|---|---|---|",
            *rows,
            f"\nGetaway makes {times:.1f} times the moves of boardgame.io.\n",
        ]
    )


def _steady(found: dict[str, Any]) -> str:
    series = ", ".join(f"{each:.0f}" for each in found["memory_mb"])
    return "\n".join(
        [
            "## An evening's load\n",
            f"{found['tables']} tables of {BOARD_GAME.title}, two sockets each, a move a second at each.",
            "They are played to every stage of a game, and for three minutes, before the measuring begins, as in a",
            "house that has been open for a while; games end and others begin all the time.\n",
            "| moves | moves a second | p50 ms | p99 ms | cores used | load average |",
            "|---|---|---|---|---|---|",
            f"| {found['moves']:,} | {found['moves_a_second']:.0f} | {found['p50_ms']:.1f} | {found['p99_ms']:.1f} "
            f"| {found['cpu']:.2f} | {found['load_average']} |",
            f"\nResident memory of the server over that time, in MB: {series}.\n",
        ]
    )
