"""Bodies and answers of requests: who I am, games, results, decks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.seat import Seat
from stolik.protocol.base import Answer, Body, ErrorCode, Password
from stolik.table.fields import PLAIN
from stolik.table.settings import Name


class GuestBody(Body):
    """`POST /api/session`: play as a guest under this name, or change it."""

    name: Name
    invitation: Annotated[str, Meta(max_length=60, pattern=PLAIN)] = ""
    """The code of an invitation, where new people need one."""


class AccountBody(Body):
    """`POST /api/account`: turn the guest into an account that keeps its games."""

    name: Name
    password: Password


Login = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]

LoginOrEmail = Annotated[str, Meta(min_length=1, max_length=254, pattern=PLAIN)]


class LoginBody(Body):
    """`POST /api/login`: log in; `login` is from `Me` when the account was made, or its e-mail."""

    login: LoginOrEmail
    password: Password


class PasswordBody(Body):
    """`POST /api/account/password`: change the password; every other session ends."""

    password: Password
    new_password: Password


class RecoveryBody(Body):
    """`POST /api/account/recovery`: make a new recovery code."""

    password: Password


class RecoverBody(Body):
    """`POST /api/recover`: set a new password with the recovery code; every session ends."""

    login: Login
    code: Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]
    new_password: Password


class EndSessionBody(Body):
    """`POST /api/account/sessions/end`: end the session of this key, on whatever device it is."""

    session: Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]


class LeaveBody(Body):
    """`POST /api/account/delete`: delete me and what is said about me; accounts need `password`."""

    password: Password | None = None


class Me(Answer):
    """The answer of `GET /api/session` and of every request that changes the session."""

    player: str
    name: str
    account: bool
    login: str | None = None
    """What to log in with: the name and a number, so that no name is ever taken."""
    recovery: str | None = None
    """The recovery code, only in the answer that created it: the server stores its hash."""
    has_recovery: bool = False
    """Whether the account has such a code; older accounts have none."""
    admin: bool = False
    """Whether the page for admins is open to this account."""


class SessionLine(Answer):
    """A device on which the player is logged in."""

    session: str
    """By which it can be ended; it opens nothing."""
    used: int
    """When it was last used, to a day."""
    browser: str
    """Firefox, Android; empty where that is not known."""
    is_this: bool


class Sessions(Answer):
    """`GET /api/account/sessions`: the last used first."""

    sessions: tuple[SessionLine, ...]


class OptionChoice(Answer):
    """One value of an option; `label` is a Fluent id of the game's text."""

    value: str | int | bool
    label: str


class OptionField(Answer):
    """One field of a game's options, as a form shows it.

    `label` is the game's Fluent id `option-<name>`, its attribute `.help` says
    more; the labels of choices are `option-<name>-<value>`, with `-` for `/`.
    A `seat` is the number of a chair from 0 on, or -1 for one at random.
    """

    name: str
    kind: Literal["choice", "flag", "number", "seat", "text", "other"]
    label: str
    default: Any
    choices: tuple[OptionChoice, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    founding: bool = False
    """Whether it describes a fresh deck only, and has no effect with a stored one."""


class ModeInfo(Answer):
    """A way to play: `label` is the game's Fluent id, its attribute `.about` says more."""

    name: str
    label: str
    seats: tuple[int, ...]
    options: dict[str, Any]


class GameInfo(Answer):
    """A game that this server offers; `name` and `tagline` are in its Fluent files."""

    id: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]
    decks: bool
    """Whether tables of this game play with a deck that is kept (BLANK)."""
    modes: tuple[ModeInfo, ...] = ()
    """Ways to play, the one for newcomers first; a game may have none."""


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
    """A player's strength in a game: 1500 points before the first one."""

    game: str
    points: int
    games: int
    provisional: bool
    """Whether the rating rests on few games only."""


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


class SummedTally(Answer):
    """What was counted over many games: how often it went right, of how many times.

    Headings are in the game's Fluent files: `tally-<topic>`; a part without a name is called
    `tally-<topic>-<part>`.
    """

    topic: str
    part: str
    name: Named | None
    hits: int
    of: int


class GameStatistics(Answer):
    """`GET /api/players/{player}/games/{game}`: what is counted over a player's games."""

    player: str
    game: str
    games: int
    won: int
    tallies: tuple[SummedTally, ...]
    written: int | None
    """How many rules of theirs were accepted into decks, where the game's decks live on."""
    pending: int
    """So many older games are not counted yet; each look counts some of them."""


class Rank(Answer):
    """One line of a leaderboard."""

    player: str
    name: str
    rating: Rating


class Leaderboard(Answer):
    """`GET /api/games/{game}/leaderboard`."""

    game: str
    ranks: tuple[Rank, ...]


class Problem(Answer):
    """The body of every answer with status 400 or above."""

    code: ErrorCode
    phrase: Phrase
    detail: str = ""
    """For developers, in English: which field, which bound."""
    retry_after: int | None = None
