"""What the sockets' direct path (`server/sockets/wire.py`) gains over ASGI, in one run.

    python bench/server/short_ways.py --rounds 4 --tables 60 --seconds 3

Both are the same server with the same load, in turns; the second offers its sockets no direct
path, so that every message comes by `receive` and goes by `send`. Counted is the server's own
CPU time for each move, which other work on the machine changes little, and both alike.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def measure(tables: int, seconds: float, *, is_plain: bool) -> float:
    """Microseconds of the server's CPU for a move."""
    env = os.environ | ({"PLAIN_SOCKETS": "1"} if is_plain else {})
    command = [sys.executable, str(HERE / "load.py"), "--tables", str(tables)]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)],
        env=env,
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    return float(json.loads(done.stdout)["cpu_us_per_move"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=3)
    args = parser.parse_args()
    gains = []
    for number in range(args.rounds):
        order = (False, True) if number % 2 == 0 else (True, False)
        took = {plain: measure(args.tables, args.seconds, is_plain=plain) for plain in order}
        gains.append(took[True] / took[False])
        print(f"{number}: short {took[False]} us, plain {took[True]} us", flush=True)
    rounds = ", ".join(f"{gain:.2f}" for gain in gains)
    print(f"plain / short: {statistics.median(gains):.2f} (median of {rounds})")


if __name__ == "__main__":
    main()
