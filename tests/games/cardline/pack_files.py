"""Files with packs for the tests: good ones to start from, bad ones to be refused."""

from pathlib import Path

import pytest

from stolik.games.cardline.pack import PackError, load_pack

FOLDER = Path(load_pack.__code__.co_filename).parent
CLASSICS = (FOLDER / "packs" / "classics.toml").read_text(encoding="utf-8")


def classics_csv(header: str = "id,name,side,strengthKg,iq,fighting") -> list[str]:
    """Give the classics as lines of CSV, in the shape in which the ledger prints them."""
    cards = load_pack("classics").cards
    return [header] + [
        ",".join([card.id, card.name.en, card.side, *map(str, card.values)]) for card in cards
    ]


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if part in line)


def refused(tmp_path: Path, content: str | bytes, name: str = "mine.toml") -> PackError:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(PackError) as caught:
        load_pack(path)
    return caught.value


def assert_says(error: PackError, message: str, line: int | None, field: str | None) -> None:
    assert (error.message, error.line, error.field) == (message, line, field)
    for lang in ("en", "pl"):
        assert "{" not in error.text(lang).replace("{ en", "")
        assert len(error.remedy(lang)) > 5
        assert error.problem(lang) != message
        if line is not None:
            assert str(line) in error.place(lang)
    assert str(error) == error.text("en")
