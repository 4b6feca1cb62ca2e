"""Honest tables beside hostile clients of every kind; bench/server/storm.py at its smallest."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from length import IS_LONG

BENCH = Path(__file__).parents[3] / "bench" / "server"
TABLES = 100 if IS_LONG else 3


@pytest.fixture
def storm(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    import storm as bench  # noqa: PLC0415 - the bench is no package

    yield bench
    for name in ("storm", "attacks", "table_attacks", "visitors"):
        sys.modules.pop(name, None)


def test_honest_people_finish_their_games_in_a_storm(storm, tmp_path):
    """Every kind of attacker acts, nothing of ours fails, and every record can be verified."""

    def everybody_finished(tables):
        return all(one.rounds_in_phase or one.errors for one in tables)

    hostile = 200 if IS_LONG else len(storm.KINDS)
    server = storm.Server(str(tmp_path))
    try:
        reported = asyncio.run(
            asyncio.wait_for(
                storm.storm(
                    server,
                    TABLES,
                    hostile,
                    think=1.0 if IS_LONG else 0.02,
                    gives_way=IS_LONG,  # who gives way to a busy machine never gets to attack
                    calm=storm.after(60) if IS_LONG else everybody_finished,
                    enough=storm.after(300) if IS_LONG else everybody_finished,
                ),
                1800,
            )
        )
    finally:
        server.stop()
    assert reported["honest_errors"] == []
    assert reported["games"] >= 2 * TABLES
    assert len(reported["hostile_outcomes"]) == len(storm.KINDS)
    assert reported["memory_growth_mb"] < 400
    broken = [promise for promise, is_held in storm.verdict(reported).items() if not is_held]
    if not IS_LONG:  # a few seconds of a busy machine say nothing about latencies
        broken = [promise for promise in broken if "p99" not in promise]
        # On a machine that is busy enough, whoever comes is told to come again (503).
        if all(answer.startswith("503 ") for answer in reported["answers_5xx"]):
            broken = [promise for promise in broken if "5xx" not in promise]
    assert broken == [], reported
