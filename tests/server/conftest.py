"""Databases that tests of the server share; each is started when a test first asks for it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import nodes


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
