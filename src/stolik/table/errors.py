"""What a table answers when something cannot be done, for reasons outside the rules."""

from __future__ import annotations


class TableError(Exception):
    """A wish that the table cannot fulfil; `code` is stable and known to clients."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code
