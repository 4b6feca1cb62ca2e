"""Trained networks as players: plain numpy, from files that hold numbers only.

A file is numpy's `.npz` of six float32 arrays and one JSON text; it is read without pickle, so
loading it never runs code. Any training code can write one: see docs/research/baselines.md.
"""

from __future__ import annotations

import io
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from stolik.bots.bot import Bot
from stolik.bots.explanation import Explanation
from stolik.bots.perspective import Perspective
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.move import Move
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import changed_options, read_options
from stolik.kernel.registry import load
from stolik.kernel.rules import Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float32]

SUFFIX = ".npz"
NAMES = ("first", "first_bias", "second", "second_bias", "moves", "moves_bias")
FORMAT = 1
MOST_BYTES = 1 << 28
_MARK = "#"


class BadNetwork(ValueError):  # noqa: N818 - reads as what it is
    """A file that holds no network, or one for another table."""


class NetworkAbout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which table a network plays at."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    numbers: int
    is_sampled: bool = False
    """Whether it draws its moves by their probability instead of making the likeliest."""
    format: int = FORMAT


class Network:
    """Two hidden layers of rectified units, then a number for each move."""

    def __init__(self, about: NetworkAbout, parts: list[Array]) -> None:
        self.about = about
        self.parts = parts
        _check_shapes(about, parts)

    def scores(self, seen: Array, moves: list[int]) -> Array:
        """A number for each of these moves; the largest is the move that it makes."""
        first, first_bias, second, second_bias, last, last_bias = self.parts
        inner = (first @ seen + first_bias).clip(0)
        inner = (second @ inner + second_bias).clip(0)
        found: Array = last[moves] @ inner + last_bias[moves]
        return found

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        import numpy as np  # noqa: PLC0415 - an extra

        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        held: dict[str, Any] = dict(zip(NAMES, self.parts, strict=True))
        memory = io.BytesIO()
        np.savez(memory, about=about, **held)
        beside = path.with_suffix(".part")
        beside.write_bytes(memory.getvalue())
        beside.replace(path)


def read_network(path: Path) -> Network:
    """Read a network's file; raises BadNetwork with what is wrong with it."""
    return _decoded(_content(path), path)


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadNetwork(f"{path}: more than {MOST_BYTES >> 20} MB")
        return path.read_bytes()
    except OSError as error:
        raise BadNetwork(f"{path}: {error.strerror or error}") from None


def _decoded(content: bytes, path: Path) -> Network:
    try:
        import numpy as np  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadNetwork(f"{path}: networks need numpy; pip install 'stolik[rl]'") from None
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as held:
            about = msgspec.json.decode(held["about"].tobytes(), type=NetworkAbout)
            parts = [held[name] for name in NAMES]
    # A file from anywhere: whatever numpy and zipfile find wrong with it, it holds no network.
    except Exception as error:
        raise BadNetwork(f"{path} holds no network: {error}") from None
    return Network(about, parts)


def network_level(path: Path) -> str:
    """The level of a bot that plays with this file: `path#digest`, wherever levels are named.

    The digest makes sure that a game or study that is resumed goes on with the same network.
    """
    content = _content(path)
    _decoded(content, path)
    return f"{path}{_MARK}{_digest(content)}"


def is_network(level: str) -> bool:
    """Whether a level is a network's."""
    return f"{SUFFIX}{_MARK}" in level


def level_title(level: str) -> str:
    """What a network is called in reports: its file's name.

    >>> level_title("nets/cardline.npz#12ab34cd")
    'cardline'
    """
    return Path(level.rpartition(_MARK)[0]).stem


@lru_cache(maxsize=16)
def network_of(level: str) -> Network:
    """The network of a level; raises BadNetwork if its file has gone or changed."""
    name, _, digest = level.rpartition(_MARK)
    content = _content(Path(name))
    if _digest(content) != digest:
        raise BadNetwork(f"{name} has changed since")
    return _decoded(content, Path(name))


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=4).hexdigest()


def _check_shapes(about: NetworkAbout, parts: list[Array]) -> None:
    if about.format != FORMAT:
        raise BadNetwork(f"the network has format {about.format}; this version reads {FORMAT}")
    try:
        moves = len(load(about.game).moves)
    except LookupError as error:
        raise BadNetwork(str(error)) from None
    hidden = len(parts[1])
    wanted = ((hidden, about.numbers), (hidden,), (hidden, hidden), (hidden,),
              (moves, hidden), (moves,))  # fmt: skip
    for name, part, shape in zip(NAMES, parts, wanted, strict=True):
        if part.shape != shape or part.dtype != "float32":
            raise BadNetwork(
                f"{name} has the shape {part.shape} of {part.dtype}, not {shape} of float32"
            )


class NetworkBot(Bot):
    """A player that moves as its network says, from what its seat sees."""

    def __init__(self, network: Network, level: str = "network", seed: int = 0) -> None:
        super().__init__(LEVELS[0], load(network.about.game), seed)
        self.level = level
        self.network = network
        self._rules = self.game.rules(network.about.seats, network.about.options)

    def choose(self, perspective: Perspective) -> Move:
        """Pick the legal move with the highest score, or draw one."""
        import numpy as np  # noqa: PLC0415 - an extra

        self._check(perspective)
        writer = VectorWriter(perspective.seat, self._rules.seats)
        self.game.write_vector(writer, perspective.view, self._rules)
        legal = perspective.legal
        seen = np.array(writer.values, np.float32)
        scores = self.network.scores(seen, [move.code for move in legal])
        if not self.network.about.is_sampled:
            return legal[int(scores.argmax())]
        sums = np.exp(scores - scores.max()).cumsum()
        drawn = int(np.searchsorted(sums, self._entropy.chance() * sums[-1], "right"))
        return legal[min(drawn, len(legal) - 1)]

    def explain(self, perspective: Perspective) -> Explanation:
        """The move; a network has no reasons."""
        move = self.choose(perspective)
        return Explanation(self.level, perspective.seat, str(move), (), 0, 0, ())


def check_table(network: Network, rules: Rules) -> None:
    """Refuse a table that is not the one the network has learned."""
    about = network.about
    game: Game = rules.game
    if about.game != game.id:
        raise BadNetwork(f"the network plays {about.game}, not {game.id}")
    if about.version != game.version:
        raise BadNetwork(
            f"the network knows version {about.version} of {game.id}; this is {game.version}"
        )
    if about.seats != rules.seats:
        raise BadNetwork(f"the network plays with {about.seats} players, not {rules.seats}")
    learned = changed_options(read_options(game.Options, about.options))
    if learned != changed_options(rules.options):
        raise BadNetwork(f"the network has learned other options: {learned or 'the default ones'}")
