"""Take a picture of every screen at both sizes and in both themes, into docs/screens.

`python web/scripts/screens.py [SCREEN...]` starts a server of its own with quick bots, and needs
Chromium, playwright and Pillow. Names of screens take only those; an address takes the pictures
at a server that is running (STOLIK_BOT_PAUSE=0.02).
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, sync_playwright

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
ASKED = ".prompt[data-asked=true]"


def begin(page: Page, game: str, players: int = 4) -> None:
    """Sit down with bots."""
    page.goto(f"/play/{game}")
    page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
    page.locator(".go .lit").click()
    page.locator(ASKED).wait_for()


def turns(page: Page, count: int, move: Callable[[Page], None]) -> None:
    """Play on, so that there is something to see."""
    for _ in range(count):
        page.locator(f"{ASKED}, .reveal, .showdown").first.wait_for(timeout=60_000)
        page.wait_for_timeout(300)
        if page.locator(".reveal, .showdown").count():
            return
        move(page)
        page.wait_for_timeout(400)
    page.locator(ASKED).wait_for(timeout=60_000)
    page.wait_for_timeout(2500)


def place(page: Page) -> None:
    """Lay the first card in the middle of the line."""
    page.locator(".hand button.card").first.click()
    slots = page.locator(".plus")
    slots.nth(slots.count() // 2).dispatch_event("click")
    page.locator(".prompt .primary").click()


def add(page: Page) -> None:
    """Add the next picture at the end."""
    page.locator("button.gap").last.dispatch_event("click")
    page.locator(".prompt .primary").click()


def any_card(page: Page) -> None:
    """Do the first thing on offer."""
    offers = page.locator(".board button.can, .board button.seer")
    if offers.count():
        offers.first.dispatch_event("click")
    page.locator(".prompt .acts .btn").first.click()


def start(page: Page) -> None:
    """The start page."""
    page.goto("/")
    page.locator(".game").first.wait_for()


def game(page: Page) -> None:
    """The page of one game."""
    page.goto("/play/all-in")
    page.locator(".go .lit").wait_for()


def lobby(page: Page) -> None:
    """A table that waits for people."""
    page.goto("/play/cardline")
    page.locator(".go .btn").nth(1).click()
    page.locator(".invite").wait_for()
    page.get_by_role("button", name="Bot", exact=True).last.click()


def settings(page: Page) -> None:
    """What a reader can choose."""
    page.goto("/settings")


def cardline(page: Page) -> None:
    """Cardline with a card about to be laid."""
    begin(page, "cardline")
    turns(page, 3, place)
    page.locator(".hand button.card").first.click()
    slots = page.locator(".plus")
    slots.nth(slots.count() // 2).dispatch_event("click")


def illusion(page: Page) -> None:
    """Illusion with a slot picked."""
    begin(page, "illusion")
    if page.locator(".reveal").count():
        page.locator(".reveal .btn").click()
    if page.locator("button.gap").count():
        page.locator("button.gap").last.dispatch_event("click")


def reveal(page: Page) -> None:
    """Illusion with its row turned over."""
    begin(page, "illusion")
    turns(page, 12, lambda one: doubt(one) if one.locator("button.gap").count() > 3 else add(one))
    page.locator(".reveal").wait_for()


def doubt(page: Page) -> None:
    """Claim that the row is wrong."""
    page.locator(".prompt .acts .ghost").first.click()


def all_in(page: Page) -> None:
    """All In in the middle of a round."""
    begin(page, "all-in")
    turns(page, 2, any_card)


def showdown(page: Page) -> None:
    """All In with all hands open."""
    begin(page, "all-in")
    turns(page, 80, any_card)
    page.locator(".showdown").wait_for()
    page.wait_for_timeout(1500)


def step(page: Page) -> None:
    """Call to Adventure: keep the first characters, else do the first thing on offer."""
    for group in page.locator(".choose .group").all():
        group.locator("button.card").first.click()
    primary = page.locator(".prompt .primary:not([disabled])")
    offers = page.locator(".path.can, .answers .seer, .chal .mini").first
    if not primary.count() and offers.count():
        offers.dispatch_event("click")
        primary.first.wait_for(timeout=4000)
    page.locator(".prompt .acts .btn").first.click(timeout=4000)


def until(page: Page, sign: str, count: int) -> None:
    """Step on until something is on the screen."""
    passes = "before after verdict answer rest"
    page.evaluate(
        "(all) => (localStorage['stolik-call-to-adventure-passes'] ="
        " JSON.stringify(Object.fromEntries(all.split(' ').map((one) => [one, 'never']))))",
        passes,
    )
    page.reload()
    for _ in range(count):
        page.locator(f"{ASKED}, .finale").first.wait_for(timeout=60_000)
        page.wait_for_timeout(350)
        if page.locator(sign).count():
            return
        # The browser may have passed by itself meanwhile.
        with suppress(TimeoutError):
            step(page)
        page.wait_for_timeout(250)


def adventure_choice(page: Page) -> None:
    """Call to Adventure: who are you?"""
    begin(page, "call-to-adventure", 3)
    page.locator(".choose .card").first.wait_for()


def adventure(page: Page) -> None:
    """Call to Adventure: the runes are gathered."""
    begin(page, "call-to-adventure", 3)
    until(page, ".gauge", 30)


def adventure_acts(page: Page) -> None:
    """Call to Adventure: two rows lie open, a path is about to be chosen."""
    begin(page, "call-to-adventure", 3)
    until(page, ".path.can >> nth=0 >> visible=true", 12)
    for _ in range(24):
        until(page, ".path.can", 12)
        if page.locator(".tuck:not(.empty, .next), .brief").count() > 2:
            break
        step(page)
    until(page, ".path.can, .spine.can", 20)
    if page.locator(".path.can").count():
        page.locator(".path.can").last.dispatch_event("click")


def adventure_alone(page: Page) -> None:
    """Call to Adventure against an adversary: its quests, its goal."""
    begin(page, "call-to-adventure", 1)
    until(page, ".path.can, .spine.can", 10)
    page.locator(".path.can, .spine.can").first.dispatch_event("click")


def adventure_end(page: Page) -> None:
    """Call to Adventure: the points, line by line."""
    begin(page, "call-to-adventure", 2)
    until(page, ".finale", 300)


def adventure_tale(page: Page) -> None:
    """Call to Adventure: the tale."""
    adventure_end(page)
    page.locator("#finale-tale").click()


def curtain(page: Page) -> None:
    """The screen goes to somebody else."""
    page.goto("/play/all-in")
    page.locator(".lines .seg").first.get_by_text("2", exact=True).click()
    page.locator(".go .btn").nth(1).click()
    page.get_by_role("button", name="Na tym ekranie").click()
    page.locator(".hot input").fill("Daniel")
    page.locator(".hot button").click()
    page.get_by_role("button", name="Zaczynamy").click()
    page.locator(".curtain").wait_for()


def end(page: Page) -> None:
    """The result of a game."""
    begin(page, "cardline", 3)
    for _ in range(80):
        page.locator(f"{ASKED}, .end").first.wait_for(timeout=60_000)
        if page.locator(".end").count():
            break
        place(page)
        page.wait_for_timeout(300)


def replay(page: Page) -> None:
    """A finished game again, verified."""
    end(page)
    page.locator(".end a").click()
    page.locator(".bar").wait_for()
    for _ in range(6):
        page.get_by_role("button", name="Krok dalej").click()
    page.get_by_role("button", name="Sprawdź uczciwość").click()
    page.locator(".bar [role=status]").wait_for()


def learn(page: Page) -> None:
    """First steps: where a newcomer begins."""
    page.goto("/learn")
    page.locator("main li").first.wait_for()


def lesson(page: Page) -> None:
    """The coach beside a table."""
    page.goto("/learn")
    page.locator('main li[data-game="cardline"] .btn').click()
    page.locator(".coach .next").click()
    page.locator(ASKED).wait_for()


def keys(page: Page) -> None:
    """Help with keys."""
    start(page)
    page.keyboard.press("?")
    page.locator(".help").wait_for()


def near(page: Page) -> None:
    """A card close by."""
    begin(page, "all-in")
    page.locator(".hand .card").first.click(button="right")
    page.locator(".veil").wait_for()


def rules(page: Page) -> None:
    """The rules beside a table."""
    begin(page, "cardline")
    page.keyboard.press("r")
    page.locator(".rules .text p").first.wait_for()


def refusal(page: Page) -> None:
    """A move that the rules refuse, and what to do instead."""

    def spoil(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            spoilt = {"code": None, "notation": "place 60"} if message["type"] == "move" else {}
            server.send(json.dumps(message | spoilt))

        line.on_message(send)

    page.route_web_socket(re.compile("/api/tables/"), spoil)
    begin(page, "illusion", 2)
    if page.locator(".reveal").count():
        page.locator(".reveal .btn").click()
    add(page)
    page.locator(".prompt .strip").wait_for()


def tables(page: Page) -> None:
    """Open tables, when there are none."""
    page.goto("/tables")
    page.locator(".empty").wait_for()


def history(page: Page) -> None:
    """Finished games, when there are none."""
    page.goto("/history")
    page.locator(".empty").wait_for()


def ranking(page: Page) -> None:
    """Who plays best."""
    page.goto("/ranking")
    page.locator(".empty, table").first.wait_for()


def account(page: Page) -> None:
    """An account, for those who want one."""
    page.goto("/account")
    page.locator("form").wait_for()


def trouble(page: Page) -> None:
    """The server does not answer."""
    page.route("**/api/games/*/leaderboard", lambda route: route.abort())
    page.goto("/ranking")
    page.locator("[role=alert]").wait_for()


def nobody(page: Page) -> None:
    """A code that no table has."""
    page.goto("/t/NIKT-0000")
    page.locator(".empty").wait_for()


SCREENS = [learn, lesson, keys, near, rules, refusal, tables, history, ranking, account, trouble]
SCREENS += [
    nobody,
    start,
    game,
    lobby,
    settings,
    cardline,
    illusion,
    reveal,
    all_in,
    showdown,
    curtain,
]
SCREENS += [end, replay]
SCREENS += [adventure_choice, adventure, adventure_acts, adventure_alone, adventure_end]
SCREENS += [adventure_tale]


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
            page.add_init_script(
                "localStorage['stolik-settings'] ??= JSON.stringify({ name: 'Alicja' })"
            )
            screen(page)
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
        settings |= {"STOLIK_REQUEST_RATE": "1000", "STOLIK_LOG_LEVEL": "warning"}
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
