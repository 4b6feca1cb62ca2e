"""Every screen, both sizes, both themes: nothing cut, nothing overlapping, nothing inaccessible."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.hands import ASKED, DESKTOP, PHONE, Watch, dismiss, point
from browser.wire import become

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAIN = ["/", "/play", "/play/cardline", "/learn", "/tables", "/history", "/ranking", "/settings"]
PLAIN += ["/account", "/lost", "/t/NOBODY-0000"]

# Elements whose text is wider than they are; what scrolls, ends in dots on purpose or is only heard
# (a title on a phone on its side) is left out.
CUT = """() => [...document.querySelectorAll('h1, h2, h3, b, button, .btn, legend, label, p')]
  .filter((e) => e.offsetParent && getComputedStyle(e).display !== 'inline')
  .filter((e) => !e.closest('.hidden-label, .seg, .plate, .card, .log, .scroller, .lineup, .text'))
  .filter((e) => getComputedStyle(e.parentElement).clipPath !== 'inset(50%)')
  .filter((e) => e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.className + ': ' + e.textContent.trim().slice(0, 60))"""
# Words of a board that lie under something else, or under the edge of what holds them.
COVERED = """() => [...document.querySelectorAll('.board b, .board button, .board small, .board p')]
  .filter((e) => e.offsetParent && !e.closest('.hidden-label, .hand, .tale, [aria-hidden=true]'))
  .filter((e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((e) => !e.closest('.board')?.querySelector('.finale') || e.closest('.finale'))
  .filter((e) => {
    const box = e.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    for (let up = e; up; up = up.parentElement) {  // what is scrolled out of sight is not lost
      const { top, bottom, left, right } = up.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(up)
      const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')
      if (scrolls && (y < top || y > bottom || x < left || x > right)) return false
    }
    const top = document.elementFromPoint(x, y)
    if (top?.closest('.pill')) return false  // it counts the cards under it, which scroll out
    if (innerWidth > 640 && top?.closest('.end')) return false  // the result lies on the table
    return !top || !(e.contains(top) || top.contains(e))
  })
  .map((e) => `${e.className}: ${e.textContent.trim().slice(0, 60)}`)"""
# Words in one row or on one card that run into each other, or out of the card.
HUDDLED = """() => {
  const words = (root) => {
    const found = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      if (!walker.currentNode.data.trim() || !holder.offsetParent) continue
      if (holder.closest('.hidden-label, [aria-hidden=true], select')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      let box = range.getBoundingClientRect()
      for (let up = holder; up !== root.parentElement; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === 'visible' || up === root) continue
        const edge = up.getBoundingClientRect()  // what ends in dots ends there
        box = { left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right),
          top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) }
      }
      if (box.right - box.left > 1 && box.bottom - box.top > 1)
        found.push({ box, text: walker.currentNode.data.trim().slice(0, 40) })
    }
    return found
  }
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
  const bad = []
  for (const root of document.querySelectorAll('.top, .card .in, .lineup, .vline')) {
    const all = words(root)
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
      if (meet(a.box, b.box)) bad.push(`${a.text} / ${b.text}`)
    }))
    const edge = root.getBoundingClientRect()
    if (root.matches('.in'))
      for (const { box, text } of all)
        if (box.left < edge.left - 1 || box.right > edge.right + 1)
          bad.push(`out of its card: ${text}`)
  }
  return bad
}"""
# What lies over a board on purpose.
OVER = ".veil, .menu, .moves, .rules, .help, .reveal, .showdown, .coach, .curtain, .lost-note"
OVER += ", .prompt .strip, .allin > .eye"
SIDEWAYS = """() => document.documentElement.scrollWidth > innerWidth
  ? [document.documentElement.scrollWidth, innerWidth] : []"""
AXE_RUN = """async (rules) => (await axe.run({ resultTypes: ['violations'], ...rules }))
  .violations.map((found) => [
    found.id,
    found.nodes.map((node) => node.html.slice(0, 160) + ' | ' + (node.any[0]?.message ?? '')),
  ])"""
COLOURS = {"runOnly": ["color-contrast"]}
"""Of what axe looks at, what another theme changes."""
# A screen is at rest when a few frames in a row change nothing; others are taken as they are.
RESTED = """() => new Promise((rested) => {
  let quiet = 0
  let frames = 0
  const watch = new MutationObserver(() => (quiet = 0))
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isMoving = (one) => one.playState === 'running'
    && one.effect?.getComputedTiming().endTime !== Infinity
  const frame = () => {
    const isBusy = document.querySelector('[aria-busy=true]') !== null
    quiet = isBusy || document.getAnimations().some(isMoving) ? 0 : quiet + 1
    if (quiet < 6 && frames++ < 180) return requestAnimationFrame(frame)
    watch.disconnect()
    rested()
  }
  requestAnimationFrame(frame)
})"""
# Every control has a name, and the name is a word, not the id of one.
NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, select, textarea')]
  .filter((e) => e.offsetParent)
  .map((e) => [e, (e.getAttribute('aria-label') || e.textContent || e.placeholder
    || e.querySelector('img')?.alt
    || [...(e.labels ?? [])].map((label) => label.textContent).join(' ')).trim()])
  .filter(([, name]) => !name || /^[a-z]+(-[a-z0-9]+)+([.][a-z]+)?$/.test(name))
  .map(([e, name]) => `${name}: ${e.outerHTML.slice(0, 120)}`)"""
LOOKS = {
    "light": {"color_scheme": "light", "locale": "pl-PL"},
    "dark": {"color_scheme": "dark", "locale": "en-GB"},
}


def check(page: Page) -> None:
    """No sideways scrolling, nothing cut or covered, and axe finds nothing."""
    kinds = {"sideways": SIDEWAYS, "cut": CUT, "nameless": NAMELESS}
    if not page.locator(OVER).count():
        kinds |= {"covered": COVERED, "huddled": HUDDLED}
    finds = ", ".join(
        f"...({script})().map((one) => ['{kind}', one])" for kind, script in kinds.items()
    )
    assert settled(page, f"() => [{finds}]") == []
    check_with_axe(page)


def check_with_axe(page: Page, rules: dict[str, list[str]] | None = None) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    assert settled(page, AXE_RUN, rules or {}) == []


def settled(page: Page, script: str, given: object = None) -> list[object]:
    """What is found when the screen has come to rest, however slow the machine is."""
    found: list[object] = []
    for pause in (0, 300, 600, 1200, 2400, 4800, 9600, 19200):
        page.wait_for_timeout(pause)
        page.evaluate(RESTED)
        found = page.evaluate(script, given)
        if not found:
            break
    return found


def check_in_both_themes(page: Page) -> None:
    """The same screen by day and by night, without another way to it."""
    check(page)
    dark = page.locator("html").get_attribute("data-theme") == "dark"
    change_theme(page, "light" if dark else "dark")
    check_with_axe(page, COLOURS)
    change_theme(page, "dark" if dark else "light")


def change_theme(page: Page, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.locator(f"html[data-theme={theme}]").wait_for(state="attached")


def check_on_both_sizes(page: Page) -> None:
    """The same screen on a phone and on a desktop, without another way to it."""
    check(page)
    here = page.viewport_size
    page.set_viewport_size(DESKTOP if here == PHONE else PHONE)
    check(page)
    page.set_viewport_size(here or DESKTOP)


def check_in_every_look(page: Page) -> None:
    """Both sizes, by day and by night."""
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        check_in_both_themes(page)


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest) -> dict[str, str]:
    return LOOKS[request.param]


def test_plain_pages_are_whole_and_accessible(
    visit: Visit, look: dict[str, str], excused: set[str]
) -> None:
    excused.add("status of 404")  # the table nobody opened
    page = visit("/", **look)
    for path in PLAIN:
        page.goto(path)
        page.locator("main").wait_for()
        check_on_both_sizes(page)
    page.goto("/")
    page.locator("a.game").first.wait_for()  # there is somebody to hear the key
    page.keyboard.press("?")
    page.locator(".help").wait_for()
    check_on_both_sizes(page)


def play_bots(page: Page, game: str, **options: object) -> str:
    """Begin a game with two bots under these options; gives the code of the table."""
    become(page, "Ola")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "casual"}] * 2]
    made = page.request.post(
        "/api/tables", data={"game": game, "seats": seats, "options": options}
    ).json()
    page.goto(f"/t/{made['code']}?go=1")
    page.locator(".board .card").first.wait_for()
    return str(made["code"])


def test_spectators_of_every_pack_see_whole_cards_and_titles(visit: Visit) -> None:
    """Facts about animals are long, and so is All In's name beside what a spectator is told."""
    host = visit("/play/cardline", name="Ola")
    code = play_bots(host, "cardline", pack="animals", attribute="weight", cards=6)
    for _ in range(3):
        host.locator(ASKED).wait_for()
        host.locator(".hand button.card").first.click()
        host.locator(".plus").last.dispatch_event("click")
        seq = str(host.locator(".play").get_attribute("data-seq"))
        host.locator(".prompt .primary").click()
        expect(host.locator(".play")).not_to_have_attribute("data-seq", seq)
    host.locator(ASKED).wait_for()  # nobody moves while others look
    other = play_bots(host, "all-in")
    host.locator(ASKED).wait_for()
    for look in LOOKS.values():
        page = visit(f"/t/{code}", **look)
        page.locator(".lineup .it, .vline .strip").first.wait_for()
        check_on_both_sizes(page)
        page.set_viewport_size(PHONE)
        page.goto(f"/t/{other}")
        page.locator(".board .card").first.wait_for()
        check(page)


def test_the_lobby_is_whole_and_accessible(visit: Visit, look: dict[str, str]) -> None:
    page = visit("/play/cardline", **look)
    page.locator(".go .btn").nth(1).click()
    page.locator(".invite svg[role=img]").wait_for()
    check_on_both_sizes(page)


def sit_down(visit: Visit, game: str, look: dict[str, str]) -> Page:
    page = visit(f"/play/{game}", **look)
    page.locator(".go .lit").click()
    page.locator(ASKED).wait_for()
    return page


def test_what_opens_over_a_table_is_whole_and_accessible(
    visit: Visit, look: dict[str, str]
) -> None:
    page = sit_down(visit, "cardline", look)
    check_on_both_sizes(page)
    for key, shown in (("m", ".moves"), ("r", ".rules .text p")):
        page.locator("body").press(key)
        page.locator(shown).first.wait_for()
        check_on_both_sizes(page)
        page.keyboard.press("Escape")
        page.locator(shown).first.wait_for(state="detached")
    page.locator(".hand button.card").first.click(button="right")
    page.locator(".veil").wait_for()
    check_on_both_sizes(page)
    page.keyboard.press("Escape")
    page.locator(".top nav button").last.click()
    page.locator(".menu").wait_for()
    check_on_both_sizes(page)


@pytest.mark.parametrize("game", ["illusion", "all-in"])
def test_tables_and_reveals_are_whole_and_accessible(
    visit: Visit, look: dict[str, str], game: str
) -> None:
    page = sit_down(visit, game, look)
    check_on_both_sizes(page)
    reveal, watch = page.locator(".reveal, .showdown"), Watch([page])
    while not reveal.count():
        (seen,) = watch.look()
        assert not seen["over"], "the game ended without a reveal"
        if seen["covered"]:  # by cards that only this player is shown
            dismiss(page)
        elif seen["asked"]:
            pass_or_point(page)
        page.wait_for_timeout(40)
    reveal.wait_for()
    check_on_both_sizes(page)


def pass_or_point(page: Page) -> None:
    """Come to the reveal soon: pass where that is possible."""
    passing = page.locator(".prompt .acts .btn", has_text=re.compile("Spasuj|Pass"))
    with suppress(TimeoutError):
        if passing.count():
            passing.first.click(timeout=3000)
        else:
            point(page)


def test_first_steps_are_whole_and_accessible(visit: Visit, look: dict[str, str]) -> None:
    page = visit("/learn", **look)
    page.locator("main li button").first.click()
    page.locator(".coach").wait_for()
    check_on_both_sizes(page)
