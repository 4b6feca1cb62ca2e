"""The standard deck's pictures, painted once for a test run."""

import pytest

from stolik.games.illusion.pictures.gallery import Gallery, make
from stolik.games.illusion.pictures.palette import STYLES


@pytest.fixture(scope="session")
def gallery() -> Gallery:
    return make()


@pytest.fixture(scope="session")
def pictures(gallery: Gallery) -> dict[str, list[bytes]]:
    """All files of the standard deck in both styles."""
    return {style: [gallery.png(card, style) for card in range(98)] for style in STYLES}
