"""Measure how evenly a board is drawn: frame times while a finished game is played through again.

`python web/scripts/frames.py ADDRESS TABLE [STEPS]` needs a running server on which the game with
this table's id is over, Chromium and playwright. It looks for the moment with the most cards on
the screen, then walks on from there, with all motion, and counts frames. The last line says how
evenly an empty page is drawn meanwhile: a busy machine misses frames by itself.
"""

from __future__ import annotations

import shutil
import sys

from playwright.sync_api import Page, sync_playwright

CARDS = ".card, .spine, .tuck, .chara, .rune, .chal, .shape"
WATCH = """() => { window.frames_ = []; let last = performance.now()
  const tick = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick) }"""
PROBES = 12
SMOOTH = 1000 / 60 + 4  # a frame that took longer than this was late


def open_at(page: Page, table: str, step: int) -> None:
    """Show a moment of the replay with all hands open."""
    page.goto(f"/replay/{table}?step={step}")
    page.locator(".bar").wait_for()
    page.locator(".watched select").select_option("open")
    page.wait_for_timeout(400)


def busiest(page: Page, table: str, steps: int) -> tuple[int, int]:
    """Find the moment with the most cards: their number and the step."""
    found = []
    for probe in range(1, PROBES):
        step = steps * probe // PROBES
        open_at(page, table, step)
        found.append((page.locator(CARDS).count(), step))
    return max(found)


def measure(page: Page, walk: int, pause: int) -> list[float]:
    """Step through the replay and return the times between frames."""
    page.evaluate(WATCH)
    for _ in range(walk):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(pause)
    return list(page.evaluate("frames_.slice(2)"))


def tell(what: str, times: list[float]) -> None:
    """Print the result in one line."""
    ordered = sorted(times)
    late = sum(1 for one in ordered if one > SMOOTH)
    rate = 1000 * len(ordered) / sum(ordered)
    middle, most = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
    sys.stdout.write(
        f"{what}: {len(ordered)} frames, {rate:.1f} a second, median {middle:.1f} ms,"
        f" 95 % within {most:.1f} ms, longest {ordered[-1]:.1f} ms,"
        f" late {late} ({100 * late / len(ordered):.1f} %)\n"
    )


def main() -> None:
    """Measure one replay."""
    address, table, *more = sys.argv[1:]
    walk = int(more[0]) if more else 24
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
        page = context.new_page()
        steps = int(page.request.get(f"{address}/api/tables/{table}/replay").json()["steps"])
        cards, step = busiest(page, table, steps)
        open_at(page, table, step)
        tell(f"step {step} of {steps}, {cards} cards, runes and strips", measure(page, walk, 500))
        page.goto("/lost")
        tell("an empty page", measure(page, 6, 500))
        browser.close()


if __name__ == "__main__":
    main()
