"""What a move costs with Uvicorn's own WebSocket protocol and with ours (docs/decisions/0076), in turns.

python -m bench.load.sockets [--rounds 5] [--seconds 8] [--tables 100]

CPU time is compared, not speed: it means something on a machine that has other work too.
"""

import argparse
import sys
from statistics import median

from bench.load.main import getaway, measure
from bench.load.tables import GetawayTicTacToe

PROTOCOLS = ("plain", "ours")


def cpu_of_a_move(protocol: str, tables: int, seconds: float) -> float:
    """Milliseconds of CPU time, the kernel's too."""
    with getaway(protocol=protocol) as server:
        found = measure(GetawayTicTacToe, server, tables, seconds, 0.0)
    return float(1000 * found["cpu"] / found["moves_a_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=100)
    asked = parser.parse_args()
    rounds = [[cpu_of_a_move(each, asked.tables, asked.seconds) for each in PROTOCOLS] for _ in range(asked.rounds)]
    ratio = median(ours / plain for plain, ours in rounds)
    plain, ours = (median(column) for column in zip(*rounds, strict=True))
    sys.stdout.write(f"plain {plain:.3f} ms, ours {ours:.3f} ms a move; ratio {ratio:.2f}\n")


if __name__ == "__main__":
    main()
