"""The lexicon: every known form of a word with its senses; misspellings are corrected."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from stolik.games.blank.language.understanding.words import english, polish
from stolik.games.blank.language.understanding.words.infinitives import is_polish_verb
from stolik.games.blank.language.understanding.words.inflection import english_forms, polish_forms
from stolik.games.blank.language.understanding.words.tokens import (
    NUMBER,
    WORD,
    Sense,
    Token,
    cut,
    fold,
)

SHORTEST_MENDED = 5
# A typing error is corrected only to a word of the game; other words are people's own.
MENDED_TO = frozenset(
    [
        "CARD",
        "PLAYER",
        "TURN",
        "NEXT",
        "PREV",
        "V",
        "NUM",
        "DIGITN",
        "COLOUR",
        "SHAPE",
        "PARITY",
        "ALL",
        "PILE",
        "RULE",
        "DIRECTION",
        "IF",
        "MUST",
        "MAY",
        "PENALTY",
        "OTHERS",
        "OTHER",
        "EXTRA",
        "THAT",
        "NEIGHBOUR",
        "SOMEONE",
        "TIME",
        "WHOEVER",
        "OWN",
    ]
)
FIGURES = dict(zip("0123456789", english.FIGURES.split(), strict=True))
_BEFORE_TIMES = "after another every for in last least most next of than up within"
BEFORE_TIMES = frozenset(_BEFORE_TIMES.split())
DIGIT_ENDINGS = ("tka", "tke", "tki", "ka", "ke", "ki", "jka", "jke", "jki")  # "6tka", "3-jkę"
Forms = dict[str, tuple[Sense, ...]]


def expanded(pattern: str) -> Iterator[str]:
    """Write out the endings in braces.

    >>> list(expanded("kart{a,ę/a}"))
    ['karta', 'kartę/a']
    """
    before, brace, rest = pattern.partition("{")
    if not brace:
        yield pattern
        return
    endings, _, after = rest.partition("}")
    for ending in endings.split(","):
        yield from expanded(before + ending + after)


def _rows(table: str) -> list[str]:
    """Return the lines of a table; an indented line goes on with the one before."""
    return table.strip().replace("\n    ", " ").splitlines()


def _senses(table: str, verbs: str, language: str) -> Iterator[tuple[str, Sense]]:
    for line in _rows(table):
        head, _, patterns = line.partition(":")
        category, _, value = head.strip().partition(" ")
        for pattern in patterns.split():
            for form in expanded(pattern):
                word, _, feature = form.partition("/")
                yield fold(word), Sense(category, _value(value), feature)
    inflect = polish_forms if language == "pl" else english_forms
    for line in _rows(verbs):
        head, _, words = line.partition(":")
        for word in words.split():
            for form, feature in inflect(word):
                yield fold(form), Sense("V", head.strip(), feature)
                if language == "pl" and feature == "m" and not form.endswith("cie"):
                    yield fold(form) + "cie", Sense("V", head.strip(), feature)


def _value(text: str) -> object:
    return int(text) if text.isdigit() else text


@cache
def lexicon(language: str) -> Forms:
    """Return all forms of a language, with those of the other that people borrow."""
    module = polish if language == "pl" else english
    found: dict[str, dict[Sense, None]] = {}
    for word, sense in _senses(module.WORDS, module.VERBS, language):
        found.setdefault(word, {})[sense] = None
    return {word: tuple(senses) for word, senses in found.items()}


@cache
def _ordinary(language: str) -> frozenset[str]:
    """Words of daily life that look like words of the game but are not."""
    module = polish if language == "pl" else english
    return frozenset(fold(word) for word in module.ORDINARY.split())


@cache
def _by_length(language: str) -> dict[int, tuple[str, ...]]:
    found: dict[int, list[str]] = {}
    for word in lexicon(language):
        found.setdefault(len(word), []).append(word)
    return {length: tuple(words) for length, words in found.items()}


def is_one_slip(typed: str, meant: str) -> bool:
    """Whether one letter was added, left out, mistaken or swapped with its neighbour.

    >>> is_one_slip("dobeira", "dobiera"), is_one_slip("karta", "kara")
    (True, True)
    """
    if abs(len(typed) - len(meant)) > 1 or typed == meant:
        return False
    start = 0
    while start < min(len(typed), len(meant)) and typed[start] == meant[start]:
        start += 1
    a, b = typed[start:], meant[start:]
    if len(a) == len(b):
        return a[1:] == b[1:] or (len(a) > 1 and a[:2] == b[1::-1] and a[2:] == b[2:])
    return a[1:] == b or a == b[1:]


def _as_heard(word: str) -> str:
    """Return what a Polish word written as it sounds may be.

    >>> _as_heard("tracom"), _as_heard("kartem"), _as_heard("grom")
    ('traca', 'karte', '')
    """
    ending = {"om": "a", "em": "e"}.get(word[-2:], "")
    return word[:-2] + ending if ending and len(word) > 5 else ""


@lru_cache(maxsize=4096)
def mended(word: str, language: str) -> str | None:
    """Return the only known word that is one typo away; the first letter has to be right."""
    if word in _ordinary(language) or (language == "pl" and is_polish_verb(word)):
        return None
    heard = _as_heard(word) if language == "pl" else ""
    if any(sense.category in MENDED_TO for sense in lexicon(language).get(heard, ())):
        return heard
    near: dict[tuple[Sense, ...], str] = {}
    for length in range(len(word) - 1, len(word) + 2):
        for meant in _by_length(language).get(length, ()):
            if meant[0] != word[0] or not is_one_slip(word, meant):
                continue
            is_swap = len(word) == len(meant) and sorted(word) == sorted(meant)
            if not any(sense.category in MENDED_TO for sense in lexicon(language)[meant]):
                continue
            is_small = meant == "the"
            shortest = (3 if is_small else 4) if is_swap else SHORTEST_MENDED
            if min(len(word), len(meant)) >= shortest:
                near.setdefault(lexicon(language)[meant], meant)
    heads = {(each.category, str(each.value)) for senses in near for each in senses}
    if len(near) == 1 or (near and len(heads) == 1):
        return next(iter(near.values()))
    swaps = [meant for meant in near.values() if sorted(meant) == sorted(word)]
    return swaps[0] if len(swaps) == 1 else None


def looked_up(sentence: str, language: str, literals: frozenset[str], mends: bool) -> list[Token]:
    """Cut the sentence and give every word its senses; `literals` are never corrected."""
    tokens: list[Token] = []
    join_digits = _digits_named if language == "pl" else _plural_figures
    for token in join_digits(cut(sentence)):
        tokens += _parts(token, language)
    before: Token | None = None
    for token in tokens:
        if token.kind == NUMBER:
            value = int(token.folded[:6])
            token.senses = (Sense("NUM", value), Sense("FIGURE", value))
        elif token.kind == WORD:
            _find(token, language, literals, mends)
            if token.folded == "ja" and before is not None and _takes_object(before):
                _means_a_card(token)  # "i odrzuc ja", typed without accents
        before = token
    return tokens


def _means_a_card(token: Token) -> None:
    """ "Ją" is the card that was spoken of, not the writer."""
    token.senses = tuple(each for each in token.senses if each.category not in ("FILL", "YOU"))


def _takes_object(token: Token) -> bool:
    return any(
        (each.category == "V" and each.form in ("m", "f", "2", "")) or each.category == "MAY"
        for each in token.senses
    )


def _plural_figures(tokens: list[Token]) -> list[Token]:
    """Join "2" and "s": "2s let you …" are twos, but "within 5s" is a time."""
    found: list[Token] = []
    for token in tokens:
        before = found[-1] if found else None
        is_plural = (
            before is not None
            and before.text in FIGURES
            and token.folded in ("s", "'s")
            and before.end == token.start
            and not (len(found) > 1 and found[-2].folded in BEFORE_TIMES)
        )
        if before is None or not is_plural:
            found.append(token)
            continue
        named = FIGURES[before.text]
        found[-1] = Token(before.text + token.text, named, WORD, before.start, token.end)
    return found


def _digits_named(tokens: list[Token]) -> list[Token]:
    """Join "6" and "tka", "5", "-" and "tkę": they name a digit."""
    found: list[Token] = []
    for token in tokens:
        dashed = len(found) > 1 and found[-1].text == "-" and found[-1].end == token.start
        before = found[-2] if dashed else found[-1] if found else None
        ends = found[-1].end == token.start if found else False
        is_named = before is not None and before.kind == NUMBER and token.folded in DIGIT_ENDINGS
        if before is None or not is_named or not ends:
            found.append(token)
            continue
        if dashed:
            found.pop()
        before.text, before.end = before.text + token.text, token.end
    return found


def _find(token: Token, language: str, literals: frozenset[str], mends: bool) -> None:
    known = lexicon(language)
    module = polish if language == "pl" else english
    token.folded = fold(module.SPELLED.get(token.folded, token.folded))
    word = token.folded.rstrip("'")
    token.senses = known.get(word, ())
    if token.text.lower() == "ją":  # "dobiera ją" says which card; "ja" says little
        _means_a_card(token)
    if token.senses or not mends or word in literals or word in _ordinary(language):
        return
    meant = mended(word, language)
    if meant is not None:
        token.folded = meant
        token.senses = known[meant]
        token.is_mended = True


def _parts(token: Token, language: str) -> Iterable[Token]:
    """Take "odd-numbered" and "player's" apart; "high-five" stays one word."""
    known = lexicon(language)
    if token.kind != WORD or token.folded in known:
        return [token]
    if language == "en" and token.folded.endswith(("'s", "s'")):
        at = len(token.text) - (2 if token.folded.endswith("'s") else 1)
        return [_piece(token, 0, at), _piece(token, at, len(token.text))]
    if language == "en" and token.folded.endswith(("'ve", "'re")):
        return [
            _piece(token, 0, len(token.text) - 3),
            _piece(token, len(token.text) - 3, len(token.text)),
        ]
    pieces = token.folded.split("-")
    if len(pieces) == 1 or not all(piece in known for piece in pieces):
        return [token]
    found, at = [], 0
    for piece in pieces:
        found.append(_piece(token, at, at + len(piece)))
        at += len(piece) + 1
    return found


def _piece(token: Token, start: int, end: int) -> Token:
    text = token.text[start:end]
    return Token(text, fold(text), WORD, token.start + start, token.start + end)
