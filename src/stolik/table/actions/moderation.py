"""What an admin of the server changes at a table: names and words that must not stay.

The rows of the log are changed as well (`server/admin/words.py`), so that nothing of it is stored;
these entries let every node and everybody at the table see it.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from stolik.kernel.phrase import Argument, Phrase
from stolik.table import chat
from stolik.table.actions.base import DELETED, Entry
from stolik.table.actions.seats import Sat
from stolik.table.actions.talk import Spoke
from stolik.table.actions.votes import RulingAsked
from stolik.table.errors import TableError
from stolik.table.names import unlike

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class Renamed(Entry, frozen=True, tag="renamed"):
    """An admin gave a player another name."""

    changes_the_past: ClassVar[bool] = True

    player: str
    name: str

    def fold(self, table: Table, happened: Happened) -> None:
        """Change the name on seats, in the chat and in the log."""
        old = set()
        for chair in table.chairs:
            if chair.named == self.player:
                old.add(chair.name)
                others = [one.name for one in table.chairs if one is not chair and one.name]
                chair.name = unlike(others, self.name)
        for before in (*table.chat, *table.story):
            entry = renamed(before.logged.entry, self.player, self.name)
            if entry is not None:
                old.add(getattr(before.logged.entry, "name", self.name))
                before.logged = replace(before.logged, entry=entry)
        for before in table.story:
            if before.phrase is not None:
                before.phrase = _phrase_with(before.phrase, ("name", "new"), old, self.name)


class WordsRemoved(Entry, frozen=True, tag="words-removed"):
    """An admin removed the words of the entry `line`, or the table's title when it is 0.

    `left` are those that a running game has counted.
    """

    changes_the_past: ClassVar[bool] = True

    line: int
    left: str = DELETED

    def fold(self, table: Table, happened: Happened) -> None:
        """Replace the words."""
        if not self.line:
            table.title, table.titled = "", None
            return
        for before in (*table.chat, *table.story):
            entry = before.logged.entry
            if before.logged.seq != self.line:
                continue
            fresh = without_words(entry, self.left)
            if isinstance(entry, RulingAsked):
                for ruling in table.rulings:
                    ruling.text = self.left if ruling.text == entry.text else ruling.text
                if before.phrase is not None:
                    said = (entry.text,)
                    before.phrase = _phrase_with(before.phrase, ("case",), said, self.left)
            if fresh is not None:
                before.logged = replace(before.logged, entry=fresh)


def words_to_remove(table: Table, line: int) -> WordsRemoved:
    """The entry that removes words; raises `not-found` where there are none.

    Words that prove something in the running game stay: the table has counted them.
    """
    if not line:
        return WordsRemoved(0)
    for happened in (*table.chat, *table.story):
        entry = happened.logged.entry
        if happened.logged.seq == line and without_words(entry, DELETED) is not None:
            text = str(getattr(entry, "text", ""))
            proofs = () if table.state is None else chat.proofs(table.state)
            wanted = [word for proof in proofs for word in proof.words]
            counted = [one for one in re.findall(r"\w+", text) if chat.count_words(one, wanted)]
            return WordsRemoved(line, " ".join((DELETED, *counted)))
    raise TableError("not-found", "nothing was said there")


def renamed(entry: Entry, player: str, name: str) -> Entry | None:
    """An entry of a player under another name; None if it does not name them."""
    if isinstance(entry, Sat | Spoke) and entry.player == player:
        return replace(entry, name=name)
    return None


def without_words(entry: Entry, left: str) -> Entry | None:
    """An entry with only these words; None if it has none."""
    if isinstance(entry, RulingAsked) or (isinstance(entry, Spoke) and entry.text):
        return replace(entry, text=left)
    return None


def _phrase_with(said: Phrase, where: Collection[str], old: Collection[str], new: str) -> Phrase:
    args: dict[str, Argument] = {
        name: new if name in where and isinstance(value, str) and value in old else value
        for name, value in said.args.items()
    }
    return Phrase(said.id, args)
