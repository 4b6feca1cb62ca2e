"""`stolik play all-in --cards FILE`: a layout of one's own."""

from __future__ import annotations

from pathlib import Path

from stolik.games.all_in.cards.pack import standard_text
from stolik.kernel.record import Record


def record_in(home: Path) -> Record:
    (path,) = home.rglob("*.stolik")
    return Record.read(path.read_text(encoding="utf-8"))


def written(folder: Path, old: str, new: str) -> Path:
    text = standard_text()
    assert old in text
    path = folder / "my-cards.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_a_layout_from_a_file_is_played_and_recorded(run, home: Path, tmp_path: Path):
    """AIN-R11: the record holds the cards, so it plays out without the file."""
    old = 'id = "Ru1", kind = "rune", effects = ["DRAW!", "RUNE"]'
    path = written(tmp_path, old, old.replace('"DRAW!"', '"REVEAL 4!"'))
    said = run(
        "play",
        "all-in",
        "--people",
        "0",
        "--bots",
        "casual,casual",
        "--seed",
        "4",
        "--cards",
        str(path),
    )

    assert said.code == 0, said
    record = record_in(home)
    path.unlink()
    assert record.verify().is_over
    assert 'effects = ["REVEAL 4!", "RUNE"]' in record.options["cards"]


def test_a_bad_layout_is_refused_with_line_field_and_remedy(run, tmp_path: Path):
    """AIN-R14: in the language of the player."""
    path = written(tmp_path, 'id = "Ac", rank = 14, suit = "clock", effects = ["DRAW!"]',
                   'id = "Ac", rank = 14, suit = "clock", effects = ["EYE!"]')  # fmt: skip
    words = ("play", "all-in", "--people", "0", "--bots", "casual,casual", "--cards", str(path))
    line = next(n for n, words in enumerate(path.read_text().splitlines(), 1) if '"Ac"' in words)
    for language, wanted in (
        ("en", "no effect brings a card back"),
        ("pl", "żaden efekt nie daje karty"),
    ):
        said = run(*words, "--lang", language)
        assert said.code == 2
        assert (
            str(line) in said.err and "card Ac" in said.err and wanted in " ".join(said.err.split())
        )


def test_games_without_card_files_and_files_that_are_not_there_are_told_apart(run, tmp_path: Path):
    said = run("play", "cardline", "--people", "0", "--cards", str(tmp_path / "none.toml"))
    assert said.code == 2 and "--cards" in said.err
    said = run("play", "all-in", "--people", "0", "--cards", str(tmp_path / "none.toml"))
    assert said.code != 0 and "none.toml" in said.err
