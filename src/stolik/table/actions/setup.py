"""Making a table, its settings and its number of chairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from stolik.kernel.options import OptionError, read_options, reseated
from stolik.kernel.phrase import Phrase
from stolik.table.actions.base import Entry, Request, Requester, check_host, check_status
from stolik.table.chairs import Chair
from stolik.table.errors import TableError
from stolik.table.fields import DeckKeys, Title
from stolik.table.names import clean
from stolik.table.settings import AbsenceRule, ClockRule, StartPosition

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who a chair was set up for: a bot of a level, or a person."""

    level: str | None = None


class Made(Entry, frozen=True, tag="made"):
    """The table was made; `secret` is the server's part of the first deal."""

    game: str
    version: int
    seats: tuple[SeatPlan, ...]
    host: str
    secret: str
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    listed: bool = False
    clock: ClockRule = ClockRule()
    absence: AbsenceRule = AbsenceRule()
    deck: str | None = None
    friendly: bool = False
    hints: bool = False
    start: StartPosition | None = None
    day: str | None = None

    def fold(self, table: Table, happened: Happened) -> None:
        """Set up the chairs and everything that was agreed on."""
        table.created = happened.logged.at
        table.game_id = self.game
        table.version = self.version
        table.host = self.host
        table.secret = self.secret
        table.options = self.options
        table.title, table.titled = self.title, self.host
        table.listed = self.listed
        table.clock = self.clock
        table.absence = self.absence
        table.deck = self.deck
        table.friendly, table.hints = self.friendly, self.hints
        table.start, table.day = self.start, self.day
        table.locked = self.day is not None  # whoever watches would know the cards
        for plan in self.seats:
            chair = Chair()
            if plan.level is not None:
                chair.seat_bot(plan.level)
            table.chairs.append(chair)

    def anonymous(self) -> Entry | None:
        """Without the title that its host gave it."""
        return replace(self, title="") if self.title else None


class Configure(Request):
    """Host, in the lobby: change what the table agreed on. What is left out stays."""

    options: dict[str, Any] | None = None
    clock: ClockRule | None = None
    absence: AbsenceRule | None = None
    title: Title | None = None
    listed: bool | None = None
    deck: DeckKeys | None = None
    friendly: bool | None = None
    hints: bool | None = None

    def entry(self, table: Table, by: Requester) -> Configured:
        """For the host, in the lobby, with options that the game can be played with."""
        check_host(table, by.player)
        check_status(table, "lobby")
        if table.start is not None and (
            self.options is not None or self.deck is not None or self.friendly is False
        ):
            raise TableError("position-fixed")
        if self.options is not None:
            _check_options(table, self.options)
        title = None if self.title is None else clean(self.title)
        return Configured(
            self._options(table),
            self.clock,
            self.absence,
            title,
            self.listed,
            self.deck,
            self.friendly,
            self.hints,
        )

    def _options(self, table: Table) -> dict[str, Any] | None:
        """The options that change, also because moves may take days from now on."""
        clock, game = self.clock or table.clock, table.game
        if not clock.is_long or game is None or table.start is not None:
            return self.options
        before = table.options if self.options is None else self.options
        wanted = game.long_options(before)
        return self.options if wanted == before else wanted


def _check_options(table: Table, options: dict[str, Any]) -> None:
    game = table.game
    if game is None:
        raise TableError("version-gone")
    try:
        read_options(game.Options, options)
    except OptionError as error:
        raise TableError("bad-options", str(error)) from None


class Configured(Entry, frozen=True, tag="configured"):
    """The host changed what the table agreed on; what is None stays."""

    options: dict[str, Any] | None = None
    clock: ClockRule | None = None
    absence: AbsenceRule | None = None
    title: str | None = None
    listed: bool | None = None
    deck: str | None = None
    friendly: bool | None = None
    hints: bool | None = None

    @property
    def is_about_the_game(self) -> bool:
        """Whether it changes what people said they were ready for."""
        changed = (
            self.options,
            self.clock,
            self.absence,
            self.deck,
            self.friendly,
            self.hints,
        )
        return any(value is not None for value in changed)

    def fold(self, table: Table, happened: Happened) -> None:
        """Apply the given values; if the game changes, everybody has to be ready again."""
        if self.title is not None:
            table.titled = happened.logged.player
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if value is not None:
                setattr(table, name, value)
        if self.is_about_the_game:
            # Ready for something else than what it is now.
            table.entropy.clear()
            table.commitments.clear()
            if happened.logged.player is not None:
                table.is_rematch = False  # the host has changed what the offer was about

    def phrase(self, table: Table) -> Phrase:
        """Changes to the game ask for readiness again; others are only announced."""
        if self.is_about_the_game:
            is_ready = table.commitments or table.entropy
            if self._is_by_deck(table):
                return Phrase("table-deck-renewed", {"again": "yes" if is_ready else "no"})
            return Phrase("table-configured" if is_ready else "table-changed")
        if self.listed is not None:
            return Phrase("table-listed" if self.listed else "table-unlisted")
        return Phrase("table-changed")

    def _is_by_deck(self, table: Table) -> bool:
        """Whether only cards of the decks differ, which come without the host."""
        if self.options is None or table.game is None or self.deck is not None:
            return False
        before, after = table.options, self.options
        changed = {name for name in before.keys() | after if before.get(name) != after.get(name)}
        return bool(changed) and changed <= table.game.value_names(after).keys()

    def changes(self, table: Table) -> bool:
        """Whether anything that is given differs."""
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        return any(
            value is not None and value != getattr(table, name) for name, value in given.items()
        )

    def anonymous(self) -> Entry | None:
        """Without the title that its author gave the table."""
        return replace(self, title="") if self.title else None


class SetSeats(Request):
    """Host, in the lobby: how many chairs the table has."""

    seats: Annotated[int, Meta(ge=1, le=16)]

    def entry(self, table: Table, by: Requester) -> ChairsSet:
        """As many as the game allows; taken chairs stay."""
        check_host(table, by.player)
        check_status(table, "lobby")
        if table.start is not None:
            raise TableError("position-fixed")
        game = table.game
        if game is None or self.seats not in table.seat_range(game):
            raise TableError("bad-options", "the game is not for so many players")
        if self.seats < sum(not chair.is_empty for chair in table.chairs):
            raise TableError("seat-taken")
        seats = list(range(len(table.chairs)))
        for seat in reversed(seats.copy()):
            if len(seats) > self.seats and table.chairs[seat].is_empty:
                seats.remove(seat)
        return ChairsSet(self.seats, reseated(game.Options, table.options, seats))


class ChairsSet(Entry, frozen=True, tag="chairs-set"):
    """The host changed how many chairs there are; `options` when one named a seat that moved."""

    count: int
    options: dict[str, Any] | None = None

    def fold(self, table: Table, happened: Happened) -> None:
        """Add chairs at the end, or remove empty ones from there."""
        while len(table.chairs) < self.count:
            table.chairs.append(Chair())
        for seat in range(len(table.chairs) - 1, -1, -1):
            if len(table.chairs) > self.count and table.chairs[seat].is_empty:
                del table.chairs[seat]
        if self.options is not None:
            table.options = self.options

    def phrase(self, table: Table) -> Phrase:
        """The number of chairs."""
        return Phrase("table-chairs-set", {"count": self.count})

    def changes(self, table: Table) -> bool:
        """Whether the number differs."""
        return self.count != len(table.chairs)
