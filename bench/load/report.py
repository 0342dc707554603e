"""The page of figures, from one run."""

import os
import platform
from pathlib import Path
from typing import Any

from bench.load.tables import BOARD_GAME

HEAD = """# How fast it is

Measured by `make load` in one run on one machine. The load generator runs next to the servers and uses some of its CPU.
Latency is the time from sending a move until both sockets of the table have received the new view. Getaway stores every
move on disk before anyone sees it (SQLite, write-ahead log, synchronous=FULL); boardgame.io keeps matches in memory.
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
        "(this test alone causes about 2; if it is higher, the machine was busy and only the ratios are meaningful).\n",
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
            "## Maximum throughput\n",
            f"{found['tic_tac_toe']['tables']:.0f} tables with two sockets each. The next move is sent as soon as both "
            "sockets have seen the last one.",
            "One server process; the servers take turns, and the median of the rounds is shown. A match of tic-tac-toe "
            "is 50 games on one",
            "board.\n",
            "| server | moves per second | p50 ms | p99 ms | cores used | moves per core second |",
            "|---|---|---|---|---|---|",
            *rows,
            f"\nGetaway handles {times:.1f} times as many moves as boardgame.io.\n",
        ]
    )


def _steady(found: dict[str, Any]) -> str:
    series = ", ".join(f"{each:.0f}" for each in found["memory_mb"])
    return "\n".join(
        [
            "## Steady load\n",
            f"{found['tables']} tables of {BOARD_GAME.title} with two sockets each and one move per second.",
            "Before measuring, the games are played to different stages, and then for three minutes, as on a server",
            "that has been running for a while. Games end and new ones start all the time.\n",
            "| moves | moves per second | p50 ms | p99 ms | cores used | load average |",
            "|---|---|---|---|---|---|",
            f"| {found['moves']:,} | {found['moves_a_second']:.0f} | {found['p50_ms']:.1f} | {found['p99_ms']:.1f} "
            f"| {found['cpu']:.2f} | {found['load_average']} |",
            f"\nResident memory of the server during that time, in MB: {series}.\n",
        ]
    )
