"""The agenda: what a game in progress still has to do, as a stack of plain steps.

The top step either waits for an answer or is run by the rules and pushes
others. Steps never change, so a copied game shares them.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from stolik.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing to do; games derive their own kinds.

    `asks` lists the seats whose answer the step waits for, in the order in
    which they are polled; an empty list means that the rules can run it.
    """

    def __init__(self, asks: tuple[Seat, ...] = ()) -> None:
        self.asks = asks

    def facts(self) -> tuple[object, ...]:
        """Everything the step says, as plain values that start with its kind."""
        return (type(self).__name__, self.asks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.facts()[1:]!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step):
    """A moment in which seats may react; it closes when all have passed.

    Open it only for seats that could use it. Where being asked would betray a
    hand, open it for everybody of whom the others cannot know better.
    """

    def __init__(self, kind: int, asks: tuple[Seat, ...]) -> None:
        super().__init__(asks)
        self.kind = kind

    def facts(self) -> tuple[object, ...]:
        """Everything the window says, as plain values that start with its kind."""
        return (type(self).__name__, self.kind, self.asks)

    def without(self, seat: Seat) -> Window:
        """The same window after the seat has passed."""
        return Window(self.kind, tuple(other for other in self.asks if other != seat))

    def reopened(self, seats: tuple[Seat, ...]) -> Window:
        """The same window after a play, which cancels all passes."""
        return Window(self.kind, seats)


class Agenda:
    """A stack of steps; the last one pushed is done first."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def push(self, step: Step) -> None:
        """Do this step before everything else."""
        self.steps.append(step)

    def push_all(self, steps: list[Step]) -> None:
        """Do these steps in their order before everything else."""
        self.steps.extend(reversed(steps))

    def pop(self) -> Step:
        """Take the top step off."""
        return self.steps.pop()

    def replace(self, step: Step) -> None:
        """Put another step in the top one's place."""
        self.steps[-1] = step

    @property
    def top(self) -> Step:
        """The step that is done next."""
        return self.steps[-1]

    def __len__(self) -> int:
        return len(self.steps)

    def copy(self) -> Agenda:
        """An independent stack of the same steps."""
        return Agenda(self.steps.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agenda) and self.steps == other.steps

    def __hash__(self) -> int:
        return hash(tuple(self.steps))

    def facts(self) -> tuple[object, ...]:
        """All steps from the bottom to the top, as plain values."""
        return tuple(step.facts() for step in self.steps)
