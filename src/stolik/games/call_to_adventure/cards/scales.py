"""The morality track and the scale for sets of story symbols, read from `track.toml`."""
# mypyc: compile

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure.cards.vocabulary import CARD_BACKS


class Space:
    """One space of the morality track."""

    def __init__(self, level: int, triumph: int, tragedy: int, plays: int, dark: bool) -> None:
        self.level: Final = level
        self.triumph: Final = triumph
        self.tragedy: Final = tragedy
        self.plays: Final = plays  # mask of CARDS_HERO and CARDS_ANTIHERO
        self.dark: Final = dark  # may experience buy dark runes here?


class Scales:
    """The track from its lowest space upwards, and the points for sets."""

    def __init__(self, spaces: tuple[Space, ...], start: int, sets: tuple[int, ...]) -> None:
        self.spaces: Final = spaces
        self.lowest: Final = spaces[0].level
        self.highest: Final = spaces[-1].level
        self.start: Final = start
        self.sets: Final = sets
        self._lowest: i64 = spaces[0].level  # the same, not boxed
        self._plays: vec[i64] = vec[i64]([space.plays for space in spaces])

    def space(self, level: int) -> Space:
        """Return the space of a level."""
        return self.spaces[level - self.lowest]

    def plays(self, level: i64) -> i64:
        """The mask of cards that may be played on the space of a level."""
        return self._plays[level - self._lowest]

    def moved(self, level: int, steps: int) -> int:
        """Move a marker; it stops at both ends (CTA-R61)."""
        return max(self.lowest, min(self.highest, level + steps))

    def set_points(self, count: int) -> int:
        """Return the points for that many story symbols of one kind (CTA-150 to CTA-153)."""
        return self.sets[min(count, len(self.sets) - 1)]


def read_scales() -> Scales:
    """Read the tables of the game."""
    file = Path(__file__).parent / "data" / "track.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    spaces = [
        Space(
            int(row["level"]),
            int(row.get("triumph", 0)),
            int(row.get("tragedy", 0)),
            CARD_BACKS.index(str(row["plays"])),
            bool(row["dark"]),
        )
        for row in reversed(table["space"])
    ]
    sets = tuple(int(points) for points in table["sets"]["points"])
    return Scales(tuple(spaces), int(table["start"]), sets)


SCALES: Final = read_scales()
