"""From a table's picture numbers to files: only for what lies open there."""

from __future__ import annotations

from stolik.games.illusion.options import IllusionOptions
from stolik.games.illusion.pictures.field import Labels
from stolik.games.illusion.pictures.gallery import Gallery
from stolik.games.illusion.pictures.gallery import gallery as kept_gallery
from stolik.games.illusion.state import IllusionState
from stolik.kernel.state import State


class NotShown(LookupError):  # noqa: N818 - reads as what it is
    """A number under which no picture has come to light at this table."""


def picture_at(
    state: State, picture: int, style: str = "plain", gallery: Gallery | None = None
) -> bytes:
    """Give the file of a picture that a view of this state can name.

    Send it with `png.HEADERS`, uncompressed, under an address that belongs to
    the table; then neither file nor address says anything about the card.
    """
    card = card_at(state, picture)
    return (gallery or gallery_of(state)).png(card, style)


def labels_at(state: State, picture: int) -> Labels:
    """Give the label map of a shown picture, for whoever draws it in another way."""
    return gallery_of(state).maps[card_at(state, picture)]


def card_at(state: State, picture: int) -> int:
    """Find the card of a shown picture."""
    assert isinstance(state, IllusionState)
    if not 0 <= picture < len(state.shown):
        raise NotShown(picture)
    return state.shown[picture]


def gallery_of(state: State) -> Gallery:
    """Give the pictures of the deck that is played with."""
    options = state.rules.options
    assert isinstance(options, IllusionOptions)
    return kept_gallery(options.deck)
