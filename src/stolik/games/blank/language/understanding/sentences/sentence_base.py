"""What rules and effects share: where a sentence begins and ends, and what its clauses are."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from stolik.games.blank.language.understanding.answers import Judged
from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.activators import ActivatorReader
from stolik.games.blank.language.understanding.sentences.boundaries import (
    BOUNDARY_MARKS,
    BOUNDARY_WORDS,
    MEANS,
)
from stolik.games.blank.language.understanding.sentences.clause_context import (
    ClauseContext,
    Reading,
)
from stolik.games.blank.language.understanding.sentences.clauses import ClauseReader
from stolik.games.blank.language.understanding.sentences.duties import Duty, duties
from stolik.games.blank.language.understanding.sentences.game_talk import (
    GAME_VERBS,
    is_other_subject,
)
from stolik.games.blank.language.understanding.words.tokens import MARK

Data = dict[str, Any]
_WHO_CHOOSES = "sam sama wybiera ktora ktory which they choose ) one you"
RANKS = ("first", "last", "pierwszy", "pierwsza", "ostatni", "ostatnia")
WHO_CHOOSES = frozenset(_WHO_CHOOSES.split())


class Parse(Struct):
    """One way to read the whole sentence."""

    card: Data
    cost: float  # lower is better; words left to people cost most
    trigger_spans: list[tuple[int, int]] = field(default_factory=list)
    bad: str = ""
    people: tuple[Judged, ...] = ()


class SentenceBase:
    """The words of a sentence, its triggers and clauses, and where each may stand."""

    def __init__(
        self, sentence: str, language: str, kind: str, mends: bool = True, is_bare: bool = False
    ) -> None:
        self.words = Words(sentence, language, mends, is_bare)
        self.kind = kind
        self.activators = ActivatorReader(self.words)
        self.clauses = ClauseReader(self.words, kind)
        self.end = self._last()

    def _last(self) -> int:
        end = self.words.size
        while (
            end and self.words.tokens[end - 1].kind == MARK and not self.words.is_at(end - 1, ")")
        ):
            end -= 1
        return end

    def _leads(self, at: int, kind: str) -> list[int]:
        """Yield where the trigger starts after words that introduce it."""
        return sorted({found.end for found in self.words.find(kind, at)}, reverse=True)

    def _boundaries(self, at: int) -> Iterator[tuple[int, bool]]:
        """Yield where the consequence starts, and whether a mark or a word shows it."""
        place = at
        while place < self.end and (
            self.words.is_at(place, *BOUNDARY_MARKS, "i", "and", *MEANS)
            or (self.words.has(place, "FILL") and self.words.has(place + 1, "TO"))
            or self.words.has(place, *BOUNDARY_WORDS)
            or self.words.find("thus", place)
        ):
            place = max([place + 1, *(found.end for found in self.words.find("thus", place))])
            yield place, True
        yield at, False

    def _begin(self) -> int:
        """Give the first word behind "my rule:"."""
        ends: list[int] = [found.end for found in self.words.find("preamble", 0)]
        return max(ends, default=0)

    def _formal_then_social(
        self, place: int, context: ClauseContext
    ) -> Iterator[tuple[Reading, float]]:
        """ "draws two cards and barks": the last clause may be for people."""
        for reading in self.clauses.sequences(place, context, depth=1):
            if reading.end >= self.end:
                continue
            after = self.clauses.after(reading, context)
            for joint in self.clauses.joints(reading.end):
                for duty in self._added_duties(joint, after):
                    yield Reading(self.end, [*reading.clauses, duty.clause]), duty.cost

    def _mixed(
        self, place: int, context: ClauseContext, is_marked: bool = True
    ) -> Iterator[tuple[Reading, float]]:
        """Yield the clauses of which some are the game's and one is for people."""
        yield from self._formal_then_social(place, context)
        yield from self._social_then_formal(place, context, is_marked)

    def _social_then_formal(
        self, place: int, context: ClauseContext, is_marked: bool
    ) -> Iterator[tuple[Reading, float]]:
        """ "does a squat and draws a card": what follows a duty may be the game's."""
        for cut in range(place + 1, self.end):
            if not self.words.is_at(cut, ",", ".", ";", "i", "and", "oraz"):
                continue
            if any(self.words.is_at(at, *RANKS) for at in range(cut, self.end)):
                return  # "everyone stands up; the last one draws"
            found = list(duties(self.words, place, cut, context, is_marked))
            for joint in self.clauses.joints(cut) if found else ():
                for duty in found:
                    after = self.clauses.after(Reading(cut, [duty.clause]), context)
                    after.modal = after.modal or any(
                        self.words.find("must", at) for at in range(place, cut)
                    )
                    for reading in self.clauses.sequences(joint, after, depth=1):
                        if self.is_whole(reading.end):
                            clauses = [duty.clause, *reading.clauses]
                            yield Reading(self.end, clauses), duty.cost
                    is_told = self.words.is_at(joint, "ty", "you") and duty.clause["who"] != "actor"
                    if is_told or is_other_subject(self.words, joint):
                        for second in duties(self.words, joint, self.end, after, True):
                            both = Reading(self.end, [duty.clause, second.clause])
                            yield both, duty.cost + second.cost

    def _added_duties(self, at: int, context: ClauseContext) -> Iterator[Duty]:
        """A duty behind a clause of the game does not begin with a verb of the game."""
        if self.words.is_at(at - 1, ".") and at + 1 >= self.end:
            return  # "… draws two. Easy!"
        if any(self.words.is_at(place, "ja", "je", "it", "them") for place in range(at, self.end)):
            return  # "… draws a card and hides it": what is done with a card is the game's
        if not any(
            sense.category == "V" and sense.value in GAME_VERBS
            for sense in (self.words.tokens[at].senses if at < self.words.size else ())
        ) and not any(
            self.words.has(place, "COLOURWORD", "DIGIT") for place in range(at, self.end)
        ):
            yield from duties(self.words, at, self.end, context, True)

    def is_whole(self, end: int) -> bool:
        """Whether nothing but small marks and asides in brackets follows."""
        while end < self.end and self.words.is_at(end, "(", ")", ",", ".", "-"):
            if self.words.is_at(end, "("):
                return self._is_remark(end)
            end += 1
        while self.words.has(end, "FILL") or self.words.fillers(end):
            end = max([end + 1, *(found.end for found in self.words.fillers(end))])
        return end >= self.end

    def _is_remark(self, at: int) -> bool:
        """A remark in brackets that only says who chooses what is already said."""
        inner = [token.folded for token in self.words.tokens[at + 1 : self.end]]
        return bool(inner) and all(each in WHO_CHOOSES for each in inner)

    def _past_actor(self, at: int) -> Iterator[int]:
        yield at
        for found in self.words.find("who", at):
            if found.value in ("actor", "he", "this"):
                yield found.end
