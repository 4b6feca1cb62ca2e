"""BLANK's board: what it says of the deck, of a countdown, of what asks, and of stand-ins."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.hands import ASKED, Watch, take_turn
from browser.test_blank import blank_point, make_table
from browser.test_screens import check
from browser.wire import become

Visit = Callable[..., Page]
SWAP = {
    "lang": 1,
    "kind": "rule",
    "author": "Ola",
    "name": {"pl": "Zamieniaczka", "en": "Swapper"},
    "if": {"on": "played"},
    "then": [{"who": "actor", "do": "swap", "with": "chosen"}],
}
ALL_COUNT = [
    [f"{colour}-{digit}-{copy}", "GC2"]
    for colour in ("hexagon", "circle", "triangle", "rhombus", "square", "shield")
    for digit in range(1, 7)
    for copy in "ab"
]
"""Every card starts the countdown."""


def seconds_left(page: Page) -> int:
    minutes, seconds = page.locator(".sign [role=timer]").inner_text().split()[-1].split(":")
    return 60 * int(minutes) + int(seconds)


def swap_hands(page: Page, seats: list[dict[str, str]]) -> bool:
    """Play until the rule asks with whom to swap, look, and answer; False if the game is over."""
    options = {"rules": [json.dumps(SWAP), "RC1", "RC5"], "effects": ALL_COUNT, "first": 0}
    page.goto(f"/t/{make_table(page, seats=seats, options={**options, 'pace': 6})}?go=1")
    asks = page.locator(ASKED, has_text="Zamieniaczka: wskaż gracza")
    watch = Watch([page])
    while not asks.count():
        (table,) = watch.look()
        if table["over"]:
            return False
        if not take_turn(page, table, blank_point):
            page.wait_for_timeout(40)
    lit = page.locator(".rule.lit", has_text="zamienia się wszystkimi kartami")
    expect(lit).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("zamienia się")
    check(page)
    while asks.count():  # however it is asked: by buttons, or by lit plates
        take_turn(page, watch.look()[0], blank_point)
    return True


def test_the_board_says_what_asks_what_runs_out_and_what_is_left_out(visit: Visit) -> None:
    """BLK-W12, BLK-L42: a countdown outlives a reload; who is freed from an act wears a sign."""
    page = visit(name="Alicja")
    become(page, "Alicja")
    deck = page.request.post("/api/blank/decks", data={"name": "Czwartkowa"}).json()["id"]
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(f"/t/{make_table(page, seats=seats, deck=deck)}?go=1")
    expect(page.locator(".where")).to_contain_text("Talia „Czwartkowa”, partia 1")

    for _ in range(6):  # a game may be over before anybody swaps
        if swap_hands(page, seats):
            break
    clock = page.locator(".sign [role=timer]")
    expect(clock).to_be_visible()
    page.reload()
    expect(clock).to_be_visible()
    seen = clock.inner_text()
    expect(clock).not_to_have_text(seen)
    assert seconds_left(page) < 6 * 120

    page.get_by_role("button", name="Odezwij się").click()
    page.get_by_role("group", name="Czego nie robię").get_by_role("button", name="Głos").click()
    expect(page.locator(".me .plate").get_by_role("img", name="bez głosu")).to_be_visible()
    check(page)
