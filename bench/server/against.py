"""Servers of two versions of Stolik under the same load, in turns: what does a move cost in each?

    python bench/server/against.py OTHER/.venv/bin/python OTHER/bench/server [--rounds 40]

Each version is driven by its own `load.py`, since it may speak another protocol. Both run all the
time, but of their clients only one plays at any moment, for half a second in turns, so whatever the
machine does meanwhile hits both. Compared is the server's CPU time for each entry of the log, slice
by slice: above 1 this version is cheaper.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

HERE = Path(__file__).parent
TICK = os.sysconf("SC_CLK_TCK")
SETTLE = 0.05
"""Seconds until a server has answered what its clients sent before they were stopped."""


class Version:
    """One of the two: its clients, and its server, which is their only child."""

    def __init__(self, python: str, folder: Path, more: list[str]) -> None:
        command = [python, str(folder / "load.py"), "--seconds", "3600", *more]
        self.clients = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.costs: list[float] = []
        self.server = 0
        self.address = ""

    def wait(self) -> None:
        """Wait until its tables play, then stop its clients."""
        children = Path(f"/proc/{self.clients.pid}/task/{self.clients.pid}/children")
        _until(lambda: children.read_text().split())
        self.server = int(children.read_text().split()[0])
        found = Path(f"/proc/{self.server}/environ").read_bytes()
        port = re.search(rb"STOLIK_PORT=([0-9]+)", found)
        assert port is not None
        self.address = f"http://127.0.0.1:{int(port[1])}/metrics"
        _until(lambda: self.entries() > 5000)
        self.clients.send_signal(signal.SIGSTOP)

    def entries(self) -> int:
        try:
            text = httpx.get(self.address, timeout=30).text
        except httpx.HTTPError:
            return 0  # it has not started yet
        found = re.search(r"^stolik_entries_total (\d+)$", text, re.MULTILINE)
        return int(found[1]) if found else 0

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.server}/stat").read_text().split(") ")[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def play(self, seconds: float) -> None:
        """Let its clients play for a while."""
        entries, cpu = self.entries(), self.cpu()
        self.clients.send_signal(signal.SIGCONT)
        time.sleep(seconds)
        self.clients.send_signal(signal.SIGSTOP)
        time.sleep(SETTLE)
        cpu = self.cpu() - cpu
        self.costs.append(cpu / (self.entries() - entries) * 1e6)

    def stop(self) -> None:
        self.clients.send_signal(signal.SIGCONT)
        self.clients.send_signal(signal.SIGINT)
        self.clients.wait(30)


def _until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        if time.monotonic() > deadline:
            sys.exit("a server did not start to play")
        time.sleep(0.1)


def _quartiles(values: list[float]) -> str:
    low, middle, high = statistics.quantiles(values, n=4)
    return f"{middle:.3g} (quartiles {low:.3g}-{high:.3g})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="the other version's interpreter")
    parser.add_argument("folder", type=Path, help="the other version's bench/server")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--slice", type=float, default=0.5, help="seconds")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--words", action="store_true")
    args = parser.parse_args()
    more = ["--tables", str(args.tables), *(["--words"] if args.words else [])]
    versions = []
    try:
        for python, folder in ((sys.executable, HERE), (args.python, args.folder)):
            versions.append(Version(python, folder, more))
            versions[-1].wait()
        for number in range(args.rounds):
            for one in versions if number % 2 else reversed(versions):
                one.play(args.slice)
    finally:
        for one in versions:
            one.stop()
    here, there = (one.costs for one in versions)
    print(f"here:  {_quartiles(here)} us of CPU a move")
    print(f"there: {_quartiles(there)} us of CPU a move")
    ratios = [other / own for own, other in zip(here, there, strict=True)]
    print(f"there / here: {_quartiles(ratios)}")


if __name__ == "__main__":
    main()
