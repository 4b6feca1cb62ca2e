"""Bodies and answers of requests: who I am, games, results, decks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.server.protocol.base import PLAIN, Answer, Body, ErrorCode, GameKey, Password
from stolik.table.settings import Name


class GuestBody(Body):
    """`POST /api/session`: play as a guest under this name, or change it."""

    name: Name


class AccountBody(Body):
    """`POST /api/account`: turn the guest into an account that keeps its games."""

    name: Name
    password: Password


class LoginBody(Body):
    """`POST /api/login`: come back to an account; `login` is what `Me` told when it was made."""

    login: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
    password: Password


class LeaveBody(Body):
    """`POST /api/account/delete`: delete me and what is said about me; accounts need `password`."""

    password: Password | None = None


class Me(Answer):
    """`GET /api/session` and whatever changes it."""

    player: str
    name: str
    account: bool
    login: str | None = None
    """What to log in with: the name and a number, so that no name is ever taken."""


class OptionChoice(Answer):
    """One value of an option; `label` is a Fluent id of the game's text."""

    value: str | int | bool
    label: str


class OptionField(Answer):
    """One field of a game's options, as a form shows it.

    `label` is the game's Fluent id `option-<name>`, its attribute `.help` says
    more; the labels of choices are `option-<name>-<value>`, with `-` for `/`.
    A `seat` is the number of a chair from 0 on, or -1 for one by lot.
    """

    name: str
    kind: Literal["choice", "flag", "number", "seat", "text", "other"]
    label: str
    default: Any
    choices: tuple[OptionChoice, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    founding: bool = False
    """Says what a fresh deck is like, and nothing where a kept one lies on the table."""


class GameInfo(Answer):
    """A game that this server offers; `name` and `tagline` are in its Fluent files."""

    id: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]
    decks: bool
    """Whether tables of this game play with a deck that is kept (BLANK)."""


class ResultLine(Answer):
    """A finished game in somebody's history."""

    table: str | None
    """Of listed tables, and to those who sat there: it leads to the table and to its replay."""
    round: int
    game: str
    finished: int
    names: tuple[str, ...]
    seat: Seat
    scores: tuple[float, ...]
    ranks: tuple[int, ...]


class Rating(Answer):
    """How strong somebody plays a game: openskill's mean and doubt, and a cautious number."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Profile(Answer):
    """`GET /api/players/{player}`; `GET /api/players/{player}/history` gives `History`."""

    player: str
    name: str
    since: int
    ratings: tuple[Rating, ...]
    games: int


class History(Answer):
    """Newest first; `before` of the next request is the last line's `finished`."""

    results: tuple[ResultLine, ...]


class Rank(Answer):
    """One line of a leaderboard."""

    player: str
    name: str
    rating: Rating


class Leaderboard(Answer):
    """`GET /api/games/{game}/leaderboard`."""

    game: str
    ranks: tuple[Rank, ...]


class DeckBody(Body):
    """`POST /api/decks`: keep a new deck; `data` is the game's own description of it."""

    game: GameKey
    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]
    data: dict[str, Any] = field(default_factory=dict)


class DeckInfo(Answer):
    """A kept deck in its newest version."""

    id: str
    game: str
    name: str
    version: int
    data: dict[str, Any]
    changed: int


class Decks(Answer):
    """`GET /api/decks`: my decks."""

    decks: tuple[DeckInfo, ...]


class Problem(Answer):
    """The body of every answer with status 400 or above."""

    code: ErrorCode
    phrase: Phrase
    detail: str = ""
    """For developers, in English: which field, which bound."""
    retry_after: int | None = None
