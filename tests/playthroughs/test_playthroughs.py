"""Every golden playthrough plays out as written, move for move, word for word."""

from __future__ import annotations

import pytest

from playthroughs.playthrough import FOLDER, all_playthroughs, written

WANTED = all_playthroughs()


@pytest.mark.parametrize("name", WANTED)
def test_a_game_plays_out_as_written(name):
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"run 'make playthroughs' to write {path.name}"
    assert written(*WANTED[name]) == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(WANTED)
