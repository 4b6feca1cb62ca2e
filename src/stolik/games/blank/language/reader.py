"""The reader: any card as a natural sentence in Polish or English (BLK-L8)."""

from functools import lru_cache

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.grammar.english import english
from stolik.games.blank.language.grammar.phrases import PhraseStyle
from stolik.games.blank.language.grammar.polish import polish
from stolik.games.blank.language.grammar.sentence import Grammar
from stolik.games.blank.language.grammar.source import Source, Value
from stolik.games.blank.language.spoken import carried, notes, text_holders

BARE, IN_BRACKETS = PhraseStyle(), PhraseStyle(in_brackets=True)


def grammar_of(language: str) -> Grammar:
    """Return the grammar of a language: `en` or `pl`."""
    if language not in ("en", "pl"):
        raise ValueError(f"BLANK is read in 'en' and 'pl', not in {language!r}")
    return english() if language == "en" else polish()


def hear(sentence: str, language: str) -> Value:
    """Return the meaning of a whole sentence, None if it has none."""
    source = Source(sentence)
    return grammar_of(language).sentence.hear(source, 0).get(len(source.text))


@lru_cache(maxsize=256)
def read(card: Card, language: str) -> str:
    """Read the card aloud.

    Free texts stand bare; if the bare sentence would be heard as another card, they
    stand in brackets. So no two cards that mean different things read the same.
    """
    return _aloud(card, language)


def _aloud(card: Card, language: str) -> str:
    said = carried(card, language)
    sentence = grammar_of(language).sentence
    words = sentence.say(said, BARE)
    has_texts = next(text_holders(said), None) is not None
    if words is not None and has_texts and hear(words + ".", language) != said:
        words = sentence.say(said, IN_BRACKETS)
    if words is None:
        raise ValueError(f"the grammar has no words for {said}")
    return words + "."


def write_out(card: Card, language: str) -> str:
    """Write the whole card: its sentence, and below it what the sentence leaves out."""
    return "\n".join([read(card, language), *notes(card, language)])
