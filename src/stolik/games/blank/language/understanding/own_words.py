"""Any sentence as a card that people judge: its trigger, its duty or both in the writer's words."""

from typing import Any

from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.understanding.answers import Judged
from stolik.games.blank.language.understanding.open_places import plain
from stolik.games.blank.language.understanding.sentences.clause_context import ClauseContext
from stolik.games.blank.language.understanding.sentences.duties import kept_duty
from stolik.games.blank.language.understanding.sentences.game_talk import TEXT_LIMIT
from stolik.games.blank.language.understanding.sentences.sentence import SentenceReader
from stolik.games.blank.language.understanding.words.tokens import MARK

Data = dict[str, Any]
Kept = tuple[Data, tuple[Judged, ...]]
FRAME = {"pl": "zrobić tak: {}", "en": "do this: {}"}


def in_own_words(reader: SentenceReader) -> Kept | None:
    """Keep the sentence as it is; what is an event of the game stays one."""
    if not reader.end:
        return None
    if reader.kind == "effect":
        clause = _duty(reader, 0)
        return None if clause is None else ({"kind": "effect", "then": [clause]}, ("duty",))
    for start, lead in reader.starts():
        for activator in reader.activators.read(start):
            if activator.bad or activator.end >= reader.end or not reader.is_sound(activator, lead):
                continue
            clause = _duty(reader, _past(reader, activator.end))
            triggers = activator.triggers
            one = triggers[0] if len(triggers) == 1 else {"anyOf": triggers}
            card: Data = {"kind": "rule", "if": one}
            if activator.when:
                card["when"] = activator.when
            if clause is not None and examine(signed(card | {"then": [clause]}))[0] is not None:
                return card | {"then": [clause]}, ("duty",)
    return _both(reader)


def _both(reader: SentenceReader) -> Kept | None:
    words, language = reader.words, reader.words.language
    start = next((start for start, lead in reader.starts() if lead in ("if", "who")), 0)
    marks = [at for at in range(start + 1, reader.end - 1) if words.is_at(at, ",", ":", "?", "-")]
    for cut in (*marks[:1], *range(start + 1, reader.end)):
        event, place = _plain(words.text(start, cut)), _past(reader, cut)
        clauses = _formal(reader, place)
        trigger = {"on": "outside", "event": {language: event}}
        card = {"kind": "rule", "if": trigger, "then": clauses}
        if event is not None and clauses and examine(signed(card))[0] is not None:
            return card, ("trigger",)
    event = _plain(words.text(start, marks[0])) if marks else None
    clause = _duty(reader, _past(reader, marks[0])) if marks else None
    if event is None or clause is None:
        return None
    trigger = {"on": "outside", "event": {language: event}}
    return {"kind": "rule", "if": trigger, "then": [clause]}, ("trigger", "duty")


def _formal(reader: SentenceReader, at: int) -> list[Data]:
    """Return the clauses of the language that fill the rest, if they leave nothing open."""
    for reading in reader.clauses.sequences(at, reader.context(None, "if")):
        clauses = [dict(plain(clause)) for clause in reading.clauses]
        if reader.is_whole(reading.end) and "|" not in repr(clauses):
            return clauses
    return []


def _past(reader: SentenceReader, at: int) -> int:
    while at < reader.end and (reader.words.tokens[at].kind == MARK or reader.words.has(at, "TO")):
        at += 1
    return at


def _duty(reader: SentenceReader, at: int) -> Data | None:
    """Return who has to do it and the words; where nobody is named, the words stand in a frame."""
    words, language = reader.words, reader.words.language
    clause = kept_duty(words, at, reader.end, ClauseContext(reader.kind))
    if clause is not None:
        return dict(plain(clause))
    text = _plain(FRAME[language].format(words.text(at, reader.end)))
    return None if text is None else {"who": "actor", "do": "act", "what": {language: text}}


def _plain(text: str) -> str | None:
    """Return the words without what a card's text cannot hold."""
    kept = "".join(sign for sign in text if sign not in "<>[]{}|\\`*_~").strip(" ,;:-–.")
    return kept if kept and len(kept) <= TEXT_LIMIT else None
