"""The registry of games: the bundled ones and any others that are installed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from stolik.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "stolik.games"
"""The entry-point group under which packages offer games."""

_loaded: dict[str, Game] = {}


class UnknownGame(KeyError):  # noqa: N818 - reads as what it is
    """No installed package offers a game of this name."""

    def __str__(self) -> str:
        return f"There is no game {self.args[0]!r}. Installed: {', '.join(games()) or 'none'}."


class UnknownVersion(LookupError):  # noqa: N818 - reads as what it is
    """The game is installed, but not with the version of its rules that was asked for."""

    def __init__(self, game: Game, version: int) -> None:
        super().__init__(game, version)
        self.game = game
        self.version = version

    def __str__(self) -> str:
        known = ", ".join(map(str, self.game.versions))
        return f"{self.game.id} is not supported under version {self.version}, only under {known}."


class BrokenGame(Exception):  # noqa: N818 - reads as what it is
    """A game that is installed but cannot be loaded; `why` says what went wrong in its package."""

    def __init__(self, game_id: str, package: str, why: str) -> None:
        super().__init__(f"{game_id!r} of the package {package!r} cannot be loaded: {why}")
        self.game_id = game_id
        self.package = package
        self.why = why


_broken: dict[str, BrokenGame] = {}
_found: dict[tuple[str, ...], list[EntryPoint]] = {}


def games() -> tuple[str, ...]:
    """The ids of all installed games, in alphabetical order; loads none of them."""
    return tuple(sorted({entry.name for entry in _entries()} | _loaded.keys()))


def load(game_id: str) -> Game:
    """Return the game with this id; it is made once. Raises UnknownGame or BrokenGame."""
    if game_id not in _loaded:
        if game_id in _broken:
            raise _broken[game_id]
        for entry in _entries():
            if entry.name == game_id:
                _loaded[game_id] = _load(entry)
                break
        else:
            raise UnknownGame(game_id)
    return _loaded[game_id]


def load_version(game_id: str, version: int) -> Game:
    """The game with the rules of one version; raises UnknownVersion if that is not supported."""
    game = load(game_id)
    found = game.under(version)
    if found is None:
        raise UnknownVersion(game, version)
    return found


def _load(entry: EntryPoint) -> Game:
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        game = entry.load()
    except Exception as error:  # whatever another package does when it is imported
        _broken[entry.name] = BrokenGame(entry.name, package, f"{type(error).__name__}: {error}")
        raise _broken[entry.name] from error
    if not isinstance(game, Game):
        why = f"{entry.value} is not a Game but {type(game).__name__}"
        _broken[entry.name] = BrokenGame(entry.name, package, why)
        raise _broken[entry.name]
    return game


def usable() -> tuple[tuple[Game, ...], tuple[BrokenGame, ...]]:
    """All games that can be loaded, and the errors of those that cannot."""
    found: list[Game] = []
    broken: list[BrokenGame] = []
    for game_id in games():
        try:
            found.append(load(game_id))
        except BrokenGame as error:
            broken.append(error)
    return tuple(found), tuple(broken)


def register(game: Game) -> None:
    """Register a game for this process, in addition to the installed ones."""
    _loaded[game.id] = game


def _entries() -> list[EntryPoint]:
    """The installed games; looked up once for each search path, as that reads many files."""
    path = tuple(sys.path)
    if path not in _found:
        from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, rarely needed

        _found.clear()
        _found[path] = list(entry_points(group=GROUP))
    return _found[path]
