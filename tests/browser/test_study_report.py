"""Reports of studies, opened on a phone and on a wide screen: nothing is cut off."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from stolik.arena import run, study, tournament
from stolik.arena.report import report

CUT_OFF = """() => [...document.querySelectorAll('svg text, svg rect, svg line, svg circle')]
  .filter((one) => {
    const box = one.getBoundingClientRect(), room = one.ownerSVGElement.getBoundingClientRect()
    return box.left < room.left - 1 || box.right > room.right + 1 || room.right > innerWidth
  })
  .map((one) => one.outerHTML)"""
OVERLAPS = """() => [...document.querySelectorAll('svg')].flatMap((chart) => {
  const texts = [...chart.querySelectorAll('text')]
  const boxes = texts.map((one) => [one.textContent, one.getBoundingClientRect()])
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 4 && b.top < a.bottom - 4
  return boxes.flatMap(([told, a], at) => boxes.slice(at + 1)
    .filter(([, b]) => meet(a, b)).map(([other]) => `${told} / ${other}`))
})"""
HEIGHTS = """() => [...document.querySelectorAll('svg text')]
  .map((one) => one.getBoundingClientRect().height)"""


def test_charts_fit_every_screen(browser: Browser) -> None:
    """Charts were as wide as a tablet everywhere; on a phone their figures were out of sight."""
    asked = [
        study("call-to-adventure", [2, 4], ["random", "casual"], games=24),
        study("all-in", [3], ["random"], [{"side": "A"}, {"side": "B"}], games=30),
        tournament("illusion", ["random", "casual", "skilled"], 2, games=6),
    ]
    page = browser.new_page()
    try:
        for one in asked:
            page.set_content(report(run(one), "pl"))
            for width in (320, 390, 1280):
                page.set_viewport_size({"width": width, "height": 800})
                check(page, width)
    finally:
        page.close()


def check(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("svg").count() > 3
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OVERLAPS) == []
    assert min(page.evaluate(HEIGHTS)) > 10, "letters keep their size"
