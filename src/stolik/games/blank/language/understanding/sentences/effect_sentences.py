"""Whole sentences that say what a game card does when it is played."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.understanding.sentences.clause_context import ClauseContext
from stolik.games.blank.language.understanding.sentences.duties import duties
from stolik.games.blank.language.understanding.sentences.sentence_base import Parse, SentenceBase

Data = dict[str, Any]


class EffectSentences(SentenceBase):
    """Reads a whole sentence as an effect."""

    def effects(self) -> Iterator[Parse]:
        """Give every reading of the sentence as an effect."""
        words = self.words
        begin = self._begin()
        starts = [begin]
        starts += [found.end for found in words.find("this_played", begin)]
        for start in starts:
            place = start
            while words.is_at(place, ",", ":", ".", "-") or words.has(place, "TO"):
                place += 1
            yield from self._effect(place, ClauseContext(self.kind), {})
            yield from self._conditional_effect(place)
        for found in words.find("moment", 0):
            yield from self._reaction(found.end, found.value)

    def _conditional_effect(self, place: int) -> Iterator[Parse]:
        """ "If you hold more than five cards, …", "Roll a die: on a 6, …"."""
        words = self.words
        starts = [(found.end, False) for found in words.find("if_lead", place)]
        starts += [  # "More than five cards in your hand? Throw away three."
            (place, False) for found in words.find("state", place) if words.is_at(found.end, "?")
        ]
        for after in self._past_actor(place):
            for roll in words.find("dieroll", after):
                end = roll.end
                while words.is_at(end, ".", ",", ":", ";", "-") or words.has(end, "IF", "AND"):
                    end += 1
                starts.append((end, True))
        for start, is_die in starts:
            for found in words.find("state", start):
                state = dict(found.value)
                if is_die != (state["is"] == "die"):
                    continue
                if state.get("of") in ("he", "this"):
                    state["of"] = "actor"
                of = state.get("of", "actor")  # "if the next player has …, they draw"
                context = ClauseContext(self.kind, last=None if of == "actor" else of)
                for after, _ in self._boundaries(found.end):
                    yield from self._effect(after, context, {"when": [state]})

    def _effect(self, place: int, context: ClauseContext, head: Data) -> Iterator[Parse]:
        for reading in self.clauses.sequences(place, context):
            if self.is_whole(reading.end):
                yield Parse({"kind": "effect", **head, "then": reading.clauses}, 0.0)
        for duty in duties(self.words, place, self.end, context, True):
            yield Parse(
                {"kind": "effect", **head, "then": [duty.clause]}, 10 + duty.cost, people=("duty",)
            )
        for both, added in self._mixed(place, context):
            then = both.clauses
            yield Parse({"kind": "effect", **head, "then": then}, 11 + added, people=("duty",))

    def _reaction(self, end: int, suffered: str) -> Iterator[Parse]:
        words, place = self.words, end
        head = {"react": {"to": suffered, "cancel": True}}
        context = ClauseContext(self.kind, default="culprits", has_culprits=True)
        yield from self._only_turned_away(end, head)
        for _ in range(4):
            while words.is_at(place, ".", ",", ":", ";", "-") or words.has(place, "TO"):
                place += 1
            found = words.find("instead", place)
            if found:
                place = found[0].end
                if found[0].value == "they":  # "they get nothing and draw two"
                    context.last, context.modal = "culprits", True
        for parse in self._effect(place, context, head):
            is_theirs = all(each["who"] == "culprits" for each in parse.card["then"])
            if is_theirs and not parse.people:
                yield parse

    def _only_turned_away(self, end: int, head: Data) -> Iterator[Parse]:
        """ "… The penalty is cancelled, that's all": nothing follows (BLK-L62)."""
        words, place = self.words, end
        while words.is_at(place, ".", ",", ":", ";", "-"):
            place += 1
        for found in words.find("only_cancels", place):
            rest = range(found.end, words.size)
            if all(words.is_at(each, ".", "!") for each in rest):
                then = [{"who": "table", "do": "nothing"}]
                yield Parse({"kind": "effect", **head, "then": then}, 0)
