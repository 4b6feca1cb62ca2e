"""The boards of Cardline, Illusion, All In and Call to Adventure."""

from __future__ import annotations

from playwright.sync_api import Page
from steps import add, any_card, begin, doubt, place, turns


def cardline(page: Page) -> None:
    """Cardline with a card about to be laid."""
    begin(page, "cardline")
    turns(page, 3, place)
    page.locator(".hand button.card").first.click()
    slots = page.locator(".plus")
    slots.nth(slots.count() // 2).dispatch_event("click")


def illusion(page: Page) -> None:
    """Illusion with a slot picked."""
    begin(page, "illusion")
    page.locator("button.gap, .prompt .cover").first.wait_for()
    while not page.locator("button.gap").count():
        page.locator(".prompt .cover").click()
        page.locator("button.gap, .prompt .cover").first.wait_for()
    page.locator("button.gap").last.dispatch_event("click")


def reveal(page: Page) -> None:
    """Illusion with its row turned over."""
    begin(page, "illusion")
    turns(page, 12, lambda one: doubt(one) if one.locator("button.gap").count() > 3 else add(one))
    page.locator(".reveal").wait_for()


def all_in(page: Page) -> None:
    """All In in the middle of a round."""
    begin(page, "all-in")
    turns(page, 2, any_card)


def showdown(page: Page) -> None:
    """All In with all hands open."""
    begin(page, "all-in")
    turns(page, 80, any_card)
    page.locator(".showdown").wait_for()
    page.wait_for_timeout(1500)


HAND = """(sign) => { window.steps ??= setInterval(() => {
  document.querySelector('main.table')?.click()
  if (document.querySelector(sign)) return clearInterval(window.steps)
  if (!document.querySelector('.prompt[data-asked=true]')) return
  for (const group of document.querySelectorAll('.choose .group'))
    if (!group.querySelector('.card.pick')) return group.querySelector('button.card').click()
  const primary = document.querySelector('.prompt .primary')
  if (primary) return primary.disabled || primary.click()
  const offer = document.querySelector('.path.can, .answers .seer, .chal .mini')
  const button = offer ?? document.querySelector('.prompt .acts .btn:not([aria-expanded])')
    ?? document.querySelector('.spine.can')
  button?.click()
}, 120) }"""


def adventure_until(page: Page, players: int, sign: str) -> None:
    """Call to Adventure, with the first thing on offer, until something is on the screen."""
    begin(page, "call-to-adventure", players)
    page.evaluate(HAND, sign)
    page.locator(sign).first.wait_for()


def adventure_choice(page: Page) -> None:
    """Call to Adventure: who are you?"""
    begin(page, "call-to-adventure", 3)
    page.locator(".choose .card").first.wait_for()


def adventure(page: Page) -> None:
    """Call to Adventure: the runes are gathered."""
    adventure_until(page, 3, ".helps")


def adventure_acts(page: Page) -> None:
    """Call to Adventure: a path is about to be chosen."""
    adventure_until(page, 3, ".path.can, .spine.can")
    page.locator(".spine.can, .path.can").first.dispatch_event("click")
    if page.locator(".path.can").count():
        page.locator(".path.can").last.dispatch_event("click")


def adventure_alone(page: Page) -> None:
    """Call to Adventure against an adversary: its quests, its goal."""
    adventure_until(page, 1, ".path.can, .spine.can")


def adventure_end(page: Page) -> None:
    """Call to Adventure: the points, line by line."""
    adventure_until(page, 1, ".finale")


BOARDS = (cardline, illusion, reveal, all_in, showdown)
BOARDS += (adventure_choice, adventure, adventure_acts, adventure_alone, adventure_end)
