"""Reads records: every mistake raises an error with its line and a remedy."""

from __future__ import annotations

import json
import re
from typing import Any

from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.options import OptionError, read_options
from stolik.kernel.record.error import RecordError
from stolik.kernel.record.record import FIRST_LINE, Record, Turn, parse_seed
from stolik.kernel.refusal import BadMove
from stolik.kernel.registry import UnknownGame, games, load
from stolik.kernel.seat import TABLE, Seat

_TURN = re.compile(r"(table|\d+):\s+(.+)")
_END = re.compile(r"end after (\d+) moves?")
_KNOWN = ("game", "version", "seats", "seed", "options", "position")


class WrittenMove(Move):
    """A move of rules that are no longer supported: it can be read, not made."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def notation(self) -> str:
        """The notation as it was written."""
        return self.text


def read_record(text: str) -> Record:
    """Read a record; raises RecordError with the line that is wrong.

    A record of a version that is no longer supported is read too, its moves as text only.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, "first-line", first=FIRST_LINE)
    blank = _header_end(lines)
    fields = _header(lines[1:blank])
    record = _record_of(fields)
    _read_turns(record, lines, blank + 1)
    return record


def _header_end(lines: list[str]) -> int:
    for number, line in enumerate(lines):
        if not line.strip():
            return number
    raise RecordError(len(lines), "header-open")


def _header(lines: list[str]) -> dict[str, tuple[int, str]]:
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, start=2):
        name, separator, value = line.partition(" = ")
        if not separator:
            raise RecordError(number, "no-header", text=line[:60])
        if name in fields:
            raise RecordError(number, "header-twice", name=name)
        if name == "result":
            raise RecordError(number, "result-early")
        fields[name] = (number, value.strip())
    for name in ("game", "version", "seats"):
        if name not in fields:
            raise RecordError(2, "header-missing", name=name)
    return fields


def _seats_for(game: Game, options: dict[str, Any]) -> range:
    """How many may play; options that the game refuses are reported when it is replayed."""
    try:
        return game.seats_for(read_options(game.Options, options))
    except OptionError:
        return game.seats


def _record_of(fields: dict[str, tuple[int, str]]) -> Record:
    game = _game(*fields["game"])
    version = _number(*fields["version"])
    seats = _number(*fields["seats"])
    options = _options(*fields["options"]) if "options" in fields else {}
    some = _seats_for(game, options)
    if seats not in some and game.under(version) is not None:
        raise RecordError(
            fields["seats"][0],
            "seat-count",
            game=game.id,
            least=some[0],
            most=some[-1],
            seats=seats,
        )
    return Record(
        game.id,
        version,
        seats,
        _seed(*fields["seed"]) if "seed" in fields else None,
        options,
        {name: value for name, (_, value) in fields.items() if name not in _KNOWN},
        [],
        position=fields["position"][1] if "position" in fields else None,
    )


def _game(line: int, word: str) -> Game:
    try:
        return load(word)
    except UnknownGame:
        raise RecordError(line, "unknown-game", game=word[:40], known=", ".join(games())) from None


def _number(line: int, word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise RecordError(line, "no-number", text=word[:40])
    return int(word)


def _seed(line: int, word: str) -> int | bytes:
    try:
        return parse_seed(word)
    except ValueError:
        raise RecordError(line, "no-seed", text=word[:40]) from None


def _options(line: int, word: str) -> dict[str, Any]:
    try:
        options = json.loads(word)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise RecordError(line, "no-options")
    return options


def _read_turns(record: Record, lines: list[str], start: int) -> None:
    game = load(record.game).under(record.version)
    for number, line in enumerate(lines[start:], start=start + 1):
        word = line.strip()
        end = _END.fullmatch(word)
        if end:
            _check_end(record, lines, number, int(end[1]))
            return
        if word.startswith("result = "):
            if record.ranks is not None:
                raise RecordError(number, "result-twice")
            record.ranks = _ranks(number, word.removeprefix("result = "), record.seats)
        elif word and record.ranks is not None:
            raise RecordError(number, "after-result")
        elif word:
            record.turns.append(_turn(game, record.seats, number, word))
    raise RecordError(len(lines), "cut-off", count=len(record.turns))


def _check_end(record: Record, lines: list[str], number: int, count: int) -> None:
    if count != len(record.turns):
        raise RecordError(number, "moves-missing", said=count, count=len(record.turns))
    if any(line.strip() for line in lines[number:]):
        raise RecordError(number + 1, "after-end")


def _turn(game: Game | None, seats: int, number: int, word: str) -> Turn:
    match = _TURN.fullmatch(word)
    if not match:
        raise RecordError(number, "no-turn", text=word[:60])
    if game is None:
        return Turn(_seat(number, match[1], seats), WrittenMove(match[2]))
    try:
        return Turn(_seat(number, match[1], seats), game.parse(match[2]))
    except BadMove as error:
        near = f"Did you mean {', '.join(map(repr, error.nearest))}? " if error.nearest else ""
        nearest = ", ".join(error.nearest) or "none"
        raise RecordError(
            number, "bad-move", text=error.given, near=near, nearest=nearest
        ) from None


def _seat(number: int, word: str, seats: int) -> Seat:
    if word == "table":
        return TABLE
    if len(word) > 3 or int(word) >= seats:
        raise RecordError(number, "no-seat", seat=word[:20], last=seats - 1)
    return int(word)


def _ranks(number: int, words: str, seats: int) -> tuple[int, ...]:
    ranks = tuple(_number(number, word) for word in words.split())
    if len(ranks) != seats:
        raise RecordError(number, "rank-count", count=len(ranks), seats=seats)
    return ranks
