"""Databases that tests of the server share; each is started when a test first asks for it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from length import LONGEST
from server import nodes
from stolik.client import Client, client
from stolik.server.config import config_from
from stolik.server.limits import buckets
from stolik.table import scheduled


@pytest.fixture(scope="session")
def postgres() -> Iterator[nodes.Postgres]:
    """A running PostgreSQL cluster of our own."""
    folder = Path(tempfile.mkdtemp(prefix="stolik-postgres-"))
    try:
        with nodes.postgres(folder) as cluster:
            yield cluster
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[nodes.RedisServer]:
    """A running Redis of our own."""
    server = nodes.RedisServer(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once in SQLite and once in PostgreSQL."""
    if request.param == "sqlite":
        return config_from({}, data_dir=str(tmp_path)).store_url
    cluster: nodes.Postgres = request.getfixturevalue("postgres")
    return config_from({}, database_url=cluster.fresh()).store_url


@pytest.fixture(autouse=True)
def patient_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no part of a deal comes too late in this process."""
    monkeypatch.setattr(scheduled, "REVEAL_SECONDS", nodes.PATIENT_DEALS)


@pytest.fixture(autouse=True)
def patient_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no answer comes too late for a client in this process."""
    monkeypatch.setattr(Client.__init__, "__defaults__", (None, None, LONGEST))
    patient = partial(client.connect, open_timeout=LONGEST, ping_timeout=None)
    monkeypatch.setattr(client, "connect", patient)


class StandingTime:
    """A time that does not pass, in place of the module that tells it."""

    @staticmethod
    def monotonic() -> float:
        return 0.0


@pytest.fixture
def nothing_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a limit let through stays counted: a slow machine does not get more through than a fast.

    Only for servers in this process.
    """
    monkeypatch.setattr(buckets, "time", StandingTime)
