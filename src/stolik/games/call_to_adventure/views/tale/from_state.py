"""The tales of a finished game, told from its state in both languages."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.engine.model.sides import side_card, side_path
from stolik.games.call_to_adventure.engine.scoring import DESTINY
from stolik.games.call_to_adventure.engine.story import is_face_up
from stolik.games.call_to_adventure.view import TaleChapter, TaleView
from stolik.games.call_to_adventure.views.tale.tale_writer import (
    NOBODY,
    FinishedStory,
    GainedCard,
    Tale,
    TaleWriter,
)
from stolik.kernel.phrase import Named
from stolik.text import speaker

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState

PACKAGE = "stolik.games.call_to_adventure"
NAME = "{name}"  # the presenter knows how the player is called
KEPT = 32


def tales_of(state: AdventureState) -> tuple[TaleView, ...]:
    """Write every seat's tale; the destinies are revealed by then (CTA-139)."""
    return tuple(_in_both(finished_story(state, seat)) for seat in range(len(state.xp)))


def finished_story(state: AdventureState, seat: int) -> FinishedStory:
    """Gather what a tale needs from a finished game.

    A state does not record who joined when: an ally comes with the last card of its own act, and
    cards from the hand are spread over the acts in the order they were played.
    """
    acts = tuple(_act(state, seat, act) for act in range(3))
    played = state.played[seat]
    third = -(-len(played) // 3) or 1
    ending = ""
    if state.adversary.card >= 0:
        ending = "lost" if state.adversary.has_won else "won"
    return FinishedStory(
        name=NAME,
        origin=state.origins[seat],
        motivation=state.motivations[seat],
        destiny=state.destinies[seat],
        acts=acts,
        played=tuple(tuple(played[act * third : act * third + third]) for act in range(3)),
        sacrificed=tuple(ally for ally in state.allies[seat] if not is_face_up(state, ally)),
        morality=state.morality[seat],
        is_fulfilled=state.score_pad[seat][DESTINY] > 0,
        ending=ending,
    )


def _act(state: AdventureState, seat: int, act: int) -> tuple[GainedCard, ...]:
    sides = state.tucked[seat][act * 3 : act * 3 + 3]
    cards = catalogue().cards
    allies = [ally for ally in state.allies[seat] if cards[ally].act == act + 1]
    last = len(sides) - 1
    return tuple(
        GainedCard(
            side_card(side), side_path(side), allies[0] if allies and place == last else NOBODY
        )
        for place, side in enumerate(sides)
    )


@lru_cache(KEPT)
def _in_both(story: FinishedStory) -> TaleView:
    en, pl = (_written(story, language) for language in ("en", "pl"))
    chapters = zip(en.chapters, pl.chapters, strict=True)
    return TaleView(
        Named(en=en.title, pl=pl.title),
        tuple(
            TaleChapter(
                Named(en=one.heading, pl=other.heading),
                tuple(
                    Named(en=in_english, pl=in_polish)
                    for in_english, in_polish in zip(one.parts, other.parts, strict=True)
                ),
            )
            for one, other in chapters
        ),
    )


def _written(story: FinishedStory, language: str) -> Tale:
    return TaleWriter(catalogue(), speaker(language, PACKAGE), language).write(story)
