"""Take a picture of every screen at both sizes and in both themes, into docs/screens.

`python web/scripts/screens.py [SCREEN...]` starts a server of its own with quick bots, and needs
Chromium, playwright and Pillow. Names of screens take only those; an address takes the pictures
at a server that is running (STOLIK_BOT_PAUSE=0.02).
"""

from __future__ import annotations

import asyncio
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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, sync_playwright

from stolik.client import Client

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
ASKED = ".prompt[data-asked=true]"
PATIENT = 600_000
"""Milliseconds: a busy machine takes its time."""


def begin(page: Page, game: str, players: int = 4) -> None:
    """Sit down with bots."""
    page.goto(f"/play/{game}")
    page.locator(".lines .seg").first.wait_for()
    if page.locator(".modes label").count():
        page.locator(".modes label").nth(1 if players > 1 else 3).click()
    if players > 1:
        page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
    page.locator(".go .lit").click()
    page.locator(f"{ASKED}, .prompt .cover").first.wait_for()


def turns(page: Page, count: int, move: Callable[[Page], None]) -> None:
    """Play on, so that there is something to see."""
    for _ in range(count):
        page.locator(f"{ASKED}, .reveal, .showdown").first.wait_for()
        page.wait_for_timeout(300)
        if page.locator(".reveal, .showdown").count():
            return
        move(page)
        page.wait_for_timeout(400)
    page.locator(ASKED).wait_for()
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
    page.get_by_role("button", name="Wolne miejsce").last.click()
    page.get_by_role("button", name="Posadź bota").click()


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
    page.locator("button.gap, .prompt .cover").first.wait_for()
    while not page.locator("button.gap").count():
        page.locator(".prompt .cover").click()
        page.locator("button.gap, .prompt .cover").first.wait_for()
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


HAND = """(sign) => { window.steps ??= setInterval(() => {
  document.querySelector('main.table')?.click()
  if (document.querySelector(sign)) return clearInterval(window.steps)
  if (!document.querySelector('.prompt[data-asked=true]')) return
  for (const group of document.querySelectorAll('.choose .group'))
    if (!group.querySelector('.card.pick')) return group.querySelector('button.card').click()
  const primary = document.querySelector('.prompt .primary')
  if (primary) return primary.disabled || primary.click()
  const offer = document.querySelector('.path.can, .answers .seer, .chal .mini')
  const button = offer ?? document.querySelector('.prompt .acts .btn:not([aria-expanded])')
    ?? document.querySelector('.spine.can')
  button?.click()
}, 120) }"""


def adventure_until(page: Page, players: int, sign: str) -> None:
    """Call to Adventure, with the first thing on offer, until something is on the screen."""
    begin(page, "call-to-adventure", players)
    page.evaluate(HAND, sign)
    page.locator(sign).first.wait_for()


def adventure_choice(page: Page) -> None:
    """Call to Adventure: who are you?"""
    begin(page, "call-to-adventure", 3)
    page.locator(".choose .card").first.wait_for()


def adventure(page: Page) -> None:
    """Call to Adventure: the runes are gathered."""
    adventure_until(page, 3, ".helps")


def adventure_acts(page: Page) -> None:
    """Call to Adventure: a path is about to be chosen."""
    adventure_until(page, 3, ".path.can, .spine.can")
    page.locator(".spine.can, .path.can").first.dispatch_event("click")
    if page.locator(".path.can").count():
        page.locator(".path.can").last.dispatch_event("click")


def adventure_alone(page: Page) -> None:
    """Call to Adventure against an adversary: its quests, its goal."""
    adventure_until(page, 1, ".path.can, .spine.can")


def adventure_end(page: Page) -> None:
    """Call to Adventure: the points, line by line."""
    adventure_until(page, 1, ".finale")


def curtain(page: Page) -> None:
    """The screen goes to somebody else."""
    page.goto("/play/all-in")
    page.locator(".lines .seg").first.get_by_text("2", exact=True).click()
    page.locator(".go .btn").nth(1).click()
    page.get_by_role("button", name="Wolne miejsce").click()
    page.get_by_role("button", name="Na tym ekranie").click()
    page.locator(".paper input").fill("Daniel")
    page.locator(".paper .btn").click()
    page.get_by_role("button", name="Zaczynamy").click()
    page.locator(".curtain").wait_for()


def end(page: Page) -> None:
    """The result of a game."""
    begin(page, "cardline", 3)
    for _ in range(80):
        page.locator(f"{ASKED}, .end").first.wait_for()
        if page.locator(".end").count():
            break
        place(page)
        page.wait_for_timeout(300)


def replay(page: Page) -> None:
    """A finished game again, verified."""
    end(page)
    page.locator(".end .prompt a").click()
    page.locator(".bar").wait_for()
    for _ in range(6):
        page.get_by_role("button", name="Krok dalej").click()
    page.get_by_role("button", name="Sprawdź uczciwość").click()
    page.locator(".bar [role=status]").wait_for()


def blank(page: Page) -> None:
    """BLANK with a play planned."""
    begin(page, "blank")
    for _ in range(7):
        page.locator(ASKED).wait_for()
        page.wait_for_timeout(400)
        if page.locator(".hand button.can").count() > 1 and page.locator(".rule.lit").count() == 1:
            break
        offers = page.locator(".board :is(.hand button.can, .seer, .value, .over)")
        if offers.count():
            offers.first.dispatch_event("click")
        page.locator(".prompt .acts .btn").first.click()
        page.wait_for_timeout(900)
    page.wait_for_timeout(1500)
    if page.locator(".hand button.can").count():
        page.locator(".hand button.can").last.dispatch_event("click")


def won(page: Page) -> str:
    """Win a game of BLANK on both seats, over the wire; give the table's code."""
    page.goto("/")
    page.request.post("/api/session", data={"name": "Alicja"})
    box = {"name": "Czwartkowa", "symbol": "leaf", "paint": "green"}
    deck = page.request.post("/api/blank/decks", data=box).json()["id"]
    people = [{"kind": "person"}, {"kind": "person"}]
    options = {"tempo": "turns", "turn_limit": 20}
    body = {"game": "blank", "seats": people, "options": options, "deck": deck}
    code = str(page.request.post("/api/tables", data=body).json()["code"])
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "stolik")
    address = page.url.rstrip("/")

    async def play() -> None:
        async with Client(address) as client:
            client.http.cookies.set("stolik", cookie)
            async with client.sit_at(code) as seat:
                await seat.say("sit", seat=1, name="Daniel")
                await seat.start()
                while not seat.is_over:
                    side = next(side for side in seat.sides if side.legal)
                    await seat.move(side.legal[0].code, seat=side.seat)

    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(play())).result()
    return code


def to_words(page: Page, sentence: str) -> None:
    """Win a game and write a sentence."""
    page.goto(f"/t/{won(page)}")
    page.locator(".after a.btn").first.click()
    page.locator("textarea").fill(sentence)


def workshop(page: Page) -> None:
    """A rule in one's own words: read back, one part about to be changed."""
    to_words(page, "jak ktos zagra 6 to nastepny bierze dwie karty")
    page.locator(".facts .trial").wait_for()
    page.locator(".rc .chip").last.click()
    page.locator(".inl").wait_for()


def workshop_people(page: Page) -> None:
    """A rule that people judge."""
    to_words(page, "Kto się zaśmieje, dobiera kartę")
    page.locator(".rc .people").wait_for()


def workshop_unclear(page: Page) -> None:
    """A sentence with two readings."""
    to_words(page, "Zagrasz trójkę, wymieniasz się ręką z sąsiadem")
    page.locator(".read").first.wait_for()


def workshop_lists(page: Page) -> None:
    """A rule put together from lists."""
    to_words(page, "kto zagra tarczę, traci kolejkę")
    page.locator(".rc").wait_for()
    page.locator(".ways button").last.click()
    page.locator(".lists .chip").nth(1).click()
    page.locator(".pal").wait_for()


def museum(page: Page) -> None:
    """Every card of a deck."""
    page.goto(f"/t/{won(page)}")
    page.locator(".after .museum").click()
    page.locator(".museum .rules li").first.wait_for()


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
        page.locator(".prompt .cover").click()
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
    page.locator("form").first.wait_for()


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
SCREENS += [nobody, start, game, lobby, settings, cardline, illusion, reveal]
SCREENS += [all_in, showdown, curtain]
SCREENS += [end, replay]
SCREENS += [adventure_choice, adventure, adventure_acts, adventure_alone, adventure_end]
SCREENS += [blank, workshop, workshop_people, workshop_unclear, workshop_lists, museum]


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
