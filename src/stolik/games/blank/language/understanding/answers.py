"""What the reader answers: a card with its parts, a question, or what is wrong and where."""

from typing import Any, Literal

from msgspec import Struct

Data = dict[str, Any]
Role = Literal["trigger", "condition", "who", "what", "amount", "period"]
Judged = Literal["trigger", "duty"]  # parts that only people can judge


class Offer(Struct, frozen=True):
    """A card that could be meant, with its sentence: which is also what it would do."""

    card: Data
    text: str


class Part(Struct, frozen=True):
    """One part of what was understood, with the words it came from.

    `role` is trigger, condition, who, what, amount or period; `said` is the part in the words of
    the language; `choices` are cards in which only this part differs.
    """

    role: Role
    start: int
    length: int
    said: str
    by_people: bool = False
    choices: tuple[Offer, ...] = ()


class OwnWords(Struct, frozen=True):
    """The sentence kept as the writer put it, for the players to judge.

    `judged` says which parts are theirs: the trigger, the duty or both.
    """

    card: Data
    text: str
    judged: tuple[Judged, ...]


class Trouble(Struct, frozen=True):
    """What is wrong: a reason (the message's key), a place in the sentence and the message."""

    reason: str
    place: int
    length: int
    found: str
    message: str


class Understanding(Struct, frozen=True):
    """What a sentence means: exactly one of card, question and trouble is given.

    With a `question` the `readings` are what to choose between, the likelier first. With a
    `trouble` the `suggestions` are whole sentences near to what was typed.
    """

    language: str
    kind: str
    card: Data | None = None
    text: str = ""
    parts: tuple[Part, ...] = ()
    judged: tuple[Judged, ...] = ()  # parts that only people can judge
    question: str | None = None
    readings: tuple[Offer, ...] = ()
    suggestions: tuple[Offer, ...] = ()
    trouble: Trouble | None = None
    own_words: OwnWords | None = None

    @property
    def place(self) -> int | None:
        """Where the trouble is."""
        return None if self.trouble is None else self.trouble.place

    @property
    def message(self) -> str:
        """What is wrong, in words; nothing where a card or a question is given."""
        return "" if self.trouble is None else self.trouble.message
