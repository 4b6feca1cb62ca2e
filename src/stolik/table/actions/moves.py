"""Moves of the game: a player's, a bot's, and the table's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.refusal import BadMove, IllegalMove
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.table import chat
from stolik.table.actions.base import Entry, Request, Requester, seat_name
from stolik.table.errors import TableError
from stolik.table.fields import SeatNumber
from stolik.table.undo import add_checkpoint

if TYPE_CHECKING:
    from stolik.kernel.game import Game
    from stolik.table.table import Happened, Table

PASSING = ("pass", "skip", "decline", "done", "fold", "stop")
"""Kinds of moves that commit a seat the least; a default move prefers them in this order."""


class MakeMove(Request, tag="move"):
    """Make a move, by `code` or by `notation`; `seq` is the last one the client has seen.

    `seat` is needed only with hot seats.
    """

    seq: int
    code: int | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None
    seat: SeatNumber | None = None

    def entry(self, table: Table, by: Requester) -> Moved:
        """The move if the rules allow it; raises IllegalMove with the moves that they allow."""
        seat = self.seat_to_move(table, by.player)
        state = table.state
        assert state is not None
        move = self._move(state.rules.game)
        legal = table.legal(seat)
        if move not in legal:
            refusal = state.refusal(seat, move)
            if refusal is not None:
                raise IllegalMove(refusal, legal)
        return Moved(seat, move.code)

    def seat_to_move(self, table: Table, player: str) -> Seat:
        """The seat that a player moves for; whether the move is legal is for the rules."""
        if table.status != "playing":
            raise TableError("not-now", "no game is on")
        if table.state is None:
            raise TableError("version-gone")
        if table.paused:
            raise TableError("paused")
        if table.undo_vote is not None:
            raise TableError("undo-open")
        own = table.seats_of(player)
        seat = self.seat
        if seat is None and len(own) == 1:
            seat = own[0]
        elif seat is None:
            asked = [one for one in own if one in table.deciders()]
            seat = asked[0] if len(asked) == 1 else None
        if seat is None or seat not in own:
            raise TableError("not-your-seat")
        if self.seq < table.asked_since[seat]:
            raise TableError("stale", f"the choice changed at {table.asked_since[seat]}")
        if self.seq > table.seq:
            raise TableError("stale", "that has not happened yet")
        return seat

    def _move(self, game: Game) -> Move:
        if self.code is not None and self.notation is None:
            if 0 <= self.code < len(game.moves):
                return game.moves[self.code]
            raise TableError("bad-move", "the game's catalogue has no such number")
        if self.notation is None or self.code is not None:
            raise TableError("bad-move", "give a code or a notation")
        try:
            return game.parse(self.notation)
        except BadMove as error:
            raise TableError("bad-move", str(error)) from None


class Moved(Entry, frozen=True, tag="moved"):
    """A seat moved; `how` is not `person` when a bot or the table moved for it.

    - `bot`: the seat's bot, or the one that stands in.
    - `clock`: a default move, because the seat's time was out.
    - `timer`: the table's own move when a wait of the rules was over.
    - `words`: the table's own move, because words in the chat proved something.
    - `left`: the table's own move, because somebody left.
    """

    is_free: ClassVar[bool] = True

    seat: Seat
    code: int
    how: Literal["person", "bot", "clock", "timer", "words", "left"] = "person"

    def fold(self, table: Table, happened: Happened) -> None:
        """Apply the move to the game, then ask and time those who have to decide now."""
        table.moved_at = happened.logged.at
        state = table.state
        if state is None:
            table.moves.append(self)
            return
        if self.how == "person":
            add_checkpoint(table, state, self.seat)
        asked = table.asked
        standing = _questions(table, state) if len(asked) > 1 else {}
        table.moves.append(self)
        if self.how != "person":
            self._note_time_out(table)
        elif table.chairs[self.seat].time_outs:
            table.chairs[self.seat].reset_time_outs()
        state.apply(self.seat, state.rules.game.moves[self.code], happened.notices)
        table.asked = () if state.is_over else state.deciders()
        if self.seat != TABLE and table.clocks is not None:
            table.clocks.moved(self.seat)
        if self.how == "clock":
            table.asked_from.pop(self.seat, None)  # asked again, it is asked anew
        table.ask()
        _note_choices(table, state, standing)
        if asked != (self.seat,):
            for seat in asked:
                if seat not in (TABLE, self.seat) and seat not in table.asked:
                    table.asked_since[seat] = table.seq  # its answer, if one is on its way, is late
        if table.spoken:
            still = {proof.code for proof in chat.proofs(state)}
            table.spoken = {code: n for code, n in table.spoken.items() if code in still}
        table.end_if_over()

    def _note_time_out(self, table: Table) -> None:
        """Count the turns in a row in which a person's time ran out."""
        assert table.state is not None
        seat: Seat | None = None
        if self.how == "clock" and table.clock.kind == "move":
            seat = self.seat
        elif self.how == "timer" and table.clocks is not None:
            game = table.state.rules.game
            if game.is_time_out(game.moves[self.code]):
                seat = table.clocks.seat_of(self.code)
        if seat is not None and table.chairs[seat].level is None:
            table.chairs[seat].time_outs += 1
            table.has_pending_duties = True

    def phrase(self, table: Table) -> Phrase | None:
        """Only that a seat ran out of time; the game narrates its moves itself."""
        if self.how != "clock" or self.seat == TABLE:
            return None
        return Phrase("table-time-out", seat_name(table, self.seat))


def _questions(table: Table, state: State) -> dict[Seat, object]:
    """What each decider is asked, to be compared with what it is asked later."""
    key = state.rules.question_key(state)
    return {seat: (key, [move.code for move in table.legal(seat)]) for seat in table.asked}


def _note_choices(table: Table, state: State, standing: dict[Seat, object]) -> None:
    """Number new questions; one that stays open after somebody else's answer keeps its number."""
    now = _questions(table, state) if standing else {}
    for seat in table.asked:
        if seat != TABLE and (seat not in standing or now[seat] != standing[seat]):
            table.asked_since[seat] = table.seq


def default_move(table: Table, seat: Seat) -> Move:
    """The move for a seat that has run out of time: the one that does least."""
    if table.state is None:
        raise TableError("version-gone")
    legal = table.legal(seat)
    for kind in PASSING:
        for move in legal:
            if move.kind == kind:
                return move
    return legal[0]


class TimeGivenBack(Entry, frozen=True, tag="woken"):
    """The table is served again after a time without a node; `lost` milliseconds do not count."""

    lost: int

    def fold(self, table: Table, happened: Happened) -> None:
        """Players who have to reveal a part get the whole time again; `Table` skips the rest."""
        if table.status == "dealing" and table.deal is not None:
            table.deal.since = happened.logged.at

    def phrase(self, table: Table) -> Phrase:
        """The table goes on."""
        return Phrase("table-woken")
