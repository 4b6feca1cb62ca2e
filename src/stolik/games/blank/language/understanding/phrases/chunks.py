"""A stretch of words cut into chunks: who, what, how many, how long."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.understanding.phrases import (
    cards_en,
    cards_pl,
    effects_en,
    effects_pl,
    events_en,
    events_pl,
    leads,
    piles_en,
    piles_pl,
    players_en,
    players_pl,
    states_en,
    states_pl,
)
from stolik.games.blank.language.understanding.phrases.patterns import Grammar, Matcher, grammar
from stolik.games.blank.language.understanding.words.lexicon import looked_up
from stolik.games.blank.language.understanding.words.tokens import QUOTE, WORD, Token

KINDS = (
    "from_who",
    "with_who",
    "to_who",
    "of_who",
    "by_who",
    "who",
    "topcards",
    "new",
    "cards",
    "penalties",
    "turns",
    "pile_at",
    "until",
    "which",
    "dir",
    "two",
    "each_other",
    "in_turn",
    "manner",
    "aside",
)
EVENT_KINDS = (
    "who",
    "spec",
    "event_cards",
    "bare_count",
    "a_card",
    "by_penalty",
    "aux",
    "together",
    "aside",
    "from_who",
    "by_who",
    "pile_at",
)
ALONE = (  # a noun behind them changes them
    "NEXT",
    "PREV",
    "THIS",
    "ALL",
    "OTHER",
    "OTHERS",
    "OWN",
)
NOUNS = ("CARD", "TURN", "RULE", "PILE", "HAND", "SHAPE", "COLOURWORD", "DIGIT", "PLAYER", "TIME")
MOST_CHUNKS = 14
_EMPTY = """
    natychmiast zaraz niezwlocznie bezzwlocznie koniecznie obowiazkowo oczywiscie wlasnie akurat
    zwyczajnie automatycznie prosze niestety blyskawicznie
    immediately instantly simply please kindly automatically promptly actually basically obviously
    unfortunately
"""
EMPTY = frozenset(_EMPTY.split())
EMPTY_PAIRS = (("od", "razu"), ("po", "prostu"), ("right", "away"), ("straight", "away"))


class Chunk(Struct, frozen=True):
    """A phrase in its place."""

    kind: str
    value: Any
    start: int
    end: int
    form: str = ""  # cases of a player, form of a verb


@cache
def grammar_of(language: str) -> Grammar:
    """Return the phrases of a language."""
    if language == "pl":
        return grammar(
            leads.POLISH,
            players_pl.PLAYERS,
            cards_pl.CARDS,
            effects_pl.EFFECTS,
            events_pl.EVENTS,
            states_pl.STATES,
            piles_pl.PILES,
        )
    return grammar(
        leads.ENGLISH,
        players_en.PLAYERS,
        cards_en.CARDS,
        effects_en.EFFECTS,
        events_en.EVENTS,
        states_en.STATES,
        piles_en.PILES,
    )


@cache
def literals(language: str) -> frozenset[str]:
    """Return the words that stand in patterns as they are; they are never corrected."""
    return frozenset(
        word
        for patterns in grammar_of(language).values()
        for each in patterns
        for one in each.elements
        for word in one.words
    )


class Words:
    """The words of a sentence with all phrases found in them."""

    def __init__(
        self, sentence: str, language: str, mends: bool = True, is_bare: bool = False
    ) -> None:
        self.language = language
        self.sentence = sentence
        self.tokens: list[Token] = looked_up(sentence, language, literals(language), mends)
        if is_bare:
            self.tokens = list(_bare(self.tokens))
        self.matcher = Matcher(self.tokens, grammar_of(language))
        self._edges: dict[tuple[int, bool], list[Chunk]] = {}

    @property
    def size(self) -> int:
        """How many words there are."""
        return len(self.tokens)

    def known(self) -> int:
        """Count the words that the lexicon knows."""
        return sum(bool(token.senses) and token.kind == WORD for token in self.tokens)

    def is_at(self, at: int, *folded: str) -> bool:
        """Whether one of these words stands here."""
        return -self.size <= at < self.size and self.tokens[at].folded in folded

    def has(self, at: int, *categories: str) -> bool:
        """Whether the word here is of one of the categories."""
        return -self.size <= at < self.size and any(
            self.tokens[at].has(each) for each in categories
        )

    def has_category(self, at: int, category: str) -> bool:
        """Whether the word here is of the category."""
        return self.tokens[at].has(category)

    def find(self, name: str, at: int) -> list[Any]:
        """Return the phrases of that name that start here."""
        return self.matcher.find(name, at)

    def fillers(self, at: int) -> list[Any]:
        """Return the phrases here that add no meaning; "draws a card first" says who is meant."""
        is_rank = self.is_at(at, "first") and at > 0 and self.has(at - 1, "V", *NOUNS, "NUM")
        return [] if is_rank else self.find("filler", at)

    def text(self, start: int, end: int) -> str:
        """Return the words as they were typed."""
        if start >= end:
            return ""
        return self.sentence[self.tokens[start].start : self.tokens[end - 1].end]

    def edges(self, at: int, is_event: bool = False) -> list[Chunk]:
        """Return every chunk that starts here, the longest first."""
        key = (at, is_event)
        if key not in self._edges:
            kinds = EVENT_KINDS if is_event else KINDS
            self._edges[key] = sorted(self._chunks(at, kinds), key=lambda chunk: -chunk.end)
        return self._edges[key]

    def _chunks(self, at: int, kinds: tuple[str, ...]) -> Iterator[Chunk]:
        if at >= self.size:
            return
        token = self.tokens[at]
        for kind in kinds:
            for found in self.find(kind, at):
                if found.value == "someone" and self.has(found.end, "WHOEVER"):
                    continue  # "kimś, kto ma najwięcej kart" is one player
                if kind == "from_who" and found.cases and "g" not in found.cases:
                    continue  # "… kartę z ręki, następny …": whose hand it is stands in genitive
                if kind != "who" or not self.is_adjective(at, found.end):
                    yield Chunk(kind, found.value, at, found.end, found.cases)
        for found in self.find("effect", at) if kinds is KINDS else ():
            yield Chunk("effect", found.value, at, found.end, self._form(at))
        for found in self.find("phrasal", at):
            yield Chunk("verb", found.value, at, found.end, self._form(at))
        seen = set()
        for sense in token.senses:
            if sense.category == "V" and (sense.value, sense.form) not in seen:
                seen.add((sense.value, sense.form))
                yield Chunk("verb", sense.value, at, at + 1, sense.form)
        yield from self._small(at, token)

    def _form(self, at: int) -> str:
        for sense in self.tokens[at].senses:
            if sense.category == "V":
                return sense.form
        return ""

    def _small(self, at: int, token: Token) -> Iterator[Chunk]:
        for found in self.find("must", at):
            yield Chunk("must", found.value, at, found.end, found.cases)
        for found in self.find("may", at):
            yield Chunk("may", found.value, at, found.end, found.cases)
        for found in self.fillers(at):
            yield Chunk("filler", True, at, found.end)
        if token.has("FILL"):
            yield Chunk("filler", True, at, at + 1)
        if token.has("SIE"):
            yield Chunk("filler", "self", at, at + 1)
        if token.kind == QUOTE:
            yield Chunk("quote", token.text, at, at + 1)

    def is_adjective(self, at: int, end: int) -> bool:
        """ "Następna" before "karta" is no player."""
        if self.is_at(at, "everyone", "everybody", "they", "he", "she", "you", "wszyscy"):
            return False
        if end == at + 1 and self.has(at, "THIS"):  # "temu, kto ma najmniej" is one player
            place = end + 1 if self.is_at(end, ",") else end
            if self.has(place, "WHOEVER", "WHICHREL"):
                return True
        is_dative = self.is_at(at, "wszystkim", "kazdemu")  # "pokaż wszystkim karty"
        if not self.has(end, *NOUNS) or (is_dative and self.is_at(end, "karty", "karte", "reke")):
            return False
        return end == at + 1 and self.has(at, *ALONE)

    def rows(self, at: int, is_event: bool = False) -> Iterator[tuple[int, list[Chunk]]]:
        """Yield every row of chunks that starts here, with where it ends."""
        yield from self._rows(at, [], is_event)

    def _rows(self, at: int, row: list[Chunk], is_event: bool) -> Iterator[tuple[int, list[Chunk]]]:
        self.matcher.spend(4)
        if row:
            yield at, row
        if len(row) >= MOST_CHUNKS:
            return
        has_verb = any(_is_main(each) for each in row)
        for chunk in self.edges(at, is_event):
            if has_verb and _is_main(chunk):
                continue
            yield from self._rows(chunk.end, [*row, chunk], is_event)


def _bare(tokens: list[Token]) -> Iterator[Token]:
    """Leave out the words that never change what a sentence means, wherever they stand."""
    skipped = -1
    for at, token in enumerate(tokens):
        pair = (token.folded, tokens[at + 1].folded if at + 1 < len(tokens) else "")
        if pair in EMPTY_PAIRS:
            skipped = at + 1
        elif at != skipped and token.folded not in EMPTY:
            yield token


def _is_main(chunk: Chunk) -> bool:
    return chunk.kind == "effect" or (chunk.kind == "verb" and chunk.value != "be")
