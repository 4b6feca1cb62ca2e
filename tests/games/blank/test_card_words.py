"""The words of faults: none is missing, in no language."""

from __future__ import annotations

import re
from pathlib import Path

import stolik.games.blank as package
from stolik.games.blank.language.fault_text import blank_speaker

ROOT = Path(package.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the arguments that it and its remedy use."""
    text = (ROOT / "text" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z-]+) =", line):
            name = match.group(1)
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\{ \$(\w+)", line))
    return found


def reasons() -> set[str]:
    """Every reason that the checker or a deck can give."""
    found: set[str] = set()
    patterns = (
        r'refuse\(\s*"BLK-[\w-]+", "([a-z-]+)"',
        r'report\(\s*faults,\s*[^,]+,\s*"([a-z-]+)"',
        r'Fault\([^,]+, (?:RULE|"BLK-[\w-]+"), "([a-z-]+)"',
        r'_fault\(path, "([a-z-]+)"',
        r'page\.fault\([^,]+, "([a-z-]+)"',
    )
    for path in [*ROOT.glob("language/*.py"), *ROOT.glob("decks/*.py")]:
        source = path.read_text("utf-8")
        for pattern in patterns:
            found |= set(re.findall(pattern, source))
    return found


def test_every_reason_has_words_and_a_remedy_in_both_languages():
    """BLK-L1: a message naming the place; place, reason and remedy are told."""
    assert len(reasons()) > 50
    for language in ("en", "pl"):
        for reason in reasons():
            message = f"card-fault-{reason}"
            assert blank_speaker(language).knows(message), (language, reason)
            args = dict.fromkeys(messages(language)[message], "x")
            assert blank_speaker(language).say(f"{message}.instead", **args)


def test_both_languages_say_the_same_things():
    """BLK-L8: Polish and English have the same messages and fill in the same things."""
    assert messages("en") == messages("pl")
