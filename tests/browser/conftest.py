"""A real server and the system's Chromium; every message in a console is a failure."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

import deals
from browser.hands import DESKTOP, PATIENT
from length import LONGEST

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell first: it draws no window of its own, which saves a fifth of the time."""
AT_HOME = "stolik.lan"
"""An address as on a game night: plain http and not this machine, so browsers give less."""
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
expect.set_options(timeout=PATIENT)
KEEPS_NOTHING = """if (navigator.serviceWorker)
  navigator.serviceWorker.register = () => new Promise(() => {})"""
"""Keeping pages for times without a network takes a third of loading them; one test is about it."""


THROTTLED = float(os.environ.get("STOLIK_THROTTLED", "1"))
"""How many times slower the processor of every page is: `make flaky` runs all tests so."""


def _slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})


class Server:
    """A server of its own, with its own data; it can be stopped and started again.

    `program` is what serves, with its arguments after the file that names the test.
    """

    def __init__(self, folder: Path, *program: str, **settings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.test = folder / "test"
        self.program = program or (deals.__file__,)
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = {
            "STOLIK_PORT": str(self.port),
            "STOLIK_DATA_DIR": str(self.folder),
            "STOLIK_BOT_PAUSE": "0.02",
            "STOLIK_REQUEST_RATE": "1000",
            "STOLIK_SOCKET_RATE": "1000",
            "STOLIK_TABLES_PER_HOUR": "1000000",
            "STOLIK_LOG_LEVEL": "warning",
        } | self.settings
        program, *arguments = self.program
        command = [sys.executable, program, str(self.test), *arguments]
        self.process = subprocess.Popen(command, env=os.environ | settings)
        # A busy machine takes long to start it; only a process that has ended never will.
        while self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=5)
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"the server ended with {self.process.returncode} before it answered")

    def deal_for(self, test: str) -> None:
        """From here on, tables get the deals of this test."""
        self.test.write_text(test, encoding="utf-8")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(LONGEST)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (files("stolik.server") / "static" / "index.html").is_file():
        pytest.skip("the web client is not built: run `npm ci && npm run build` in web/")
    running = Server(tmp_path_factory.mktemp("stolik"))
    running.deal_for("")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: install the package `chromium`")
    home = f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-gpu", home]}


@pytest.fixture
def excused() -> set[str]:
    """What consoles of this test may say: a browser itself reports a refusal or a lost network.

    A report may come after the page has already gone on, so a test names beforehand which
    ones it provokes, instead of removing those that have come so far.
    """
    return set()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, browser: Browser, server: Server, excused: set[str]
) -> Iterator[Callable[..., Page]]:
    """Open an address as somebody new: own cookies, own settings; the test's own deals."""
    server.deal_for(request.node.name)
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def open_page(
        path: str = "/", name: str = "", *, keeps: bool = False, **settings: object
    ) -> Page:
        wanted: dict[str, object] = {
            "viewport": DESKTOP,
            "locale": "pl-PL",
            "reduced_motion": "reduce",
            "base_url": server.address,
        }
        wanted |= settings
        if name:  # as somebody who told it earlier
            kept = [{"name": "stolik-settings", "value": json.dumps({"name": name})}]
            origin = {"origin": wanted["base_url"], "localStorage": kept}
            wanted["storage_state"] = {"cookies": [], "origins": [origin]}
        context = browser.new_context(**wanted)  # type: ignore[arg-type]
        contexts.append(context)
        if not keeps:
            context.add_init_script(KEEPS_NOTHING)
        if not deals.HAS_LUCK:
            context.add_init_script(deals.in_browser(len(contexts)))
        if THROTTLED > 1:
            context.on("page", _slow_down)
        page = context.new_page()
        page.set_default_timeout(PATIENT)
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [one for one in complaints if not any(part in one for part in excused)] == []
