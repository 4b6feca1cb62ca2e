"""Logs as one JSON object a line; no cookies, tokens, passwords, queries or hands in them."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

_STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
}


_VERBOSE_LOGGERS = (
    "aiosqlite",
    "alembic",
    "asyncio",
    "asyncpg",
    "httpcore",
    "httpx",
    "litestar",
    "redis",
    "sqlalchemy",
    "websockets",
)
"""These would log whole headers, frames and statements, and so secrets."""


class JsonLines(logging.Formatter):
    """Formats a record and its extra fields as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in _STANDARD_FIELDS:
                facts.setdefault(name, value)
        if record.exc_info and record.exc_info[0] is not None:
            # The traceback without values: they could be secrets.
            facts["error"] = record.exc_info[0].__name__
            facts["where"] = [
                f"{frame.filename.rpartition('stolik')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])[-6:]
            ]
        return msgspec.json.encode(facts, enc_hook=str).decode()


def configure_logs(level: str) -> None:
    """Send every log to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in _VERBOSE_LOGGERS:
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn").setLevel(max(logging.INFO, root.level))
