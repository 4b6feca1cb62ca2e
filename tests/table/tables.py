"""Small builders for tests of live tables."""

from __future__ import annotations

from hashlib import sha256

from stolik.kernel.registry import load
from stolik.table import seating
from stolik.table.actions.base import Entry
from stolik.table.actions.moves import Moved
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.deal import part_commitment
from stolik.table.entries import Logged, pack, unpack
from stolik.table.origins import NOWHERE
from stolik.table.settings import AbsenceRule, ClockRule
from stolik.table.table import Happened, Table
from table import requests

SECRET = "5a" * 32


class ScriptedTable:
    """A table with its log and a clock that the test turns."""

    def __init__(self, **made: object) -> None:
        self.table = Table("t_test", "LIPA-0001")
        self.log: list[Logged] = []
        self.now = 1_000_000
        game = load(str(made.pop("game", "cardline")))
        plan = {"game": game.id, "version": game.version, "host": "ala", "secret": SECRET}
        plan["seats"] = (SeatPlan(), SeatPlan())
        self.happen(Made(**(plan | made)))

    def happen(self, entry: Entry, player: str | None = None, cid: str | None = None) -> Happened:
        logged = Logged(self.table.seq + 1, self.now, entry, player, cid)
        self.log.append(logged)
        return self.table.fold(logged)

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def seat_two(self) -> None:
        self.happen(requests.sit(self.table, "ala", 0, "Ala"))
        self.happen(requests.sit(self.table, "ben", 1, "Ben"))

    def start(self) -> None:
        self.seat_two()
        self.commit("ben")
        self.begin()

    def part(self, player: str) -> str:
        """The player's part of this round's deal; a test may well know it."""
        return sha256(f"{player} {self.table.round}".encode()).hexdigest()

    def commitment(self, player: str) -> str:
        return part_commitment(self.table.id, self.table.round, self.part(player))

    def commit(self, player: str) -> None:
        self.happen(requests.ready(self.table, player, self.commitment(player), True), player)

    def close_list(self, host: str = "ala") -> None:
        self.happen(requests.start(self.table, host, self.commitment(host)), host)

    def reveal(self, player: str) -> None:
        self.happen(requests.reveal(self.table, player, self.part(player)), player)

    def begin(self, host: str = "ala") -> None:
        """Close the list, and let everybody reveal their part."""
        self.close_list(host)
        for player in self.table.people():
            self.reveal(player)

    def move(self) -> None:
        seat = self.table.deciders()[0]
        self.happen(Moved(seat, self.table.state.legal(seat)[0].code))


def playing(
    clock: ClockRule | None = None, absence: AbsenceRule | None = None, **made: object
) -> ScriptedTable:
    live = ScriptedTable(clock=clock or ClockRule(), absence=absence or AbsenceRule(), **made)
    live.start()
    return live


def again(entries: list[Logged]) -> Table:
    """The same table, rebuilt from its stored log."""
    table = Table("t_test", "LIPA-0001")
    for logged in entries:
        stored = unpack(pack(logged.entry))
        table.fold(Logged(logged.seq, logged.at, stored, logged.player, logged.cid))
    return table


def condition(table: Table) -> dict[str, object]:
    """Everything a table is, in a form that can be compared."""
    facts = {
        name: value
        for name, value in vars(table).items()
        if name not in ("clocks", "chat", "_seats", "_legal", "_legal_at")
    }
    facts["clocks"] = vars(table.clocks) if table.clocks else None
    facts["chat"] = list(table.chat)
    return facts


def open_seats(table, player, origin=NOWHERE):
    """The seats on which somebody could sit down now."""
    answers = seating.seat_answers(table, player, origin)
    return tuple(seat for seat, error in answers.items() if error is None)
