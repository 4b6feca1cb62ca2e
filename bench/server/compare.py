"""Our server beside boardgame.io's, in turns, with the same game and the same load.

    (cd bench/server/boardgameio && npm install)
    python bench/server/compare.py --rounds 3 --tables 100 --seconds 4

Ours commits every move to SQLite, and waits for the disk, before it acknowledges it; boardgame.io
keeps its default in-memory store and is driven through its own Client. As many tables, two clients
at each, one move on its way at every table. Server on core 0, clients on core 1. Machines are
noisy: trust the ratios of one run. `server_busy` and `client_busy` tell which side was the
bottleneck; `per_cpu_s` (moves per second of the server's own CPU) does not depend on the clients.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import httpx
from load import free_port

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"


def ours(tables: int, seconds: float) -> dict[str, float]:
    command = [sys.executable, str(HERE / "load.py"), "--tables", str(tables)]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, check=True, timeout=300
    )
    got = json.loads(done.stdout)
    per_cpu = got["moves_per_s"] / max(got["server_busy"], 0.01)
    kept = ("moves_per_s", "p50_ms", "p99_ms", "server_busy", "client_busy")
    return {"per_cpu_s": per_cpu, **{name: got[name] for name in kept}}


def theirs(tables: int, seconds: float) -> dict[str, float]:
    port = free_port()
    env = os.environ | {"NODE_ENV": "production"}
    server = subprocess.Popen(
        ["taskset", "-c", "0", "node", "server.js", str(port)], cwd=PEER, env=env,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        _wait(port)
        words = map(str, (port, server.pid, tables, 0, seconds))
        done = subprocess.run(
            ["taskset", "-c", "1", "node", "load.js", *words], cwd=PEER, env=env,
            stdout=subprocess.PIPE, check=True, timeout=300,
        )  # fmt: skip
    finally:
        server.terminate()
        server.wait(20)
    got = json.loads(done.stdout)
    return {
        "moves_per_s": got["moves"] / got["wall"],
        "per_cpu_s": got["moves"] / max(got["server_cpu"], 0.01),
        "p50_ms": got["p50_ms"],
        "p99_ms": got["p99_ms"],
        "server_busy": got["server_cpu"] / got["wall"],
        "client_busy": got["client_cpu"] / got["wall"],
    }


def _wait(port: int) -> None:
    deadline = time.time() + 60
    while time.time() < deadline:
        try:
            httpx.get(f"http://127.0.0.1:{port}/games", timeout=2)
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("boardgame.io did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=4)
    args = parser.parse_args()
    pairs = []
    for number in range(args.rounds):
        turns = [("stolik", ours), ("boardgame.io", theirs)]
        if number % 2:
            turns.reverse()  # whatever the machine does meanwhile hits both
        pair = {name: measure(args.tables, args.seconds) for name, measure in turns}
        pairs.append(pair)
        for name, _ in turns:
            print(number, name, {k: round(v, 2) for k, v in pair[name].items()}, flush=True)
    for measure in ("moves_per_s", "per_cpu_s", "p99_ms"):
        ratios = [pair["stolik"][measure] / pair["boardgame.io"][measure] for pair in pairs]
        middle = statistics.median(ratios)
        rounds = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{measure}: {middle:.2f} times boardgame.io's (median of {rounds})")


if __name__ == "__main__":
    main()
