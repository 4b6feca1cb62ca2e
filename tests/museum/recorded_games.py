"""Recorded games as the museum keeps them: one line of JSON each, a compressed file a version."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from museum.ends import END_OF
from stolik.kernel.game import Game
from stolik.kernel.record import Record, position_of
from stolik.kernel.state import State

FOLDER = Path(__file__).resolve().parent
LAYOUTS = FOLDER / "layouts.json"


@dataclass
class RecordedGame:
    """A record and how its game ended: in words, in numbers, where the cards lay, and in full."""

    end: str
    outcome: str
    cards: str
    state: str
    record: str


def digest(what: object) -> str:
    return hashlib.blake2b(repr(what).encode(), digest_size=12).hexdigest()


def recorded_game(record: Record, state: State) -> RecordedGame:
    """Describe a game that was just played or replayed to its end."""
    outcome = state.outcome
    return RecordedGame(
        END_OF[record.game](state),
        f"scores {outcome.scores} ranks {outcome.ranks} winners {outcome.winners}",
        digest(sorted(state.rules.places(state).items())),
        digest(state.snapshot()),
        record.text(),
    )


def path_of(game: str, version: int) -> Path:
    return FOLDER / f"{game}-{version}.jsonl.gz"


def read(path: Path) -> list[RecordedGame]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [RecordedGame(**json.loads(line)) for line in file]


def layouts() -> dict[str, str]:
    """By game and layout: the digest of some positions as they are written in it."""
    return dict(json.loads(LAYOUTS.read_text(encoding="utf-8"))) if LAYOUTS.exists() else {}


def layout_digest(game: Game) -> str:
    """Some positions from the middle of recorded games."""
    records = [Record.read(one.record) for one in read(path_of(game.id, game.version))[::5]]
    return digest([position_of(record.replay(len(record.turns) // 2)) for record in records])


def write(path: Path, recorded: list[RecordedGame]) -> None:
    lines = [json.dumps(asdict(one), ensure_ascii=False) + "\n" for one in recorded]
    # Without the time of writing, equal games give equal files.
    path.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
