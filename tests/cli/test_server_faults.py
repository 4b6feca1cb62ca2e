"""What keeps a server from starting, or a backup from being made, is told with a remedy."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import urllib.request

import pytest

from cli import keyboard
from length import LONGEST
from stolik.cli.fault import FAILED, USAGE
from stolik.server import run as server
from stolik.server.storage.lock import DatabaseLock

# Settings that cannot be, and what the answer names in both languages.
WRONG = {
    "STOLIK_BOT_WORKERS=x": "256",
    "STOLIK_BOT_WORKERS=-1": "256",
    "STOLIK_LOG_LEVEL=loud": "warning",
    "STOLIK_DATABASE_URL=mysql://me:secret@host/db": "postgresql://",
    "STOLIK_DATABASE_URL=postgresql://me:secret@host:port/db": "sqlite://",
    "STOLIK_REDIS_URL=redis://host:secret": "rediss://",
    "STOLIK_REDIS_URL=localhost": "redis://",
    "STOLIK_REQUEST_RATE=0": "0.1",
    "STOLIK_SOCKET_RATE=nan": "0.1",
    "STOLIK_PORT=65536": "65535",
    "STOLIK_SECURE_COOKIES=perhaps": "true",
    "STOLIK_SOCKETS_PER_ADDRESS=0": "1000000",
    "STOLIK_TABLES_PER_HOUR=0": "1000000",
    "STOLIK_HEADER_SECONDS=0": "3600",
    "STOLIK_HEADER_BYTES=10": "1024",
    "STOLIK_TRUSTED_PROXIES=localhost": "127.0.0.1,10.0.0.0/8",
    "STOLIK_METRICS_FROM=10.0.0.0/99": "127.0.0.1,10.0.0.0/8",
}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_setting_is_told_with_a_remedy(run, monkeypatch, wrong, language):
    monkeypatch.setattr(server, "run", lambda *_: pytest.fail("it was taken"))
    name, _, value = wrong.partition("=")
    monkeypatch.setenv(name, value)

    said = run("serve", "--lang", language)

    assert said.code == USAGE
    assert name in said.err
    assert WRONG[wrong] in said.err
    assert "secret" not in said.err


def reported(home, *words):
    """What a real `stolik` says that cannot do what it was asked for."""
    done = subprocess.run(
        keyboard.command(*words),
        capture_output=True,
        text=True,
        env=keyboard.environment(home, "pl"),
        check=False,
        timeout=LONGEST,
    )
    assert done.returncode == FAILED, done.stderr
    assert "Traceback" not in done.stderr
    assert "Błąd:" in done.stderr
    assert done.stdout == ""
    return done.stderr


def test_a_database_that_is_away_is_told_at_the_start(home):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        url = f"postgresql://stolik:secret@127.0.0.1:{probe.getsockname()[1]}/stolik"
        said = reported(home, "serve", "--port", "0", "--database-url", url)

    assert "postgresql://127.0.0.1" in said
    assert "nic nie odpowiada" in said
    assert "secret" not in said


def test_a_folder_that_cannot_be_used_is_told_at_the_start(home):
    (home / "file").write_text("")

    said = reported(home, "serve", "--port", "0", "--data-dir", str(home / "file"))

    assert str(home / "file") in said


def test_a_database_that_another_server_uses_is_told(home):
    lock = DatabaseLock(f"sqlite:///{home / 'stolik.db'}")
    try:
        said = reported(home, "serve", "--port", "0", "--data-dir", str(home))
    finally:
        lock.release()

    assert f"{home / 'stolik.db'} używa inny serwer" in said
    assert "--data-dir" in said


def test_a_port_that_is_taken_is_told(home):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = reported(home, "serve", "--port", str(port), "--data-dir", str(home / "data"))

    assert f"127.0.0.1:{port}" in said
    assert "--port" in said


def test_the_address_that_is_printed_is_served(home):
    words = ("serve", "--port", "0", "--data-dir", str(home / "data"), "--bot-workers", "0")
    process = subprocess.Popen(
        keyboard.command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=keyboard.environment(home),
    )
    try:
        address = process.stdout.readline().split()[1]
        with urllib.request.urlopen(f"{address}/health", timeout=LONGEST) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_backup_that_cannot_be_is_told_with_a_remedy(run, home, language):
    nothing, other, stranger = home / "nothing", home / "other.db", home / "stranger.db"
    other.write_text("this is not a database")
    with sqlite3.connect(stranger) as connection:
        connection.execute("CREATE TABLE log (x)")
    connection.close()
    (home / "stolik.db").write_bytes(stranger.read_bytes())
    here, there = ("--data-dir", str(home)), ("--data-dir", str(home / "new"))
    cases = [
        ([str(home / "x.db"), "--data-dir", str(nothing)], str(nothing)),
        ([str(nothing / "x.db"), *here], str(nothing / "x.db")),
        ([str(other), *here], str(other)),
        (["--restore", str(other), *there], str(other)),
        (["--restore", str(stranger), *there], str(stranger)),
        (["--restore", str(nothing), *there], str(nothing)),
        ([str(home / "y.db"), "--database-url", "mysql://x"], "postgresql://"),
        ([str(home / "y.db"), "--database-url", "postgresql://x@127.0.0.1:1/x"], "127.0.0.1:1"),
    ]
    for words, named in cases:
        said = run("backup", *words, "--lang", language)

        assert said.code in (FAILED, USAGE)
        assert named in said.err
        assert said.err.startswith("Error:" if language == "en" else "Błąd:")
    assert not (home / "new").exists(), "a file that is no backup touches no database"
