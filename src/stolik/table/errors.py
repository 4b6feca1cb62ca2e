"""Errors of a table, for reasons outside the rules."""

from __future__ import annotations


class TableError(Exception):
    """A request that the table refuses; `code` is stable and known to clients.

    `words` are the arguments of the message that players read.
    """

    def __init__(self, code: str, detail: str = "", **words: str) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.words = words

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code
