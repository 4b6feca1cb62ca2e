"""A whole evening: a television, phones, a remote browser, two who share a screen, and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.hands import DESKTOP, PATIENT, PHONE, Watch, point, take_turn
from browser.test_blank import SHORT, blank_point
from browser.wire import become
from length import IS_LONG

Visit = Callable[..., Page]
LARGE = {"width": 1920, "height": 1080}
CURTAIN = ".curtain button"
SOON = 5
"""Seconds after which a bot plays for somebody who is gone; the shortest time a table can set."""


class Evening:
    """Everybody's screens at one table."""

    def __init__(self, visit: Visit, game: str, **body: object) -> None:
        self.visit, self.move = visit, blank_point if game == "blank" else point
        host = visit(name="Alicja", viewport=PHONE)
        become(host, "Alicja")
        wanted = {"game": game, **body}
        answer = host.request.post("/api/tables", data=wanted, timeout=PATIENT)
        assert answer.ok, answer.text()
        self.code = str(answer.json()["code"])
        host.goto(f"/t/{self.code}")
        host.locator(".chairs").wait_for()
        self.pages = [host]
        self.screen = visit(f"/tv/{self.code}", viewport=LARGE)

    @property
    def host(self) -> Page:
        return self.pages[0]

    def join(self, name: str, viewport: dict[str, int], *, beside: str = "") -> Page:
        """Somebody comes and sits down, perhaps with another person at the same screen."""
        page = self.visit(f"/t/{self.code}", name=name, viewport=viewport)
        page.get_by_role("button", name="Siadam").first.click()
        expect(self.screen.locator(".lobby")).to_contain_text(name)
        if beside:
            page.get_by_role("button", name="Wolne miejsce").first.click()
            page.get_by_role("button", name="Na tym ekranie").click()
            page.locator(".paper input").fill(beside)
            page.locator(".paper").get_by_role("button", name="Siadam").click()
            expect(self.screen.locator(".lobby")).to_contain_text(beside)
        page.get_by_role("button", name="Możemy grać").click()
        page.get_by_role("button", name="Jeszcze nie").wait_for()
        self.pages.append(page)
        return page

    def start(self) -> None:
        self.host.get_by_role("button", name="Zaczynamy").click()
        for page in self.pages:
            page.locator(".table .board").wait_for()
        self.see(self.screen)

    def see(self, screen: Page) -> None:
        """A television that shows the table with everybody who sits there."""
        expect(screen.locator(".cloth .plate")).to_have_count(self.seats)

    @property
    def seats(self) -> int:
        table: dict[str, Any] = self.host.request.get(f"/api/tables/{self.code}").json()
        return len(table["chairs"])

    def play(self, is_enough: Callable[[list[dict[str, Any]]], bool]) -> None:
        """Play at all screens until the tables that they show are so."""
        watch = Watch(self.pages)
        while True:
            tables = watch.look()
            if is_enough(tables):
                return
            busy = [self._turn(*both) for both in zip(self.pages, tables, strict=True)]
            if not any(busy):
                self.host.wait_for_timeout(40)

    def _turn(self, page: Page, table: dict[str, Any]) -> bool:
        if page.locator(CURTAIN).count() and not table["over"]:
            page.evaluate(f"document.querySelector('{CURTAIN}')?.click()")
            return True
        return take_turn(page, table, self.move)

    def play_until(self, seq: int) -> None:
        self.play(lambda tables: all(one["over"] or one["seq"] >= seq for one in tables))

    def play_to_the_end(self) -> None:
        self.play(lambda tables: all(one["over"] for one in tables))

    def now(self) -> int:
        return int(self.host.locator(".play").get_attribute("data-seq") or 0)


def lose(evening: Evening, page: Page) -> None:
    """A phone is gone: its page ends without a word."""
    evening.pages.remove(page)
    page.close()


def hands(*pages: Page) -> None:
    """Phones beside a television show what is theirs alone."""
    for page in pages:
        expect(page.locator(".play.hand-only")).to_have_count(1)


def see_the_end(evening: Evening, *screens: Page) -> None:
    for screen in screens:
        expect(screen.locator(".cloth .result .win").first).to_be_visible()
    for page in evening.pages:
        expect(page.locator(".end h2")).to_contain_text("Wygrywa")


PEOPLE, BOT = {"kind": "person"}, {"kind": "bot", "level": "random"}


@pytest.mark.usefixtures("server")
def test_all_in_is_played_to_the_end_and_a_lost_phone_comes_back(visit: Visit) -> None:
    """Five sit there: two phones, two people at a screen far away, and a bot; a phone watches."""
    options = {} if IS_LONG else {"rounds": 1, "row": 3}
    evening = Evening(visit, "all-in", seats=[PEOPLE] * 4 + [BOT], options=options)
    phone = evening.join("Bartek", PHONE)
    remote = evening.join("Celina", DESKTOP, beside="Darek")
    watching = visit(f"/t/{evening.code}", name="Ewa", viewport=PHONE)
    evening.start()
    watching.locator(".table .board").wait_for()
    hands(evening.host, phone)
    expect(remote.locator(".play.hand-only")).to_have_count(0)
    expect(watching.locator(".play.hand-only")).to_have_count(0)
    evening.play_until(evening.now() + 4)
    evening.screen.reload()
    evening.see(evening.screen)
    context = phone.context
    lose(evening, phone)
    expect(evening.screen.locator(".cloth .plate.away")).to_contain_text("Bartek")
    again = context.new_page()
    again.goto(f"/t/{evening.code}")
    evening.pages.append(again)
    hands(again)
    expect(evening.screen.locator(".cloth .plate.away")).to_have_count(0)
    evening.play_to_the_end()
    see_the_end(evening, evening.screen)
    expect(watching.locator(".end h2")).to_contain_text("Wygrywa")


@pytest.mark.usefixtures("server")
def test_blank_is_played_to_the_end_and_a_bot_plays_for_a_lost_phone(visit: Visit) -> None:
    """Seven sit there: three phones, a screen far away, one more beside a phone, and two bots."""
    options = SHORT | {"crowded": True}
    evening = Evening(
        visit,
        "blank",
        seats=[PEOPLE] * 5 + [BOT] * 2,
        options=options if IS_LONG else options | {"hand": 3, "rounds": 8},
        absence={"kind": "bot", "grace": SOON, "level": "random"},
    )
    phone = evening.join("Bartek", PHONE)
    shared = evening.join("Celina", PHONE, beside="Darek")
    remote = evening.join("Ewa", DESKTOP)
    evening.start()
    hands(evening.host, phone, shared)
    expect(remote.locator(".play.hand-only")).to_have_count(0)
    evening.play_until(evening.now() + 6)
    evening.screen.close()
    hands_end = evening.host.locator(".play.hand-only")
    expect(hands_end).to_have_count(0)
    screen = visit(f"/tv/{evening.code}", viewport=LARGE)
    evening.see(screen)
    hands(evening.host, phone, shared)
    lose(evening, phone)
    expect(screen.locator(".cloth .plate.away, .cloth .plate .ic")).not_to_have_count(0)
    evening.play_to_the_end()
    see_the_end(evening, screen)
