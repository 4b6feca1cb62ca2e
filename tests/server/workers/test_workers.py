"""Processes beside the server: they die, hang and stop, and nobody waits for them in vain."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnProcess
from pathlib import Path

import httpx
import pytest

from length import LONGEST
from server.nodes import GENEROUS, free_port, guests, serving
from stolik.client import Client, ServerError
from stolik.games.illusion.pictures.cache import maps_of
from stolik.server.errors import Wait
from stolik.server.workers import pictures
from stolik.server.workers.fair_queue import Share
from stolik.server.workers.processes import TookTooLong, Workers


def test_a_worker_that_dies_is_replaced():
    async def scenario():
        workers = Workers(1)
        try:
            first = await workers.run(os.getpid)
            os.kill(first, signal.SIGKILL)
            second = await workers.run(os.getpid)
            assert second not in (first, os.getpid())
            with pytest.raises(BrokenProcessPool):
                await workers.run(os._exit, 3)  # deadly work is tried twice, not for ever
            assert await workers.run(os.getpid) != second
        finally:
            await workers.close()

    asyncio.run(scenario())


def test_no_process_is_started_by_the_thread_of_the_event_loop(monkeypatch):
    """That takes ten milliseconds and more, for which moves would wait."""
    started_by = []
    start = SpawnProcess.start

    def noted(process):
        started_by.append(threading.get_ident())
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", noted)

    async def scenario():
        workers = Workers(2)
        try:
            await asyncio.gather(*(workers.run(os.getpid) for _ in range(4)))
        finally:
            await workers.close()

    asyncio.run(scenario())
    assert len(started_by) == 2
    assert threading.get_ident() not in started_by


def test_work_that_does_not_end_is_given_up_and_what_waited_is_done():
    async def scenario():
        workers = Workers(1)
        try:
            stuck = await workers.run(os.getpid)
            endless = asyncio.create_task(workers.run(time.sleep, 3600, limit=0.2))
            waiting = asyncio.create_task(workers.run(os.getpid))
            with pytest.raises(TookTooLong):
                await endless
            assert await waiting != stuck
            with pytest.raises(ProcessLookupError):
                while True:
                    os.kill(stuck, 0)
                    await asyncio.sleep(0.01)
        finally:
            await workers.close()

    asyncio.run(scenario())


def test_closing_does_not_wait_for_a_long_thought():
    async def scenario():
        workers = Workers(1)
        busy = await workers.run(os.getpid)
        thinking = asyncio.create_task(workers.run(time.sleep, 3600))
        await asyncio.sleep(0.05)
        await asyncio.wait_for(workers.close(), LONGEST)
        with pytest.raises(asyncio.CancelledError):
            await thinking
        with pytest.raises(ProcessLookupError):
            os.kill(busy, 0)

    asyncio.run(scenario())


def test_bots_do_not_wait_for_pictures_that_are_being_painted(monkeypatch):
    """A whole game against a bot while the deck of another table is on the easel."""
    painted = threading.Event()
    monkeypatch.setattr(pictures, "prepare", lambda *_: int(painted.wait(LONGEST)))

    async def scenario():
        async with serving() as address, guests(address, "Ala") as (ala,):
            gallery = await ala.make_table("illusion", people=1, bots=1, options={"deck": 5})
            table = await ala.make_table("cardline", people=1, bots=1, level="random")
            async with ala.sit_at(gallery.id) as other, ala.sit_at(table.id) as seat:
                await other.start()
                await seat.start()
                while not seat.is_over:
                    if seat.legal:
                        await seat.move(seat.legal[0].code)
                    else:
                        await asyncio.wait_for(seat.next(), LONGEST)
            assert not painted.is_set()
            painted.set()

    asyncio.run(scenario())


def test_nobody_keeps_the_easel_from_the_others(monkeypatch, tmp_path):
    """Two decks of one person wait at a time; others still come in, and a waiting deck is one."""
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))
    painted = threading.Event()
    monkeypatch.setattr(pictures, "prepare", lambda *_: int(painted.wait(LONGEST)))

    async def scenario():
        async with serving() as address, guests(address, "Ala", "Ben") as (ala, ben):
            for deck in (5, 6, 5):
                await ala.make_table("illusion", options={"deck": deck})
            with pytest.raises(ServerError, match="too-fast"):
                await ala.make_table("illusion", options={"deck": 7})
            await ala.make_table("cardline")
            await ben.make_table("illusion", options={"deck": 7})
            await ala.make_table("illusion", options={"deck": 7})
            painted.set()

    asyncio.run(scenario())


@pytest.mark.usefixtures("nothing_refills")
def test_unpainted_decks_are_limited_and_painted_ones_are_not(monkeypatch, tmp_path):
    """A few at once, then so many an hour; what is painted costs nothing."""
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))
    monkeypatch.setattr(pictures, "prepare", lambda *_: 0)

    async def scenario():
        easel = pictures.Pictures(0)
        ala, ben = Share("192.0.2.1", "p_1"), Share("192.0.2.1", "p_2")
        try:
            for deck in range(1, pictures.AT_ONCE + 1):
                await easel.begin("illusion", {"deck": deck}, ala)
            with pytest.raises(Wait) as refused:
                easel.begin("illusion", {"deck": 99}, ala)
            assert refused.value.seconds > 60
            await easel.begin("illusion", {"deck": 98}, ben)
            (tmp_path / maps_of(99).name).touch()
            assert easel.begin("illusion", {"deck": 99}, ala) is None
        finally:
            await easel.close()

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_leaves_nothing_behind_and_says_nothing_odd(tmp_path, stop):
    """Its workers go with it, and so does all that they shared."""
    port = free_port()
    settings = GENEROUS | {"port": port, "data_dir": tmp_path, "bot_workers": 1}
    environment = {f"STOLIK_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "stolik.server"]
    server = subprocess.Popen(command, env=os.environ | environment, stderr=subprocess.PIPE)

    async def scenario():
        async with Client(f"http://127.0.0.1:{port}") as ala:
            while server.poll() is None:
                try:
                    await ala.be_guest("Ala")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
            table = await ala.make_table("cardline", people=1, bots=1)
            async with ala.sit_at(table.id) as seat:
                await seat.start()
                while not any(one.get("by") == 1 for one in seat.heard):
                    if seat.legal:
                        await seat.move(seat.legal[-1].code)
                    else:
                        await seat.next()

    try:
        asyncio.run(asyncio.wait_for(scenario(), LONGEST))
        children = _children(server.pid)
        assert children
    finally:
        server.send_signal(stop)
        _, reported = server.communicate(timeout=LONGEST)
    assert server.returncode == 0
    assert not re.search(rb"leaked|Traceback|Warning", reported), reported.decode()
    assert [pid for pid in children if Path(f"/proc/{pid}/exe").exists()] == []


def _children(pid):
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
