"""Plain clauses: a verb with what stands around it, and who is to do it."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from stolik.games.blank.language.understanding.phrases.chunks import Chunk, Words
from stolik.games.blank.language.understanding.sentences.clause_context import (
    ClauseContext,
    Reading,
)
from stolik.games.blank.language.understanding.sentences.clause_limits import (
    is_across,
    is_of_another,
    is_partner_beside_another,
    is_subject_beside_another,
    optional,
)
from stolik.games.blank.language.understanding.sentences.clause_parts import parts_of_clause
from stolik.games.blank.language.understanding.sentences.effects import effects_of
from stolik.games.blank.language.understanding.sentences.performers import performed

Data = dict[str, Any]
JOINTS = (",", ";", ".", "-", ":")
SEQUEL = ("AND", "THEN", "TO", "BUT")


class PlainClauses:
    """Reads one clause around one verb."""

    def __init__(self, words: Words, kind: str) -> None:
        self.words = words
        self.kind = kind

    def joints(self, at: int) -> Iterator[int]:
        """Yield the places behind a comma, an "and", a "then"; directly behind comes last."""
        words, place = self.words, at
        while place < words.size and (
            words.is_at(place, *JOINTS)
            or (words.has(place, *SEQUEL) and not words.find("all_but", place - 1))
            or words.is_at(place, "while", "instead")
            or (words.is_at(place, "po") and words.is_at(place + 1, "czym"))
        ):
            place += 2 if words.is_at(place, "po") else 1
        if place > at:
            yield place

    def _past_fillers(self, at: int) -> int:
        if self.words.has(at, "ONLY") and self.words.find("who", at + 1):
            at += 1  # "only the next player draws"
        while self.words.has(at, "FILL") or self.words.fillers(at):
            if self.words.is_at(at, "the"):
                break
            at = max([at + 1, *(found.end for found in self.words.fillers(at))])
            if self.words.is_at(at, ","):
                at += 1
        return at

    def _plain(
        self, at: int, context: ClauseContext, forced: str | None = None, may: bool = False
    ) -> Iterator[Reading]:
        for end, row in self.words.rows(at):
            parts = parts_of_clause(row, self.words.language)
            if parts is None or is_of_another(self.words, parts, row):
                continue
            if is_subject_beside_another(self.words, row, context):
                continue
            for effect in effects_of(parts):
                if parts.may and "who" in effect:
                    continue  # "may skip the next player": who may is not who loses a turn
                for clause in performed(self.words, parts, effect, context, forced):
                    if is_across(self.words, clause, row) or is_partner_beside_another(
                        self.words, clause, row, context
                    ):
                        continue
                    if (parts.may or may) and clause["do"] != "limit":
                        clause = optional(clause)
                    said: Data = {"span": (at, end), "verb": parts.verb}
                    is_led = parts.must or parts.may or (parts.has_subject and parts.form == "b")
                    said |= {"modal": True} if is_led else {}
                    said |= {"is_for": True} if parts.is_for else {}
                    is_bare = parts.verb == "effect" or parts.form == "N"
                    said |= {"is_bare": True} if is_bare and not parts.has_subject else {}
                    yield Reading(end, [clause | said])

    def _is_actor(self, chunk: Chunk) -> bool:
        return chunk.kind == "who" and chunk.value in ("actor", "he", "this", "all")

    def _is_command(self, at: int) -> bool:
        """Whether the words here are said to the writer: "take", "zabierz"."""
        at = self._past_fillers(at)
        if at >= self.words.size:
            return False
        forms = {sense.form for sense in self.words.tokens[at].senses if sense.category == "V"}
        return bool(forms & {"m", "2", "b"})

    def forced(self, at: int, start: int, who: str, context: ClauseContext) -> Iterator[Reading]:
        """Yield the clauses that somebody named before is to carry out."""
        inner = replace(context, default=who, topic=who, last=who, partner=None, modal=False)
        for reading in self._plain(start, inner, forced=who):
            clauses = [each | {"span": (at, reading.end)} for each in reading.clauses]
            yield Reading(reading.end, clauses)
