"""A card's sentence, part by part: each part with its place in the card's data.

The grammar itself says where a part begins and ends: a style marks every slot that a
template fills, and what stands between the slots is the verb.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.grammar.phrases import PhraseStyle
from stolik.games.blank.language.quotation import quote
from stolik.games.blank.language.reader import grammar_of
from stolik.games.blank.language.spoken import carried, text_holders
from stolik.games.blank.language.triggers import Outside, Social
from stolik.games.blank.language.understanding.answers import Judged, Role

OPEN, NAMED, CLOSE = "\x02", "\x03", "\x04"
WHOLE_LINE: Final = frozenset(("if", "when", "then"))
PLAYERS: Final = frozenset(("who", "from", "to", "with", "of", "against"))
AMOUNTS: Final = frozenset(("n", "turns", "cards", "times", "seconds", "length"))
OWN_WORDS: Final = frozenset(("event", "what", "question"))
ARTICLES: Final = frozenset(("a", "an", "the"))
KIND_OF_LINE: Final = {"if": "on", "when": "is", "then": "do", "only": "is"}


class CardPart(Struct, frozen=True):
    """One part of a card.

    `place` is where it stands in the data, such as `then/0/n`; without a key nothing of it
    can be changed. `by_people` marks what only people can judge.
    """

    place: str
    role: Role
    text: str
    by_people: bool = False

    @property
    def key(self) -> str:
        """The key of the data that the part says; empty for words that only join others."""
        return self.place.rpartition("/")[2]


class PartLine(Struct, frozen=True):
    """A trigger, a condition, a clause or its own condition, with the words that lead to it."""

    lead: str
    parts: tuple[CardPart, ...]

    @property
    def text(self) -> str:
        """The line without its lead."""
        return joined(self.parts)


def joined(parts: Sequence[CardPart]) -> str:
    """Write parts as one text: a mark such as a comma follows without a space."""
    text = ""
    for part in parts:
        text += part.text if not text or part.text[:1] in ",;" else f" {part.text}"
    return text


class _Marked(Struct):
    key: str
    inside: list[_Marked | str]

    def words(self) -> str:
        return "".join(each if isinstance(each, str) else each.words() for each in self.inside)


class _MarkingStyle(PhraseStyle):
    def slot(self, key: str, words: str) -> str:
        return f"{OPEN}{key}{NAMED}{words}{CLOSE}"


_MARKING = _MarkingStyle()


def lines_of(card: Card, language: str) -> tuple[PartLine, ...]:
    """Return the lines of a card's sentence in a language."""
    data = carried(card, language)
    lines: list[PartLine] = []
    counts = dict.fromkeys(WHOLE_LINE, 0)
    lead = ""
    for each in _said(data, language):
        if isinstance(each, str):
            lead += each
            continue
        place = f"{each.key}/{counts[each.key]}"
        only = None
        if each.key == "then":
            # A second clause of the same player leaves its subject out; each line names its own.
            clause = data["then"][counts["then"]]
            alone = {**data, "then": [clause]}
            each = next(item for item in _said(alone, language) if _is_line(item, "then"))
            assert isinstance(each, _Marked)
            each, only = _split_off(each, "only")
            parts = _clause_parts(each, place, clause, _subject(data, language))
        else:
            parts = _plain_parts(each, place, "trigger" if each.key == "if" else "condition")
        lines.append(PartLine(lead.strip(" ,;"), tuple(_shown(part, language) for part in parts)))
        if only is not None:
            lines.append(_own_condition(only, f"only/{counts['then']}"))
        counts[place.partition("/")[0]] += 1
        lead = ""
    return tuple(lines)


def _split_off(marked: _Marked, key: str) -> tuple[_Marked, _Marked | None]:
    """Take the slot of a key out of what is said."""
    inside: list[_Marked | str] = []
    found: _Marked | None = None
    for each in marked.inside:
        if isinstance(each, _Marked) and each.key == key:
            found = each
            continue
        if isinstance(each, _Marked) and found is None:
            each, found = _split_off(each, key)
        inside.append(each)
    return _Marked(marked.key, inside), found


def _own_condition(only: _Marked, place: str) -> PartLine:
    """A clause's own condition is a line behind it: "chyba że …", "but only if …"."""
    lead, *said = only.inside
    assert isinstance(lead, str)
    parts = _plain_parts(_Marked("only", said), place, "condition")
    return PartLine(lead.strip(" ,;"), tuple(parts))


def judged_by_people(card: Card) -> tuple[Judged, ...]:
    """Return what of a card only people can judge: the trigger, the duty or both."""
    keys = {key for _, key in text_holders(to_data(card))}
    trigger: tuple[Judged, ...] = ("trigger",) if "event" in keys else ()
    return (*trigger, "duty") if keys - {"event"} else trigger


def is_triggered_by_play(card: Card) -> bool:
    """Whether the game itself can activate the card, so that trying it out shows when."""
    if not isinstance(card, RuleCard):
        return True
    return any(not isinstance(trigger, Social | Outside) for trigger in card.triggers)


def _is_line(item: _Marked | str, key: str) -> bool:
    return isinstance(item, _Marked) and item.key == key


def _said(data: Data, language: str) -> list[_Marked | str]:
    """Write a card with marks: the lines, and the text between them."""
    words = grammar_of(language).sentence.say(data, _MARKING)
    if words is None:
        raise ValueError(f"the grammar has no words for {data}")
    found: list[_Marked | str] = []
    for each in _parsed(words).inside:
        # The slot of the sentence holds the slots of its lines, with joints between.
        found += each.inside if isinstance(each, _Marked) else [each]
    return found


def _parsed(words: str) -> _Marked:
    root = _Marked("", [])
    stack = [root]
    text = ""
    for sign in words:
        if sign == NAMED:
            stack[-1].key, text = text, ""
        elif sign in (OPEN, CLOSE):
            if text:
                stack[-1].inside.append(text)
            text = ""
            if sign == OPEN:
                inner = _Marked("", [])
                stack[-1].inside.append(inner)
                stack.append(inner)
            else:
                stack.pop()
        else:
            text += sign
    if text:
        root.inside.append(text)
    return root


def _subject(data: Data, language: str) -> str:
    """The acting player as a subject: the words before the verb."""
    plain: Data = {"kind": data["kind"], "then": [{"who": "actor", "do": "skip"}]}
    if "if" in data:
        plain["if"] = {"on": "skipped"}
    line = next(item for item in _said(plain, language) if _is_line(item, "then"))
    assert isinstance(line, _Marked)
    first = line.inside[0]
    assert isinstance(first, str)
    return first


def _segments(marked: _Marked) -> Iterator[tuple[str, str]]:
    """Yield slots with their keys, and the words between them with none, in order."""
    for each in marked.inside:
        if isinstance(each, str):
            yield "", each
        elif each.key in ("*", "formal", "duty", "not"):
            yield from _segments(each)
        else:
            yield each.key, each.words()


def _merged(marked: _Marked) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key, words in _segments(marked):
        if not key and found and not found[-1][0]:
            found[-1] = "", found[-1][1] + words
        else:
            found.append((key, words))
    return found


def _plain_parts(marked: _Marked, place: str, role: Role) -> Iterator[CardPart]:
    return _parts(_merged(marked), place, role)


def _clause_parts(marked: _Marked, place: str, clause: Data, subject: str) -> Iterator[CardPart]:
    segments = _merged(marked)
    if segments[0] and not segments[0][0] and clause["who"] == "actor":
        words = segments[0][1]
        if words.startswith(subject):
            yield CardPart(f"{place}/who", "who", subject.strip())
            segments[0] = "", words[len(subject) :]
    elif segments[0][0] == "who":
        yield CardPart(f"{place}/who", "who", segments.pop(0)[1])
    yield from _parts(segments, place, "what")


def _parts(segments: list[tuple[str, str]], place: str, role: Role) -> Iterator[CardPart]:
    """Words before a slot belong to it, once the verb has been said."""
    line = place.partition("/")[0]
    waiting = ""
    has_verb = False
    for number, (key, words) in enumerate(segments):
        if key in OWN_WORDS:
            # "must sing", "someone laughs": the verb and the writer's words are one part.
            yield CardPart(f"{place}/{KIND_OF_LINE[line]}", role, (waiting + words).strip(), True)
            waiting, has_verb = "", True
        elif key:
            yield CardPart(f"{place}/{key}", _role(key, role), (waiting + words).strip())
            waiting = ""
        elif has_verb:
            waiting += words
        elif words.strip(" ,"):
            following = segments[number + 1][0] if number + 1 < len(segments) else ""
            if following in OWN_WORDS:
                waiting += words
                continue
            verb, _, last = words.strip().rpartition(" ")
            if not (following and last in ARTICLES):
                verb, last = words.strip(), ""
            yield CardPart(f"{place}/{KIND_OF_LINE[line]}", role, verb)
            waiting, has_verb = last and f"{last} ", True
    if waiting.strip():
        yield CardPart(f"{place}/", role, waiting.strip())


def _role(key: str, role: Role) -> Role:
    if role != "what":
        return role
    if key in PLAYERS:
        return "who"
    if key in AMOUNTS:
        return "amount"
    return "period" if key == "until" else role


def _shown(part: CardPart, language: str) -> CardPart:
    """A part whose words are in the other language stands as a quotation."""
    if not part.by_people:
        return part
    return CardPart(part.place, part.role, quote(part.text, language), part.by_people)
