"""Chat: typed lines, ready-made phrases, and reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from stolik.table import chat
from stolik.table.actions.base import DELETED, Entry, Request, Requester
from stolik.table.errors import TableError
from stolik.table.fields import QuickPhrase, Reaction, Text
from stolik.table.names import clean, unlike
from stolik.table.seating import check_entry

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class Say(Request):
    """Say something to everybody at the table."""

    is_chat: ClassVar[bool] = True

    text: Text

    def entry(self, table: Table, by: Requester) -> Spoke:
        """For everybody who may be here; the line must not be blank."""
        check_entry(table, by.player)
        text = clean(self.text)
        if not text:
            raise TableError("unreadable", "nothing to say")
        return Spoke(by.player, _speaker(table, by), text)


class Quick(Request):
    """Send a ready-made phrase."""

    is_chat: ClassVar[bool] = True

    phrase: QuickPhrase

    def entry(self, table: Table, by: Requester) -> Spoke:
        """For everybody who may be here."""
        check_entry(table, by.player)
        return Spoke(by.player, _speaker(table, by), quick=self.phrase)


class React(Request):
    """Send a reaction."""

    is_chat: ClassVar[bool] = True

    reaction: Reaction

    def entry(self, table: Table, by: Requester) -> Spoke:
        """For everybody who may be here."""
        check_entry(table, by.player)
        return Spoke(by.player, _speaker(table, by), reaction=self.reaction)


class Spoke(Entry, frozen=True, tag="spoke"):
    """Somebody said something: `text`, or the name of a quick phrase or of a reaction."""

    player: str
    name: str
    text: str | None = None
    quick: str | None = None
    reaction: str | None = None

    def fold(self, table: Table, happened: Happened) -> None:
        """Apply what the words prove, in games that read the chat."""
        if table.state is None or table.status != "playing" or self.text is None:
            return
        for proof in chat.proofs(table.state):
            if proof.seat in table.seats_of(self.player):
                count = chat.count_words(self.text, proof.words)
                table.spoken[proof.code] = table.spoken.get(proof.code, 0) + count

    def anonymous(self) -> Entry:
        """Without the speaker's name and words."""
        return replace(self, name=DELETED, text=DELETED if self.text else None)


def _speaker(table: Table, by: Requester) -> str:
    """The speaker's name: of people at the table, the name on their seat.

    A spectator's name differs from everybody who sits here or spoke before.
    """
    seats = table.seats_of(by.player)
    if seats:
        return table.chairs[seats[0]].name
    others = [chair.name for chair in table.chairs if chair.name and chair.named != by.player]
    spoken = (happened.logged.entry for happened in table.chat)
    others += [one.name for one in spoken if isinstance(one, Spoke) and one.player != by.player]
    return unlike(others, by.name)
