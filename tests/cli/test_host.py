"""`stolik host`: the network's address, as text and as a code that phones read."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
import segno

from stolik.cli import home_network
from stolik.cli.commands.host import qr_code
from stolik.server import run as server
from stolik.server.config import Config


@pytest.fixture
def hosted(monkeypatch):
    """The settings that the server would have been started with, and what was announced."""
    configs: list[Config] = []
    names: list[tuple[str, int]] = []

    @contextmanager
    def announced(address, port):
        names.append((address, port))
        yield "stolik.local"

    def begin(config, ready):
        configs.append(config)
        ready(config.port)

    monkeypatch.setattr(server, "run", begin)
    monkeypatch.setattr(home_network, "announced", announced)
    return configs, names


def test_the_network_is_served_and_invitations_carry_its_address(run, hosted, monkeypatch):
    monkeypatch.setattr(home_network, "network_address", lambda: "192.168.1.7")

    told = run("host", "--no-open", "--no-announce")

    (config,) = hosted[0]
    assert (config.host, config.port) == ("0.0.0.0", 8000)
    assert config.public_url == "http://192.168.1.7:8000"
    assert "Stolik: http://192.168.1.7:8000\n" in told.out
    assert "http://192.168.1.7:8000/tv" in told.out
    assert hosted[1] == []


def test_a_free_port_is_known_before_it_is_printed(run, hosted):
    told = run("host", "--no-open", "--no-announce", "--address", "10.0.0.2", "--port", "0")

    (config,) = hosted[0]
    assert config.port > 0
    assert f"http://10.0.0.2:{config.port}\n" in told.out


@pytest.mark.parametrize(
    ("settings", "level"),
    [
        ({"FORCE_COLOR": "1"}, "warning"),
        ({"FORCE_COLOR": "1", "STOLIK_LOG_LEVEL": "debug"}, "debug"),
        ({}, "info"),
    ],
    ids=["terminal", "chosen", "file"],
)
def test_in_a_terminal_the_log_leaves_the_code_on_the_screen(
    run, hosted, monkeypatch, settings, level
):
    for name in ("FORCE_COLOR", "STOLIK_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    told = run("host", "--no-open", "--no-announce", "--address", "10.0.0.2")

    (config,) = hosted[0]
    assert config.log_level == level
    assert ("█" in told.out) == ("FORCE_COLOR" in settings)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_wrong_is_said(run, hosted, monkeypatch, language):
    monkeypatch.setattr(home_network, "network_address", lambda: None)
    assert run("host", "--lang", language).code != 0
    assert run("host", "--address", "stolik", "--lang", language).code == 2
    assert hosted[0] == []


def test_the_code_in_the_terminal_is_the_address():
    address = "http://192.168.1.7:8000"
    lines = qr_code(address).plain.split("\n")
    above = {"█": 1, "▀": 1, "▄": 0, " ": 0}
    below = {"█": 1, "▀": 0, "▄": 1, " ": 0}
    read = [[rows[sign] for sign in line] for line in lines for rows in (above, below)]
    wanted = [
        list(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=2)
    ]
    assert read[: len(wanted)] == wanted


def test_the_name_in_the_network_leads_to_the_server():
    """On the loopback interface: another machine in the network asks the same way."""
    from zeroconf import AddressResolverIPv4, Zeroconf  # noqa: PLC0415

    with home_network.announced("127.0.0.1", 8123) as name:
        assert name is not None
        asking = Zeroconf(interfaces=["127.0.0.1"])
        try:
            resolver = AddressResolverIPv4(f"{name}.")
            assert resolver.request(asking, 5000)
            assert "127.0.0.1" in resolver.parsed_addresses()
        finally:
            asking.close()
