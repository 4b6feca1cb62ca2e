"""Whole games watched frame by frame: nothing jumps or is cut, and everything is seen.

The pages measure themselves in their own frames and on their own time line (`flow.js`), so a busy
machine makes these tests slower and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from math import inf
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.hands import (
    ASKED,
    DESKTOP,
    MOVED_ON,
    PATIENCE,
    PATIENT,
    PHONE,
    STUCK,
    dismiss,
    look,
    point,
    quick_game,
)
from length import IS_LONG

LOW = {"width": 844, "height": 390}
LARGE = {"width": 1920, "height": 1080}
SIZES = [PHONE, LOW, DESKTOP, LARGE]
GAMES = {
    "cardline": [LOW, LARGE],  # and on a phone in the test of slow machines
    "illusion": [PHONE, DESKTOP],
    "all-in": [LOW, DESKTOP],
}
"""The screens that each game is usually played on; long runs play it on all four."""
GAME = "document.querySelector('.play').className.match(/g-([a-z-]+)/)[1]"
WATCH = Path(__file__).with_name("flow.js").read_text(encoding="utf-8")
Visit = Callable[..., Page]


def sit_down(visit: Visit, game: str, size: dict[str, int], players: int = 2) -> Page:
    """A table with bots, watched from its first frame, with motion as most people have it."""
    page = visit(viewport=size, reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto("/")
    quick_game(page, game, players)
    return page


def decide(page: Page) -> None:
    """A move as people make it in this game."""
    if page.locator(".play.g-all-in").count():
        dare(page)
    else:
        point(page)


def play_on(pages: list[Page], lines: float = inf, hand: Callable[[Page], None] = decide) -> None:
    """Play every table to its end, or so many lines; in peace: nobody clicks a motion away."""
    seen, moved = [-1] * len(pages), time.monotonic()
    patience = dict.fromkeys(pages, PATIENCE)
    while True:
        tables = [look(page) for page in pages]
        if all(
            table["over"] or told(page) >= lines for page, table in zip(pages, tables, strict=True)
        ):
            return
        now = [table["seq"] for table in tables]
        if now != seen:
            seen, moved = now, time.monotonic()
        assert time.monotonic() - moved < STUCK, f"nothing happens any more: {tables}"
        for page, table in zip(pages, tables, strict=True):
            if table["covered"]:
                dismiss(page)
            elif table["asked"] and not table["over"]:
                has_moved = move(page, hand, patience[page])
                # On a busy machine a hand is slower than on others: it gets twice the time.
                patience[page] = PATIENCE if has_moved else min(2 * patience[page], PATIENT)
        pages[0].wait_for_timeout(60)


def move(page: Page, hand: Callable[[Page], None], patience: float = PATIENCE) -> bool:
    """Make a move, and whether it was made; the table may go on while the hand is in the air."""
    page.set_default_timeout(patience)
    before = look(page)["seq"]
    try:
        hand(page)
        page.wait_for_function(MOVED_ON, arg=before)
    except TimeoutError:
        page.keyboard.press("Escape")
        return False
    finally:
        page.set_default_timeout(PATIENT)
    return True


def told(page: Page) -> int:
    """How many lines of the log have been told."""
    return int(page.locator(".play").get_attribute("data-told") or 0)


def dare(page: Page) -> None:
    """All In: play a few cards; after that every round ends as soon as somebody may be all-in."""
    all_in = page.locator(".prompt .acts .btn", has_text="All-in")
    if told(page) < 12 or not all_in.count():
        point(page)
    else:
        all_in.click()
        page.locator(".prompt .primary").click()


def check(pages: list[Page]) -> None:
    """Nothing happened that must not, and enough was watched to say so."""
    found = [page.evaluate("window.flow()") for page in pages]
    tables = [f"{page.evaluate(GAME)} {page.viewport_size}" for page in pages]
    faults = [
        f"{table}: {what}"
        for table, one in zip(tables, found, strict=True)
        for what in one["faults"]
    ]
    assert not faults, "\n".join(faults)
    assert all(one["seen"] >= 3 and one["frames"] > 50 for one in found), found


def named(one: object) -> str:
    """What a case is called by: a screen by its size."""
    return f"{one['width']}x{one['height']}" if isinstance(one, dict) else str(one)


# Most of a game is waiting for what moves, so all of them wait together.
@pytest.mark.parametrize(
    "games", [[game] for game in GAMES] if IS_LONG else [list(GAMES)], ids=" and ".join
)
def test_whole_games_flow_on_every_screen(visit: Visit, games: list[str]) -> None:
    tables = [(game, size) for game in games for size in (SIZES if IS_LONG else GAMES[game])]
    pages = [sit_down(visit, game, size) for game, size in tables]
    play_on(pages)
    check(pages)


@pytest.mark.parametrize(
    ("game", "size"),
    list(product(list(GAMES)[:3], SIZES)) if IS_LONG else [("cardline", PHONE)],
    ids=named,
)
def test_a_slow_machine_shows_the_same(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = sit_down(visit, game, size, players=4 if IS_LONG else 2)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    play_on([page])
    check([page])


def test_eight_at_a_table_are_read_on_every_screen(visit: Visit) -> None:
    pages = [sit_down(visit, "cardline", size, players=8) for size in SIZES]
    for page in pages:
        page.locator(ASKED).wait_for()
        expect(page.locator(".opps .plate")).to_have_count(7)
        page.wait_for_function("() => window.flow().frames > 30")
        assert page.evaluate("window.flow().faults") == [], page.viewport_size


FAULTS = {
    "jump": "document.querySelector('.play .felt').style.paddingTop = '120px'",
    "flight": """{
      const copy = document.querySelector('.it').cloneNode(true)
      copy.dataset.flight = ''
      Object.assign(copy.style, { position: 'fixed', width: '40px' })
      document.querySelector('.board').append(copy)
    }""",
    "two calls": """{
      const other = document.querySelector('.prompt').cloneNode(true)
      document.querySelector('.opps').before(other)
    }""",
    "cut": """{
      const name = document.querySelector('.plate-t u')
      name.textContent = 'Konstantynopolitańczykowianeczka'
      Object.assign(name.style, { overflow: 'hidden', whiteSpace: 'nowrap', width: '3em' })
    }""",
    "broken": "document.querySelectorAll('.plate-t u')[1].style.maxWidth = '2em'",
    "covered": """{
      const note = document.querySelector('.plate-t').cloneNode(true)
      const { left, top } = document.querySelector('.prompt-t b').getBoundingClientRect()
      const place = { position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: 99 }
      Object.assign(note.style, place, { background: 'white' })
      document.querySelector('.play').append(note)
      document.querySelector('.prompt-t b').append('?')
    }""",
    "ends in dots": """{
      const words = document.querySelector('.board .ends b')
      words.textContent = 'This ends in dots, and nobody knows how it goes on'
      const clamp = { display: '-webkit-box', webkitBoxOrient: 'vertical', webkitLineClamp: 1 }
      Object.assign(words.style, clamp, { width: '9em', overflow: 'hidden' })
      document.querySelector('.prompt-t b').append('!')
    }""",
    "under a small dialog": """{
      const words = document.querySelector('.board .ends span')
      words.textContent = 'under a small dialog'
      const over = document.createElement('div')
      over.setAttribute('role', 'dialog')
      const { left, top, width, height } = words.getBoundingClientRect()
      const [w, h] = [`${width}px`, `${height}px`]
      Object.assign(over.style, { left: `${left}px`, top: `${top}px`, width: w, height: h })
      Object.assign(over.style, { position: 'fixed', zIndex: 99, background: 'white' })
      document.querySelector('.play .board').append(over)
      document.querySelector('.prompt-t b').append('.')
    }""",
    "asked early": """{
      const ask = (asked) =>
        document.querySelectorAll('.prompt').forEach((one) => (one.dataset.asked = asked))
      ask(false)
      document.querySelector('.hand .card').animate([{ opacity: 0 }, { opacity: 1 }], 600000)
      requestAnimationFrame(() => requestAnimationFrame(() => ask(true)))
    }""",
    "prompt heights": "document.querySelector('.table > .prompt').style.height = '90px'",
    "label": """{
      const button = document.querySelector('.prompt .acts .btn')
      button.classList.add('primary')
      button.textContent = 'OK'
    }""",
    "line": """{
      const { dataset } = document.querySelector('.play')
      dataset.playing = 'true'
      dataset.told = '900'
      requestAnimationFrame(() => (dataset.told = '901'))
    }""",
}


def test_faults_that_are_planted_are_found(visit: Visit) -> None:
    page = sit_down(visit, "cardline", DESKTOP, players=3)
    page.locator(ASKED).wait_for()
    page.wait_for_function("() => window.flow().frames > 30")
    assert page.evaluate("window.flow().faults") == []
    for kind, planted in FAULTS.items():
        page.evaluate(planted)
        found = "(kind) => window.flow().faults.some((one) => one.includes(kind))"
        page.wait_for_function(found, arg=kind)
