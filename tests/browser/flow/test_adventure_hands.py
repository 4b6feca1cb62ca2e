"""Call to Adventure: every card of a hand of seven or nine can be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.flow.test_flow import SIZES, named
from browser.hands import ASKED, PHONE
from browser.test_call_to_adventure import begin, point
from browser.test_screens import check
from stolik.games.call_to_adventure.cards.catalogue import catalogue

Visit = Callable[..., Page]
HELD = [catalogue().heroes[0], *catalogue().antiheroes[:4], *catalogue().heroes[1:5]]
READ = """(button) => {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = button.getBoundingClientRect()
  const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1
  const at = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return [left + 6, (left + right) / 2, right - 6].every((x) =>
      button.contains(document.elementFromPoint(x, (top + bottom) / 2)))
  }
  const [name, note] = [button.querySelector('.name'), button.querySelector('.note')]
  const isBeside = box.left < 0 || box.right > innerWidth
  const isInside = !isBeside && box.top >= 0 && box.bottom <= innerHeight
  return [isInside, isWhole(name) && at(name), !note || (isWhole(note) && at(note))]
}"""
"""Whether a card is on the screen, and its name and its foot are whole and under nothing."""


def hand_out(page: Page, count: int) -> None:
    """Whatever the server deals, the hand that the page gets has so many cards."""

    def fill(message: str | bytes) -> str | bytes:
        told: dict[str, Any] = json.loads(message)
        for side in told.get("sides", ()):
            mine = side["view"]["players"][side["seat"]]
            if mine["hand"] is not None:
                mine["hand"] = HELD[:count]
                mine["hand_waits"] = [{"rule": "CTA-103", "refusal": "wrong-moment"}] * count
        return json.dumps(told)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(fill(message)))

    page.route_web_socket("**/socket*", between)


@pytest.mark.parametrize("count", [7, 9])
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_a_large_hand_is_read_card_by_card(visit: Visit, size: dict[str, int], count: int) -> None:
    page = visit("/", viewport=size)
    hand_out(page, count)
    begin(page, 2, {"first": 0})
    point(page)
    cards = page.locator(".me .hand button.card")
    expect(cards).to_have_count(count)
    page.locator(ASKED).wait_for()
    for card in cards.all():
        assert card.evaluate(READ) == [True, True, True], card.inner_text()
    if size == PHONE:
        check(page)
    cards.last.press(" ")
    near = page.get_by_role("dialog")
    expect(near.locator(".rule").first).to_be_visible()
    assert near.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
