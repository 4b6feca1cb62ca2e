"""The data packs that ship are valid, and good packs of others load."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from games.cardline.pack_files import CLASSICS, classics_csv
from stolik.games.cardline.pack import bundled_packs, load_pack
from stolik.games.cardline.packs.motifs import MOTIFS
from stolik.games.cardline.units import UNITS

each_pack = pytest.mark.parametrize("name", bundled_packs())

# -- what ships


@each_pack
def test_a_bundled_pack_has_110_distinct_cards_with_all_values(name: str) -> None:
    """CRD-02, CRD-03, CRD-04, CRD-05: a side and three whole values for each of 110 cards."""
    pack = load_pack(name)

    assert pack.id == name
    assert len(pack.cards) == len({card.id for card in pack.cards}) == 110
    assert len({card.name.en for card in pack.cards}) == 110
    assert len({card.name.pl for card in pack.cards}) == 110
    sides = {side.id for side in pack.sides}
    for card in pack.cards:
        assert card.side in sides
        assert len(card.values) == 3
        assert all(isinstance(value, int) and value >= 1 for value in card.values)
        assert card.source
        assert card.emblem in MOTIFS


@each_pack
def test_a_line_of_a_bundled_pack_rarely_shows_two_emblems_alike(name: str) -> None:
    """At least 60 emblems for 110 cards, and none on more than two of them."""
    counts = Counter(card.emblem for card in load_pack(name).cards)

    assert len(counts) >= 60
    assert max(counts.values()) == 2


@each_pack
def test_both_sides_of_a_bundled_pack_have_at_least_40_cards(name: str) -> None:
    """CRD-02: both colours are common."""
    pack = load_pack(name)
    counts = Counter(card.side for card in pack.cards)

    assert all(counts[side.id] >= 40 for side in pack.sides)


@each_pack
def test_equal_values_exist_in_every_attribute_but_stay_rare(name: str) -> None:
    """Two or three cards share some value of every attribute, never more."""
    pack = load_pack(name)

    for attribute in pack.attributes:
        most = max(Counter(pack.values(attribute.id)).values())
        assert 2 <= most <= 3


@each_pack
def test_no_two_attributes_order_the_cards_alike(name: str) -> None:
    """Validity of a data pack: for any two attributes some two cards stand the other way round."""
    pack = load_pack(name)

    for left, right in ((0, 1), (0, 2), (1, 2)):
        assert any(
            one.values[left] < other.values[left] and one.values[right] > other.values[right]
            for one in pack.cards
            for other in pack.cards
        )


@pytest.mark.parametrize("name", ["marvel", "classics"])
def test_characters_have_strength_in_kilograms_iq_and_fighting(name: str) -> None:
    """CRD-02 blue hero and red villain; CRD-03 a mass; CRD-04 and CRD-05 plain numbers."""
    pack = load_pack(name)

    assert [side.id for side in pack.sides] == ["hero", "villain"]
    assert [(each.id, each.unit) for each in pack.attributes] == [
        ("strength", "mass"),
        ("iq", "number"),
        ("fighting", "number"),
    ]


def test_classics_hold_the_figures_of_the_worked_examples() -> None:
    """CRD-03, CRD-04, CRD-05: figures of the ledger's table."""
    cards = {card.name.en: card for card in load_pack("classics").cards}

    assert cards["Theseus"].values == (520, 115, 81)
    assert cards["Mulan"].values == (132, 129, 78)
    assert cards["Mowgli"].values[0] == cards["Mulan"].values[0]
    assert cards["Typhon"].values == (800_000_000, 96, 100)
    assert cards["King Arthur"].values[1] == cards["D'Artagnan"].values[1] == 121
    assert Counter(card.side for card in cards.values()) == {"hero": 64, "villain": 46}
    assert cards["The Big Bad Wolf"].name.pl == "Zły Wilk"


def test_marvel_leaves_the_x_men_out() -> None:
    """The printed deck has no X-Men, so neither has ours."""
    names = {card.name.en for card in load_pack("marvel").cards}

    assert {"Spider-Man", "Iron Man", "Ant-Man", "Thanos", "Loki"} <= names
    assert not names & {"Wolverine", "Storm", "Professor X", "Magneto", "Mystique", "Deadpool"}


@each_pack
def test_a_bundled_pack_explains_its_attributes_in_both_languages(name: str) -> None:
    for attribute in load_pack(name).attributes:
        assert attribute.unit in UNITS
        assert attribute.source
        assert attribute.meaning.en.endswith(".")
        assert attribute.meaning.pl.endswith(".")
        assert attribute.meaning.en != attribute.meaning.pl


def test_the_order_of_the_cards_tells_nothing_about_their_values() -> None:
    """Cards are stored by name, so a card's number is no hint."""
    for name in bundled_packs():
        names = [card.name.en.casefold().removeprefix("the ") for card in load_pack(name).cards]
        assert sum(one > other for one, other in pairwise(names)) < 5


def test_a_bundled_pack_is_loaded_once() -> None:
    assert load_pack("marvel") is load_pack("marvel")


# -- packs of others


def test_a_copy_of_a_pack_loads_as_the_pack(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(CLASSICS, encoding="utf-8")

    assert load_pack(path).cards == load_pack("classics").cards
    assert load_pack(str(path)).cards == load_pack("classics").cards


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_the_csv_of_the_ledger_loads(tmp_path: Path, mark: bytes, ending: str) -> None:
    """CRD-03: the column strengthKg is a mass; known columns and sides get their Polish names."""
    path = tmp_path / "Own classics.csv"
    path.write_bytes(mark + ending.join(classics_csv()).encode())

    pack = load_pack(path)

    classics = load_pack("classics")
    assert [card.values for card in pack.cards] == [card.values for card in classics.cards]
    assert [each.name for each in pack.attributes] == [each.name for each in classics.attributes]
    assert [each.unit for each in pack.attributes] == ["mass", "number", "number"]
    assert pack.sides == classics.sides
    assert pack.id == "own-classics"
    assert all(card.emblem in MOTIFS for card in pack.cards)


def test_csv_may_use_semicolons_own_columns_and_polish_names(tmp_path: Path) -> None:
    rows = [line.split(",") for line in classics_csv()]
    lines = ["name;name_pl;side;height_cm;age_years;charm"]
    lines += [
        ";".join([row[1], row[1] + " PL", {"hero": "red", "villain": "white"}[row[2]], *row[3:]])
        for row in rows[1:]
    ]
    path = tmp_path / "fruit.csv"
    path.write_text("\n".join(lines), encoding="utf-8")

    pack = load_pack(path)

    assert [(each.id, each.unit) for each in pack.attributes] == [
        ("height", "length"),
        ("age", "years"),
        ("charm", "number"),
    ]
    assert [side.id for side in pack.sides] == ["red", "white"]
    assert pack.cards[0].name.pl == "Achilles PL"
