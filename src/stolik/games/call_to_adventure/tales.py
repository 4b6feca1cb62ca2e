"""The tales of a finished game, told from its state in both languages."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from stolik.games.call_to_adventure.cards import catalogue
from stolik.games.call_to_adventure.scoring import DESTINY
from stolik.games.call_to_adventure.story import is_face_up
from stolik.games.call_to_adventure.tale import NOBODY, Gained, Life, Tale, Teller
from stolik.games.call_to_adventure.view import TaleChapter, TaleView
from stolik.kernel.phrase import Named
from stolik.text import speaker

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState

PACKAGE = "stolik.games.call_to_adventure"
NAME = "{name}"  # the presenter knows how the player is called
KEPT = 32


def tales_of(state: AdventureState) -> tuple[TaleView, ...]:
    """Tell every seat's life; the destinies are revealed by then (CTA-139)."""
    return tuple(_in_both(life_of(state, seat)) for seat in range(len(state.xp)))


def life_of(state: AdventureState, seat: int) -> Life:
    """Gather what a tale needs from a finished game.

    A state does not keep who was there when: an ally comes with the last card of its
    own act, and cards from the hand are spread over the acts in the order they were played.
    """
    acts = tuple(_act(state, seat, act) for act in range(3))
    played = state.played[seat]
    third = -(-len(played) // 3) or 1
    ending = "told"
    if state.adversary >= 0:
        ending = "lost" if state.is_lost else "won"
    return Life(
        name=NAME,
        origin=state.origins[seat],
        motivation=state.motivations[seat],
        destiny=state.destinies[seat],
        acts=acts,
        played=tuple(tuple(played[act * third : act * third + third]) for act in range(3)),
        sacrificed=tuple(ally for ally in state.allies[seat] if not is_face_up(state, ally)),
        morality=state.morality[seat],
        is_fulfilled=state.pad[seat][DESTINY] > 0,
        ending=ending,
    )


def _act(state: AdventureState, seat: int, act: int) -> tuple[Gained, ...]:
    sides = state.tucked[seat][act * 3 : act * 3 + 3]
    cards = catalogue().cards
    allies = [ally for ally in state.allies[seat] if cards[ally].act == act + 1]
    last = len(sides) - 1
    return tuple(
        Gained(side // 2, side % 2, allies[0] if allies and place == last else NOBODY)
        for place, side in enumerate(sides)
    )


@lru_cache(KEPT)
def _in_both(life: Life) -> TaleView:
    en, pl = (_told(life, language) for language in ("en", "pl"))
    chapters = zip(en.chapters, pl.chapters, strict=True)
    return TaleView(
        Named(en=en.title, pl=pl.title),
        tuple(
            TaleChapter(Named(en=one.heading, pl=other.heading), Named(en=one.text, pl=other.text))
            for one, other in chapters
        ),
    )


def _told(life: Life, language: str) -> Tale:
    return Teller(catalogue(), speaker(language, PACKAGE), language).tell(life)
