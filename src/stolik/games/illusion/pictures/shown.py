"""From a table's picture numbers to files: only for what lies open there."""

from __future__ import annotations

from stolik.games.illusion.options import IllusionOptions
from stolik.games.illusion.pictures.field import Labels
from stolik.games.illusion.pictures.gallery import Gallery
from stolik.games.illusion.pictures.gallery import gallery as kept_gallery
from stolik.games.illusion.state import IllusionState
from stolik.kernel.state import State


class NotShown(LookupError):  # noqa: N818 - reads as what it is
    """A number under which no picture has been shown at this table."""


def labels_at(state: State, picture: int) -> Labels:
    """Return the label map of a shown picture, for callers that draw it themselves."""
    return gallery_of(state).maps[card_at(state, picture)]


def card_at(state: State, picture: int) -> int:
    """Find the card of a shown picture."""
    assert isinstance(state, IllusionState)
    if not 0 <= picture < len(state.shown):
        raise NotShown(picture)
    return state.shown[picture]


def gallery_of(state: State) -> Gallery:
    """Return the pictures of the deck that is played with."""
    options = state.rules.options
    assert isinstance(options, IllusionOptions)
    return kept_gallery(options.deck)
