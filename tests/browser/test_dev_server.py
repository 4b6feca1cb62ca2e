"""`npm run dev`: the client from its sources, against a server that runs elsewhere."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.conftest import Server
from browser.hands import ASKED, look, quick_game

WEB = Path(__file__).parents[2] / "web"
HAS_MOVED = "(seq) => Number(document.querySelector('.play')?.dataset.seq) > seq"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


@pytest.fixture
def dev_server(server: Server) -> Iterator[str]:
    node = shutil.which("node")
    if node is None or not VITE.exists():
        pytest.skip("the development server is not installed: run `npm ci` in web/")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [node, str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    process = subprocess.Popen(
        command,
        cwd=WEB,
        env=os.environ | {"STOLIK_SERVER": server.address},
        stdout=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        while process.poll() is None:
            try:
                urllib.request.urlopen(address, timeout=5)
            except OSError:
                time.sleep(0.1)
            else:
                break
        assert process.poll() is None, "the development server ended before it answered"
        yield address
    finally:
        process.terminate()
        process.wait(20)


def test_a_table_moves_on_when_the_client_comes_from_its_sources(
    visit: Callable[..., Page], dev_server: str
) -> None:
    page = visit("about:blank", base_url=dev_server)
    page.set_default_timeout(120_000)  # sources are compiled when they are first asked for
    page.goto("/")
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    before = look(page)
    assert before["connection"] == "open"
    page.locator(".hand button.card").first.click()
    page.locator(".plus").first.dispatch_event("click")
    page.locator(".prompt .primary").click()
    page.wait_for_function(HAS_MOVED, arg=before["seq"])
