"""Screens at moments that nobody chose: somebody wanders through games, and both sizes look on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page

import stolik
from browser.conftest import Server
from browser.hands import COVERS, DESKTOP, PHONE
from browser.test_call_to_adventure import ASK, set_passes
from browser.test_screens import check
from browser.wire import become, by_api, client_of, token
from deals import HAS_LUCK
from length import IS_LONG
from stolik.client import ServerError
from stolik.kernel.options import read_options

Visit = Callable[..., Page]
LOOKS = 40 if IS_LONG else 1
"""How often a game is looked at, on each screen."""
ARRIVED = f"""(seq) => {{
  document.querySelector('main.table')?.click()  // a click finishes any motion
  document.querySelector('{COVERS}')?.click()  // and nothing plays under what lies over the table
  return Number(document.querySelector('.play')?.dataset.seq) >= seq
}}"""


@contextmanager
def overtaken() -> Iterator[None]:
    """Somebody who may decide at the same time may have been quicker."""
    try:
        yield
    except ServerError as error:
        if error.code != "stale":
            raise


class Walk:
    """Somebody's way through a game, by any moves, over the wire."""

    def __init__(self, address: str, cookie: str, code: str, luck: random.Random) -> None:
        self.address = address
        self.cookie = cookie
        self.code = code
        self.luck = luck
        self.seq = 0
        self.is_over = False

    async def on(self) -> None:
        """Some decisions further, to the next one or the end."""
        client = client_of(self.address, self.cookie)
        async with client, client.sit_at(self.code) as seat:
            for step in range(self.luck.randrange(1, 12) + 1):
                while not seat.legal and not seat.is_over:
                    await seat.next()
                if seat.is_over:
                    break
                if step:
                    with overtaken():
                        await seat.move(self.luck.choice(seat.legal).code)
            while not seat.legal and not seat.is_over:
                await seat.next()
            self.seq, self.is_over = seat.seq, seat.is_over


@pytest.mark.parametrize("game", stolik.games())
def test_a_table_is_whole_at_any_moment(visit: Visit, server: Server, game: str) -> None:
    luck = random.Random() if HAS_LUCK else random.Random(game)
    phone = visit(name="Ola", viewport=PHONE, color_scheme="dark")
    become(phone, "Ola")
    desk = visit("/", viewport=DESKTOP, locale="en-GB")
    desk.context.add_cookies(phone.context.cookies())
    pages = (phone, desk)
    for page in pages:
        set_passes(page, ASK)  # somebody else plays for its visitor
    walk = None
    for _ in range(LOOKS):
        if walk is None or walk.is_over:
            walk = Walk(server.address, token(phone), begun(phone, game, luck), luck)
            for page in pages:
                page.goto(f"/t/{walk.code}?go=1")
                page.locator(".table .board").wait_for()
        by_api(walk.on)
        for page in pages:
            page.wait_for_function(ARRIVED, arg=walk.seq)
            check(page)


def begun(page: Page, name: str, luck: random.Random) -> str:
    """A table for one and bots, under any of the game's variants; its code."""
    game = stolik.load(name)
    options = luck.choice(game.variants())
    count = luck.choice(game.seats_for(read_options(game.Options, options)))
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "casual"}] * (count - 1)]
    body = {"game": name, "seats": seats, "options": options}
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    return str(made.json()["code"])
