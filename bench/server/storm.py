"""Honest tables beside hostile clients of every kind: does anybody honest notice?

    python bench/server/storm.py --tables 100 --hostile 200 --calm 60 --seconds 300

Honest people play games of Cardline to their ends, first alone, then in the storm. The server
runs with its default limits and no proxy. Clients come from loopback addresses of their own
(127.0.1.x honest, 127.0.2.x and 127.0.3.x hostile); every fourth hostile client shares an
address with honest people. Hostile clients run in a process of their own that gets the processor
only when nobody else wants it: attackers do not share the server's cores. What still reached
the server is reported (`attacks_a_second`, `requests_a_second`, `messages_a_second`). Latency:
from sending a move until it is acknowledged.

Prints what was measured, then a line for each promise, `held` or `BROKEN`; the exit status is 1
if one was broken. It ends by itself, ten minutes after the storm at the latest. Latencies mean
something on a machine without other work only: `load_average` says what else there was.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).parent))

import attacks
import table_attacks
from attacks import Attack
from visitors import HonestTable, Latency

from stolik.server.workers.time_slices import DEFAULT, SHORT, ask_for_slices

KINDS = attacks.KINDS + table_attacks.KINDS

HOUSEHOLDS = 20
"""Addresses that honest people share."""

SLOWER = 3.0
GROWTH_MB = 50
DISK_MB = 50
"""Promises: how much slower the slowest hundredth of moves may be than in calm, and how much
memory, after the first minute, and disk may grow."""

FINISH_SECONDS = 600
"""Seconds after the storm in which games are finished and records verified."""


class Arrived(NamedTuple):
    """Requests that were answered, and messages at tables."""

    requests: float
    messages: float


class Server:
    """A node in a process of its own, with its default limits."""

    def __init__(self, folder: str, **settings: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = Path(folder)
        self.address = f"http://127.0.0.1:{self.port}"
        place = {"STOLIK_PORT": str(self.port), "STOLIK_DATA_DIR": folder}
        own = {"STOLIK_CACHE": str(self.folder / "cache"), "STOLIK_LOG_LEVEL": "info"}
        self.log = self.folder / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "stolik.server"],
                env=os.environ | place | own | settings,
                stderr=log,
            )

    async def wait(self) -> None:
        """Wait until it serves."""
        async with httpx.AsyncClient(base_url=self.address, timeout=10) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/health")).status_code == 200:
                        return
                if self.process.poll() is not None:
                    raise RuntimeError(self.log.read_text())
                await asyncio.sleep(0.1)

    async def numbers(self) -> dict[str, float]:
        """What /metrics says."""
        async with httpx.AsyncClient(base_url=self.address, timeout=30) as http:
            text = (await http.get("/metrics")).text
        lines = (one.rpartition(" ") for one in text.splitlines() if not one.startswith("#"))
        return {name: float(value) for name, _, value in lines}

    async def arrived(self) -> Arrived:
        """What clients have sent so far."""
        found = await self.numbers()
        requests = (count for name, count in found.items() if "requests_total" in name)
        return Arrived(sum(requests), found["stolik_messages_total"])

    def memory(self) -> float:
        """Megabytes of the node itself, without its workers."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """Seconds that the node itself has worked."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        fields = stat.rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def disk(self) -> float:
        """Megabytes of all that it has written."""
        files = (one for one in self.folder.rglob("*") if one.is_file() and one != self.log)
        return sum(one.stat().st_size for one in files) / 1e6

    def logged(self) -> list[dict[str, object]]:
        """What it has logged."""
        return [json.loads(one) for one in self.log.read_text(encoding="utf-8").splitlines()]

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(30)


class Storm:
    """Hostile clients in a process of their own."""

    def __init__(self, address: str, clients: int, only: str, *, gives_way: bool) -> None:
        command = [sys.executable, __file__, "--attack", address, "--hostile", str(clients)]
        command += ["--only", only, "--give-way" if gives_way else "--no-give-way"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.outcomes: dict[str, dict[str, int]] = {}

    def has_struck(self) -> bool:
        """Whether every client has attacked at least once: it says so with its first line."""
        assert self.process.stdout is not None
        return bool(self.process.stdout.readline())

    def count(self) -> int:
        """How many attacks were made."""
        return sum(sum(one.values()) for one in self.outcomes.values())

    def end(self) -> None:
        """End it, and read its report."""
        self.process.terminate()
        try:
            told, _ = self.process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.outcomes = json.loads(told.splitlines()[-1])


def hostile_address(number: int) -> str:
    """Where a hostile client comes from: every fourth from among honest people."""
    if number % 4 == 3:
        return f"127.0.1.{1 + number // 4 % HOUSEHOLDS}"
    return f"127.0.{2 + number // 200}.{1 + number % 200}"


async def attack(address: str, clients: int, only: str) -> None:
    """Attack until stopped."""
    kinds = [kind for kind in KINDS if only in ("", kind.__name__)]
    crowd: list[Attack] = [
        kinds[number % len(kinds)](address, hostile_address(number)) for number in range(clients)
    ]
    tasks = [asyncio.create_task(one.run()) for one in crowd]
    over = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, over.set)
    while not all(one.count for one in crowd) and not over.is_set():
        await asyncio.sleep(0.05)
    print("{}", flush=True)
    await over.wait()
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=5)
    outcomes: dict[str, Counter[str]] = {}
    for one in crowd:
        outcomes.setdefault(type(one).__name__, Counter()).update(one.outcomes)
    print(json.dumps(outcomes), flush=True)
    os._exit(0)  # half-open connections and all


def percentile(values: list[float], share: float) -> float:
    """The latency in milliseconds below which this share lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else 0.0


class Report(dict[str, object]):
    """What was measured, by name."""


class Held:
    """What a server holds in a storm: its memory each second, tables and connections each ten."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.begun = time.monotonic()
        self.memory = [server.memory()]
        self.counts: list[tuple[int, int]] = []

    async def note(self) -> None:
        gone = time.monotonic() - self.begun
        if gone > len(self.memory):
            self.memory.append(self.server.memory())
        if gone > 10 * (len(self.counts) + 1):
            now = await self.server.numbers()
            self.counts.append((int(now["stolik_tables"]), int(now["stolik_connections"])))


async def _seated(
    server: Server, tables: int, think: float
) -> tuple[list[HonestTable], list[asyncio.Task[None]]]:
    """Honest tables that play, and their tasks."""
    await server.wait()
    honest = [
        HonestTable(server.address, f"127.0.1.{1 + number % HOUSEHOLDS}", think)
        for number in range(tables)
    ]
    for one in honest:
        await one.make()
    return honest, [asyncio.create_task(one.play()) for one in honest]


async def storm(  # noqa: PLR0913 - everything that makes a storm
    server: Server,
    tables: int,
    hostile: int,
    *,
    think: float,
    only: str = "",
    gives_way: bool = True,
    calm: Callable[[list[HonestTable]], bool],
    enough: Callable[[list[HonestTable]], bool],
) -> Report:
    """Play alone until `calm` says so, then beside hostile clients until `enough` does."""
    honest, playing = await _seated(server, tables, think)
    await _until(lambda: calm(honest))
    before = [latency for one in honest for latency in one.begin_phase()]
    disk, before_storm = server.disk(), await server.arrived()
    attackers = Storm(server.address, hostile, only, gives_way=gives_way)
    held = Held(server)
    begun, busy = time.monotonic(), server.cpu()
    try:
        await asyncio.to_thread(attackers.has_struck)
        while not enough(honest):
            await asyncio.sleep(0.2)
            await held.note()
        stormed = time.monotonic() - begun
        busy = (server.cpu() - busy) / stormed
        after_storm = await server.arrived()
    finally:
        await asyncio.to_thread(attackers.end)
    during = [latency for one in honest for latency in one.begin_phase()]
    for one in honest:
        one.should_stop = True
    await asyncio.gather(*playing)
    found = await server.numbers()
    verified = [await one.verify() for one in honest]
    for one in honest:
        await one.close()
    logged = server.logged()
    return Report(
        tables=tables,
        hostile=hostile,
        seconds=round(time.monotonic() - begun),
        load_average=os.getloadavg(),
        server_busy=round(busy, 2),
        attacks_a_second=round(attackers.count() / stormed),
        requests_a_second=round((after_storm.requests - before_storm.requests) / stormed),
        messages_a_second=round((after_storm.messages - before_storm.messages) / stormed),
        **_latencies([one.seconds for one in before], [one.seconds for one in during]),
        p99_each_ten_seconds_ms=_by_tens(during),
        **_memory(held.memory),
        tables_and_connections_each_ten_seconds=held.counts,
        disk_growth_mb=round(server.disk() - disk, 1),
        answers_5xx=dict(_failures(logged)),
        connections_refused=int(found["stolik_connections_refused"]),
        games=sum(one.rounds for one in honest),
        verified=sum(verified),
        honest_errors=[error for one in honest for error in one.errors],
        hostile_outcomes=attackers.outcomes,
        server_log=[one for one in logged if one["level"] not in ("debug", "info")][:20],
    )


def _failures(logged: list[dict[str, object]]) -> Counter[str]:
    # A node that a proxy should spare for a while says so at /health; that is no failure.
    return Counter(
        f"{one['status']} {one['path']}"
        for one in logged
        if int(str(one.get("status", 0))) >= 500 and one["path"] != "/health"
    )


def _latencies(before: list[float], during: list[float]) -> dict[str, object]:
    p99 = percentile(before, 0.99), percentile(during, 0.99)
    return {
        "moves_calm": len(before),
        "moves_storm": len(during),
        "p50_calm_ms": round(percentile(before, 0.5), 2),
        "p50_storm_ms": round(percentile(during, 0.5), 2),
        "p99_calm_ms": round(p99[0], 2),
        "p99_storm_ms": round(p99[1], 2),
        "p99_ratio": round(p99[1] / p99[0], 2) if p99[0] else None,
    }


def _by_tens(during: list[Latency]) -> list[float]:
    first = min(one.begun for one in during)
    tens: dict[int, list[float]] = {}
    for begun, seconds in during:
        tens.setdefault(int(begun - first) // 10, []).append(seconds)
    return [round(percentile(tens[ten], 0.99), 1) for ten in sorted(tens)]


def _memory(samples: list[float]) -> dict[str, object]:
    """A sample a second; a run of less than two minutes has settled in its middle."""
    settled = samples[min(60, len(samples) // 2) :]
    return {
        "memory_mb": [round(one) for one in samples[:: max(1, len(samples) // 20)]],
        "memory_growth_after_first_minute_mb": round(max(settled) - settled[0]),
        "memory_growth_mb": round(max(samples) - samples[0]),
    }


def verdict(report: Report) -> dict[str, bool]:
    """Whether each promise was held."""
    found: Any = report
    ratio = found["p99_ratio"]
    return {
        f"the slowest hundredth of honest moves takes at most {SLOWER:g} times as long (p99)": (
            ratio is not None and ratio <= SLOWER
        ),
        f"memory grows by less than {GROWTH_MB} MB after the first minute": (
            found["memory_growth_after_first_minute_mb"] < GROWTH_MB
        ),
        f"the disk fills by less than {DISK_MB} MB": found["disk_growth_mb"] < DISK_MB,
        "no answer is a failure of the server (5xx)": not found["answers_5xx"],
        "the server logs no warning and no error": not found["server_log"],
        "all honest games finish": not found["honest_errors"],
        "all their records verify": found["verified"] == found["games"] > 0,
        "every kind of attack was made": all(
            found["hostile_outcomes"].values() if found["hostile"] else (True,)
        ),
    }


async def _until(fact: Callable[[], bool]) -> None:
    while not fact():
        await asyncio.sleep(0.1)


def after(seconds: float) -> Callable[[list[HonestTable]], bool]:
    """Whether this many seconds have passed since the first call."""
    begun: list[float] = []

    def is_over(_: list[HonestTable]) -> bool:
        begun.append(time.monotonic())
        return begun[-1] - begun[0] >= seconds

    return is_over


def _give_way() -> None:
    """Run only when nobody else wants the processor: attackers do not share the server's cores."""
    if hasattr(os, "sched_setscheduler"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--hostile", type=int, default=200)
    parser.add_argument("--calm", type=float, default=60)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--only", default="", help="one kind of attack, by its class")
    parser.add_argument(
        "--give-way",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="hostile clients get the processor only when nobody else wants it",
    )
    parser.add_argument("--attack", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        ask_for_slices(DEFAULT)
        if args.give_way:
            _give_way()
        asyncio.run(attack(args.attack, args.hostile, args.only))
        return
    gc.disable()  # pauses of this process would be taken for the server's, and so would waiting
    ask_for_slices(SHORT)  # for a processor, which honest people have of their own
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            whole = storm(
                server,
                args.tables,
                args.hostile,
                think=args.think,
                only=args.only,
                gives_way=args.give_way,
                calm=after(args.calm),
                enough=after(args.seconds),
            )
            most = args.calm + args.seconds + FINISH_SECONDS
            report = asyncio.run(asyncio.wait_for(whole, most))
        except TimeoutError:
            sys.exit("BROKEN: honest games were not finished and verified in time")
        finally:
            server.stop()
    print(json.dumps(report, indent=1))
    promises = verdict(report)
    for promise, is_held in promises.items():
        print("held  " if is_held else "BROKEN", promise)
    sys.exit(not all(promises.values()))


if __name__ == "__main__":
    main()
