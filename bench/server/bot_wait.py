"""How long a bystander's bot takes to answer while somebody else keeps all bots busy.

    PYTHONPATH=src python bench/server/bot_wait.py --tables 60 [--stay] [--moves 20]

One guest starts so many tables of expert bots and leaves them (`--stay`: keeps watching each); a
bystander at another address plays Cardline against one casual bot. Times are from the bystander's
move until the bot has answered, first on a calm server, then under the attack.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time

import httpx
from load import free_port

from stolik.client import Client, Seat, ServerError

EXPERTS = 4


async def bot_waits(address: str, moves: int) -> list[float]:
    """Seconds until a casual bot has answered, move by move."""
    waits: list[float] = []
    async with Client(address, headers={"x-forwarded-for": "198.51.100.7"}) as client:
        await client.be_guest("Bystander")
        while len(waits) < moves:
            table = await client.make_table("cardline", people=1, bots=1)
            async with client.sit_at(table.id) as seat:
                await seat.start()
                while not seat.is_over and len(waits) < moves:
                    if seat.legal:
                        await seat.move(seat.legal[0].code)
                    begun = time.perf_counter()
                    if await _heard_of_bot(seat):
                        waits.append(time.perf_counter() - begun)
    return waits


async def _heard_of_bot(seat: Seat) -> bool:
    """Wait until the bystander is asked again; returns whether the bot had to decide meanwhile."""
    waited = False
    while not seat.is_over and not seat.legal:
        waited = True
        await seat.next()
    return waited


async def attack(address: str, tables: int, stack: contextlib.AsyncExitStack, stay: bool) -> int:
    """Start tables of experts; returns how many the server allowed."""
    client = await stack.enter_async_context(
        Client(address, headers={"x-forwarded-for": "203.0.113.9"})
    )
    await client.be_guest("Attacker")
    for number in range(tables):
        try:
            table = await client.make_table("all-in", people=0, bots=EXPERTS, level="expert")
        except ServerError:
            return number
        sitting = client.sit_at(table.id)
        seat = await (stack.enter_async_context(sitting) if stay else sitting.__aenter__())
        await seat.start()
        if stay:
            stack.enter_context(_reader(seat))
        else:
            await sitting.__aexit__(None, None, None)
    return tables


@contextlib.contextmanager
def _reader(seat: Seat) -> object:
    async def read() -> None:
        while True:
            await seat.next()

    task = asyncio.ensure_future(read())
    try:
        yield
    finally:
        task.cancel()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--stay", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {
            "STOLIK_PORT": str(port),
            "STOLIK_DATA_DIR": folder,
            "STOLIK_LOG_LEVEL": "error",
            "STOLIK_TABLES_PER_HOUR": "1000000",
        }
        command = [sys.executable, "-m", "stolik.server"]
        server = subprocess.Popen(command, env=os.environ | environment)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    httpx.get(f"{address}/health")
                    break
                await asyncio.sleep(0.1)
            report("calm", await bot_waits(address, given.moves))
            async with contextlib.AsyncExitStack() as stack:
                made = await attack(address, given.tables, stack, given.stay)
                report(f"{made} tables of experts", await bot_waits(address, given.moves))
        finally:
            server.terminate()
            server.wait(60)


def report(what: str, waits: list[float]) -> None:
    """Print median and worst."""
    median, worst = statistics.median(waits), max(waits)
    sys.stdout.write(f"{what}: median {median:.2f} s, worst {worst:.2f} s of {len(waits)}\n")
    sys.stdout.flush()


asyncio.run(main())
