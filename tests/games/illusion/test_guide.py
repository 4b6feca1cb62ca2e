"""The guides state every rule of the ledger once, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

NUMBERED = [f"ILL-{number:02}" for number in range(1, 38)]
RULED = [f"ILL-R{number}" for number in range(1, 22)]
IDS = NUMBERED + RULED


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_rule_has_one_anchor(language):
    """ILL-01: and all others, so that a refusal can point at its rule."""
    text = files("stolik.games.illusion").joinpath(f"guide.{language}.md").read_text("utf-8")
    anchors = re.findall(r'<a id="([A-Z]+-R?\d+)"></a>', text)
    assert sorted(anchors) == sorted(IDS)
    assert len(IDS) == 58
