"""The tree of a search below its first move; nodes are what a seat can distinguish."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stolik.kernel.move import Move
from stolik.kernel.seat import Seat

CURIOSITY: Final = 0.6
"""How much a rarely tried move is favoured; results lie between 0 and 1."""
TRUST: Final = 0.6
"""The prior weight of the mover's preferred move."""
UNSEEN: Final = -1
"""Stands for every move that is hidden from the searching seat."""


class Tally:
    """How often something was tried, and its results."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0

    def learn(self, result: float) -> None:
        """Add a result."""
        self.visits += 1
        self.total += result

    def mean(self, unknown: float) -> float:
        """The mean result; `unknown` before the first try."""
        return self.total / self.visits if self.visits else unknown


class Branch(Tally):
    """The results of a seat's move at a node."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move = move
        self.offered: int = 0  # how often it could have been chosen


class Node:
    """A moment that the searching seat cannot tell from others like it.

    Where several seats decide at the same time, each learns for itself: none
    of them knows what the others choose.
    """

    def __init__(self) -> None:
        self.branches: dict[tuple[int, int], Branch] = {}
        self.tallies: dict[int, Tally] = {}  # whatever a seat did here
        self.children: dict[int, Node] = {}

    def tally(self, seat: Seat) -> Tally:
        """The results of a seat at this moment, over all moves."""
        found = self.tallies.get(seat)
        if found is None:
            found = Tally()
            self.tallies[seat] = found
        return found

    def pick(self, seat: Seat, moves: list[Move], idea: Move) -> Branch:
        """Pick the move to try, of those that are legal this time.

        A seat that moves sees its own hand, which differs from one imagined state
        to the next: so its idea is preferred until another move has done
        better. A move is judged by how often it was offered, not by how often
        the node was reached: in other imagined states it may not exist.
        """
        so_far = self.tally(seat).mean(0.5)
        share = (1.0 - TRUST) / len(moves)
        best: Branch | None = None
        highest = -1.0
        for move in moves:
            branch = self.branches.get((seat, move.code))
            if branch is None:
                branch = Branch(move)
                self.branches[seat, move.code] = branch
            branch.offered += 1
            favour = share + TRUST if move is idea else share
            rarity = sqrt(float(branch.offered)) / (1.0 + float(branch.visits))
            promise = branch.mean(so_far) + CURIOSITY * favour * rarity
            if best is None or promise > highest:
                best = branch
                highest = promise
        assert best is not None
        return best

    def after(self, sign: int) -> Node:
        """The node that follows what the searching seat has seen."""
        child = self.children.get(sign)
        if child is None:
            child = Node()
            self.children[sign] = child
        return child


class Path:
    """The path of one trial through the tree."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.tallies: list[Tally] = []

    def add(self, seat: Seat, branch: Branch, tally: Tally) -> None:
        """Add a seat's move at a node."""
        self.seats += [seat, seat]
        self.tallies += [branch, tally]

    def learn(self, expected: list[float]) -> None:
        """Add the result to every branch and node passed, for the seat that moved there."""
        for step in range(len(self.seats)):
            self.tallies[step].learn(expected[self.seats[step]])
