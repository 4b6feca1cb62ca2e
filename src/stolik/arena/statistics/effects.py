"""The effects of facts: cards, rules, and whatever else a game reports as facts.

A player who had a card is compared with players of the same table and level who had
as many cards of its group but not this one: the figure is the card's, not that of
having gained much. Rules of a table are compared with games of the same table
without them. Sums are exact, so they do not depend on who played which games.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Final

import msgspec

from stolik.arena.execution.study_player import Result
from stolik.arena.interval import Interval
from stolik.arena.statistics.quantile import t_for
from stolik.arena.statistics.sample import Sample
from stolik.kernel.facts import Fact
from stolik.kernel.phrase import Named

SCORE: Final = "score"
LENGTH: Final = "length"
DECIDED: Final = "decided"
_GAP: Final = "\x1f"
LEAST: Final = 4
"""Degrees of freedom from which a stratum's own variance can be used."""


class Group(msgspec.Struct):
    """Those who can be compared: one measure, one stratum, one group of facts."""

    measure: str
    group: str
    whole: Sample = msgspec.field(default_factory=Sample)
    facts: dict[str, Sample] = {}

    def join(self, other: Group) -> None:
        """Add the same group of other games."""
        self.whole.join(other.whole)
        for name, sample in other.facts.items():
            self.facts.setdefault(name, Sample()).join(sample)


class Effects(msgspec.Struct):
    """The effects of all facts so far; `names` in both languages by the English one."""

    groups: dict[str, Group] = {}
    names: dict[str, Named] = {}

    def join(self, other: Effects) -> None:
        """Add the effects of other games."""
        for key, group in other.groups.items():
            mine = self.groups.setdefault(key, Group(group.measure, group.group))
            mine.join(group)
        self.names.update(other.names)

    def of(self, measure: str) -> list[str]:
        """The groups of facts that have this measure, in the order of their names."""
        return sorted({one.group for one in self.groups.values() if one.measure == measure})

    def _unknown(self, measure: str, group: str) -> str:
        """The measures and groups that exist, for an error message."""
        groups = [
            f"{one}: {', '.join(self.of(one))}" for one in (SCORE, LENGTH, DECIDED) if self.of(one)
        ]
        known = "; ".join(groups) or "none, for this game or these games tell no facts"
        return f"no facts of the group {group!r} change the measure {measure!r}; there are {known}"

    def found(self, measure: str, group: str, looks: int = 1) -> list[Effect]:
        """The effect of every fact of a group, the greatest first; LookupError if there is none.

        With more `looks` each interval is wider: one study in twenty has one that is wrong.
        """
        strata = [
            one for one in self.groups.values() if (one.measure, one.group) == (measure, group)
        ]
        if not strata:
            raise LookupError(self._unknown(measure, group))
        names = {name for one in strata for name in one.facts}
        effects = [_effect(self.names[name], strata, name, looks) for name in names]
        return sorted(
            (one for one in effects if one is not None),
            key=lambda one: (-one.change.value, one.name.en),
        )


class Effect(msgspec.Struct, frozen=True):
    """The difference that a fact makes to a measure, and the number of cases."""

    name: Named
    change: Interval
    count: int


def _effect(name: Named, strata: list[Group], key: str, looks: int) -> Effect | None:
    weight = total = pooled = apart = spare = 0.0
    count = 0
    for stratum in strata:
        with_it = stratum.facts.get(key)
        if with_it is None:
            continue
        rest = stratum.whole.without(with_it)
        freedom = stratum.whole.count - 2
        if not rest.count or freedom < LEAST:
            continue
        count += with_it.count
        share = with_it.count * rest.count / stratum.whole.count
        weight += share
        total += share * (with_it.mean - rest.mean)
        common = share * float(with_it.scatter + rest.scatter) / freedom
        pooled += common
        spare += common * common / freedom
        apart += _apart(share, with_it, rest) or common
    if not weight:
        return None
    # A few cases can look alike by chance, so they borrow the spread of their stratum; where
    # the fact itself makes results differ more, the cases' own spread counts.
    reach = 0.0
    if pooled:
        reach = t_for(pooled * pooled / spare, looks) * sqrt(max(pooled, apart)) / weight
    value = total / weight
    return Effect(name, Interval(value, value - reach, value + reach), count)


def _apart(share: float, with_it: Sample, rest: Sample) -> float:
    """A stratum's part of the error, if the variance of both sides can be estimated."""
    if min(with_it.count, rest.count) < 2:
        return 0.0
    return share * share * (with_it.error + rest.error)


class Counter:
    """Counts the facts of a chunk's games quickly; `effects` sums them up."""

    def __init__(self) -> None:
        self._strata: dict[tuple[str, int, str, str, int], _Stratum] = {}

    def add(self, result: Result) -> None:
        """Add a game."""
        facts = result.facts
        if facts is None:
            return
        for seat, own in enumerate(facts.seats):
            level = result.levels[seat]
            self._count(SCORE, result.table, level, own, exact(result.scores[seat]))
        if facts.table:
            self._count(LENGTH, result.table, "", facts.table, result.decisions)
            decided = bool(result.winners) if facts.is_decided is None else facts.is_decided
            self._count(DECIDED, result.table, "", facts.table, int(decided))

    def _count(
        self, measure: str, table: int, level: str, facts: tuple[Fact, ...], value: int | Fraction
    ) -> None:
        """Facts of a group are compared among those who have as many of them."""
        by_group: dict[str, list[Named]] = {}
        for fact in facts:
            if fact.group in by_group:
                by_group[fact.group].append(fact.name)
            else:
                by_group[fact.group] = [fact.name]
        for group, names in by_group.items():
            key = (measure, table, level, group, len(names))
            stratum = self._strata.get(key)
            if stratum is None:
                stratum = self._strata[key] = _Stratum()
            stratum.add(names, value)

    def effects(self) -> Effects:
        """The sum of the counted facts."""
        found = Effects()
        for key, stratum in sorted(self._strata.items()):
            group = Group(key[0], key[3], _sample(stratum.whole))
            for name, sums in sorted(stratum.sums.items()):
                group.facts[name] = _sample(sums)
            found.groups[_GAP.join(map(str, key))] = group
            found.names.update(stratum.names)
        found.names = dict(sorted(found.names.items()))
        return found


Sums = list[int | Fraction]
"""Count, total and squares; whole numbers stay whole, for they are quicker and as exact."""


class _Stratum:
    """Those who can be compared, while they are counted."""

    def __init__(self) -> None:
        self.whole: Sums = [0, 0, 0]
        self.sums: dict[str, Sums] = {}
        self.names: dict[str, Named] = {}

    def add(self, names: list[Named], value: int | Fraction) -> None:
        square = value * value
        whole = self.whole
        whole[0] += 1
        whole[1] += value
        whole[2] += square
        known = self.sums
        for name in names:
            sums = known.get(name.en)
            if sums is None:
                sums = known[name.en] = [0, 0, 0]
                self.names[name.en] = name
            sums[0] += 1
            sums[1] += value
            sums[2] += square


def exact(value: float) -> int | Fraction:
    """The exact number, as an int if it is whole."""
    return int(value) if value == int(value) else Fraction(value)


def _sample(sums: Sums) -> Sample:
    return Sample(int(sums[0]), Fraction(sums[1]), Fraction(sums[2]))
