"""The guide to writing cards: every one of its forty examples is understood as it says."""

from importlib.resources import files

import pytest

from stolik.games.blank.game import GAME
from stolik.games.blank.language import understand
from stolik.text import LANGUAGES


def examples(language):
    text = (files(GAME.package) / "text" / f"writing.{language}.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [row for row in rows if row[0] not in ("piszesz", "you write")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_forty_examples_and_all_are_understood_as_printed(language):
    found = examples(language)
    assert len(found) == 40
    for sentence, said in found:
        kind = "rule" if said.startswith(("Jeśli", "If")) else "effect"
        assert understand(sentence, language, kind).text == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_blank_lead_to_the_guide(language):
    text = (files(GAME.package) / f"guide.{language}.md").read_text(encoding="utf-8")
    assert f"writing.{language}.md" in text and "stolik rules blank --writing" in text
