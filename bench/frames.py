"""How evenly a board is drawn while something flies, beside an empty page in the same browser.

Plays each game against bots, by pointer and with all motion, on a server of its own, and counts the
frames that are drawn while anything on the board moves. An empty page with one moving square is
watched before each game and after it, since a machine may miss frames by itself. Needs the built
client, Chromium and playwright, and a calm machine: drawing is done by the processor where there is
no graphics card. Usage: python bench/frames.py [GAME …] [--players 4] [--seconds 30]
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

GAMES = ("cardline", "illusion", "all-in", "blank", "call-to-adventure")
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SHELLS = ("chromium-headless-shell", "chromium")
EMPTY = """data:text/html,<style>p{width:40px;height:40px;background:teal;animation:go 2s infinite}
@keyframes go{to{transform:translate(500px,300px)}}</style><p class=board>"""
EMPTY_SECONDS = 6
WATCH = """() => {
  window.drawn = []
  let last = 0
  let wasMoving = false
  const tick = (now) => {
    const isMoving = document.getAnimations().some(({ effect, playState }) =>
      playState === 'running' && effect?.target?.closest?.('.board'))
    // A frame counts where something moves from the frame before it to this one.
    if (last && isMoving && wasMoving) drawn.push(now - last)
    last = now
    wasMoving = isMoving
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}"""
ASKED = ".prompt[data-asked=true]"
OFFERS = ".board :is(button.can, button.seer, button.gap, button.value, .path.can, .group .card)"
HURRY = 3000
"""Milliseconds after which a click is given up: the table may have gone on."""


def move(page: Page) -> None:
    """Do what is lit: something on the board, a slot where there are some, a button."""
    try:
        if page.locator(".prompt .cover").count():
            page.locator(".prompt .cover").click()
            return
        primary = page.locator(".prompt .primary:not([disabled])")
        hand, offers = page.locator(".hand button.card[data-carry]"), page.locator(OFFERS)
        if not primary.count() and (hand.count() or offers.count()):
            (hand if hand.count() else offers).first.dispatch_event("click")
            if page.locator(".plus").count():
                page.locator(".plus").last.dispatch_event("click")
        buttons = page.locator(".prompt .acts .btn:not([aria-expanded]):not([disabled])")
        (primary if primary.count() else buttons).first.click()
    except TimeoutError:
        page.keyboard.press("Escape")


def begin(page: Page, game: str, players: int) -> None:
    """Sit down with bots."""
    page.goto(f"/play/{game}")
    page.locator(".lines .seg").first.wait_for()
    if game == "call-to-adventure":
        page.locator(".modes label").nth(1).click()  # several against each other
    page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
    page.locator(".go .lit").click()
    page.locator(f"{ASKED}, .prompt .cover").first.wait_for(timeout=60_000)


def watch_game(page: Page, game: str, players: int, seconds: float) -> list[float]:
    """Times between the frames of moving boards, in milliseconds."""
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begin(page, game, players)
        # The first motions of a page also load and compile what draws them.
        page.evaluate(WATCH)
        while time.monotonic() < end and not page.locator(".end").count():
            if page.locator(f"{ASKED}, .prompt .cover").count():
                move(page)
            page.wait_for_timeout(100)
        times += page.evaluate("drawn")
    return times


def watch_nothing(page: Page) -> list[float]:
    """The same for a page on which one square moves."""
    page.goto(EMPTY)
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    page.wait_for_timeout(EMPTY_SECONDS * 1000)
    return list(page.evaluate("drawn"))


def rate(times: list[float]) -> float:
    """Frames per second."""
    return 1000 * len(times) / sum(times)


def measure(
    browser: Browser, address: str, game: str, size: str, chosen: argparse.Namespace
) -> None:
    """Print a line for a game on one size."""
    width, height = SIZES[size]
    context = browser.new_context(base_url=address, viewport={"width": width, "height": height})
    page = context.new_page()
    page.set_default_timeout(HURRY)
    empty = watch_nothing(page)
    times = watch_game(page, game, chosen.players, chosen.seconds)
    empty += watch_nothing(page)
    context.close()
    ordered = sorted(times)
    print(
        f"{game:18} {size:8} {rate(times):5.1f} frames a second of {len(times)},"
        f" 95 % within {ordered[len(ordered) * 95 // 100]:.1f} ms, longest {ordered[-1]:.0f} ms;"
        f" empty page {rate(empty):5.1f}; ratio {rate(times) / rate(empty):.3f}",
        flush=True,
    )


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, with nobody else at its tables."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"STOLIK_PORT": str(port), "STOLIK_DATA_DIR": folder}
        settings |= {"STOLIK_LOG_LEVEL": "warning"}
        settings |= {"STOLIK_TABLES_PER_HOUR": "100000", "STOLIK_REQUEST_RATE": "1000"}
        command = [sys.executable, "-m", "stolik.server"]
        process = subprocess.Popen(command, env=os.environ | settings)
        address = f"http://127.0.0.1:{port}"
        try:
            while process.poll() is None:
                try:
                    urllib.request.urlopen(f"{address}/health", timeout=1)
                except OSError:
                    time.sleep(0.1)
                else:
                    break
            yield address
        finally:
            process.terminate()
            process.wait(20)


def main() -> None:
    """Measure the games that are named, or all, on both sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30, help="for each game and size")
    chosen = parser.parse_args()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, SHELLS))),
            args=["--no-sandbox", "--disable-gpu"],
        )
        for game in chosen.game:
            for size in SIZES:
                measure(browser, address, game, size, chosen)


if __name__ == "__main__":
    main()
