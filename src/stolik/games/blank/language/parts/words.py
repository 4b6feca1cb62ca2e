"""Which of the writer's words each part of a card came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolik.games.blank.language.document import Data
from stolik.games.blank.language.parts.lines import ARTICLES, PartLine
from stolik.games.blank.language.understanding.answers import Part
from stolik.games.blank.language.understanding.parts import PARTNERS

Span = tuple[int, int]
MARKS = " ,.;:!?-–"


def words_of_parts(
    lines: Sequence[PartLine], parts: Sequence[Part], card: Data, sentence: str
) -> dict[str, str]:
    """Return the typed words by the part's place, where the card does not have them as well."""
    spans = dict(_spans(parts, card))
    found: dict[str, str] = {}
    for line in lines:
        kind = "/".join(line.parts[0].place.split("/")[:2])
        if kind in spans:
            typed = _line_words(line, _text(spans[kind], sentence))
        else:
            typed = {part.place: _text(spans.get(part.place, ()), sentence) for part in line.parts}
        for part in line.parts:
            words = typed.get(part.place, "")
            if words.casefold() not in part.text.casefold():
                found[part.place] = words
    return found


def _text(spans: Iterable[Span], sentence: str) -> str:
    pieces = (sentence[start:end].strip(MARKS) for start, end in spans)
    words, _, last = " ".join(piece for piece in pieces if piece).rpartition(" ")
    # An article at the end belongs to what follows.
    return words if words and last in ARTICLES else f"{words} {last}".strip()


def _line_words(line: PartLine, words: str) -> dict[str, str]:
    """Share the words of a trigger or a condition between its parts, as far as they agree."""
    first, *others = line.parts
    if others and words.casefold().startswith(first.text.casefold()):
        return {others[0].place: words[len(first.text) :].strip(MARKS)}
    for other in reversed(others):
        if not words.casefold().endswith(other.text.casefold()):
            break
        words = words[: -len(other.text)].strip(MARKS)
    return {first.place: words}


def _spans(parts: Sequence[Part], card: Data) -> Iterator[tuple[str, list[Span]]]:
    """Yield the words of triggers and conditions by their line, those of clauses by their place.

    A verb's words are those that no other part of its clause has.
    """
    counts = {"trigger": 0, "condition": 0}
    rest = list(parts)
    while rest and rest[0].role in counts:
        part = rest.pop(0)
        line = "if" if part.role == "trigger" else "when"
        yield f"{line}/{counts[part.role]}", [_span(part)]
        counts[part.role] += 1
    following = iter(rest)
    for number, clause in enumerate(card["then"]):
        yield from _clause_spans(following, clause, number)


def _clause_spans(
    rest: Iterator[Part], clause: Data, number: int
) -> Iterator[tuple[str, list[Span]]]:
    place = f"then/{number}"
    who = next(rest, None) if clause["who"] != "table" else None
    verb = next(rest, None)
    others = {} if who is None else {"who": _span(who)}
    for key in PARTNERS:
        if key in clause and (part := next(rest, None)) is not None:
            others[key] = _span(part)
    for key in ("n", "turns", "cards", "times"):
        if isinstance(clause.get(key), int) or clause.get(key) == "all":
            if (part := next(rest, None)) is not None:
                others[key] = _span(part)
            break
    if "until" in clause and (part := next(rest, None)) is not None:
        others["until"] = _span(part)
    taken = list(others.values())
    if "only" in clause and (part := next(rest, None)) is not None:
        yield f"only/{number}", [_span(part)]
        taken.append(_span(part))
    for key, span in others.items():
        yield f"{place}/{key}", [span]
    if verb is not None:
        yield f"{place}/do", _without(_span(verb), taken)


def _span(part: Part) -> Span:
    return part.start, part.start + part.length


def _without(whole: Span, others: Iterable[Span]) -> list[Span]:
    left = [whole]
    for start, end in others:
        left = [
            piece
            for one, two in left
            for piece in ((one, min(two, start)), (max(one, end), two))
            if piece[0] < piece[1]
        ]
    return left
