"""Logs of a node: one JSON object a line, and nothing in them that only some may know."""

import asyncio
import json
import logging

import pytest

from length import LONGEST
from server.nodes import NodeProcess
from stolik.client import Client, ServerError
from stolik.server.monitoring.logs import JsonLines

PASSWORD = "wielka tajemnica 77"
CHAT = "szept przy stole"


def test_a_whole_evening_at_the_most_talkative_level_tells_no_secret(tmp_path):
    node = NodeProcess(tmp_path, STOLIK_LOG_LEVEL="debug", STOLIK_BOT_PAUSE="0").start()
    secrets = [PASSWORD, CHAT, "Alicja Jawna"]

    async def evening():
        async with Client(node.address) as ala:
            await ala.be_guest("Alicja Jawna")
            secrets.append(ala.http.cookies["stolik"])
            account = {"name": "Alicja Jawna", "password": PASSWORD}
            login = (await ala.request("POST", "/api/account", account)).json()["login"]
            secrets.append(login)
            with pytest.raises(ServerError):
                wrong = {"login": login, "password": f"nie {PASSWORD}"}
                await ala.request("POST", "/api/login", wrong)
            table = await ala.make_table("cardline", people=1, bots=1, level="random")
            await ala.http.get(f"/api/tables/{table.id}?key={PASSWORD}")
            async with ala.sit_at(table.id) as seat:
                await seat.say("say", text=CHAT)
                await seat.start()
                secrets.append(seat.table["fairness"]["parts"][0]["entropy"])
                with pytest.raises(ServerError):
                    await seat.say("move", seq=seat.seq, notation="place 1@" + "9" * 40)
                await seat.socket.send('{"type": "move", "hand": "zdradzona karta"}')
                while not seat.is_over:
                    if seat.legal:
                        await seat.move(seat.legal[0].code)
                    else:
                        await seat.next()
                secrets.append(seat.table["fairness"]["secret"])
                secrets.append(seat.table["fairness"]["seed"])

    try:
        node.wait()
        asyncio.run(asyncio.wait_for(evening(), LONGEST))
    finally:
        node.stop()
    reported = node.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in reported.splitlines()]
    assert {"at", "level", "logger", "message"} <= set.intersection(*map(set, lines))
    assert any(line.get("path") == "/api/account" and line["status"] == 200 for line in lines)
    for secret in [*(one for one in secrets if len(one) > 5), "zdradzona karta", "9" * 40]:
        assert secret not in reported, secret


def test_an_error_in_the_log_says_where_and_not_with_what():
    try:
        raise ValueError("the hand was 3, 5 and 9")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "a message failed", (), None)
        record.exc_info = (ValueError, error, error.__traceback__)
        record.level = "not the level"
    line = JsonLines().format(record)
    assert "3, 5 and 9" not in line
    facts = json.loads(line)
    assert (facts["error"], facts["level"]) == ("ValueError", "error")
    assert "test_an_error_in_the_log" in facts["where"][0]
