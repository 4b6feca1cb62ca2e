"""Secrets on the wire: change what a seat cannot know, and the bytes it receives stay the same."""

import json
import logging
import random
import sqlite3
from copy import deepcopy

import pytest

import stolik
from contract.players import Table as Walked
from contract.players import walk
from length import IS_LONG
from server.nodes import guests, served
from stolik import protocol
from stolik.client import ServerError
from stolik.games.blank.engine.model.duty import DUTY_LASTING
from stolik.kernel.entropy import FastStream
from stolik.kernel.options import changed_options
from stolik.kernel.record import position_of
from stolik.kernel.registry import load
from stolik.kernel.seat import TABLE
from stolik.server.notifications.announcements import announcements_of
from stolik.server.notifications.content import content_of, others_at, push_message
from stolik.server.notifications.mail import Letter, message_of
from stolik.server.notifications.preferences import NotificationPreferences
from stolik.server.previews.card import invitation
from stolik.server.previews.drawing import draw
from stolik.server.routes.play_on import redrawn
from stolik.server.routes.previews import host_name
from stolik.server.tables.live_table import TELEVISION, LiveTable, Subscriber
from stolik.server.tables.log_pages import story_part
from stolik.server.tables.messages import MessageBuilder, choices, table_info
from stolik.server.tables.summary import row_of
from stolik.table.actions.deal import ReadySet, Revealed
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.actions.undo import MovesUndone
from stolik.table.deal import part_commitment
from stolik.table.entries import Logged
from stolik.table.scheduled import next_scheduled
from stolik.table.settings import ClockRule, StartPosition
from stolik.table.table import Table
from table import requests

GAMES = 40 if IS_LONG else 4
SECRET = "7c" * 32


class Box:
    """Keeps what would be sent."""

    is_closed = False

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.messages.append(message)


def table_of(
    game, seats: int, options: dict, luck: random.Random, start: StartPosition | None = None
) -> Table:
    """A table in play; every seat is a person's."""
    table = Table("t_x", "LIPA-0001")
    plans = tuple(SeatPlan() for _ in range(seats))
    # Half of the games are long ones, of which people who are away are told more.
    clock = luck.choice((ClockRule(), ClockRule("move", 86_400)))
    made = Made(game.id, game.version, plans, "p0", SECRET, options, clock=clock, start=start)
    steps = [made, *(Sat(seat, f"p{seat}", f"Gracz {seat}") for seat in range(seats))]
    parts = {f"p{seat}": luck.randbytes(32).hex() for seat in range(seats)}
    fixed = {player: part_commitment(table.id, 1, part) for player, part in parts.items()}
    steps += [ReadySet(player, commitment=reported) for player, reported in fixed.items()]
    for entry in steps:
        table.fold(Logged(table.seq + 1, 1000, entry))
    table.fold(Logged(table.seq + 1, 1000, requests.start(table, "p0", fixed["p0"])))
    for player, part in parts.items():
        table.fold(Logged(table.seq + 1, 1000, Revealed(player, part)))
    return table


def wire(table: Table, seat: int | str | None) -> bytes:
    """Every byte that somebody can get: welcome, delta, older lines, who is there, the table in
    lists and in the picture of its link; and what becomes due by itself, when; what everybody who
    is away is told, and when."""
    live, box = LiveTable(table), Box()
    names = {None: "eve", TELEVISION: TELEVISION}
    seen = Subscriber(names.get(seat) or f"p{seat}", "?", box, True, print)
    parts = [live.welcome(seen, None, 2000), live.welcome(seen, max(1, table.seq - 3), 2000)]
    seats = table.seats_of(seen.player)
    older, builder = story_part(table, before=max(2, table.seq - 5)), MessageBuilder(table)
    lines, logs = (make(seats, older.entries, True) for make in (builder.lines, builder.logs))
    parts.append(protocol.encode(protocol.LogPage(lines, logs, older.older)))
    parts.append(protocol.encode(table_info(table, live.present(2000))))
    parts.append(protocol.encode(row_of(table)))
    live.subscribers.add(seen)
    live.announce_presence(2000)
    card = invitation(table.game_id, len(table.chairs), host_name(table), "pl")
    due = next_scheduled(table, dict.fromkeys(table.people(), 1000))
    if due is not None and isinstance(due.entry, Moved) and due.entry.how == "clock":
        # Whose time is out, everybody sees; the move is the seat's own, like any other.
        due = due.at, due.entry.seat
    parts.append(told_away(table))
    return b"".join([*parts, *box.messages, draw(card).encode(), repr(due).encode()])


def told_away(table: Table) -> bytes:
    """All messages about a table to people who are away, in both languages, with their times."""
    row, found = row_of(table), []
    for one in announcements_of(table, dict.fromkeys(table.people(), 1000), 0, 2000, 20_000):
        for language in ("pl", "en"):
            names = others_at(row.standing, one.player)
            preferences = NotificationPreferences(titles=True, language=language)
            content = content_of(row, one.kind, preferences, left=5000, names=names)
            found += [repr(one).encode(), push_message(content, tag="x", waiting=1)]
            letter = Letter(content.title, content.body, content.action, content.path)
            message = message_of(letter, "a@b.example", "c@d.example")
            found += [part.get_content().encode() for part in message.iter_parts()]
    return b"".join(found)


def refusals(table: Table, seat: int, luck: random.Random) -> list[bytes]:
    """What the seat is told about moves that it may not make."""
    state, reported = table.state, []
    view = state.view(seat)
    for move in luck.sample(state.game.moves, min(30, len(state.game.moves))):
        refusal = state.refusal(seat, move)
        if refusal is not None:
            legal = choices(state.game, view, state.legal(seat), True)
            answer = protocol.Refused(
                "x", table.seq, refusal.rule, refusal.phrase(), refusal.remedy(), legal
            )
            reported.append(protocol.encode(answer))
    return reported


@pytest.mark.parametrize("game_id", stolik.games())
def test_the_bytes_a_seat_receives_do_not_depend_on_what_it_cannot_know(game_id):
    game = load(game_id)
    mind = game.mind("random")
    compared = 0
    for number in range(GAMES):
        luck = random.Random(f"{game_id} {number}")
        seats = luck.choice(list(game.seats))
        table = table_of(game, seats, luck.choice(game.variants()), luck)
        for _ in range(400):
            if table.status != "playing":
                break
            if luck.random() < 0.25:
                _compare(table, luck.randrange(seats), mind, luck)
                compared += 1
            mover = luck.choice(table.deciders())
            code = luck.choice(table.state.legal(mover)).code
            table.fold(Logged(table.seq + 1, 1000 + table.seq, Moved(mover, code)))
            if table.checkpoints and luck.random() < 0.05:
                last = table.checkpoints[-1]
                undone = MovesUndone(last.seat, last.seq)
                table.fold(Logged(table.seq + 1, 1000 + table.seq, undone))
    assert compared > GAMES


@pytest.mark.parametrize("game_id", stolik.games())
def test_a_fork_is_the_same_to_the_byte_whatever_its_maker_could_not_know(game_id):
    """Two running games that a seat cannot tell apart are played on alike, and keep secrets."""
    game = load(game_id)
    mind = game.mind("random")
    compared = 0
    for number in range(GAMES):
        luck = random.Random(f"{game_id} fork {number}")
        seats, options = luck.choice(list(game.seats)), luck.choice(game.variants())
        *_, state = walk(Walked(game, seats, options), number, luck.randrange(5, 60))
        if state.is_over:
            continue
        maker, seed = luck.randrange(seats), luck.randbytes(32)
        twin = mind.imagine(state, maker, FastStream(number))
        changed, same = changed_options(state.rules.options), luck.getstate()
        forks = []
        for one in (state, twin):
            luck.setstate(same)
            start = StartPosition(position_of(redrawn(one, maker, seed)), 5, redrawn=True)
            forks.append(table_of(game, seats, changed, luck, start))
        for _ in range(5):
            for who in (*range(seats), None, TELEVISION):
                assert wire(forks[0], who) == wire(forks[1], who)
                compared += 1
            if forks[0].status != "playing":
                break
            _compare(forks[0], luck.randrange(seats), mind, luck)
            mover = luck.choice(forks[0].deciders())
            code = luck.choice(forks[0].state.legal(mover)).code
            for fork in forks:
                fork.fold(Logged(fork.seq + 1, 1000 + fork.seq, Moved(mover, code)))
    assert compared > 5


def _compare(table: Table, seat: int, mind, luck: random.Random) -> None:
    real, kept = table.state, deepcopy(table.clocks)
    known, refused = wire(table, seat), refusals(table, seat, random.Random(7))
    watched, shown = wire(table, None), wire(table, TELEVISION)
    assert shown.count(b'"legal":[]') == shown.count(b'"legal":') > 0
    for _ in range(2):
        put(table, mind.imagine(real, seat, FastStream(luck.randrange(2**31))))
        assert wire(table, seat) == known
        assert refusals(table, seat, random.Random(7)) == refused
        assert wire(table, None) == watched, "a spectator knows no more than any seat"
        assert wire(table, TELEVISION) == shown, "nor does a television"
        assert SECRET.encode() not in known + watched + shown
    put(table, real)
    table.clocks = kept


def put(table: Table, state) -> None:
    """Change the world under a table, with the timers that run in it."""
    table.state, table.asked = state, state.deciders()
    if table.clocks is not None:
        table.clocks.set_timers(state.timers())


def forgetful(state):
    """A world of BLANK's mode B in which nobody has overlooked anything."""
    twin = state.copy()
    twin.duties = [duty for duty in twin.duties if duty.state == DUTY_LASTING]
    return twin


def test_in_mode_b_no_byte_tells_whether_somebody_has_overlooked_something():
    """BLK-W5, BLK-W23: views, choices, timers, deltas and pages; and the same number of bytes."""
    game, compared = load("blank"), 0
    for number in range(5 * GAMES):  # not every row asks for something
        if compared > 20 * GAMES:
            break
        luck = random.Random(f"overlooked {number}")
        options = {"mode": "B", "turn_limit": 20, "call_timing": luck.choice(("usual", "early"))}
        table = table_of(game, 3, options, luck)
        for _ in range(300):
            if table.status != "playing":
                break
            real = table.state
            overlooked = any(duty.state != DUTY_LASTING for duty in real.duties)
            if overlooked and luck.random() < 0.25:
                known = [wire(table, seat) for seat in (0, 1, 2, None)]
                refused = [refusals(table, seat, random.Random(7)) for seat in (0, 1, 2)]
                kept = deepcopy(table.clocks)
                put(table, forgetful(real))
                assert [wire(table, seat) for seat in (0, 1, 2, None)] == known
                again = [refusals(table, seat, random.Random(7)) for seat in (0, 1, 2)]
                assert again == refused
                table.state, table.clocks = real, kept
                compared += 1
            mover = luck.choice(table.deciders())
            code = luck.choice(table.state.legal(mover)).code
            table.fold(Logged(table.seq + 1, 1000 + table.seq, Moved(mover, code)))
    assert compared > GAMES


@pytest.mark.parametrize("game_id", stolik.games())
def test_an_update_says_no_more_than_the_seat_hears_and_sees(game_id):
    """Two worlds in which a move sounds and looks the same to a seat give the same update."""
    game = load(game_id)
    mind = game.mind("random")
    compared = 0
    for number in range(GAMES):
        luck = random.Random(f"{game_id} update {number}")
        seats = luck.choice(list(game.seats))
        table = table_of(game, seats, luck.choice(game.variants()), luck)
        for _ in range(60):
            if table.status != "playing":
                break
            mover = luck.choice(table.deciders())
            move = luck.choice(table.state.legal(mover))
            seat = luck.randrange(seats)
            real = table.state.copy()
            other = mind.imagine(real, seat, FastStream(luck.randrange(2**31)))
            if mover == TABLE or other.refusal(mover, move) is not None:
                other = None
            bytes_here = _update(table, seat, mover, move.code)
            if other is not None:
                twin = _twin(table, other)
                bytes_there = _update(twin, seat, mover, move.code)
                for who in (seat, None):
                    if _sounds(table, who) == _sounds(twin, who):
                        assert bytes_here[who] == bytes_there[who]
                        compared += 1
    assert compared > 3


def _update(table: Table, seat: int, mover: int, code: int) -> dict[int | None, bytes]:
    """What the seat and a spectator are sent about a move; every other seat is connected too."""
    happened = table.fold(Logged(table.seq + 1, 1500, Moved(mover, code)))
    live = LiveTable(table)
    boxes: dict[int | None, Box] = {}
    for one in (*range(len(table.chairs)), None):
        boxes[one] = Box()
        name = "eve" if one is None else f"p{one}"
        live.subscribers.add(Subscriber(name, "?", boxes[one], True, print))
    live.broadcast(happened, 2000)
    return {one: boxes[one].messages[0] for one in (seat, None)}


def _twin(table: Table, state) -> Table:
    """The table one move ago, in another world."""
    twin = Table(table.id, table.code)
    vars(twin).update(vars(table))
    twin.seq, twin.status, twin.outcome, twin.state = table.seq - 1, "playing", None, state
    twin.story, twin.moves = list(table.story[:-1]), list(table.moves[:-1])
    twin.asked_since, twin.asked = list(table.asked_since), state.deciders()
    twin.checkpoints = [one for one in table.checkpoints if one.seq < table.seq]
    return twin


def _sounds(table: Table, seat: int | None) -> tuple[object, ...]:
    """All that the seat may know about the last entry, by the word of the game."""
    happened = table.story[-1]
    heard = [notice.for_seat(seat) for notice in happened.notices]
    state = table.state
    asked = seat is not None and not state.is_over
    legal = [move.code for move in state.legal(seat)] if asked else []
    return heard, state.view(seat), legal, state.is_over, table.deciders()


@pytest.mark.parametrize("game_id", stolik.games())
def test_hot_seats_are_told_what_they_would_be_told_at_screens_of_their_own(game_id):
    """People who share a screen have secrets: nothing that one hears reaches the other."""
    game = load(game_id)
    for number in range(GAMES):
        luck = random.Random(f"{game_id} hot {number}")
        seats = luck.choice([count for count in game.seats if count > 1] or [1])
        table = table_of(game, seats, luck.choice(game.variants()), luck)
        for _ in range(luck.randrange(20, 120)):
            if table.status != "playing":
                break
            mover = luck.choice(table.deciders())
            code = luck.choice(table.state.legal(mover)).code
            happened = table.fold(Logged(table.seq + 1, 1500, Moved(mover, code)))
        apart = [heard(table, happened, f"p{seat}") for seat in range(seats)]
        watched, _ = heard(table, happened, "eve")
        for chair in table.chairs:
            chair.player = "p0"
        table.forget_seats()
        hot, update = heard(table, happened, "p0")
        if seats > 1:
            assert [one["seat"] for one in hot["logs"]] == list(range(seats))
            assert [one["log"] for one in hot["logs"]] == [welcome["log"] for welcome, _ in apart]
        assert hot["sides"] == [welcome["sides"][0] for welcome, _ in apart]
        assert update["sides"] == [update["sides"][0] for _, update in apart]
        everybodys = [_sentences(welcome) for welcome, _ in apart]
        for sentence in _sentences(hot):
            known = all(sentence in own for own in everybodys)
            assert known or sentence in _sentences(watched), "one seat's secret lies open"


def test_what_only_one_of_two_hot_seats_knows_is_not_in_their_common_log():
    """Call to Adventure: who draws a hero knows which; the other one hears that it was drawn."""
    luck = random.Random(3)
    table = table_of(load("call-to-adventure"), 2, {}, luck)
    while not any(notice.redacted for happened in table.story for notice in happened.notices):
        mover = luck.choice(table.deciders())
        code = luck.choice(table.state.legal(mover)).code
        happened = table.fold(Logged(table.seq + 1, 1500, Moved(mover, code)))
    apart = [_sentences(heard(table, happened, f"p{seat}")[0]) for seat in (0, 1)]
    assert apart[0] != apart[1]
    for chair in table.chairs:
        chair.player = "p0"
    table.forget_seats()
    hot, _ = heard(table, happened, "p0")
    secrets = [set(apart[0]) - set(apart[1]), set(apart[1]) - set(apart[0])]
    watched = _sentences(heard(table, happened, "eve")[0])
    assert _sentences(hot) == watched
    assert any(own - set(watched) for own in secrets)


def heard(table: Table, happened, player: str) -> tuple[dict, dict]:
    """What somebody is sent: a welcome, and the update about what has just happened."""
    live, box = LiveTable(table), Box()
    seen = Subscriber(player, "?", box, True, print)
    live.subscribers.add(seen)
    live.broadcast(happened, 2000)
    return json.loads(live.welcome(seen, None, 2000)), json.loads(box.messages[0])


def _sentences(welcome: dict) -> list[str]:
    return [
        f"{line['seq']} {json.dumps(reported)}"
        for line in welcome["log"]
        for reported in line["told"]
    ]


def test_the_painter_gives_a_spectator_no_seats_view():
    luck = random.Random(1)
    table = table_of(load("cardline"), 2, {}, luck)
    (side,) = MessageBuilder(table).seat_updates((), True)
    assert side.seat is None


def test_neither_sockets_nor_requests_nor_logs_tell_the_secret_before_the_end(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    received: list[str] = []

    @served(data_dir=str(tmp_path))
    async def scenario(address):
        async with guests(address, "Ala", "Ewa") as (ala, ewa):
            table = await ala.make_table("cardline")
            async with ala.sit_at(table.id) as seat, ewa.sit_at(table.id) as watching:
                await seat.say("sit", seat=1)
                await seat.start()
                secret = _secret_of(tmp_path)
                for _ in range(3):
                    info = await ewa.request("GET", f"/api/tables/{table.id}")
                    received.append(info.text)
                    with pytest.raises(ServerError, match="not-now"):
                        await ewa.record(table.id)
                while not seat.is_over:
                    last = len(seat.heard)
                    await seat.move(seat.legal[0].code)
                    await watching.until("update")
                received.extend(map(str, seat.heard[:last]))
                assert secret not in "".join(received) + caplog.text
                assert secret in str(seat.heard)
                while not watching.is_over:
                    await watching.next()
                assert all(side.legal == [] for side in watching.sides)
            cookie = ala.http.cookies["stolik"]
            assert cookie not in caplog.text

    scenario()


def _secret_of(folder) -> str:
    with sqlite3.connect(folder / "stolik.db") as database:
        (entry,) = database.execute("SELECT entry FROM log WHERE seq = 1").fetchone()
    return json.loads(entry)["secret"]
