"""Which games there are: ours and whatever else is installed."""

from __future__ import annotations

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


def games() -> tuple[str, ...]:
    """The ids of all installed games, in alphabetical order."""
    return tuple(sorted({entry.name for entry in _entries()} | _loaded.keys()))


def load(game_id: str) -> Game:
    """Give the game of this id; it is made once."""
    if game_id not in _loaded:
        for entry in _entries():
            if entry.name == game_id:
                _loaded[game_id] = entry.load()
                break
        else:
            raise UnknownGame(game_id)
    return _loaded[game_id]


def register(game: Game) -> None:
    """Offer a game of this process, beside the installed ones."""
    _loaded[game.id] = game


def _entries() -> list[EntryPoint]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, rarely needed

    return list(entry_points(group=GROUP))
