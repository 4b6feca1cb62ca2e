"""The list editor has words in both languages for everything that the language offers."""

import re
from pathlib import Path

import pytest

from stolik.server.blank.grammar import grammar
from stolik.text import LANGUAGES

TEXTS = Path(__file__).parents[2] / "web" / "src" / "games" / "blank" / "text"


def needed() -> set[str]:
    """The messages that the editor shows: parts, questions, values and players."""
    offered = grammar()
    found = {f"trigger-{part.name}" for part in offered.triggers}
    found |= {f"cond-{part.name}" for part in offered.conditions}
    found |= {f"verb-{part.name.replace(':', '-')}" for part in offered.effects}
    for part in (*offered.triggers, *offered.conditions, *offered.effects):
        found |= {f"who-{who}" for who in part.who}
        for field in part.fields:
            found.add(f"ask-{field.name}")
            if not field.is_needed:
                found.add(f"add-{field.name}")
            kind = "who" if field.kind == "player" else "value"
            found |= {f"{kind}-{choice}" for choice in field.choices}
            found |= {f"value-{word}" for word in field.words}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_language_has_words_in_the_editor(language):
    """BLK-L9."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert needed() - set(re.findall(r"^([\w-]+) =", text, re.M)) == set()
