"""House rulings: the table votes on a case that no rule covers (BLK-R73, BLK-W18)."""

from __future__ import annotations

import msgspec

LIVE_SECONDS = 30
SLOW_SECONDS = 72 * 3600
"""How long a vote stays open: at a table with clocks, and at one without."""


class Ruling(msgspec.Struct):
    """A case, and how the players voted on it."""

    text: str
    by: str
    closes: int
    votes: dict[str, bool] = {}
    is_open: bool = True
    carried: bool = False

    def count_votes(self, people: tuple[str, ...], *, is_over: bool = False) -> None:
        """Close the vote once nothing can change it; without a majority nothing is ruled."""
        counted = [self.votes[one] for one in people if one in self.votes]
        yes, waiting = sum(counted), len(people) - len(counted)
        self.carried = 2 * yes > len(people)
        if is_over or self.carried or 2 * (yes + waiting) <= len(people):
            self.is_open = False

    def line(self) -> str:
        """The ruling as a record keeps it."""
        yes = sum(self.votes.values())
        verdict = "carried" if self.carried else "not carried"
        return f"{verdict}, {yes} yes, {len(self.votes) - yes} no: {self.text}"
