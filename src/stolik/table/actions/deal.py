"""From ready to the deal: commitments, the closed list, revealed parts, and the rematch."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, ClassVar

from stolik.kernel.options import OptionError, changed_options, reseated
from stolik.kernel.phrase import Phrase
from stolik.kernel.record import options_line
from stolik.table.actions.base import (
    Entry,
    Request,
    Requester,
    check_host,
    check_not_of_day,
    check_seated,
    check_status,
    name_of,
)
from stolik.table.deal import ClosedList, Deal, digest_of, is_digest, table_of_day
from stolik.table.errors import TableError
from stolik.table.fields import Digest

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class Ready(Request):
    """All my seats are ready; `commitment` fixes my part of the deal without revealing it.

    `round` is the one that it was made for: `stale` if the table is at another.
    """

    commitment: Digest | None = None
    ready: bool = True
    round: int | None = None

    def entry(self, table: Table, by: Requester) -> ReadySet:
        """For anyone with a seat, in the lobby."""
        _check_round(table, self.round)
        check_status(table, "lobby")
        check_seated(table, by.player)
        if not self.ready:
            return ReadySet(by.player, ready=False)
        return ReadySet(by.player, commitment=_checked(table, by.player, self.commitment))


class ReadySet(Entry, frozen=True, tag="ready-set"):
    """A player is ready and commits to a part of the deal, or is no longer ready.

    `entropy` occurs only in logs of the older protocol, in which parts were open.
    """

    player: str
    entropy: str = ""
    ready: bool = True
    commitment: str = ""

    def fold(self, table: Table, happened: Happened) -> None:
        """Replace the old commitment with the new one."""
        table.forget_part(self.player)
        if self.ready and self.commitment:
            table.commitments[self.player] = self.commitment
        elif self.ready:
            table.entropy[self.player] = self.entropy

    def phrase(self, table: Table) -> Phrase:
        """Somebody is ready, or is not."""
        kind = "table-ready" if self.ready else "table-not-ready"
        return Phrase(kind, name_of(table, self.player))

    def changes(self, table: Table) -> bool:
        """Whether the player is ready, or was."""
        return self.ready or self.player in table.entropy or self.player in table.commitments


class Start(Request):
    """Host: begin. Counts as the host's own `ready`. Empty chairs are removed.

    The list of commitments is closed with it; a host without a seat has none.
    `round` as in `ready`.
    """

    commitment: Digest | None = None
    round: int | None = None

    def entry(self, table: Table, by: Requester) -> ListClosed:
        """For the host, once all people are ready and the number of seats suits the game."""
        _check_round(table, self.round)
        player = by.player
        check_host(table, player)
        check_status(table, "lobby")
        if any(one != player and one not in table.commitments for one in table.people()):
            raise TableError("not-ready", "somebody has not said ready yet")
        own = _checked(table, player, self.commitment) if table.seats_of(player) else ""
        return _closed_list(table, own)


def is_rematch_agreed(table: Table) -> bool:
    """Whether everybody with a seat has accepted the rematch."""
    people = table.people()
    is_open = table.is_rematch and table.status == "lobby"
    return is_open and bool(people) and all(one in table.commitments for one in people)


def start_rematch(table: Table) -> ListClosed:
    """Start a rematch that everybody has agreed to."""
    if not is_rematch_agreed(table):
        raise TableError("not-now", "no rematch is agreed on")
    return _closed_list(table, "")


def _closed_list(table: Table, own: str) -> ListClosed:
    """Close the list for those who sit here; `own` is the commitment that comes with the start."""
    game = table.game
    if game is None:
        raise TableError("version-gone")
    taken = [seat for seat, chair in enumerate(table.chairs) if not chair.is_empty]
    if table.start is not None and len(taken) < len(table.chairs):
        raise TableError("chairs-empty")
    if len(taken) not in table.seat_range(game):
        raise TableError("not-ready", f"{game.id} is not for {len(taken)} players")
    moved = reseated(game.Options, table.options, taken)
    try:
        rules = game.rules(len(taken), table.options if moved is None else moved)
    except (ValueError, OptionError) as error:
        raise TableError("bad-options", str(error)) from None
    digest = digest_of(options_line(changed_options(rules.options)))
    version = None if game.version == table.version else game.version
    return ListClosed(own, digest, moved, version)


class ListClosed(Entry, frozen=True, tag="list-closed"):
    """The host asked for the start: from here on the deal is fixed except for what is hidden.

    `commitment` is the host's own, "" for a host without a seat; `digest` is of the options as the
    record writes them. Empty chairs are gone; `options` are set if one named a seat that moved,
    `version` when the rules have a newer one than the last round.
    """

    is_free: ClassVar[bool] = True

    commitment: str
    digest: str
    options: dict[str, Any] | None = None
    version: int | None = None

    def fold(self, table: Table, happened: Happened) -> None:
        """Close the list; if nobody has a part to reveal, the game begins at once."""
        _clear_last_round(table, self.options)
        if self.version is not None:
            table.version = self.version
        if table.host is not None and self.commitment:
            table.commitments[table.host] = self.commitment
        # A deal of the day is the same for everybody, so nobody has a part in it.
        owners = [chair.player if table.day is None else None for chair in table.chairs]
        people = table.people() if table.day is None else ()
        closed = ClosedList(
            table=table.id if table.day is None else table_of_day(table.day),
            round=table.round,
            game=table.game_id,
            version=table.version,
            owners=tuple(None if one is None else table.seats_of(one)[0] for one in owners),
            options=self.digest,
            commitment=table.commitment,
            parts=tuple((table.seats_of(one)[0], table.commitments[one]) for one in people),
            position=None if table.start is None else digest_of(table.start.position),
        )
        table.deal = Deal(closed, happened.logged.at)
        table.held = {player: table.seats_of(player) for player in table.people()}
        table.status = "dealing"
        if not table.deal.unrevealed:
            table.begin()

    def phrase(self, table: Table) -> Phrase:
        """The game begins."""
        return Phrase("table-started")


class Reveal(Request):
    """The list is closed: here is my part of the deal, 32 random bytes in hexadecimal digits."""

    entropy: Digest

    def entry(self, table: Table, by: Requester) -> Revealed:
        """For anyone who committed to this part, even if they have just left."""
        check_status(table, "dealing")
        assert table.deal is not None
        seats = table.held.get(by.player, ())
        if not seats or seats[0] not in table.deal.unrevealed:
            raise TableError("not-now", "the table does not wait for your part")
        if not is_digest(self.entropy) or not table.deal.fits(seats[0], self.entropy):
            raise TableError("unreadable", "this is not the part that you have committed to")
        return Revealed(by.player, self.entropy)


class Revealed(Entry, frozen=True, tag="revealed"):
    """A player revealed the part they had committed to; with the last one the game begins."""

    is_free: ClassVar[bool] = True

    player: str
    entropy: str

    def fold(self, table: Table, happened: Happened) -> None:
        """Store the part."""
        assert table.deal is not None
        table.deal.revealed[table.held[self.player][0]] = self.entropy
        if not table.deal.unrevealed:
            table.begin()


class Dealt(Entry, frozen=True, tag="dealt"):
    """Time ran out: the game begins without the parts that were not revealed."""

    def fold(self, table: Table, happened: Happened) -> None:
        """Begin without them."""
        table.begin()

    def phrase(self, table: Table) -> Phrase:
        """The cards are dealt without somebody's part."""
        seats = () if table.deal is None else table.deal.unrevealed
        names = ", ".join(table.chairs[seat].name for seat in seats)
        return Phrase("table-dealt", {"names": names, "count": len(seats)})


class Started(Entry, frozen=True, tag="started"):
    """The game began by the older protocol; `entropy` is the host's part of the deal.

    Empty chairs are gone; `options` are set if one named a seat that moved.
    """

    entropy: str = ""
    options: dict[str, Any] | None = None

    def fold(self, table: Table, happened: Happened) -> None:
        """Begin as the older protocol did, in which every part was open from the start."""
        _clear_last_round(table, self.options)
        if table.host is not None:
            table.entropy[table.host] = self.entropy
        table.contributions = tuple(
            (table.seats_of(player)[0], table.entropy[player])
            for player in table.people()
            if table.entropy.get(player)
        )
        table.held = {player: table.seats_of(player) for player in table.people()}
        table.begin()

    def phrase(self, table: Table) -> Phrase:
        """The game begins."""
        return Phrase("table-started")


class Rematch(Request):
    """Once the game is over: offer another round with the same seats.

    Everybody accepts it with `ready`; it starts when the last one has.
    """

    def entry(self, table: Table, by: Requester) -> Rematched:
        """For the host and for anyone with a seat."""
        check_status(table, "over")
        check_not_of_day(table)
        if by.player != table.host:
            check_seated(table, by.player)
        return Rematched(secrets.token_hex(32))


class Rematched(Entry, frozen=True, tag="rematched"):
    """Another round is offered; `secret` is for its deal."""

    is_free: ClassVar[bool] = True

    secret: str

    def fold(self, table: Table, happened: Happened) -> None:
        """Discard the round; people keep their seats, bots that stood in give theirs back."""
        table.status, table.is_rematch = "lobby", True
        table.round += 1
        table.secret = self.secret
        table.entropy, table.contributions = {}, ()
        table.commitments, table.deal = {}, None
        table.state, table.outcome = None, None
        table.story, table.moves, table.held = [], [], {}
        for chair in table.chairs:
            if chair.is_empty:
                chair.clear()  # of the name that the last result needed
            elif chair.is_stand_in and chair.player is None:
                chair.clear()
            elif chair.is_stand_in and chair.player is not None:
                chair.seat_person(chair.player, chair.name)

    def phrase(self, table: Table) -> Phrase:
        """Another round is offered."""
        return Phrase("table-rematched")


def _check_round(table: Table, number: int | None) -> None:
    """Raise unless the commitment is for this round: another could never be revealed."""
    if number is not None and number != table.round:
        raise TableError("stale", f"the table is at round {table.round}")


def _checked(table: Table, player: str, commitment: str | None) -> str:
    """A player's commitment, checked; nobody may copy another's, to reveal the same part later."""
    if commitment is None or not is_digest(commitment):
        raise TableError("unreadable", "a commitment is 64 hexadecimal digits")
    if commitment in [other for one, other in table.commitments.items() if one != player]:
        raise TableError("not-now", "another player has committed to the same; draw anew")
    return commitment


def _clear_last_round(table: Table, options: dict[str, Any] | None) -> None:
    """Clear away the last round and the empty chairs."""
    table.story = []
    table.moves = []
    table.spoken, table.rulings, table.removed_by = {}, [], {}
    for chair in table.chairs:
        chair.reset_time_outs()
    table.chairs = [chair for chair in table.chairs if not chair.is_empty]
    if options is not None:
        table.options = options
    table.forget_seats()
