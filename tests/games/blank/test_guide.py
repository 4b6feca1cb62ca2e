"""The rules as players read them."""

from __future__ import annotations

from importlib.resources import files

import pytest

from stolik.cli.guide import Guide
from stolik.games.blank.game import GAME
from stolik.text import LANGUAGES

FAMILIES = {"": 115, "L": 63, "W": 23, "D": 27, "R": 73}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_an_anchor_for_every_rule_of_the_ledger(language):
    """BLK-01 to BLK-115, BLK-L1 to L63, BLK-W1 to W23, BLK-D1 to D27, BLK-R1 to R73."""
    text = (files(GAME.package) / f"guide.{language}.md").read_text(encoding="utf-8")
    wanted = [
        f"BLK-{family}{number:02}" if not family else f"BLK-{family}{number}"
        for family, last in FAMILIES.items()
        for number in range(1, last + 1)
    ]
    assert sorted(Guide(text).rules()) == sorted([*wanted, "BLK-I19", "BLK-I20"])
