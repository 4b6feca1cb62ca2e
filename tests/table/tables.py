"""Small builders for tests of live tables."""

from __future__ import annotations

from stolik.kernel.registry import load
from stolik.table import entries as log
from stolik.table import wishes
from stolik.table.settings import AbsenceRule, ClockRule
from stolik.table.table import Happened, Table

SECRET = "5a" * 32


class Desk:
    """A table with its log and a clock that the test turns."""

    def __init__(self, **made: object) -> None:
        self.table = Table("t_test", "LIPA-0001")
        self.log: list[log.Logged] = []
        self.now = 1_000_000
        game = load(str(made.pop("game", "cardline")))
        plan = {"game": game.id, "version": game.version, "host": "ala", "secret": SECRET}
        plan["seats"] = (log.SeatPlan(), log.SeatPlan())
        self.happen(log.Made(**(plan | made)))

    def happen(
        self, entry: log.AnyEntry, player: str | None = None, cid: str | None = None
    ) -> Happened:
        logged = log.Logged(self.table.seq + 1, self.now, entry, player, cid)
        self.log.append(logged)
        return self.table.fold(logged)

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def seat_two(self) -> None:
        self.happen(wishes.sit(self.table, "ala", 0, "Ala"))
        self.happen(wishes.sit(self.table, "ben", 1, "Ben"))

    def start(self) -> None:
        self.seat_two()
        self.happen(wishes.ready(self.table, "ben", "b0b0", True))
        self.happen(wishes.start(self.table, "ala", "a1a1"))

    def move(self) -> None:
        seat = self.table.deciders()[0]
        self.happen(log.Moved(seat, self.table.state.legal(seat)[0].code))


def playing(
    clock: ClockRule | None = None, absence: AbsenceRule | None = None, **made: object
) -> Desk:
    desk = Desk(clock=clock or ClockRule(), absence=absence or AbsenceRule(), **made)
    desk.start()
    return desk


def again(entries: list[log.Logged]) -> Table:
    """The same table, rebuilt from its stored log."""
    table = Table("t_test", "LIPA-0001")
    for logged in entries:
        stored = log.unpack(log.pack(logged.entry))
        table.fold(log.Logged(logged.seq, logged.at, stored, logged.player, logged.cid))
    return table


def condition(table: Table) -> dict[str, object]:
    """Everything a table is, in a form that can be compared."""
    facts = {
        name: value
        for name, value in vars(table).items()
        if name not in ("clocks", "chat", "_seats")
    }
    facts["clocks"] = vars(table.clocks) if table.clocks else None
    facts["chat"] = list(table.chat)
    return facts
