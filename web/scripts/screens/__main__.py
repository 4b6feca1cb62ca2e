"""Take a picture of every screen at both sizes and in both themes, into docs/screens.

`python web/scripts/screens [SCREEN...]` starts a server of its own with quick bots, and needs
Chromium, playwright and Pillow. Names of screens take only those; an address takes the pictures
at a server that is running (STOLIK_BOT_PAUSE=0.02).
"""

from __future__ import annotations

import io
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from blank import BLANK
from boards import BOARDS
from pages import PAGES
from PIL import Image
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from tables import TABLES

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
PATIENT = 600_000
"""Milliseconds: a busy machine takes its time."""

SCREENS = (*PAGES, *TABLES, *BOARDS, *BLANK)


def shoot(browser: Browser, address: str, screen: Callable[[Page], None]) -> None:
    """Take one screen in all looks; small files are kept in the project."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                color_scheme=theme,
                locale="pl-PL",
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(PATIENT)
            page.add_init_script(
                "localStorage['stolik-settings'] ??= JSON.stringify({ name: 'Alicja' })"
            )
            screen(page)
            page.wait_for_function(
                "() => [...document.images].every((one) => one.complete && one.naturalWidth)"
            )
            page.wait_for_timeout(500)
            picture = Image.open(io.BytesIO(page.screenshot()))
            name = screen.__name__.replace("_", "-")
            path = FOLDER / f"{name}-{size}-{theme}.webp"
            picture.convert("RGB").save(path, quality=62, method=6)
            sys.stdout.write(f"{path.stat().st_size // 1024:4} kB {path.name}\n")
            context.close()


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, with quick bots and nobody else's tables."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"STOLIK_PORT": str(port), "STOLIK_DATA_DIR": folder, "STOLIK_BOT_PAUSE": "0.02"}
        settings |= {"STOLIK_REQUEST_RATE": "1000", "STOLIK_TABLES_PER_HOUR": "1000000"}
        settings |= {"STOLIK_LOG_LEVEL": "warning"}
        command = [sys.executable, "-m", "stolik.server"]
        process = subprocess.Popen(command, env=os.environ | settings)
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server did not start")


def main() -> None:
    """Take the screens that are named, or all."""
    given = [one for one in sys.argv[1:] if one.startswith("http")]
    wanted = [one for one in sys.argv[1:] if one not in given]
    known = [one.__name__ for one in SCREENS]
    unknown = [one for one in wanted if one not in known]
    if unknown:
        sys.exit(f"no such screen: {', '.join(unknown)}; there are {', '.join(known)}")
    chosen = [one for one in SCREENS if not wanted or one.__name__ in wanted]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with nullcontext(given[0]) if given else served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for screen in chosen:
            shoot(browser, address, screen)


if __name__ == "__main__":
    main()
