"""What a search remembers below its first move: what came of what a seat can tell apart."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from stolik.kernel.move import Move
from stolik.kernel.seat import Seat

CURIOSITY: Final = 0.5
"""How much a rarely tried move is favoured; results lie between 0 and 1."""
UNSEEN: Final = -1
"""Stands for every move that is hidden from the searching seat."""


class Branch:
    """How a move of some seat has done at a node."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits: int = 0
        self.offered: int = 0  # how often it could have been chosen
        self.total: float = 0.0


class Node:
    """A moment that the searching seat cannot tell from others like it.

    Where several seats decide at the same time, each learns for itself: none
    of them knows what the others choose.
    """

    def __init__(self) -> None:
        self.branches: dict[tuple[int, int], Branch] = {}
        self.children: dict[int, Node] = {}

    def pick(self, seat: Seat, moves: list[Move]) -> Branch:
        """Take the move that is worth a try, of those there are this time.

        A move is judged by how often it was offered, not by how often the
        node was reached: in other imagined states it may not exist.
        """
        best: Branch | None = None
        highest = -1.0
        for move in moves:
            branch = self.branches.get((seat, move.code))
            if branch is None:
                branch = Branch(move)
                self.branches[seat, move.code] = branch
            branch.offered += 1
            score = _promise(branch)
            if best is None or score > highest:
                best = branch
                highest = score
        assert best is not None
        return best

    def after(self, sign: int) -> Node:
        """The moment that follows what the searching seat has seen."""
        child = self.children.get(sign)
        if child is None:
            child = Node()
            self.children[sign] = child
        return child


def _promise(branch: Branch) -> float:
    if branch.visits == 0:
        return 1000.0
    visits = float(branch.visits)
    return branch.total / visits + CURIOSITY * sqrt(log(float(branch.offered)) / visits)
