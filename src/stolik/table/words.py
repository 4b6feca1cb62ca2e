"""What happens at a table, in words; names are told by their owners, moves by the game."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from stolik.kernel.phrase import Argument, Phrase
from stolik.kernel.seat import TABLE
from stolik.table import entries as log

if TYPE_CHECKING:
    from stolik.table.table import Table


def narrate(table: Table, entry: log.AnyEntry) -> Phrase | None:  # noqa: PLR0912 - one case an entry
    """Say what an entry does; asked before it is folded, so that names are still known."""
    match entry:
        case log.Sat():
            return _seating(table, entry)
        case log.Left():
            kind = "table-left-to-bot" if table.status == "playing" else "table-left"
            return Phrase(kind, {"name": table.chairs[entry.seat].name})
        case log.SeatSet(level=None):
            return Phrase("table-seat-emptied", {"seat": entry.seat + 1})
        case log.SeatSet():
            return Phrase("table-bot-seated", {"seat": entry.seat + 1, "level": str(entry.level)})
        case log.ChairsSet():
            return Phrase("table-chairs-set", {"count": entry.count})
        case log.ReadySet():
            kind = "table-ready" if entry.ready else "table-not-ready"
            return Phrase(kind, _name(table, entry.player))
        case log.PauseWanted():
            waiting = set(table.present_people()) - {entry.player, *table.pause}
            kind = "table-pause-wanted" if waiting else "table-pause-begun"
            return Phrase(kind, _name(table, entry.player))
        case log.HandedOver(player=""):
            return None
        case log.Resumed() | log.Removed() | log.HandedOver():
            return Phrase(f"table-{_tag(entry)}", _name(table, entry.player))
        case log.Locked():
            return Phrase("table-locked" if entry.locked else "table-unlocked")
        case log.StoodIn(dozing=True):
            return Phrase("table-dozes", {"name": table.chairs[entry.seat].name})
        case log.RulingAsked():
            return Phrase("table-ruling-asked", {**_name(table, entry.player), "case": entry.text})
        case log.RulingVoted():
            return _tally(table, entry)
        case log.RulingClosed():
            return Phrase("table-ruling-failed", {"case": table.rulings[-1].text})
        case log.StoodIn() | log.GaveBack():
            return Phrase(f"table-{_tag(entry)}", {"name": table.chairs[entry.seat].name})
        case log.Moved(how="clock") if entry.seat != TABLE:
            return Phrase("table-time-out", {"name": table.chairs[entry.seat].name})
        case log.Configured():
            return _change(table, entry)
        case log.Started() | log.Rematched() | log.Woken():
            return Phrase(f"table-{_tag(entry)}")
        case _:
            return None


def _seating(table: Table, entry: log.Sat) -> Phrase:
    chair = table.chairs[entry.seat]
    if chair.player == entry.player:
        return Phrase("table-renamed", {"name": chair.name, "new": entry.name})
    moved = entry.leaving is not None
    return Phrase("table-moved-over" if moved else "table-sat", {"name": entry.name})


def _change(table: Table, entry: log.Configured) -> Phrase:
    """Settings of the game ask those who were ready again; the rest is only told."""
    if entry.is_about_the_game:
        return Phrase("table-configured" if table.entropy else "table-changed")
    if entry.listed is not None:
        return Phrase("table-listed" if entry.listed else "table-unlisted")
    return Phrase("table-changed")


def _tally(table: Table, entry: log.RulingVoted) -> Phrase:
    ruling = deepcopy(table.rulings[-1])
    ruling.votes[entry.player] = entry.yes
    ruling.weigh(table.present_people())
    if ruling.is_open:
        return Phrase("table-ruling-voted", _name(table, entry.player))
    kind = "table-ruling-carried" if ruling.carried else "table-ruling-failed"
    return Phrase(kind, {"case": ruling.text})


def _name(table: Table, player: str) -> dict[str, Argument]:
    seats = table.seats_of(player)
    return {"name": table.chairs[seats[0]].name if seats else "?"}


def _tag(entry: log.AnyEntry) -> str:
    return str(type(entry).__struct_config__.tag)
