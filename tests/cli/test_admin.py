"""`stolik admin`: the tools of admins on the console, beside a running server."""

import json
import threading

import httpx
import pytest

from length import LONGEST
from server.nodes import GENEROUS, free_port
from stolik.cli.fault import FAILED, USAGE
from stolik.server.config import Config
from stolik.server.run import server_for


@pytest.fixture
def server(home):
    """A server in a thread; gives its address."""
    config = Config(**(GENEROUS | {"port": free_port(), "data_dir": str(home)}))
    node = server_for(config)
    thread = threading.Thread(target=node.run, daemon=True)
    thread.start()
    while not node.started:
        assert thread.is_alive()
        thread.join(0.02)
    yield f"http://127.0.0.1:{config.port}"
    node.should_exit = True
    thread.join(LONGEST)


@pytest.fixture
def admin(run, home, server):
    def command(*words):
        return run("admin", "--data-dir", str(home), "--server", server, *words, "--lang", "en")

    return command


def lines(said):
    assert said.code == 0, said.err
    return [json.loads(line) for line in said.out.splitlines()]


def test_the_console_finds_bans_and_erases_people(admin, server, home):
    with httpx.Client(base_url=server, timeout=LONGEST) as bad:
        bad.post("/api/session", json={"name": "Zły"})
        (found,) = lines(admin("show", "people", "zły"))
        assert admin("ban", found["player"], "--days", "2").code == 0
        assert bad.get("/api/session").json()["code"] == "banned"
        (ban,) = lines(admin("show", "bans"))
        assert admin("end-ban", ban["id"]).code == 0
        assert bad.get("/api/session").status_code == 200
        assert admin("rename", found["player"], "Gość").code == 0
        file = home / "data.json"
        assert admin("export", found["player"], str(file)).code == 0
        assert json.loads(file.read_text(encoding="utf-8"))["players"][0]["name"] == "Gość"
        assert admin("erase", found["player"]).code == 0
        assert bad.get("/api/session").json()["code"] == "no-session"
    actions = [one["action"] for one in lines(admin("show", "audit"))]
    assert actions == ["erase", "export", "rename", "end-ban", "ban"]
    assert {one["admin"] for one in lines(admin("show", "audit"))} == {"console"}
    assert lines(admin("show", "people")) == []


def test_settings_are_set_and_wrong_ones_are_told(admin):
    assert admin("set", "read_only=true", "announcement_en=Back soon").code == 0
    (found,) = lines(admin("show", "settings"))
    assert found["settings"]["read_only"] and found["settings"]["announcement_en"] == "Back soon"
    said = admin("set", "colour=red")
    assert said.code == USAGE and "read_only" in said.err
    said = admin("set", "guest_days=0")
    assert said.code == FAILED and "unreadable" in said.err
    said = admin("end-ban", "none")
    assert said.code == FAILED and "not-found" in said.err


def test_the_link_is_printed_with_the_address(admin, server):
    said = admin("link")
    assert said.code == 0
    assert said.out.splitlines()[0].startswith(f"{server}/admin#")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_server_that_does_not_run_is_told_with_a_remedy(run, home, language):
    said = run("admin", "--data-dir", str(home / "wrong"), "link", "--lang", language)
    assert said.code == FAILED and str(home / "wrong") in said.err
