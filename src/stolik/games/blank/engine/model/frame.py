# mypyc: compile
"""A frame of the stack: a process that is under way.

Each kind of frame is a class with the fields that it needs. Frames change while
they are worked on, so a copied game copies them; `take_fields` lists what is copied.
"""

from __future__ import annotations

from stolik.games.blank.engine.model.fields import (
    NO_NUMBERS,
    FieldTape,
    numbers,
    recorder,
    replaced_numbers,
)


class Frame:
    """The base class of frames; `asked` are the seats whose answer it waits for."""

    def __init__(self) -> None:
        self.asked: list[int] = NO_NUMBERS

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        raise NotImplementedError

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        raise NotImplementedError

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        self.asked = numbers(other.asked, tape)

    def copy(self) -> Frame:
        """An independent frame with the same fields."""
        other = self.empty()
        other.take_fields(self, None)
        return other

    def snapshot(self) -> tuple[object, ...]:
        """The kind and every field, as plain values."""
        tape = recorder()
        self.take_fields(self, tape)
        return (self.kind(), *tape.values)


class AvertableFrame(Frame):
    """A frame whose effect its victims may avert by a reaction (BLK-L19)."""

    def __init__(self) -> None:
        super().__init__()
        self.cancelled: list[int] = NO_NUMBERS  # the seats that have turned it away

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, AvertableFrame)
        super().take_fields(other, tape)
        self.cancelled = replaced_numbers(other.cancelled, tape)
