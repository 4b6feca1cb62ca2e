"""A sentence cut into words, numbers, marks and quotations, each with its place."""

import re
import unicodedata

from msgspec import Struct

WORD, NUMBER, MARK, QUOTE = "word", "number", "mark", "quote"
PIECES = re.compile(
    r"(?P<quote>[\"“”„«»‟][^\"“”„«»‟]{1,80}[\"“”„«»‟])"
    r"|(?P<number>\d+)"
    r"|(?P<word>(?i:some|sm|any|every)1\b|[^\W\d_]+(?:['’‘`´][^\W\d_]+)*(?:-[^\W\d_]+)*['’]?)"
    r"|(?P<mark>[^\w\s])"
)
MARKS = str.maketrans({"–": "-", "—": "-", "−": "-", "…": ".", "!": ".", "¿": "?"})
APOSTROPHES = str.maketrans(dict.fromkeys("’‘`´", "'"))


class Sense(Struct, frozen=True):
    """What a word can stand for: a category, a value in it and a grammatical form."""

    category: str
    value: object
    form: str = ""


class Token(Struct):
    """A piece of the sentence."""

    text: str
    folded: str
    kind: str
    start: int
    end: int
    senses: tuple[Sense, ...] = ()
    is_mended: bool = False  # a typing error was corrected

    def has(self, category: str) -> bool:
        """Whether one of its senses is of the category."""
        return any(sense.category == category for sense in self.senses)


def fold(text: str) -> str:
    """Return small letters without accents.

    >>> fold("Żółta KOŁO")
    'zolta kolo'
    """
    text = text.lower().replace("ł", "l").translate(APOSTROPHES)
    bare = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def cut(sentence: str) -> list[Token]:
    """Cut the sentence."""
    tokens: list[Token] = []
    for found in PIECES.finditer(sentence):
        kind = found.lastgroup or MARK
        text = found.group()
        start, end = found.span()
        if kind == QUOTE and not _is_quotation(sentence, start):
            tokens.append(Token(text[0], text[0], MARK, start, start + 1))
            tokens += [_moved(each, start + 1) for each in cut(text[1:])]
            continue
        folded = text.translate(MARKS) if kind == MARK else fold(text)
        tokens.append(Token(text, folded, kind, start, end))
    return tokens


def _moved(token: Token, by: int) -> Token:
    return Token(
        token.text, token.folded, token.kind, token.start + by, token.end + by, token.senses
    )


def _is_quotation(sentence: str, start: int) -> bool:
    return start == 0 or not sentence[start - 1].isalnum()


SHOUTED = re.compile(r"\b[^\W\d_]{3,}\b")


def calmed(text: str) -> str:
    """Write words that stand in capitals for emphasis, as the printed cards do, in small letters.

    >>> calmed("mówić BARDZO powoli, OK?")
    'mówić bardzo powoli, OK?'
    """
    return SHOUTED.sub(
        lambda found: found.group().lower() if found.group().isupper() else found.group(), text
    )
