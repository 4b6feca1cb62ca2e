"""What people do at a table: by pointer on the board, or by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Page, TimeoutError, expect

from length import LONGEST
from stolik.games.cardline.pack import load_pack

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ASKED = ".prompt[data-asked=true]"
# A table on which nothing happens for so long is stuck; a slow machine only takes longer.
STUCK = 240.0
PATIENCE = 4000.0
# Milliseconds until what has not come is said to be missing: a busy machine takes its time.
PATIENT = 240_000.0
# How a browser itself reports a network or a server that is away.
LOST = frozenset({"net::ERR_", "WebSocket connection to"})
COVERS = ".prompt .cover"
# What is still flying off is no offer any more; nobody could click it.
OFFERS = ":is(button.can, button.seer):not([inert] *)"

LOOK = f"""() => {{
  const play = document.querySelector('.play')
  return {{
    over: document.querySelector('.end') !== null,
    asked: document.querySelector('{ASKED}') !== null,
    covered: document.querySelector('{COVERS}') !== null,
    seq: Number(play?.dataset.seq ?? -1),
    connection: play?.dataset.connection ?? 'no table',
    prompt: document.querySelector('.prompt')?.innerText ?? '',
    refused: document.querySelector('.prompt .strip')?.innerText ?? '',
    log: [...document.querySelectorAll('.log li')].slice(-4).map((line) => line.innerText),
  }}
}}"""
MOVED_ON = f"""(seq) => Number(document.querySelector('.play')?.dataset.seq) > seq
  || !document.querySelector('{ASKED}') || document.querySelector('{COVERS}')
  || document.querySelector('.prompt .strip')"""

# What the server knows of the same table, over a connection of its own.
ASK_SERVER = """() => new Promise((done) => {
  const path = location.pathname.replace('/t/', '/api/tables/')
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}/socket`)
  socket.onmessage = ({ data }) => {
    const { seq, deciders, table } = JSON.parse(data)
    socket.close()
    done({ seq, deciders, status: table?.status })
  }
  setTimeout(() => done('no answer'), 5000)
})"""


def look(page: Page) -> dict[str, Any]:
    """Everything that matters about a table, at one glance."""
    return dict(page.evaluate(LOOK))


def skip(page: Page) -> None:
    """Click the table twice: what is shown ends, and everything that waits."""
    page.evaluate("[1, 2].forEach(() => document.querySelector('main.table')?.click())")


def dismiss(page: Page) -> None:
    """Look away from a reveal or a showdown; it may have gone by itself meanwhile."""
    page.evaluate(f"document.querySelector('{COVERS}')?.click()")


@cache
def _values() -> dict[str, int]:
    """What somebody knows who knows all the characters."""
    pack = load_pack("marvel")
    return {name: card.values[0] for card in pack.cards for name in (card.name.pl, card.name.en)}


# Two who know all the characters would never miss, and never end a play-off (CRD-R12).
_guessing: WeakSet[Page] = WeakSet()


def _right_slot(page: Page) -> int:
    """Cardline: where the first card of the hand belongs, for those who know."""
    known = _values()
    line = page.locator(".it.line .nm, .strip.line b").all_inner_texts()
    if page in _guessing:
        return len(line)
    card = page.locator(".hand .card .nm").first.inner_text()
    return sum(known[name] < known[card] for name in line)


def point(page: Page) -> None:
    """Make a move with the pointer: on the board where it offers one, else with a button."""
    board = page.locator(".board")
    if board.locator(".hand button.card[data-carry] .nm").count():  # Cardline: a card, then a slot
        slot = _right_slot(page)
        board.locator(".hand button.card").first.click()
        page.locator(f'.plus[data-slot="{slot}"]').dispatch_event("click")
        page.locator(".prompt .primary").click()
    elif board.locator("button.gap").count() > 3:  # Illusion: doubt a row that has grown
        page.locator(".prompt .acts .ghost").first.click()
    elif board.locator("button.gap").count():
        board.locator("button.gap").last.dispatch_event("click")
        page.locator(".prompt .primary").click()
    elif board.locator(OFFERS).count():
        board.locator(OFFERS).first.dispatch_event("click")
        page.locator(".prompt .acts .btn").first.click()
    else:
        page.locator(".prompt .acts .btn").first.click()


def type_keys(page: Page) -> None:
    """Make a move without a pointer, through the prompt bar."""
    wanted = _right_slot(page) if page.locator(".lineup .it").count() else 0
    page.locator("body").press("Escape")
    if page.locator(".prompt .acts kbd", has_text="M").count():
        page.keyboard.press("m")
        page.locator(".moves li button").first.wait_for()
        _walk(page, wanted)
        page.keyboard.press("Enter")
        page.locator(".prompt .primary").wait_for()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(wanted + 1))


def _walk(page: Page, wanted: int) -> None:
    """Go down the list of moves until the wanted one has the focus."""
    here = "[...document.querySelectorAll('.moves li button')].indexOf(document.activeElement)"
    for _ in range(wanted + 2):
        if page.evaluate(here) == wanted:
            return
        page.keyboard.press("ArrowDown")


class Watch:
    """Looks at a table from all its pages; when it stands still, it says what they show."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = pages
        self.seen = [-1] * len(pages)
        self.moved = time.monotonic()

    def look(self) -> list[dict[str, Any]]:
        tables = [look(page) for page in self.pages]
        now = [table["seq"] for table in tables]
        if now != self.seen:
            self.moved, self.seen = time.monotonic(), now
        elif time.monotonic() - self.moved > STUCK:
            server = self.pages[0].evaluate(ASK_SERVER)
            raise AssertionError(f"nothing happens any more: {tables}; the server: {server}")
        return tables


def play(pages: list[Page], move: Callable[[Page], None] = point) -> None:
    """Play until everybody sees the result."""
    watch = Watch(pages)
    _guessing.update(pages[1:])
    while True:
        tables = watch.look()
        if all(table["over"] for table in tables):
            return
        busy = [take_turn(page, table, move) for page, table in zip(pages, tables, strict=True)]
        if not any(busy):
            pages[0].wait_for_timeout(40)


def take_turn(page: Page, table: dict[str, Any], move: Callable[[Page], None]) -> bool:
    if table["covered"]:
        dismiss(page)
        return True
    if table["over"] or not table["asked"]:
        skip(page)
        return False
    page.set_default_timeout(PATIENCE)
    try:
        move(page)
        page.wait_for_function(MOVED_ON, arg=table["seq"])
    except TimeoutError:
        # The table may move on while a hand is in the air; then the hand looks again.
        page.keyboard.press("Escape")
    finally:
        page.set_default_timeout(PATIENT)
    return True


def until(page: Page, is_so: Callable[[], bool], what: str) -> None:
    """Wait for a state outside of the page."""
    for _ in range(LONGEST * 20):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never came: {what}")


def quick_game(page: Page, game: str, players: int = 2) -> None:
    """Sit down with bots: two clicks from the start page."""
    page.locator(f'a.game[href="/play/{game}"]').click()
    page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
    page.get_by_role("button", name="Graj z botami").click()
    page.locator(".table .board").wait_for()


def seat_a_bot(page: Page) -> None:
    """Before the game: the last free chair gets a bot."""
    free = page.get_by_role("button", name="Wolne miejsce")
    free.last.wait_for()
    before = free.count()
    free.last.click()
    page.get_by_role("button", name="Posadź bota").click()
    expect(free).to_have_count(before - 1)
