"""What nobody uses any more goes after the time that the host has set, and nothing else does."""

import asyncio

import pytest
import sqlalchemy as sa

from server.nodes import guests, serving
from stolik.client import Client, ServerError
from stolik.kernel.registry import load
from stolik.protocol import NewBlankDeck
from stolik.server.accounts.delete_player import delete_player
from stolik.server.accounts.people import People
from stolik.server.blank import deck_store
from stolik.server.clock import NodeClock
from stolik.server.config import Config, config_from
from stolik.server.monitoring.metrics import Metrics
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables import retention
from stolik.server.tables.damaged import UnusableTable
from stolik.server.tables.hub import Hub
from stolik.server.tables.results import result_of, store_result
from stolik.server.tables.retention import Retention
from stolik.server.tables.summary import row_of
from stolik.table.actions.deal import Started
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged
from stolik.table.table import Table

CONFIG = Config(bot_workers=0, guest_days=30, lobby_days=5, table_days=10, record_days=60)


class Calendar(NodeClock):
    """A clock on which days pass as the test says."""

    days = 0.0

    def now(self):
        return int(1_700_000_000_000 + self.days * 86_400_000)


class House:
    """A server's parts without its network, and what tests do with them."""

    def __init__(self, store, clock=None):
        self.store = store
        self.clock = clock or Calendar()
        self.people = People(store, self.clock, days=180)
        self.retention = self.node("here")

    def node(self, name):
        return Retention(self.store, self.clock, CONFIG, name)

    def hub(self):
        return Hub(CONFIG, self.store, self.clock, Metrics())

    async def guest(self, name, *, seated=True):
        person, token = await self.people.guest(name)
        if seated:
            players = schema.players
            sat = sa.update(players).where(players.c.id == person.id)
            await self.store.run(sat.values(seated=self.clock.now()))
        return person, token

    async def table(self, table_id, player, upto="playing"):
        """A table of two seats of one player; `over` has a result too."""
        table = Table(table_id, f"LIPA-{table_id[-4:]}")
        game = load("cardline")
        first = [Made(game.id, game.version, (SeatPlan(),) * 2, player, "5a" * 32)]
        first += [Sat(seat, player, f"Gracz {seat}") for seat in (0, 1)]
        first += [] if upto == "lobby" else [Started()]
        logged = [Logged(seq, self.clock.now(), one) for seq, one in enumerate(first, 1)]
        for one in logged:
            table.fold(one)
        while upto == "over" and table.status == "playing":
            seat = table.asked[0]
            # The middle of the line: without luck some games of Cardline have no end.
            legal = table.state.legal(seat)
            move = Moved(seat, legal[(table.seq * 7) % len(legal)].code)
            logged.append(Logged(table.seq + 1, self.clock.now(), move))
            table.fold(logged[-1])
        await self.store.add_table(row_of(table), logged)
        if upto == "over":
            await store_result(self.store, result_of(table))
        return table

    async def count(self, table, where=None):
        query = sa.select(sa.func.count()).select_from(table)
        return (await self.store.row(query if where is None else query.where(where)))[0]


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch):
    monkeypatch.setattr(retention, "PAUSE_SECONDS", 0)


def in_house(url, scenario):
    async def whole():
        store = await Store.open(url)
        try:
            await scenario(House(store))
        finally:
            await store.close()

    asyncio.run(whole())


# --- guests -----------------------------------------------------------------------------------


def test_a_guest_is_forgotten_when_they_stay_away_and_kept_while_they_come(url):
    async def scenario(house):
        away, _ = await house.guest("Ala")
        here, token = await house.guest("Ben")
        for house.clock.days in (20, 29, 31):
            await house.people.of(token)
        assert (await house.retention.run())["guests"] == 1
        players = schema.players
        left = [row.id for row in await house.store.rows(sa.select(players.c.id))]
        assert left == [here.id] and away.id not in left
        assert await house.count(schema.sessions) == 1

    in_house(url, scenario)


def test_a_guest_who_never_sat_down_goes_after_two_days(url):
    async def scenario(house):
        for number in range(3):
            await house.guest(f"Nikt {number}", seated=False)
        seated, _ = await house.guest("Ala")
        house.clock.days = 1.5
        assert (await house.retention.run())["guests"] == 0, "it may still be their first visit"
        house.clock.days = 2.5
        await house.guest("Nowy", seated=False)
        assert (await house.retention.run())["guests"] == 3
        assert await house.count(schema.players, schema.players.c.id == seated.id) == 1

    in_house(url, scenario)


def test_whoever_sits_down_at_a_table_is_noted(url):
    async def scenario(house):
        (ala, _), (ben, _) = [await house.guest(name, seated=False) for name in ("Ala", "Ben")]
        await house.table("t_0001", ala.id, "lobby")
        hub = house.hub()
        await hub.find("t_0001")
        await hub.store_summaries()
        await hub.close()
        house.clock.days = 4
        await house.retention.run()
        left = await house.store.rows(sa.select(schema.players.c.id))
        assert [row.id for row in left] == [ala.id], ben.id

    in_house(url, scenario)


def test_an_account_is_never_removed(url):
    async def scenario(house):
        guest, _ = await house.guest("Ala", seated=False)
        await house.people.register(guest, "Ala", "mokra kura siedem")
        house.clock.days = 5000
        await house.people.sweep()
        assert (await house.retention.run())["guests"] == 0
        assert await house.count(schema.players) == 1

    in_house(url, scenario)


def test_a_guests_deck_passes_on_or_freezes_and_is_not_lost(url):
    async def scenario(house):
        guest, _ = await house.guest("Ala", seated=False)
        owner = deck_store.person_of(guest)
        deck = deck_store.found_deck(NewBlankDeck(name="Talia"), owner, house.clock.now(), [])
        await deck_store.add(house.store, deck, house.clock.now())
        house.clock.days = 10
        assert (await house.retention.run())["guests"] == 0, "a deck is something left behind"
        house.clock.days = 31
        assert (await house.retention.run())["guests"] == 1
        assert (await deck_store.find(house.store, deck.id)).owner != owner.account

    in_house(url, scenario)


# --- tables and logs --------------------------------------------------------------------------


def test_tables_are_cleared_away_by_what_they_wait_for(url):
    async def scenario(house):
        guest, _ = await house.guest("Ala")
        for number, status in enumerate(("lobby", "playing", "over")):
            await house.table(f"t_000{number}", guest.id, status)
        left = []
        for house.clock.days in (4, 6, 9, 11):
            await house.retention.run()
            left.append(await house.count(schema.log.alias(), None) > 0)
            left.append(await house.count(schema.tables, schema.tables.c.status != "cleared"))
        assert left == [True, 3, True, 2, True, 2, False, 0]
        rows = await house.store.rows(sa.select(schema.tables.c.id, schema.tables.c.status))
        assert [tuple(row) for row in rows] == [("t_0002", "cleared")], "it has a record"
        assert await house.count(schema.results) == 1

    in_house(url, scenario)


def test_a_table_that_a_node_has_in_memory_stays_however_old_it_is(url):
    async def scenario(house):
        guest, _ = await house.guest("Ala")
        await house.table("t_0001", guest.id, "lobby")
        house.clock.days = 4.9
        hub = house.hub()
        live = await hub.find("t_0001")
        await hub.store_summaries()  # which know only when it last changed
        for house.clock.days in (5.2, 5.8, 6.9, 8, 20):
            await hub._beat()
            assert (await house.retention.run())["tables"] == 0
        assert hub.live_tables["t_0001"] is live
        await hub.close()

    in_house(url, scenario)


def test_a_long_log_goes_in_pieces_and_goes_on_after_a_crash(url, monkeypatch):
    monkeypatch.setattr(retention, "LOG_ROWS", 4)

    async def scenario(house):
        guest, _ = await house.guest("Ala")
        table = await house.table("t_0001", guest.id, "over")
        house.clock.days = 11
        pieces = 0
        run = house.store.run

        async def dying(*statements):
            nonlocal pieces
            if "DELETE FROM log" in str(statements[0]):
                pieces += 1
                if pieces == 3:
                    raise ConnectionResetError
            return await run(*statements)

        house.store.run = dying
        with pytest.raises(ConnectionResetError):
            await house.retention.run()
        house.store.run = run
        left = await house.count(schema.log)
        assert 0 < left < table.seq
        hub = house.hub()
        with pytest.raises(UnusableTable, match="table-gone"):
            await hub.find("t_0001")
        await hub.close()
        assert (await house.retention.run())["tables"] == 1
        assert await house.count(schema.log) == 0
        kept = await house.store.rows(sa.select(schema.record_names.c.header))
        assert sorted(row.header for row in kept) == ["player-0", "player-1"]

    in_house(url, scenario)


def test_a_table_that_is_opened_while_it_is_looked_at_stays(url):
    """The node that loads it and the one that clears it meet in the table's row."""

    async def scenario(house):
        guest, _ = await house.guest("Ala")
        await house.table("t_0001", guest.id, "lobby")
        house.clock.days = 6
        hub = house.hub()
        run = house.store.run

        async def late(*statements):
            house.store.run = run
            await hub.find("t_0001")  # just before it is marked
            return await run(*statements)

        house.store.run = late
        assert (await house.retention._clear_tables("", "z")) == 0
        assert "t_0001" in hub.live_tables and await house.count(schema.log) > 0
        await hub.close()

    in_house(url, scenario)


def test_only_one_node_at_a_time_removes_old_data(url):
    async def scenario(house):
        for number in range(5):
            await house.guest(f"Nikt {number}", seated=False)
        house.clock.days = 3
        here, there = house.node("here"), house.node("there")
        assert await house.store.claim(retention.CLAIM, "there", now=house.clock.now(), until=2**50)
        assert (await here.run())["guests"] == 0
        assert (await there.run())["guests"] == 5

    in_house(url, scenario)


def test_every_transaction_is_bounded(url, monkeypatch):
    monkeypatch.setattr(retention, "PAGE", 10)
    monkeypatch.setattr(retention, "LOG_ROWS", 10)

    async def scenario(house):
        guest, _ = await house.guest("Ala")
        for number in range(25):
            await house.guest(f"Nikt {number}", seated=False)
        await house.table("t_0001", guest.id, "over")
        house.clock.days = 11
        deleted = []

        @sa.event.listens_for(sa.Engine, "after_cursor_execute")
        def note(_connection, cursor, statement, *_):
            if statement.startswith("DELETE") and "RETURNING" not in statement:
                deleted.append(cursor.rowcount)

        removed = await house.retention.run()
        sa.event.remove(sa.Engine, "after_cursor_execute", note)
        assert removed == {"guests": 25, "tables": 1, "records": 0}
        assert 0 < max(deleted) <= 10

    in_house(url, scenario)


# --- records ----------------------------------------------------------------------------------


def test_a_record_stays_as_long_as_somebody_has_it_in_their_history(url):
    async def scenario(house):
        guest, _ = await house.guest("Ala")
        account, _ = await house.guest("Ben")
        await house.people.register(account, "Ben", "mokra kura siedem")
        await house.table("t_0001", guest.id, "over")
        await house.table("t_0002", account.id, "over")
        house.clock.days = 45
        assert await house.retention.run() == {"guests": 1, "tables": 2, "records": 0}
        assert await house.count(schema.results) == 2, "sixty days at least"
        house.clock.days = 61
        assert await house.retention.run() == {"guests": 0, "tables": 0, "records": 1}
        for table in (schema.results, schema.tables, schema.seats):
            name = table.c.id if table is schema.tables else table.c.table_id
            left = await house.store.rows(sa.select(name).distinct())
            assert [row[0] for row in left] == ["t_0002"], table.name
        house.clock.days = 5000
        await house.retention.run()
        assert await house.count(schema.results) == 1, "an account's records stay for good"

    in_house(url, scenario)


def test_whoever_is_deleted_later_is_taken_out_of_records_whose_log_is_gone(url):
    async def scenario(house):
        guest, _ = await house.guest("Ala")
        await house.people.register(guest, "Ala", "mokra kura siedem")
        await house.table("t_0001", guest.id, "over")
        house.clock.days = 11
        await house.retention.run()
        assert await house.count(schema.log) == 0
        hub = house.hub()
        await delete_player(house.store, hub, guest.id, house.clock.now())
        await hub.close()
        row = await house.store.row(sa.select(schema.results))
        assert "Gracz" not in row.record and row.names == ["…", "…"]

    in_house(url, scenario)


def test_the_record_of_a_cleared_table_can_still_be_read_and_its_link_says_what_happened(tmp_path):
    url = f"sqlite:///{tmp_path}/stolik.db"

    async def scenario():
        async with serving(database_url=url) as address, guests(address, "Ala") as (ala,):
            await ala.request("POST", "/api/account", {"name": "Ala", "password": "mokra kura 7"})
            table = await ala.make_table("cardline", people=1, bots=1, level="random")
            async with ala.sit_at(table.id) as seat:
                await seat.start()
                while not seat.is_over:
                    if seat.legal:
                        await seat.move(seat.legal[len(seat.heard) % len(seat.legal)].code)
                    else:
                        await seat.next()
            while True:
                try:
                    before = await ala.record(table.id)
                    break
                except ServerError:
                    await asyncio.sleep(0.02)
            cookies = ala.http.cookies
        store = await Store.open(config_from({}, database_url=url).store_url)
        clock = Calendar()
        clock.now = lambda: 2**42
        house = House(store, clock)
        assert (await house.retention.run())["tables"] == 1
        await store.close()
        async with serving(database_url=url) as address, Client(address) as ala:
            ala.http.cookies = cookies
            assert await ala.record(table.id) == before
            verdict = (await ala.request("GET", f"/api/tables/{table.id}/verify")).json()
            assert verdict["fits"]
            await ala.request("GET", f"/api/tables/{table.id}/replay")
            player = (await ala.request("GET", "/api/session")).json()["player"]
            history = (await ala.request("GET", f"/api/players/{player}/history")).json()
            assert [line["table"] for line in history["results"]] == [table.id]
            for key in (table.id, table.code):
                answer = await ala.http.get(f"/api/tables/{key}")
                assert (answer.status_code, answer.json()["code"]) == (410, "table-gone")
            async with ala.sit_at(table.id) as refused:
                assert refused.heard[-1] == {"type": "goodbye", "code": "table-gone"}

    asyncio.run(scenario())
