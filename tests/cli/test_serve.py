"""`stolik serve`: every setting of a host can be given as an option."""

from __future__ import annotations

import pytest

from stolik.cli import server_faults
from stolik.cli.commands import serve as command
from stolik.server import run as server
from stolik.server.config import Config

GIVEN = {
    "host": "127.0.0.2",
    "port": 8123,
    "data_dir": "here",
    "database_url": "sqlite:///there.db",
    "redis_url": "redis://127.0.0.1:1/0",
    "origins": "https://a.example",
    "public_url": "http://192.168.1.7:8000",
    "secure_cookies": True,
    "trusted_proxies": "*",
    "metrics_from": "10.0.0.0/8",
    "bot_workers": 3,
    "bot_pause": 0.25,
    "request_rate": 7.0,
    "socket_rate": 8.0,
    "sockets_per_address": 9,
    "connections_per_address": 12,
    "header_lines": 13,
    "header_bytes": 2048,
    "header_seconds": 1.5,
    "body_seconds": 2.5,
    "tables_per_hour": 11,
    "chat_rate": 0.5,
    "session_days": 2.5,
    "guest_days": 20,
    "lobby_days": 3,
    "table_days": 30,
    "record_days": 40,
    "idle_minutes": 4,
    "notify_seconds": 5.5,
    "web_push": False,
    "push_anywhere": True,
    "smtp_url": "smtp://127.0.0.1:25",
    "mail_from": "Stolik <stolik@a.example>",
    "log_level": "error",
}


@pytest.fixture
def served(monkeypatch):
    """The settings that the server would have been started with."""
    configs: list[Config] = []

    def begin(config, ready):
        configs.append(config)
        ready(config.port or 41234)

    monkeypatch.setattr(server, "run", begin)
    return configs


def test_every_setting_is_an_option_and_reaches_the_server(run, served):
    assert set(GIVEN) == set(Config.__struct_fields__)
    words = []
    for name, value in GIVEN.items():
        option = name.replace("_", "-")
        if isinstance(value, bool):
            words.append(f"--{option}" if value else f"--no-{option}")
        else:
            words += [f"--{option}", str(value)]

    assert run("serve", *words).code == 0

    assert served == [Config(**GIVEN)]


def test_what_is_not_given_comes_from_the_environment(run, served, monkeypatch):
    monkeypatch.setenv("STOLIK_CHAT_RATE", "0.5")
    monkeypatch.setenv("STOLIK_IDLE_MINUTES", "4")

    run("serve", "--idle-minutes", "5")

    assert (served[0].chat_rate, served[0].idle_minutes) == (0.5, 5)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_help_tells_what_each_setting_is(run, language):
    reported = run("serve", "--help", "--lang", language).out

    for name in Config.__struct_fields__:
        assert "--" + name.replace("_", "-") in reported
    assert "help-serve" not in reported


@pytest.mark.parametrize(("language", "words"), [("en", "web client"), ("pl", "klienta WWW")])
def test_a_server_without_the_web_client_says_so(run, served, monkeypatch, language, words):
    assert words not in run("serve", "--lang", language).err
    monkeypatch.setattr(server_faults, "load_assets", dict)
    said = run("serve", "--lang", language)
    assert said.code == 0 and words in said.err and "make play" in said.err
    assert len(served) == 2


def test_a_browser_is_opened_only_where_there_is_a_desktop(run, served, monkeypatch):
    opened = []
    monkeypatch.setattr(command.threading, "Thread", Now)
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    for has_desktop in (False, True):
        monkeypatch.setattr(command, "has_desktop", lambda answer=has_desktop: answer)
        run("serve", "--open", "--port", "0")

    assert opened == ["http://localhost:41234"], "the port that was really taken"


class Now:
    """A thread that is done at once."""

    def __init__(self, target, args, daemon) -> None:
        self.start = lambda: target(*args)
