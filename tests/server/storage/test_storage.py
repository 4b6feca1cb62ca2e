"""One suite for both databases: the log, conflicts, claims, migrations, backup and restore."""

import asyncio
import gc
import subprocess
import sys

import aiosqlite
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from server.nodes import NodeProcess, guests, serving
from stolik.client import Client
from stolik.kernel.registry import load
from stolik.server.clock import NodeClock
from stolik.server.config import Config, config_from
from stolik.server.monitoring.metrics import Metrics
from stolik.server.storage import schema
from stolik.server.storage.backup import BackupError, backup, restore
from stolik.server.storage.engine import open_engine
from stolik.server.storage.faults import NoStorage
from stolik.server.storage.migrate import upgrade
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row
from stolik.server.tables.hub import Hub
from stolik.server.tables.stored_summaries import AT_ONCE
from stolik.server.tables.summary import row_of
from stolik.table.actions.deal import Started
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged
from stolik.table.table import Table


def row(seq, table="t_1", cid=None):
    return Row(table, seq, 1000 + seq, "p_1", cid, b'{"entry":"woken","lost":%d}' % seq)


def with_store(url, scenario):
    async def whole():
        store = await Store.open(url)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_migrations_lead_to_exactly_the_schema_of_the_code(url):
    async def scenario(store):
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )

    assert with_store(url, scenario) == []


def test_entries_come_back_in_order_and_after_a_number(url):
    async def scenario(store):
        await asyncio.gather(*(store.writer.append(row(seq)) for seq in range(1, 40)))
        everything = await store.read_log("t_1")
        assert [one.seq for one in everything] == list(range(1, 40))
        assert [one.seq for one in await store.read_log("t_1", after=37)] == [38, 39]
        assert await store.last_seqs(["t_1", "t_2"]) == {"t_1": 39}

    with_store(url, scenario)


def test_of_two_writers_of_one_number_only_one_wins(url):
    async def scenario(store):
        other = await Store.open(url)
        try:
            for seq in range(1, 15):
                both = await asyncio.gather(
                    store.writer.append(row(seq, cid="a")), other.writer.append(row(seq, cid="b"))
                )
                assert sorted(both) == [False, True]
            winners = [one.cid for one in await store.read_log("t_1")]
            assert len(winners) == 14
        finally:
            await other.close()

    with_store(url, scenario)


def test_a_lost_number_does_not_take_the_group_with_it(url):
    async def scenario(store):
        assert await store.writer.append(row(1, cid="somebody else"))
        won = await asyncio.gather(
            *(
                store.writer.append(row(seq, table))
                for table, seq in (("t_1", 1), ("t_2", 1), ("t_3", 1))
            )
        )
        assert won == [False, True, True]

    with_store(url, scenario)


def test_entries_that_arrive_together_share_a_commit(url):
    async def scenario(store):
        before = store.writer.groups
        await asyncio.gather(*(store.writer.append(row(1, f"t_{n}")) for n in range(200)))
        assert store.writer.rows >= 200
        assert store.writer.groups - before < 100

    with_store(url, scenario)


def test_a_decision_is_reserved_by_one_node_until_its_lease_is_over(url):
    async def scenario(store):
        decision = ("t_1", 2, 17)
        assert await store.claim(decision, "a", now=0, until=100)
        assert not await store.claim(decision, "b", now=50, until=150)
        assert await store.claim(decision, "a", now=60, until=160), "a node may renew"
        assert await store.claim(decision, "b", now=200, until=300), "a dead node's claim ends"
        assert await store.claim(("t_1", 2, 18), "a", now=210, until=300), "a new decision"

    with_store(url, scenario)


def test_a_backup_of_a_running_server_restores_to_the_same_tables(url, tmp_path, request):
    """Also the way from one database to the other: the file is the same for both."""
    file = tmp_path / "copy.db"

    async def scenario():
        async with (
            serving(database_url=url.replace("+asyncpg", "").replace("+aiosqlite", "")) as address,
            guests(address, "Ala") as (ala,),
        ):
            table = await ala.make_table("cardline", people=1, bots=1, level="random")
            async with ala.sit_at(table.id) as seat:
                await seat.start()
                while len(seat.heard) < 6 and not seat.is_over:
                    if seat.legal:
                        await seat.move(seat.legal[0].code)
                    else:
                        await seat.next()
                assert await backup(url, file) >= 3
                with pytest.raises(BackupError, match="exists"):
                    await backup(url, file)
            return table.id

    table_id = asyncio.run(scenario())
    target = f"sqlite+aiosqlite:///{tmp_path / 'restored.db'}"
    asyncio.run(restore(file, target))
    copied = with_store(target, lambda store: store.read_log(table_id))
    original = with_store(url, lambda store: store.read_log(table_id))
    assert copied and copied == original[: len(copied)]
    with pytest.raises(BackupError, match="not-empty"):
        asyncio.run(restore(file, target))


def test_a_backup_restores_into_postgres(postgres, tmp_path):
    source = config_from({}, data_dir=str(tmp_path)).store_url

    async def fill(store):
        await asyncio.gather(*(store.writer.append(row(seq)) for seq in range(1, 30)))
        values = {"id": "p_1", "name": "Ala", "created": 1}
        await store.run(sa.insert(schema.players).values(**values))

    with_store(source, fill)
    file = tmp_path / "copy.db"
    asyncio.run(backup(source, file))
    target = config_from({}, database_url=postgres.fresh()).store_url
    assert asyncio.run(restore(file, target)) == 29
    assert len(with_store(target, lambda store: store.read_log("t_1"))) == 29


def test_a_backup_of_an_older_version_restores_into_todays_database(tmp_path):
    old = tmp_path / "old.db"

    async def fill():
        engine = open_engine(f"sqlite+aiosqlite:///{old}")
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: upgrade(sync, "0001"))
            values = {"id": "p_1", "name": "Ala", "created": 1}
            await connection.execute(sa.insert(schema.players).values(**values))
        await engine.dispose()

    asyncio.run(fill())
    before = old.read_bytes()
    target = config_from({}, data_dir=str(tmp_path)).store_url
    asyncio.run(restore(old, target))
    found = with_store(target, lambda store: store.rows(sa.select(schema.players.c.name)))
    assert [row.name for row in found] == ["Ala"]
    assert old.read_bytes() == before, "a backup is never changed"


def test_a_game_goes_on_where_the_command_line_saved_and_restored_it(tmp_path):
    """`stolik backup FILE` on a running server, `--restore` elsewhere, the same decision."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    file = str(tmp_path / "evening.db")
    node = NodeProcess(first).start()

    async def begin():
        async with guests(node.address, "Ala") as (ala,):
            table = await ala.make_table("cardline")
            async with ala.sit_at(table.id) as seat:
                await seat.say("sit", seat=1, name="Zosia")
                await seat.start()
                await seat.move(seat.legal[0].code)
                _stolik("backup", file, "--data-dir", str(first))
                return table.id, ala.http.cookies, seat.seq, seat.deciders, seat.view

    async def go_on(table, cookies, *known):
        async with Client(again.address) as ala:
            ala.http.cookies = cookies
            async with ala.sit_at(table) as seat:
                assert (seat.seq, seat.deciders, seat.view) == known
                await seat.move(seat.legal[0].code)

    try:
        node.wait()
        saved = asyncio.run(begin())
    finally:
        node.stop()
    _stolik("backup", "--restore", file, "--data-dir", str(second))
    again = NodeProcess(second).start()
    try:
        again.wait()
        asyncio.run(go_on(*saved))
    finally:
        again.stop()


def _stolik(*words):
    subprocess.run([sys.executable, "-m", "stolik", *words], check=True)


def test_a_password_may_hold_any_sign():
    url = "postgresql://me:a/b#c?d:e@host:5432/name"
    config = config_from({"STOLIK_DATABASE_URL": url})
    assert sa.engine.make_url(config.store_url).password == "a/b#c?d:e"
    assert config.store_place == "postgresql://host:5432/name"


class Calendar(NodeClock):
    """A clock on which days pass as the test says."""

    days = 0.0

    def now(self):
        return int(1_700_000_000_000 + self.days * 86_400_000)


def test_a_game_that_began_long_ago_goes_on_after_a_restart_if_it_was_played_lately(url):
    """Moves do not touch a table's line in the list; the beat tells that it is alive."""

    async def scenario(store):
        clock = Calendar()
        table = Table("t_1", "LIPA-0001")
        game = load("cardline")
        first = [Made(game.id, game.version, (SeatPlan(),) * 2, "ala", "5a" * 32)]
        first += [Sat(seat, "ala", "Ala") for seat in (0, 1)]
        first.append(Started())
        logged = [Logged(seq, clock.now(), one) for seq, one in enumerate(first, 1)]
        for one in logged:
            table.fold(one)
        await store.add_table(row_of(table), logged)
        config = Config(bot_workers=0)
        hub = Hub(config, store, clock, Metrics())
        live = await hub.find("t_1")
        await hub.store_summaries()  # its line says when the game began
        for clock.days in (1, 2, 3):
            await hub.append(live, lambda table: Moved(table.asked[0], _first(table)))
        await hub._beat()
        await hub.close()
        for clock.days, revived in ((3.5, ["t_1"]), (5, [])):
            again = Hub(config, store, clock, Metrics())
            await again.resume_games()
            assert list(again.live_tables) == revived
            again.live_tables.clear()
            again.summaries.changed.clear()
            await again.close()

    with_store(url, scenario)


def _first(table):
    return table.state.legal(table.asked[0])[0].code


def test_summaries_of_many_tables_do_not_keep_moves_waiting_in_one_transaction(tmp_path):
    async def scenario(store):
        clock = NodeClock()
        hub = Hub(Config(bot_workers=0), store, clock, Metrics())
        try:
            for number in range(3 * AT_ONCE):
                table = Table(f"t_{number}", f"LIPA-{number:04}")
                made = Made("cardline", 1, (SeatPlan(),) * 2, "ala", "5a" * 32, title="old")
                table.fold(Logged(1, clock.now(), made))
                await store.add_table(row_of(table), [Logged(1, clock.now(), made)])
                await hub.find(table.id)
            await hub.store_summaries()  # of the tables as they were found; the hub does so too
            for live in hub.live_tables.values():
                live.table.title = "new"
                hub.summaries.changed.add(live)
            changed = []
            sa.event.listen(
                store._threads._write_engine,
                "before_cursor_execute",
                lambda *call: changed.append(len(call[3])) if call[2].startswith("UPD") else None,
            )
            await hub.store_summaries()
            assert changed == [AT_ONCE] * 3
            titles = await store.rows(sa.select(schema.tables.c.title))
            assert {row.title for row in titles} == {"new"}
        finally:
            await hub.close()

    with_store(f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}", scenario)


def test_a_database_that_cannot_be_used_is_closed_again(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}"

    async def of_a_later_version(store):
        await store.run(sa.text("UPDATE alembic_version SET version_num = 'r9999'"))

    with_store(url, of_a_later_version)
    with pytest.raises(NoStorage, match="r9999"):
        asyncio.run(Store.open(url))
    # By type, since isinstance asks objects of all libraries for their class, and some warn.
    connections = (one for one in gc.get_objects() if type(one) is aiosqlite.Connection)
    assert [one for one in connections if one._connection is not None] == []
