"""Writes the records by which the browser's check is held against the server's.

PYTHONPATH=src:tests python tests/table/fairness_samples.py
"""

from __future__ import annotations

import json
from pathlib import Path

from stolik.table.actions.deal import Dealt, ReadySet, Started
from stolik.table.actions.setup import SeatPlan
from stolik.table.record import record_of
from table.tables import ScriptedTable

FILE = Path(__file__).parents[2] / "web" / "src" / "seal" / "fairness.samples.json"


def samples() -> str:
    whole, closed, entropy = _record("whole")
    found = {
        "record": whole,
        "withheld": _record("withheld")[0],
        "older": _record("older")[0],
        "closed": closed,
        "entropy": entropy,
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _record(kind: str) -> tuple[str, str, str]:
    """The header of a record, its closed list, and Ben's part."""
    plan = (SeatPlan(), SeatPlan(), SeatPlan("casual"))
    live = ScriptedTable(
        seats=plan, options={"cards": 4, "pack": "classics", "attribute": "strength"}
    )
    live.seat_two()
    if kind == "older":
        live.happen(ReadySet("ben", "b0b0"))
        live.happen(Started("a1a1"))
    else:
        live.commit("ben")
        live.close_list()
        live.reveal("ala")
        live.happen(Dealt()) if kind == "withheld" else live.reveal("ben")
    while live.table.status == "playing":
        live.move()
    head = record_of(live.table).text().partition("\n\n")[0] + "\n\n"
    closed = "" if live.table.deal is None else live.table.deal.closed.text()
    return head, closed, live.part("ben")


if __name__ == "__main__":
    FILE.write_text(samples(), encoding="utf-8")
