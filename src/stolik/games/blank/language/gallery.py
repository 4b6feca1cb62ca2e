"""A gallery of sentences that parse: the cards of the ledger, shown as examples."""

from functools import cache

from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.language.reader import read


@cache
def gallery(language: str) -> tuple[str, ...]:
    """Return the sentences of all known cards in a language."""
    return tuple(read(each.card, language) for each in catalogue().values())
