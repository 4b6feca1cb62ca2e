"""Tables of two under load: server on one core, clients on the other.

    python bench/server/load.py --tables 100 --seconds 5 [--words] [--database URL]
    python bench/server/load.py --game call-to-adventure    or blank; one game after the other
    python bench/server/load.py --idle 2000
    python bench/server/load.py --growth

Every move is committed (SQLite) and on the disk before it is acknowledged. Latency: from
sending a move until the other player's client has the new state with its choices; in games in
which several may be asked at once, until the one who moved has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

import httpx
from frames import Frames

from stolik.table.deal import part_commitment

HERE = Path(__file__).parent
SMALL_GAME = "eights"

PARTS = ("aa" * 32, "bb" * 32)
"""The players' parts of every deal; here nobody minds that they are known."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Node:
    def __init__(self, folder: str, core: str = "0", **more: str) -> None:
        self.port = free_port()
        env = os.environ | {
            "STOLIK_PORT": str(self.port),
            "STOLIK_DATA_DIR": folder,
            "STOLIK_REQUEST_RATE": "100000",
            "STOLIK_TABLES_PER_HOUR": "1000000",
            "STOLIK_SOCKET_RATE": "100000",
            "STOLIK_SOCKETS_PER_ADDRESS": "100000",
            "STOLIK_CONNECTIONS_PER_ADDRESS": "100000",
            "STOLIK_LOG_LEVEL": "error",
            "STOLIK_BOT_WORKERS": "0",
            **more,
        }
        command = [
            "taskset",
            "-c",
            core,
            sys.executable,
            str(HERE / "eights.py"),
        ]
        self.process = subprocess.Popen(command, env=env)
        self.address = f"http://127.0.0.1:{self.port}"
        deadline = time.time() + 60
        while time.time() < deadline:
            try:
                httpx.get(f"{self.address}/health", timeout=1)
                return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().split(") ")[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Pair:
    """A table and its two players, who move as soon as they can."""

    def __init__(self, bench: Bench, table: str, cookies: list[str]) -> None:
        self.bench = bench
        self.table = table
        self.cookies = cookies
        self.sockets: list[Frames] = []
        self.sent = 0.0
        self.moves = 0
        self.round = 1
        self.reached: set[str] = set()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(self.cookies):
            path = f"/api/tables/{self.table}/socket?words={int(self.bench.words)}"
            factory = lambda c=cookie, s=seat, p=path: Frames(  # noqa: E731
                "127.0.0.1", p, c, lambda body: self.hear(s, body)
            )
            _, frames = await loop.create_connection(factory, "127.0.0.1", self.bench.port)
            self.sockets.append(frames)

    def hear(self, seat: int, body: bytes) -> None:
        at = body.find(b'"legal":[{')
        if "playing" not in self.reached:
            self.prepare(seat, body)
        if at < 0 or not self.bench.running:
            return
        if self.sent and self.bench.measuring:
            self.bench.latencies.append(time.perf_counter() - self.sent)
        self.moves += 1
        if self.bench.stamps is not None:
            self.bench.stamps.append(time.perf_counter())
        end = body.find(b"]", at)
        codes = body[at:end].split(b'"code":')[1:]
        code = random.choice(codes).split(b",", 1)[0]
        self.think(seat, seq_of(body), code)

    def think(self, seat: int, seq: bytes, code: bytes) -> None:
        """Move, at once or after a while."""
        if self.bench.think:
            delay = self.bench.think * (0.5 + random.random())
            asyncio.get_running_loop().call_later(delay, self.move, seat, seq, code)
        else:
            self.move(seat, seq, code)

    def prepare(self, seat: int, body: bytes) -> None:
        """Note how far the table is, and reveal one's part of the deal when it is due."""
        if b'"type":"welcome"' in body:
            self.reached.add(f"welcome {seat}")
        if b'"re":"ready 1"' in body:
            self.reached.add("ready")
        if b'"status":"playing"' in body:
            self.reached.add("playing")
        if b'"status":"dealing"' in body and f"revealed {seat}" not in self.reached:
            self.reached.add(f"revealed {seat}")
            part = PARTS[seat].encode()
            self.sockets[seat].say(
                b'{"type":"reveal","id":"v%d","entropy":"%s"}' % (self.round, part)
            )

    def said(self, kind: str, seat: int) -> bytes:
        """`ready` or `start`, with the player's commitment."""
        commitment = part_commitment(self.table, self.round, PARTS[seat])
        cid = f"{kind} {self.round}"
        return json.dumps({"type": kind, "id": cid, "commitment": commitment}).encode()

    def move(self, seat: int, seq: bytes, code: bytes) -> None:
        self.sent = time.perf_counter()
        self.sockets[seat].say(
            b'{"type":"move","id":"%d-%d","seq":%s,"code":%s}' % (seat, self.moves, seq, code)
        )


class GamePair(Pair):
    """Two players of a real game, one after the other: both may be asked at once, or nobody."""

    def __init__(self, bench: Bench, table: str, cookies: list[str]) -> None:
        super().__init__(bench, table, cookies)
        self.asked: list[tuple[bytes, list[bytes]] | None] = [None, None]  # seq and codes, by seat
        self.on_its_way = [b"", b""]  # the move of a seat that is not answered yet
        self.sent_at = [0.0, 0.0]

    def hear(self, seat: int, body: bytes) -> None:
        if b'"table":{' in body:
            self.prepare(seat, body)
            self.play_on(seat, body)
        if body.startswith((b'{"type":"update"', b'{"type":"refused"', b'{"type":"welcome"')):
            codes = legal_codes(body)
            self.asked[seat] = (seq_of(body), codes) if codes else None
        sent = self.on_its_way[seat]
        if sent and b'"re":"%s"' % sent in body:
            self.on_its_way[seat] = b""
            if b'"type":"update"' in body:
                self.moves += 1
                if self.bench.measuring:
                    self.bench.latencies.append(time.perf_counter() - self.sent_at[seat])
        asked = self.asked[seat]
        if asked is not None and not self.on_its_way[seat] and self.bench.running:
            self.asked[seat] = None
            self.think(seat, asked[0], random.choice(asked[1]))

    def play_on(self, seat: int, body: bytes) -> None:
        """After a game: another one."""
        if not self.bench.running:
            return
        if b'"status":"over"' in body and f"over {self.round}" not in self.reached:
            self.reached.add(f"over {self.round}")
            self.sockets[seat].say(b'{"type":"rematch","id":"again %d"}' % self.round)
        if b'"status":"lobby"' in body and f"over {self.round}" in self.reached:
            self.round += 1
            self.reached -= {"revealed 0", "revealed 1"}
            for one in (0, 1):
                self.sockets[one].say(self.said("ready", one))

    def move(self, seat: int, seq: bytes, code: bytes) -> None:
        self.on_its_way[seat] = b"%d-%d-%d" % (self.round, seat, time.perf_counter_ns())
        self.sent_at[seat] = time.perf_counter()
        self.sockets[seat].say(
            b'{"type":"move","id":"%s","seq":%s,"code":%s}' % (self.on_its_way[seat], seq, code)
        )


def seq_of(body: bytes) -> bytes:
    start = body.find(b'"seq":') + 6
    return body[start : body.find(b",", start)]


def legal_codes(body: bytes) -> list[bytes]:
    """The legal moves of a message; what a seat may do unasked is none of them."""
    at = body.find(b'"legal":[{"code":')
    if at < 0:
        return []
    end = body.find(b'],"told":', at)
    return re.findall(rb'\{"code":(\d+),', body[at : end if end >= 0 else len(body)])


class Bench:
    def __init__(self, port: int, words: bool, think: float, game: str = SMALL_GAME) -> None:
        self.port = port
        self.words = words
        self.think = think
        self.game = game
        self.running = True
        self.measuring = False
        self.latencies: list[float] = []
        self.stamps: list[float] | None = None
        self.pairs: list[Pair] = []

    async def prepare(self, tables: int, start: bool = True) -> None:
        limits = httpx.Limits(max_connections=4)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", limits=limits, timeout=60
        ) as http:
            cookies = [await guest(http, f"Player {n}") for n in range(2)]
            for _ in range(tables):
                pair = Pair if self.game == SMALL_GAME else GamePair
                self.pairs.append(pair(self, await table(http, cookies[0], self.game), cookies))
        for pair in self.pairs:
            await pair.open()
        await self.all_reach("welcome 0", "welcome 1")
        for pair in self.pairs:
            pair.sockets[1].say(b'{"type":"sit","id":"s","seat":1}')
            pair.sockets[1].say(pair.said("ready", 1))
        await self.all_reach("ready")
        if start:
            for pair in self.pairs:
                pair.sockets[0].say(pair.said("start", 0))
            await self.all_reach("playing")

    async def all_reach(self, *steps: str) -> None:
        """Wait until every table has reached this point."""
        async with asyncio.timeout(120):
            while not all(pair.reached.issuperset(steps) for pair in self.pairs):
                await asyncio.sleep(0.02)


async def guest(http: httpx.AsyncClient, name: str) -> str:
    http.cookies.clear()
    answer = await http.post("/api/session", json={"name": name})
    return f"stolik={answer.cookies['stolik']}"


async def table(http: httpx.AsyncClient, cookie: str, game: str) -> str:
    http.cookies.clear()
    body = {"game": game, "seats": [{"kind": "person"}] * 2}
    answer = await http.post("/api/tables", json=body, headers={"cookie": cookie})
    return answer.json()["id"]


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else 0.0


async def load(node: Node, args: argparse.Namespace) -> dict[str, object]:
    bench = Bench(node.port, args.words, args.think / 1000, args.game)
    await bench.prepare(args.tables)
    await asyncio.sleep(1.5)
    busy, own, start = node.cpu(), time.process_time(), time.perf_counter()
    bench.measuring = True
    await asyncio.sleep(args.seconds)
    bench.measuring = bench.running = False
    wall = time.perf_counter() - start
    cpu = node.cpu() - busy
    lost = sum(frames.is_lost for pair in bench.pairs for frames in pair.sockets)
    moves = len(bench.latencies)
    return {
        "case": f"{args.tables} tables of 2, words={args.words}, think={args.think} ms",
        "game": args.game,
        "moves_per_s": round(moves / wall),
        "cpu_us_per_move": round(cpu / max(moves, 1) * 1e6, 1),
        "p50_ms": round(percentile(bench.latencies, 0.5), 2),
        "p99_ms": round(percentile(bench.latencies, 0.99), 2),
        "server_busy": round(cpu / wall, 2),
        "client_busy": round((time.process_time() - own) / wall, 2),
        "lost_sockets": lost,
        "games_ended": sum(pair.round - 1 for pair in bench.pairs),
    }


async def idle(node: Node, tables: int) -> dict[str, object]:
    before = node.memory()
    bench = Bench(node.port, True, 0)
    bench.running = False
    await bench.prepare(tables)
    await asyncio.sleep(3)
    lost = sum(frames.is_lost for pair in bench.pairs for frames in pair.sockets)
    busy = node.cpu()
    await asyncio.sleep(5)
    return {
        "case": f"{tables} idle tables in play, {2 * tables} sockets",
        "memory_mb": round(node.memory()),
        "memory_mb_before": round(before),
        "idle_busy": round((node.cpu() - busy) / 5, 3),
        "lost_sockets": lost,
    }


async def growth(node: Node, games: int = 5, moves: int = 1100) -> dict[str, object]:
    """Fresh tables one after the other, alone: do later moves take longer than the first ones?"""
    gaps: dict[int, list[float]] = {number: [] for number in (1, 250, 500, 1000)}
    for game in range(games + 1):
        stamps = await one_game(node, moves)
        steps = [b - a for a, b in pairwise(stamps)]
        for number, found in gaps.items():
            if game:  # the first game warms up the machine
                found += steps[number - 1 : number + 49]
    return {
        "case": f"median time of a move, us, by its number in the game; {games} games",
        **{f"{n}-{n + 49}": round(percentile(one, 0.5) * 1000) for n, one in gaps.items()},
    }


async def one_game(node: Node, moves: int) -> list[float]:
    """When each move of a new table was made."""
    bench = Bench(node.port, False, 0)
    bench.stamps = []
    await bench.prepare(1)
    while len(bench.stamps) <= moves:
        await asyncio.sleep(0.05)
    bench.running = False
    for frames in bench.pairs[0].sockets:
        frames.transport.close()
    return bench.stamps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--think", type=float, default=0)
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--game", default=SMALL_GAME)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    os.sched_setaffinity(0, {1} if os.cpu_count() > 1 else {0})
    with tempfile.TemporaryDirectory() as folder:
        node = Node(folder, STOLIK_DATABASE_URL=args.database)
        try:
            if args.idle:
                result = asyncio.run(idle(node, args.idle))
            elif args.growth:
                result = asyncio.run(growth(node))
            else:
                result = asyncio.run(load(node, args))
        finally:
            node.stop()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
