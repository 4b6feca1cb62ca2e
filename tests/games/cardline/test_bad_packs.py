"""A bad pack is refused with file, line, field, problem and remedy; nothing else ever happens."""

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.cardline.pack_files import (
    CLASSICS,
    FOLDER,
    assert_says,
    classics_csv,
    line_of,
    refused,
)
from stolik.games.cardline.pack import Pack, PackError, load_pack
from stolik.text import LANGUAGES

SLOW_FILES = [HealthCheck.function_scoped_fixture]

# -- files that cannot be read at all


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(PackError) as caught:
        load_pack("marvle")
    assert_says(caught.value, "pack-unknown", None, None)
    assert "marvel, classics, animals" in str(caught.value)


@pytest.mark.parametrize("name", ["pack.json", "folder/pack", "x.toml/", ""])
def test_other_names_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(PackError):
        load_pack(str(tmp_path / name) if name else name)


def test_a_missing_file_a_folder_and_a_null_byte_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    for name, message in (("no.toml", "pack-missing"), ("folder.toml", "pack-not-a-file")):
        with pytest.raises(PackError) as caught:
            load_pack(tmp_path / name)
        assert_says(caught.value, message, None, None)
    with pytest.raises(PackError):
        load_pack("a\0b.toml")


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    assert_says(refused(tmp_path, b"#" * 1_000_001), "pack-too-large", None, None)


def test_binary_and_foreign_encodings_are_refused_with_their_line(tmp_path: Path) -> None:
    assert_says(refused(tmp_path, b"id = 1\n\x00\x01"), "pack-binary", 2, None)
    assert_says(refused(tmp_path, b'id = "\xb1"'), "pack-encoding", 1, None)
    assert_says(refused(tmp_path, CLASSICS.encode("utf-16")), "pack-encoding", 1, None)


def test_bad_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    line = line_of(CLASSICS, 'id = "C007"')
    broken = CLASSICS.replace('id = "C007"', 'id = "C007')

    assert_says(refused(tmp_path, broken), "pack-toml-syntax", line, None)


def test_monstrous_toml_is_refused(tmp_path: Path) -> None:
    deep = refused(tmp_path, "a = " + "[" * 100_000)
    assert deep.message in ("pack-too-deep", "pack-toml-syntax")
    assert_says(refused(tmp_path, "x = 1\na = " + "9" * 9000), "pack-toml-syntax", 2, None)
    hexadecimal = CLASSICS.replace('id = "C001"', "id = 0x" + "f" * 9000)
    assert refused(tmp_path, hexadecimal).message == "pack-id-form"


# -- TOML packs with one fault; `old` becomes `new` in the copy of a good pack

FAULTS = [
    ("pack-field-missing", "name", 'name = { en = "Ajax the Great", pl = "Ajax Wielki" }\n', ""),
    ("pack-field-missing", "iq", "iq = 88\n", ""),
    ("pack-field-typo", "strenght", "strength = 2400", "strength = 2400\nstrenght = 5"),
    ("pack-field-unknown", "colour", "strength = 2400", 'strength = 2400\ncolour = "red"'),
    ("pack-not-text", "name", '{ en = "Ajax the Great", pl = "Ajax Wielki" }', "7"),
    ("pack-text-empty", "name", '"Ajax the Great"', '"  "'),
    ("pack-text-long", "name", '"Ajax the Great"', '"' + "x" * 61 + '"'),
    ("pack-text-control", "name", '"Ajax the Great"', '"Ajax\\u001b[2J"'),
    ("pack-name-language", "name", 'en = "Ajax the Great"', 'en = "Ajax the Great", de = "A"'),
    ("pack-name-english", "name", 'en = "Ajax the Great", ', ""),
    ("pack-id-form", "id", '"C002"', '"C 002"'),
    ("pack-id-form", "id", '"C002"', "2"),
    ("pack-value-whole", "strength", "= 2400", "= 2400.5"),
    ("pack-value-whole", "strength", "= 2400", '= "2400"'),
    ("pack-value-whole", "strength", "= 2400", "= true"),
    ("pack-value-small", "strength", "= 2400", "= 0"),
    ("pack-value-large", "strength", "= 2400", "= 1_000_000_000_000_001"),
    ("pack-duplicate-id", "id", '"C002"', '"C001"'),
    ("pack-duplicate-name", "name", '"Ajax the Great"', '"achilles"'),
    ("pack-duplicate-name", "name", '"Ajax Wielki"', '"ACHILLES"'),
]


@pytest.mark.parametrize(("message", "field", "old", "new"), FAULTS)
def test_a_faulty_card_is_refused_with_line_field_and_remedy(
    tmp_path: Path, message: str, field: str, old: str, new: str
) -> None:
    assert CLASSICS.count(old) == 1
    text = CLASSICS.replace(old, new)
    start = line_of(text, "[[card]]") + 10
    fields = text.split("\n")
    # the card's own line when the field is missing, otherwise the field's line
    ours = [n for n, line in enumerate(fields, 1) if n > start - 2 and line.startswith(field)]
    card = next(n for n, line in enumerate(fields, 1) if n > start - 3 and line == "[[card]]")
    line = card if message == "pack-field-missing" else ours[0]
    assert card <= line < card + 10

    assert_says(refused(tmp_path, text), message, line, field)


HEAD_FAULTS = [
    (
        "pack-side-unknown",
        "side",
        'side = "villain"\nstrength = 1500000000',
        'side = "x"\nstrength = 1500000000',
    ),
    ("pack-emblem-unknown", "emblem", 'emblem = "mountain"\nsource', 'emblem = "montain"\nsource'),
    ("pack-unit-unknown", "unit", 'unit = "mass"', 'unit = "stone"'),
    ("pack-attribute-reserved", "id", 'id = "strength"', 'id = "side"'),
    ("pack-duplicate-id", "id", 'id = "iq"', 'id = "strength"'),
    ("pack-duplicate-id", "id", 'id = "villain"', 'id = "hero"'),
    ("pack-field-unknown", "licence", 'id = "classics"', 'id = "classics"\nlicence = 1'),
    ("pack-field-missing", "id", 'id = "classics"\n', ""),
]


@pytest.mark.parametrize(("message", "field", "old", "new"), HEAD_FAULTS)
def test_a_faulty_head_side_or_attribute_is_refused(
    tmp_path: Path, message: str, field: str, old: str, new: str
) -> None:
    text = CLASSICS.replace(old, new, 1)
    assert text != CLASSICS
    before = CLASSICS.index(old)
    block = text[before:].split("\n")
    at = next((n for n, line in enumerate(block) if line.startswith(f"{field} =")), 0)
    line = text[:before].count("\n") + at + 1 if new else 1

    assert_says(refused(tmp_path, text), message, line, field)


def test_the_right_number_of_sides_attributes_and_cards_is_demanded(tmp_path: Path) -> None:
    blocks = re.split(r"(?m)^(?=\[\[)", CLASSICS)
    head, side, other, first, second, third, *cards = blocks

    no_side = head + side + first + second + third + "".join(cards)
    assert_says(refused(tmp_path, no_side), "pack-side-count", 1, "side")
    two = head + side + other + first + second + "".join(cards)
    assert_says(refused(tmp_path, two), "pack-attribute-count", 1, "attribute")
    fourth = third.replace('"fighting"', '"luck"')
    four = head + side + other + first + second + third + fourth + "".join(cards)
    line = line_of(four, 'id = "luck"') - 1
    assert_says(refused(tmp_path, four), "pack-attribute-count", line, "attribute")
    few = "".join(blocks[:-1])
    error = refused(tmp_path, few)
    assert_says(error, "pack-card-few", few.count("\n"), None)
    assert "109" in str(error)
    assert "one more card" in error.remedy("en")
    many = CLASSICS + cards[0].replace("C001", "C111").replace("Achilles", "Nestor")
    assert_says(refused(tmp_path, many), "pack-card-many", CLASSICS.count("\n") + 1, None)


def test_a_value_of_more_than_three_cards_is_refused_at_the_fourth(tmp_path: Path) -> None:
    """Equal values stay rare: at most three cards share a value."""
    text = CLASSICS
    for strength in (1900, 2400, 85, 30):
        text = text.replace(f"strength = {strength}\n", "strength = 77\n", 1)
    lines = [n for n, line in enumerate(text.split("\n"), 1) if line == "strength = 77"]

    error = refused(tmp_path, text)

    assert_says(error, "pack-value-shared", lines[3], "strength")
    assert ", ".join(map(str, lines[:3])) in str(error)


def with_values(attribute: str, values: list[int]) -> str:
    numbers = iter(values)
    return re.sub(rf"(?m)^{attribute} = \d+$", lambda _: f"{attribute} = {next(numbers)}", CLASSICS)


def test_a_pack_without_equal_values_is_refused(tmp_path: Path) -> None:
    """The rule for equal values must be able to come up."""
    text = with_values("iq", list(range(1, 111)))
    line = line_of(text, 'id = "iq"') - 1

    assert_says(refused(tmp_path, text), "pack-no-tie", line, "iq")


def test_attributes_that_order_the_cards_alike_are_refused(tmp_path: Path) -> None:
    strengths = list(load_pack("classics").values("strength"))
    text = with_values("fighting", [2 * value for value in strengths])
    line = line_of(text, 'id = "fighting"') - 1

    assert_says(refused(tmp_path, text), "pack-order-alike", line, "fighting")


def test_a_side_of_fewer_than_forty_cards_is_refused(tmp_path: Path) -> None:
    """CRD-02: both colours are common."""
    text = CLASSICS.replace('side = "villain"', 'side = "hero"', 7)
    line = line_of(text, 'id = "villain"') - 1

    error = refused(tmp_path, text)

    assert_says(error, "pack-side-few", line, "side")
    assert "39" in error.problem("en")


def test_iq_and_fighting_begin_with_0_and_strength_with_1(tmp_path: Path) -> None:
    """The ledger's schema: strengthKg from 1, iq and fighting from 0."""
    path = tmp_path / "low.toml"
    text = CLASSICS.replace("iq = 88\nfighting = 87", "iq = 0\nfighting = 0", 1)
    path.write_text(text, encoding="utf-8")
    assert any(card.values[1:] == (0, 0) for card in load_pack(path).cards)
    weak = text.replace("strength = 2400", "strength = 0", 1)
    assert_says(
        refused(tmp_path, weak), "pack-value-small", line_of(weak, "strength = 0"), "strength"
    )


def test_lines_are_right_behind_strings_of_several_lines_and_subtables(tmp_path: Path) -> None:
    old = 'name = { en = "Ajax the Great", pl = "Ajax Wielki" }\n'
    text = CLASSICS.replace(old, "").replace(
        'iq = 88\nfighting = 87\nemblem = "shield"\nsource = "ledger"\n',
        'iq = -1\nfighting = 87\nsource = """\nledger \\\n[[card]] \\\niq = 7"""\n'
        '[card.name]\nen = "Ajax"\npl = "Ajaks"\n',
    )

    assert_says(refused(tmp_path, text), "pack-value-small", line_of(text, "iq = -1"), "iq")


def test_cards_written_as_one_list_are_checked_too(tmp_path: Path) -> None:
    cards = tomllib.loads(CLASSICS)["card"]
    rows = ", ".join(
        "{"
        + ", ".join(f"{key} = {value!r}" for key, value in card.items() if key != "name")
        + f", name = {card['name']['en']!r}"
        + "}"
        for card in cards
    )
    head = CLASSICS[: CLASSICS.index("[[card]]")]
    path = tmp_path / "inline.toml"
    path.write_text(f"card = [{rows}]\n{head}", encoding="utf-8")
    assert len(load_pack(path).cards) == 110

    bad = (
        path.read_text(encoding="utf-8")
        .replace("'iq': 88", "'iq': -1")
        .replace("iq = 88", "iq = -1")
    )
    assert_says(refused(tmp_path, bad), "pack-value-small", 1, "iq")
    for line in ("card = 5", "card = [1, 2]"):
        assert_says(refused(tmp_path, f"id = 'x'\n{line}"), "pack-not-a-list", 2, "card")


# -- CSV packs with one fault

CSV_FAULTS = [
    ("pack-column-missing", 1, "side", "id,name,team,strengthKg,iq,fighting"),
    ("pack-column-count", 1, "attribute", "id,name,side,strengthKg,iq,source"),
    ("pack-column-twice", 1, "iq", "id,name,side,strengthKg,iq,iq"),
    ("pack-column-twice", 1, "mass_g", "id,name,side,mass_kg,mass_g,iq"),
    ("pack-column-unnamed", 1, "6", "id,name,side,strengthKg,iq,"),
    ("pack-row-length", 3, None, "C002,Ajax the Great,hero,2400,88"),
    ("pack-row-length", 3, None, "C002,Ajax, the Great,hero,2400,88,87"),
    ("pack-csv-syntax", 3, None, 'C002,"Ajax"x,hero,2400,88,87'),
    ("pack-value-whole", 3, "strength", "C002,Ajax the Great,hero,2.4 t,88,87"),
    ("pack-field-missing", 3, "iq", "C002,Ajax the Great,hero,2400,,87"),
    ("pack-field-missing", 3, "name", "C002,,hero,2400,88,87"),
    ("pack-duplicate-name", 3, "name", "C002,Achilles,hero,2400,88,87"),
    ("pack-side-count", 3, "side", "C002,Ajax the Great,neutral,2400,88,87"),
    ("pack-value-small", 3, "iq", "C002,Ajax the Great,hero,2400,-88,87"),
]


@pytest.mark.parametrize(("message", "line", "field", "new"), CSV_FAULTS)
def test_a_faulty_csv_is_refused_with_line_field_and_remedy(
    tmp_path: Path, message: str, line: int, field: str | None, new: str
) -> None:
    lines = classics_csv()
    lines[line - 1] = new
    error = refused(tmp_path, "\n".join(lines), "mine.csv")

    assert_says(error, message, line, field)


def test_an_empty_csv_and_endless_cells_are_refused(tmp_path: Path) -> None:
    assert_says(refused(tmp_path, "\n\n", "mine.csv"), "pack-empty", 1, None)
    long = "\n".join([*classics_csv()[:2], '"' + "x" * 200_000 + '",a,b,1,2,3'])
    assert_says(refused(tmp_path, long, "mine.csv"), "pack-csv-syntax", 3, None)


# -- the sentences and the fuzz


def test_every_message_of_the_packs_exists_in_both_languages_and_is_used() -> None:
    source = "".join(
        path.read_text("utf-8") for path in [*FOLDER.glob("packs/*.py"), FOLDER / "pack.py"]
    )
    used = set(re.findall(r"\"(pack-[a-z-]*[a-z])\"", source))
    used |= {"pack-duplicate-id", "pack-duplicate-name"}
    for lang in LANGUAGES:
        text = (FOLDER / "text" / f"{lang}.ftl").read_text("utf-8")
        reported = set(re.findall(r"(?m)^(pack-[a-z-]+) =", text))
        assert reported == used
        remedies = re.findall(r"(?m)^    \.remedy =", text)
        assert len(remedies) >= len(reported) - 2


@settings(max_examples=150, suppress_health_check=SLOW_FILES)
@given(data=st.binary(max_size=400), suffix=st.sampled_from(["toml", "csv"]))
def test_random_bytes_give_nothing_but_a_pack_error(
    tmp_path: Path, data: bytes, suffix: str
) -> None:
    assert_says_something(tmp_path / f"fuzz.{suffix}", data)


@settings(max_examples=120, suppress_health_check=SLOW_FILES)
@given(draw=st.data(), suffix=st.sampled_from(["toml", "csv"]))
def test_mutated_packs_give_a_pack_or_a_pack_error(
    tmp_path: Path, draw: st.DataObject, suffix: str
) -> None:
    good = CLASSICS if suffix == "toml" else "\n".join(classics_csv())
    lines = good.split("\n")
    pieces = st.one_of(
        st.text(max_size=12),
        st.sampled_from(
            ["[[card]]", "[card]", '"""', "iq = [[1]]", "name = 1", "[a.b]", ",,,", "=", '"']
        ),
        st.sampled_from(lines),
    )
    for _ in range(draw.draw(st.integers(1, 4))):
        at = draw.draw(st.integers(0, len(lines) - 1))
        cut = draw.draw(st.integers(0, 3))
        lines[at : at + cut] = draw.draw(st.lists(pieces, max_size=3))
        lines = lines or [""]
    data = "\n".join(lines).encode("utf-8", "surrogatepass")
    assert_says_something(tmp_path / f"fuzz.{suffix}", data)


def assert_says_something(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        assert isinstance(load_pack(path), Pack)
    except PackError as error:
        for lang in ("en", "pl"):
            assert error.text(lang).isprintable()
        assert error.line is None or 1 <= error.line <= len(re.split(rb"\r\n|\r|\n", data))
