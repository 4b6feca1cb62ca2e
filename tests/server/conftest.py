"""Databases that tests of the server share; each is started when a test first asks for it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import nodes
from stolik.server.config import config_from
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
    monkeypatch.setattr(scheduled, "REVEAL_SECONDS", 3600)
