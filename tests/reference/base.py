"""How a reference is played: a generator of decisions, which stops wherever somebody decides."""

from __future__ import annotations

from collections.abc import Generator, Iterable

Asked = dict[int, list[str]]
"""Which seats may act, and the moves that each of them may make, in the engine's notation."""
Answer = tuple[int, str]
Decisions = Generator[Asked, Answer, None]


class KnownChance:
    """Chance belongs to the engine: the reference asks here how a shuffle came out."""

    def __init__(self, answers: Iterable[object] = ()) -> None:
        self.answers = list(answers)

    def next(self) -> object:
        """What came out; it is an error to ask more often than the engine drew."""
        assert self.answers, "the reference needs chance where the engine used none"
        return self.answers.pop(0)

    def shuffled(self, cards: Iterable[object]) -> list:
        """The cards in their new order, from the top; they must be the same cards."""
        order = list(self.next())
        assert sorted(order) == sorted(cards), "engine and reference shuffle different cards"
        return order


class Reference:
    """Base of all references: `play` is the rulebook, `asked` the question that is open."""

    def play(self) -> Decisions:
        """The whole game, from its set-up."""
        raise NotImplementedError

    def play_on(self) -> Decisions:
        """The rest of a game that was laid out by hand."""
        raise NotImplementedError

    def begin(self) -> None:
        self._decisions = self.play()
        self.asked: Asked = next(self._decisions)

    def begin_from_here(self) -> None:
        self._decisions = self.play_on()
        self.asked = next(self._decisions)

    @property
    def is_over(self) -> bool:
        return not self.asked

    def make(self, seat: int, move: str) -> None:
        """Answer the open question."""
        assert move in self.asked[seat], f"{move!r} of seat {seat} is not allowed here"
        try:
            self.asked = self._decisions.send((seat, move))
        except StopIteration:
            self.asked = {}
