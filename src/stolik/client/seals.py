"""The seals that a client keeps: what it saw of a deal before it revealed its own part.

A record can be made to fit itself; it cannot be made to fit what a player wrote down
before the last part was known. docs/fairness.md says what follows from that.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from stolik.kernel.record import Record
from stolik.table import fairness
from stolik.table.deal import part_commitment


class Seal(msgspec.Struct):
    """What a client keeps of one round: its own parts, and what it was shown before the deal.

    `commitment` is the server's as first seen, `closed` the list as it was closed.
    `problem` says why the client did not reveal its part, or what is wrong since.
    """

    commitment: str
    parts: dict[str, str] = {}  # by commitment
    closed: str = ""
    seat: int = 0
    entropy: str = ""
    problem: str = ""

    def text(self) -> str:
        """The seal as a file, for `stolik verify --seal`."""
        return f"{self.closed}\nentropy-{self.seat} = {self.entropy}\n"


class Seals:
    """The seals of one player, by table and round."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], Seal] = {}

    def see(self, table: dict[str, Any]) -> Seal:
        """Note a table's commitment: the first one of a round is the one that counts."""
        shown = table["fairness"]["commitment"]
        seal = self.kept.setdefault((table["id"], table["round"]), Seal(shown))
        if seal.commitment != shown:
            seal.problem = seal.problem or "the server's commitment has changed"
        return seal

    def commit(self, table: dict[str, Any]) -> str:
        """Draw a new part of the next deal; returns its commitment."""
        entropy = secrets.token_hex(32)
        commitment = part_commitment(table["id"], table["round"], entropy)
        self.see(table).parts[commitment] = entropy
        return commitment

    def part_to_reveal(self, table: dict[str, Any]) -> str | None:
        """My part, once the list is closed and as it should be, while the table waits for it.

        It is revealed for one list only: anyone who knows it could choose the rest of another.
        """
        seal = self.see(table)
        if table["status"] != "dealing":
            return None
        closed = table["fairness"]["closed"]
        mine = [part for part in table["fairness"]["parts"] if part["commitment"] in seal.parts]
        if not mine or seal.problem:
            return None
        seal.problem = self._problem(table, seal, mine[0], closed)
        if seal.problem:
            return None
        seal.closed, seal.seat = closed, mine[0]["seat"]
        seal.entropy = seal.parts[mine[0]["commitment"]]
        return None if mine[0]["revealed"] else seal.entropy

    def _problem(self, table: dict[str, Any], seal: Seal, mine: dict[str, Any], closed: str) -> str:
        lines = closed.split("\n")
        wanted = (
            f"table = {table['id']}",
            f"round = {table['round']}",
            f"commitment = {seal.commitment}",
            f"commitment-{mine['seat']} = {mine['commitment']}",
        )
        if seal.closed not in ("", closed):
            return "the list was closed twice"
        if not all(line in lines for line in wanted):
            return "the closed list is not about this deal"
        if closed.count(mine["commitment"]) != 1:
            return "somebody else has my commitment"
        return ""

    def check(self, text: str, table: str, number: int) -> fairness.Proof:
        """Check the record of a table's round, also against what was kept of its deal.

        The caller says which round it is: a record may name another, or none, as in the older
        protocol. Raises Unfair or RecordError.
        """
        record = Record.read(text)
        proof = fairness.check(record)
        record.verify()
        seal = self.kept.get((table, number))
        if seal is not None:
            if seal.commitment != record.headers["commitment"]:
                raise fairness.Unfair("other-list", "commitment")
            if seal.closed:
                fairness.check_seal(record, seal.text())
        return proof
