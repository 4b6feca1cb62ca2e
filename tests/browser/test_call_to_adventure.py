"""Call to Adventure in real browsers: whole games, alone, together, with reactions, by keyboard."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Page, Request, Route, TimeoutError, expect

from browser.conftest import Server
from browser.hands import ASKED, DESKTOP, PATIENT, PHONE, Watch, type_keys
from browser.test_screens import check
from browser.wire import become, by_api, client_of, token
from stolik.client import Client, Seat

Visit = Callable[..., Page]
LONGEST = 400_000.0
PATIENCE = 3000.0
PASSES = "stolik-call-to-adventure-passes"
ALWAYS = dict.fromkeys(["before", "after", "verdict", "answer", "rest"], "never") | {
    "own": "useful"
}
ASK = dict.fromkeys(ALWAYS, "ask")
"""No page passes by itself."""
TABLES = "**/api/tables"


def set_passes(page: Page, manners: dict[str, str]) -> None:
    """Let the page pass by itself, or ask, in these windows."""
    page.evaluate("([key, kept]) => (localStorage[key] = kept)", [PASSES, json.dumps(manners)])


@contextmanager
def agreed(page: Page, options: dict[str, object]) -> Iterator[None]:
    """The table that is made meanwhile agrees on these options."""

    def agree(route: Route, request: Request) -> None:
        if request.method != "POST":
            route.continue_()
            return
        body = json.loads(request.post_data or "{}")
        body["options"] = {**body.get("options", {}), **options}
        route.continue_(post_data=json.dumps(body))

    page.route(TABLES, agree)
    yield
    page.unroute(TABLES)


MODES = {
    "Pierwsza gra": "First game",
    "Rywalizacja": "Rivalry",
    "Tryb kooperacyjny": "Together against an adversary",
    "Tryb solo": "Alone",
}


def choose_mode(page: Page, name: str) -> None:
    """Take a tile, in the page's language."""
    said = re.compile(f"^({name}|{MODES[name]})")
    page.locator(".modes label").filter(has=page.locator("b", has_text=said)).click()


def begin(page: Page, players: int, options: dict[str, object] | None = None) -> None:
    """Sit down with bots."""
    with agreed(page, options or {}):
        page.goto("/play/call-to-adventure")
        choose_mode(page, "Tryb solo" if players == 1 else "Rywalizacja")
        if players > 1:
            page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
        page.locator(".go .lit").click()
        page.locator(".choose .card").first.wait_for()


def point(page: Page) -> None:
    """Make a move with the pointer: on the board where it offers one, else with a button."""
    primary = page.locator(".prompt .primary:not([disabled])")
    if page.locator(".choose").count():
        for group in page.locator(".choose .group").all():
            group.locator("button.card").first.click()
        primary.click()
        return
    offers = page.locator(".path.can, .answers .seer, .chal .mini, .hand .card.can").first
    if not primary.count() and offers.count():
        offers.dispatch_event("click")
        primary.first.wait_for()
    if primary.count():
        primary.first.click()
    elif page.locator(".prompt .acts .btn").count():
        page.locator(".prompt .acts .btn").first.click()


# A click on the first card of each kind, all of them while another's choice is being shown.
CHOOSE_MEANWHILE = """() => { const look = () => {
  if (!document.querySelector('.play[data-playing=true]')) return requestAnimationFrame(look)
  window.askedThen = document.querySelector('.prompt').dataset.asked
  for (const group of document.querySelectorAll('.choose .group'))
    group.querySelector('button.card').click()
}; look() }"""


# A newcomer's hand, inside the page so that long games need no long way: it clicks what is lit
# on the board or stands in the lit prompt, never the list of all moves, and only what a pointer
# could reach. It does what the coach says, and notes where the coach's light falls.
QUICK_HAND = """() => { let beat = 0; window.coached ??= []
window.quickHand ??= setInterval(() => {
  // A click finishes any motion; what it changes is drawn before the hand looks.
  if (beat++ % 2) return document.querySelector('main.table')?.click()
  const reach = (node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const click = (wanted) => [...document.querySelectorAll(wanted)].find(reach)?.click()
  const said = document.querySelector('.coach p')?.innerText
  const light = document.querySelector('.play [data-coached]')
  if (said && window.coached.at(-1)?.[0] !== said)
    window.coached.push([said, light !== null && reach(light)])
  if (document.querySelector('.coach .next')) return click('.coach .next')
  if (!document.querySelector('.prompt[data-asked=true]')) return
  const groups = [...document.querySelectorAll('.choose .group:not(:has(.card.pick))')]
  if (groups.length) return groups[0].querySelector('button.card.can').click()
  if (document.querySelector('.prompt .primary')) return click('.prompt .primary:not([disabled])')
  for (const lit of ['.path.can', '.answers .seer', '.chal .mini', '.hand .card.can',
    '.prompt .acts .btn:not([aria-expanded])', '.rows .can'])
    if (document.querySelector(lit)) return click(lit)
}, 30) }"""


def play(pages: list[Page]) -> None:
    """Click on until everybody sees how the stories end."""
    for page in pages:
        page.evaluate(QUICK_HAND)
    watch = Watch(pages)
    while not all(page.locator(".finale").count() for page in pages):
        watch.look()
        pages[0].wait_for_timeout(100)
    for page in pages:
        # A card that could no longer be played may have been looked at instead.
        page.evaluate("clearInterval(window.quickHand); document.querySelector('.veil')?.click()")
        expect(page.locator(".veil")).to_have_count(0)


def play_by_keys(page: Page) -> None:
    """Play to the end without a pointer."""
    watch = Watch([page])
    while not page.locator(".finale").count():
        watch.look()
        if page.locator(ASKED).count():
            before = page.locator(ASKED).all_inner_texts()
            page.set_default_timeout(PATIENCE)
            # The table may move on while a hand is in the air; then the hand looks again.
            with suppress(TimeoutError):
                type_keys(page)
            page.set_default_timeout(PATIENT)
            for _ in range(20):
                if page.locator(ASKED).all_inner_texts() != before:
                    break
                page.wait_for_timeout(40)
        page.wait_for_timeout(20)


def sit_down(visit: Visit, **look: object) -> Page:
    """Come to the server as somebody who lets the browser pass for others' challenges."""
    page = visit("/", **look)
    set_passes(page, ALWAYS)
    return page


def table_for_two(visit: Visit, options: dict[str, object]) -> list[Page]:
    """Alicja opens a table, Daniel comes by the link."""
    host, guest = (visit("/", name=name) for name in ("Alicja", "Daniel"))
    for page in (host, guest):
        set_passes(page, ALWAYS)
    with agreed(host, options):
        host.goto("/play/call-to-adventure")
        choose_mode(host, "Rywalizacja")
        host.locator(".lines .seg").first.get_by_text("2", exact=True).click()
        host.get_by_role("button", name="Stolik dla znajomych").click()
        host.locator(".invite").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="Siadam").click()
    guest.get_by_role("button", name="Możemy grać").click()
    host.get_by_role("button", name="Zaczynamy").click()
    return [host, guest]


def test_two_people_play_until_the_tale_is_told(visit: Visit) -> None:
    """CTA-139, CTA-142 to CTA-148: the tale act by act, then the points and a picture to keep."""
    pages = table_for_two(visit, {"first": 0})
    play(pages)
    for page in pages:
        for act in range(3):
            expect(page.locator(f"#finale-{act}")).to_have_attribute("aria-selected", "true")
            expect(page.locator("article.tale p")).not_to_be_empty()
            page.locator(".prompt .primary").click()
        expect(page.locator(".finale tbody tr")).to_have_count(9)
        lines = [int(text.replace("\u2212", "-")) for text in column(page, 1)]
        assert sum(lines[:-1]) == lines[-1]
        check(page)
        page.get_by_role("tab", name="Akt I", exact=True).click()
        teller = "Alicja" if page is pages[0] else "Daniel"
        expect(page.locator("article.tale")).to_contain_text(teller)
        check(page)
    host = pages[0]
    host.get_by_role("tab", name="Punkty").click()
    with host.expect_download() as saved:
        host.get_by_role("button", name="Zapisz obraz").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    host.get_by_role("button", name="Do wyniku", exact=True).click()
    expect(host.locator(".end tbody tr")).to_have_count(2)
    expect(host.locator(".end h2")).to_contain_text("Wygrywa")
    check(host)


def test_a_newcomer_clicks_only_what_is_lit(visit: Visit) -> None:
    """First steps on a phone, then the rest of that game, without the list of all moves."""
    page = visit("/play/call-to-adventure", viewport=PHONE)
    page.get_by_role("button", name="Pierwsze kroki").click()
    page.locator(".coach").wait_for()
    page.evaluate(QUICK_HAND)
    page.locator(".coach.over").wait_for(timeout=LONGEST)
    page.get_by_role("button", name="Gram dalej").click()
    said = page.evaluate("window.coached")
    assert len(said) >= 6
    assert not any(words.startswith("call-to-adventure") for words, _ in said), "an id, no sentence"
    assert all(is_lit for _, is_lit in said), [words for words, is_lit in said if not is_lit]
    play([page])
    expect(page.locator("article.tale p")).not_to_be_empty()


def column(page: Page, number: int) -> list[str]:
    """One player's column of the score pad."""
    return page.locator(f".finale tbody td:nth-of-type({number})").all_inner_texts()


def test_a_game_alone_needs_no_pointer(visit: Visit) -> None:
    """CTA-05: one player against an adversary; every decision by keys."""
    page = sit_down(visit)
    begin(page, 1)
    expect(page.locator(".board")).to_contain_text("Pochodzenie")
    play_by_keys(page)
    for _ in range(3):
        page.keyboard.press("Enter")  # the prompt turns the pages
    expect(page.locator(".finale h2")).to_contain_text("Wróg")
    page.keyboard.press("Enter")
    expect(page.locator(".end")).to_be_visible()


def test_together_on_a_phone_until_the_adversary_wins_or_falls(visit: Visit) -> None:
    """CTA-175 to CTA-206: quests, the adversary's goal and its deck are on the table."""
    page = sit_down(visit, viewport=PHONE)
    begin(page, 2, {"cooperative": True})
    point(page)
    foe = page.locator(".foe")
    for part in ("Wyzwanie", "Opowieść", "Akty"):
        page.get_by_role("tab", name=part).click()
        expect(foe.locator(".quests li").first).to_be_visible()
        expect(foe.locator(".goal")).to_contain_text(re.compile(r"\d\sz\s\d"))
    play([page])
    page.get_by_role("tab", name="Punkty").click()
    expect(page.locator(".finale h2")).to_contain_text("Wróg")
    check(page)
    page.get_by_role("button", name="Do wyniku", exact=True).click()
    if page.locator(".end h2", has_text="Nikt").count():
        assert not any(page.locator(".end tbody td:first-child").all_inner_texts()), "no places"
    page.get_by_role("button", name="Zobacz stół").click()
    page.get_by_role("tab", name="Opowieść").click()
    page.locator(".tuck .whole").first.wait_for()
    check(page)  # the whole story lies there, with the names of all its cards


def could_answer(seat: Seat) -> bool:
    """Is a card of the hand asked for in somebody else's turn? One that can wait is not."""
    view = seat.view
    asked = view["question"]["kind"] == "window" and view["active"] != seat.you["seats"][0]
    is_forced = any(move.is_forced for move in seat.legal)
    return asked and not is_forced and any(one.notation.startswith("play ") for one in seat.legal)


def some_move(seat: Seat, chance: random.Random) -> int:
    """Whatever is legal, but cards stay in hands as long as that is allowed."""
    kept = [move for move in seat.legal if not move.notation.startswith("play ")]
    return chance.choice(kept or seat.legal).code


async def until_an_answer(host: Seat, guest: Seat) -> bool:
    """Play until the guest could answer; a story may come to its end before that."""
    chance = random.Random(0)
    while not host.is_over:
        if could_answer(guest):
            return True
        mover = (host, guest)[host.deciders[0]]
        await mover.move(some_move(mover, chance))
        for seat in (host, guest):
            while seat.seq < mover.seq:
                await seat.next()
    return False


async def table_with_an_answer(one: Client, two: Client) -> str:
    """Tables of two, until the second of them could answer the first; the address of that one."""
    for _ in range(20):
        table = await one.make_table("call-to-adventure", options={"first": 0})
        async with one.sit_at(table.id) as host, two.sit_at(table.id) as guest:
            await guest.say("sit", seat=1)
            await guest.ready()
            await host.start()
            while guest.seq < host.seq:
                await guest.next()
            if await until_an_answer(host, guest):
                return f"/t/{table.code}"
    raise AssertionError("nobody could answer in twenty games")


def test_a_card_from_another_hand_answers_a_challenge(visit: Visit, server: Server) -> None:
    """CTA-103, CTA-108: whoever holds a fitting card is asked, plays it, and everybody sees it."""
    host, guest = pages = [visit("/", name=name) for name in ("Alicja", "Daniel")]
    for page, name in zip(pages, ("Alicja", "Daniel"), strict=True):
        become(page, name)
    cookies = [token(page) for page in pages]

    async def work() -> str:
        one, two = (client_of(server.address, cookie) for cookie in cookies)
        async with one, two:
            return await table_with_an_answer(one, two)

    address = by_api(work)
    for page in pages:
        set_passes(page, ASK)
        page.goto(address)
        page.locator(".table .board").wait_for()
    guest.locator(".felt[data-moment]:not([data-moment=own])").wait_for()
    card = guest.locator(".me .hand .card.can").first
    name = card.locator(".name").inner_text()
    card.dispatch_event("click")
    guest.locator(".prompt .primary").click()
    expect(host.locator(".log")).to_contain_text(f"Daniel zagrywa kartę {name}")


def test_a_card_can_be_chosen_while_the_choice_of_another_is_shown(visit: Visit) -> None:
    """CTA-R12: everybody chooses at the same time."""
    host, guest = table_for_two(visit, {"first": 0})
    for page in (host, guest):
        page.locator(ASKED).wait_for()
        page.locator(".choose .card").first.wait_for()
    host.evaluate(CHOOSE_MEANWHILE)
    point(guest)
    host.wait_for_function("() => window.askedThen === 'false'")
    expect(host.locator(".choose .card.pick")).to_have_count(3)
    host.locator(".prompt .primary:not([disabled])").click()
    expect(host.locator(".choose")).to_have_count(0)


def test_passing_by_itself_is_set_once_and_changed_back(visit: Visit) -> None:
    page = visit("/")
    begin(page, 2)
    point(page)
    page.locator(".storybar .key").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".passing .toggle").click()
    group = page.get_by_role("group", name="Po czyimś rzucie")
    group.get_by_text("Zawsze pas").click()
    page.reload()
    page.locator(".table .board").wait_for()
    page.locator(".passing .toggle").click()
    expect(group.get_by_label("Zawsze pas")).to_be_checked()
    group.get_by_text("Gdy mam czym grać").click()
    kept = page.evaluate("(key) => JSON.parse(localStorage[key])", PASSES)
    assert kept["after"] == "useful"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


# Only what lies in the close-up: the table behind it is dimmed on purpose.
AXE_DIALOG = """async () => (await axe.run('[role=dialog]')).violations
  .map((found) => [found.id, found.nodes.map((node) => node.html.slice(0, 160))])"""
LOOKS = [
    {"viewport": size, "color_scheme": theme, "locale": language}
    for size, theme, language in ((DESKTOP, "dark", "en-GB"), (PHONE, "light", "pl-PL"))
]


@pytest.mark.parametrize("look", LOOKS, ids=["desktop-dark", "phone"])
def test_the_table_is_whole_and_accessible(visit: Visit, look: dict[str, object]) -> None:
    page = sit_down(visit, **look)
    begin(page, 2, {"first": 0})
    check(page)
    point(page)
    page.locator(".spine, .cards .card").first.wait_for()
    page.locator(ASKED).wait_for()
    check(page)
    page.locator(".spine, .cards .card").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(AXE_DIALOG) == []
    page.keyboard.press("Escape")
    page.locator(".spine, .cards .card").first.press(" ")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(QUICK_HAND)
    page.locator(".tray .meter .pips").wait_for(timeout=LONGEST)  # the runes have fallen
    page.evaluate("clearInterval(window.quickHand)")
    check(page)
