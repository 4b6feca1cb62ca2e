"""A record: header and moves of a game, written as text and replayed."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from stolik.kernel.entropy import SEED_BYTES, stream_of
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.options import OptionError, changed_options
from stolik.kernel.record.error import RecordError
from stolik.kernel.record.position import state_at
from stolik.kernel.refusal import BadMove, IllegalMove
from stolik.kernel.registry import UnknownGame, UnknownVersion, games, load_version
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

FIRST_LINE = "# Stolik record, format 1"
_REQUIRED = ("game", "version", "seats")


class Turn(msgspec.Struct, frozen=True):
    """One recorded move."""

    seat: Seat
    move: Move


class Record(msgspec.Struct):
    """A game's header and its moves; enough to replay it to any point.

    `seed` is None while it is still secret; then `headers` holds its commitment.
    `headers` are further facts, such as who sat where. A game that was played on from another one
    begins at a `position`; then the seed decides only what chance brings afterwards.
    """

    game: str
    version: int
    seats: int
    seed: int | bytes | None
    options: dict[str, Any] = {}
    headers: dict[str, str] = {}
    turns: list[Turn] = []
    ranks: tuple[int, ...] | None = None
    position: str | None = None

    @staticmethod
    def begin(
        state: State, seed: int | bytes | None, headers: dict[str, str] | None = None
    ) -> Record:
        """Start the record of a game that has just been set up."""
        rules = state.rules
        return Record(
            rules.game.id,
            rules.game.version,
            rules.seats,
            seed,
            changed_options(rules.options),
            dict(headers or {}),
            [],
        )

    def add(self, seat: Seat, move: Move) -> None:
        """Append a move."""
        self.turns.append(Turn(seat, move))

    def finish(self, state: State) -> None:
        """Record how the game ended."""
        self.ranks = state.outcome.ranks

    def replay(self, upto: int | None = None) -> State:
        """Replay the first `upto` moves, or all; raises RecordError if one is illegal."""
        state = self._begun()
        count = len(self.turns) if upto is None else upto
        if not 0 <= count <= len(self.turns):
            raise RecordError(0, "no-such-turn", number=count, count=len(self.turns))
        first = self._first_turn_line()
        for number, turn in enumerate(self.turns[:count]):
            _replay_turn(state, turn, first + number)
        return state

    def verify(self) -> State:
        """Replay everything and compare the written result; raises RecordError."""
        state = self.replay()
        line = self._first_turn_line() + len(self.turns)
        if state.is_over and self.ranks is None:
            raise RecordError(line, "no-result")
        if self.ranks is not None:
            self._compare_result(state, line)
        return state

    def _compare_result(self, state: State, line: int) -> None:
        said = _rank_words(self.ranks or ())
        if not state.is_over:
            raise RecordError(line, "early-result", said=said)
        found = _rank_words(state.outcome.ranks)
        if said != found:
            raise RecordError(line, "other-result", said=said, found=found)

    def text(self) -> str:
        """Write the record as text; `Record.read` gives it back exactly."""
        lines = [*self._header_lines(), ""]
        lines += [f"{_seat_word(turn.seat)}: {turn.move}" for turn in self.turns]
        if self.ranks is not None:
            lines.append(f"result = {_rank_words(self.ranks)}")
        lines.append(f"end after {len(self.turns)} moves")
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        """Read a record; raises RecordError with the line that is wrong."""
        from stolik.kernel.record.reader import read_record  # noqa: PLC0415 - the reader makes records

        return read_record(text)

    def find_game(self) -> Game:
        """The game in the version that the record was made with; raises RecordError."""
        try:
            return load_version(self.game, self.version)
        except UnknownGame:
            known = ", ".join(games())
            raise RecordError(2, "unknown-game", game=self.game, known=known) from None
        except UnknownVersion as error:
            here = ", ".join(map(str, error.game.versions))
            raise RecordError(
                3, "other-version", made=self.version, game=self.game, here=here
            ) from None

    def _begun(self) -> State:
        game = self.find_game()
        if self.seed is None:
            raise RecordError(0, "secret-seed")
        try:
            rules = game.rules(self.seats, self.options)
        except OptionError as error:
            raise RecordError(0, "bad-options", problem=str(error)) from error
        if self.position is not None:
            return state_at(rules, self.position, stream_of(self.seed))
        return rules.setup(stream_of(self.seed))

    def _header_lines(self) -> list[str]:
        lines = [
            FIRST_LINE,
            f"game = {self.game}",
            f"version = {self.version}",
            f"seats = {self.seats}",
        ]
        if self.seed is not None:
            lines.append(f"seed = {_seed_word(self.seed)}")
        if self.options:
            lines.append(f"options = {options_line(self.options)}")
        if self.position is not None:
            lines.append(f"position = {self.position}")
        lines += [f"{name} = {_one_line(value)}" for name, value in self.headers.items()]
        return lines

    def _first_turn_line(self) -> int:
        return len(self._header_lines()) + 2


def _replay_turn(state: State, turn: Turn, line: int) -> None:
    if state.is_over:
        raise RecordError(line, "already-over")
    try:
        state.apply(turn.seat, turn.move)
    except IllegalMove as error:
        raise RecordError(
            line,
            "illegal",
            error.refusal,
            seat=_seat_word(turn.seat),
            move=str(turn.move),
            why=str(error),
        ) from None


def _seat_word(seat: Seat) -> str:
    return "table" if seat == TABLE else str(seat)


def _seed_word(seed: int | bytes) -> str:
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def _rank_words(ranks: tuple[int, ...]) -> str:
    return " ".join(map(str, ranks))


def _one_line(value: str) -> str:
    return " ".join(value.split())


def options_line(options: dict[str, Any]) -> str:
    """Write options as records do; equal options give equal lines.

    >>> options_line({"pack": "classics", "hand": 3})
    '{"hand": 3, "pack": "classics"}'
    """
    return json.dumps(options, ensure_ascii=False, sort_keys=True)


def parse_seed(word: str) -> int | bytes:
    """Read a seed as records write it: a number, or 32 bytes in hexadecimal digits."""
    if len(word) == 2 * SEED_BYTES:
        return bytes.fromhex(word)
    return int(word)


__all__ = ["FIRST_LINE", "BadMove", "Record", "RecordError", "Turn", "options_line", "parse_seed"]
