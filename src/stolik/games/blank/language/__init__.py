"""The rule language of BLANK: what a card can say, how it is checked, written and parsed."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stolik.games.blank.language.understanding.answers import Understanding


def understand(sentence: str, language: str, kind: str) -> "Understanding":
    """Interpret a sentence in free wording, as a rule or as an effect."""
    # The lexicon is large and only writers need it, so it is not loaded with the rules of play.
    from stolik.games.blank.language.understanding.reader import (  # noqa: PLC0415
        understand as read_freely,
    )

    return read_freely(sentence, language, kind)
