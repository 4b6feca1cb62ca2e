"""What every table has: lobby, lesson, close-up, rules, refusal, result and replay."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute
from steps import ASKED, add, begin, place


def lobby(page: Page) -> None:
    """A table that waits for people."""
    page.goto("/play/cardline")
    page.locator(".go .btn").nth(1).click()
    page.locator(".invite").wait_for()
    page.get_by_role("button", name="Wolne miejsce").last.click()
    page.get_by_role("button", name="Posadź bota").click()


def lesson(page: Page) -> None:
    """The coach beside a table."""
    page.goto("/learn")
    page.locator('main li[data-game="cardline"] .btn').click()
    page.locator(".coach .next").click()
    page.locator(ASKED).wait_for()


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


TABLES = (lobby, lesson, near, rules, refusal, curtain, end, replay)
