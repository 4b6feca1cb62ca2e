"""Reactions: small things thrown from a seat, under the rules of the chat."""

import msgspec
import pytest

from stolik.protocol import CLIENT_MESSAGES
from stolik.server.tables.messages import chat_line
from stolik.table.actions.base import Requester
from stolik.table.actions.setup import SeatPlan
from stolik.table.actions.talk import React, Say
from stolik.table.errors import TableError
from table.tables import ScriptedTable


def lobby() -> ScriptedTable:
    live = ScriptedTable(seats=(SeatPlan(),) * 3)
    live.seat_two()
    return live


def test_a_reaction_is_thrown_from_the_seat_of_who_sends_it():
    live = lobby()
    happened = live.happen(React("id", "tea").entry(live.table, Requester("ben", "Ben")))
    line = chat_line(live.table, happened)
    assert line is not None
    assert (line.reaction, line.seat, line.player) == ("tea", 1, "ben")
    assert line.text is None
    assert line.quick is None


def test_a_spectator_reacts_as_they_speak_and_from_no_seat():
    live = lobby()
    happened = live.happen(React("id", "wow").entry(live.table, Requester("ola", "Ola")))
    line = chat_line(live.table, happened)
    assert line is not None
    assert (line.reaction, line.seat, line.name) == ("wow", None, "Ola")


def test_whoever_may_not_come_in_may_not_react_either():
    live = lobby()
    live.table.banned.add("eve")
    for request in (React("id", "heart"), Say("id", "hej")):
        with pytest.raises(TableError, match=r"^removed"):
            request.entry(live.table, Requester("eve", "Eve"))


def test_reactions_have_the_limits_of_chat():
    assert React in CLIENT_MESSAGES
    assert React.is_chat


def test_there_is_nothing_else_to_throw():
    with pytest.raises(msgspec.ValidationError, match="reaction"):
        msgspec.json.decode(b'{"type": "react", "id": "1", "reaction": "brick"}', type=React)
