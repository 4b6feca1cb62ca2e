"""What every table and page gives: refusals, close-ups, clocks, pauses, help, no network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.hands import ASKED, DESKTOP, LOST, PHONE, dismiss, play, point, quick_game, until
from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]
BOARDS = ["cardline", "illusion", "all-in"]


def spoil_moves(page: Page, notation: str) -> None:
    """Let every move leave the page as another one, which the rules do not allow."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                message |= {"code": None, "notation": notation}
            server.send(json.dumps(message))

        socket.on_message(send)

    page.route_web_socket(re.compile("/api/tables/"), route)


def test_a_refused_move_says_what_to_do_instead_and_opens_its_rule(visit: Visit) -> None:
    page = visit(name="Alicja")
    spoil_moves(page, "place 60")
    quick_game(page, "illusion")
    page.locator(ASKED).wait_for()
    page.locator(".lineup li").first.wait_for()
    before = page.locator(".lineup li").count()
    page.locator(".prompt .acts .btn").first.click()
    strip = page.locator(".prompt .strip")
    strip.wait_for()
    said = strip.locator("div").inner_text()
    assert len(said.split(". ")) >= 2, f"the rule and what to do instead: {said}"
    rule = strip.locator(".hidden-label").inner_text()
    assert rule.startswith("ILL-")
    check_in_both_themes(page)
    page.set_viewport_size(PHONE)
    check_in_both_themes(page)
    page.set_viewport_size(DESKTOP)
    strip.get_by_role("button", name="Pokaż zasadę").click()
    place = page.locator(f'.rules .here[data-rules~="{rule}"]')
    expect(place.first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".rules")).to_have_count(0)
    strip.get_by_role("button", name="Zamknij").click()
    expect(strip).to_have_count(0)
    expect(page.locator(ASKED)).to_be_visible()  # the turn is still mine, and nothing was laid
    assert page.locator(".lineup li").count() == before


# For every update that answers an own move: how many frames began before the page showed it,
# and whether the board, too, had changed by then. The page hears a message after this listener.
WATCH_ECHOES = """
window.echoes = []
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const { type, re, seq, by } = JSON.parse(data)
      const board = document.querySelector('.board')
      if (type !== 'update' || !re || by === null || !board) return
      const echo = { seq, by, late: 0, drawn: false, board: false, arrived: performance.now() }
      const watch = new MutationObserver(() => { echo.board = true })
      watch.observe(board, { subtree: true, childList: true, attributes: true })
      const frame = () => {
        // It is drawn as soon as it plays; what it leads to comes when it is over.
        const { seq: shown, playing } = document.querySelector('.play')?.dataset ?? {}
        echo.drawn = Number(shown) >= seq || playing === 'true'
        if (!echo.drawn) echo.late += 1
        if (!echo.drawn && echo.late < 600) return requestAnimationFrame(frame)
        watch.disconnect()
        echo.frame = performance.now()
        window.echoes.push(echo)
      }
      requestAnimationFrame(frame)
    })
  }
}
"""
ECHOES = 4


class EnoughError(Exception):
    """So many echoes are enough."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_moves_echo_is_drawn_within_one_frame_of_its_arrival(visit: Visit, game: str) -> None:
    """Counted in frames of the page, so that a slow machine draws late but not wrongly."""
    page = visit(name="Alicja", reduced_motion="no-preference")
    page.add_init_script(WATCH_ECHOES)
    page.goto("/")

    def move(page: Page) -> None:
        if page.evaluate("window.echoes.length") >= ECHOES:
            raise EnoughError
        point(page)

    quick_game(page, game)
    with suppress(EnoughError):
        play([page], move)
    echoes = page.evaluate("window.echoes")
    assert len(echoes) >= 2
    wrong = [echo for echo in echoes if not echo["drawn"] or echo["late"] or not echo["board"]]
    # On a busy machine a picture may still be decoded once; a board that lags does so always.
    assert len(wrong) <= 1, wrong


@pytest.mark.parametrize("game", BOARDS)
def test_a_card_is_seen_close_by_right_click_space_and_long_press(visit: Visit, game: str) -> None:
    page = visit(name="Alicja", viewport=PHONE, has_touch=True)
    quick_game(page, game)
    page.locator(ASKED).wait_for()
    card = page.locator(".hand button.card, .next button.pic").first
    near = page.get_by_role("dialog").and_(page.locator(".veil"))
    card.click(button="right")
    expect(near).to_be_visible()
    page.keyboard.press("Escape")
    expect(near).to_have_count(0)
    card.focus()
    page.keyboard.press("Space")
    expect(near).to_be_visible()
    near.get_by_role("button").click()
    expect(near).to_have_count(0)
    box = card.bounding_box()
    assert box is not None
    spot = {"clientX": box["x"] + 20, "clientY": box["y"] + 20, "pointerId": 5}
    touch = {**spot, "pointerType": "touch", "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", touch)
    expect(near).to_be_visible()
    card.dispatch_event("click")  # the finger goes up again: that is no click
    near.get_by_role("button").click()
    expect(near).to_have_count(0)
    expect(page.locator(".card.pick")).to_have_count(0)


def test_a_finger_carries_a_card_to_its_slot(visit: Visit) -> None:
    page = visit(name="Alicja", viewport=PHONE, has_touch=True)
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    card = page.locator(".hand button.card").first.bounding_box()
    slot = page.locator(".plus").last.bounding_box()
    assert card is not None
    assert slot is not None
    touch = page.context.new_cdp_session(page)

    def at(kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = card["x"] + 30, card["y"] + 30
    to_x, to_y = slot["x"] + 10, slot["y"] + 10
    at("touchStart", x, y)
    for part in range(1, 6):
        at("touchMove", x + (to_x - x) * part / 5, y + (to_y - y) * part / 5)
    expect(page.locator(".carried")).to_have_count(1)
    at("touchEnd", to_x, to_y)
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(".strip.ghost")).to_have_count(1)
    page.locator(".prompt .primary").click()
    expect(page.locator(".hand .hole")).to_have_count(0)


def test_a_clock_runs_and_people_agree_on_a_pause(visit: Visit) -> None:
    host = visit("/play/cardline", name="Alicja")
    host.locator("summary").click()
    host.get_by_text("120 s na ruch").click()
    host.get_by_text("2", exact=True).first.click()
    host.get_by_role("button", name="Stolik dla znajomych").click()
    host.locator(".invite").wait_for()
    guest = visit(host.url, name="Daniel")
    guest.get_by_role("button", name="Siadam").click()
    guest.get_by_role("button", name="Możemy grać").click()
    host.get_by_role("button", name="Zaczynamy").click()
    clock = host.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^(2:00|[01]:\d\d)$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)  # it runs

    host.get_by_role("button", name="Więcej", exact=True).click()
    host.get_by_role("button", name="Poproś o przerwę").click()
    expect(guest.get_by_role("status").filter(has_text="prosi o przerwę")).to_be_visible()
    guest.get_by_role("button", name="Zgódź się na przerwę").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).to_contain_text("Przerwa")
        expect(page.locator(ASKED)).to_have_count(0)
    check_in_both_themes(host)
    guest.get_by_role("button", name="Gramy dalej").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).not_to_contain_text("Przerwa")


def test_a_replay_keeps_its_pictures_after_a_rematch(visit: Visit) -> None:
    page = visit(name="Alicja")
    quick_game(page, "illusion")
    play([page])
    replay = page.get_by_role("link", name="Powtórka").get_attribute("href")
    assert replay is not None
    picture = replay.replace("/replay/", "/api/tables/").replace("?", "/pictures/1?")
    before = page.request.get(picture).body()
    page.get_by_role("button", name="Rewanż").click()
    page.locator(".lineup img").first.wait_for()
    assert page.request.get(picture).body() == before
    page.goto(f"{replay}&step=1")
    page.locator(".lineup img").nth(1).wait_for()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.lineup img')].every((one) => one.naturalWidth > 0)"
    )


def test_help_tells_the_keys(visit: Visit) -> None:
    page = visit("/")
    page.locator("a.game").first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Klawisze i pomoc").wait_for()
    page.keyboard.press("Escape")
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()  # the game is laid out, and its menu stays
    page.get_by_role("button", name="Więcej", exact=True).click()
    page.get_by_role("button", name="Klawisze i pomoc").click()
    page.get_by_role("dialog", name="Klawisze i pomoc").wait_for()
    page.keyboard.press("Escape")
    page.locator("body").press("r")
    expect(page.locator(".rules .text p").first).to_be_visible()


KEPT = """async () => {
  const cache = await caches.open('stolik-1')
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  const wanted = [`${location.origin}/`, ...loaded.filter((name) => name.includes('/assets/'))]
  const kept = await Promise.all(wanted.map((name) => cache.match(name)))
  return navigator.serviceWorker.controller !== null && kept.every(Boolean)
}"""


def test_stolik_can_be_installed_and_opens_without_a_network(
    visit: Visit, excused: set[str]
) -> None:
    excused |= LOST
    page = visit("/", keeps=True)
    manifest = page.request.get("/manifest.webmanifest")
    assert (
        "manifest" in manifest.headers["content-type"] or "json" in manifest.headers["content-type"]
    )
    told = manifest.json()
    assert told["display"] == "standalone"
    assert told["start_url"] == "/"
    sizes = {icon["sizes"] for icon in told["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).ok
    # The first visit is enough: the page keeps what it has loaded.
    until(page, lambda: bool(page.evaluate(KEPT)), "everything in the browser's own store")
    page.context.set_offline(True)
    page.goto("/")
    page.locator("a.game").first.wait_for()
    expect(page.get_by_role("alert")).to_contain_text("Serwer nie odpowiada")
    for path in ("/tables", "/ranking"):
        page.evaluate(
            f"history.pushState({{}}, '', '{path}'); dispatchEvent(new Event('popstate'))"
        )
        expect(page.get_by_role("alert")).to_contain_text("Serwer nie odpowiada")
    # The page asks again by itself when the network is back: nobody has to press anything.
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_the_network_never_left_the_player_asks_again_by_hand(
    visit: Visit, excused: set[str]
) -> None:
    """A server that comes back tells no browser; the ranking does not ask now and then."""
    excused |= LOST
    page = visit("/")
    page.route("**/leaderboard", lambda route: route.abort())
    page.goto("/ranking")
    again = page.get_by_role("button", name="Spróbuj ponownie")
    again.click()
    expect(again).to_be_visible()
    page.unroute("**/leaderboard")
    again.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("main .panel")).to_be_visible()


def test_a_newcomer_plays_within_three_clicks(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    page.locator("a.game").first.click()
    page.locator(".go .lit").click()
    page.locator(".hand .card").first.wait_for()
    assert page.evaluate("window.clicks") <= 3
    dismiss(page)
