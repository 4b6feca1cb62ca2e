"""Values with their units, as players read them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.cardline.pack import bundled_packs, load_pack
from stolik.games.cardline.units import NBSP, UNITS, short_value, show_value

EXAMPLES = [
    (5, "mass", "5 kg", "5 kg"),
    (999, "mass", "999 kg", "999 kg"),
    (1000, "mass", "1 t", "1 t"),
    (1814, "mass", "1.814 t", "1,814 t"),
    (10_500, "mass", "10.5 t", "10,5 t"),
    (1_001, "mass", "1.001 t", "1,001 t"),
    (5_000_000, "mass", "5,000 t", "5000 t"),
    (1_500_000_000, "mass", "1,500,000 t", "1 500 000 t"),
    (3, "grams", "3 g", "3 g"),
    (1250, "grams", "1.25 kg", "1,25 kg"),
    (136_000_000, "grams", "136 t", "136 t"),
    (99, "length", "99 cm", "99 cm"),
    (165, "length", "1.65 m", "1,65 m"),
    (8, "millimetres", "8 mm", "8 mm"),
    (45, "millimetres", "4.5 cm", "4,5 cm"),
    (26_000, "millimetres", "26 m", "26 m"),
    (1, "years", "1 year", "1 rok"),
    (22, "years", "22 years", "22 lata"),
    (112, "years", "112 years", "112 lat"),
    (1, "months", "1 month", "1 miesiąc"),
    (12, "months", "1 year", "1 rok"),
    (47, "months", "3 years 11 months", "3 lata 11 miesięcy"),
    (64, "months", "5 years 4 months", "5 lat 4 miesiące"),
    (154, "number", "154", "154"),
    (12_345, "number", "12,345", "12 345"),
]


@pytest.mark.parametrize(("value", "unit", "english", "polish"), EXAMPLES)
def test_a_value_is_shown_as_people_write_it(
    value: int, unit: str, english: str, polish: str
) -> None:
    """CRD-R6: kilograms below 1000, tonnes from 1000 on, nothing rounded away."""
    assert show_value(value, unit, "en") == english.replace(" ", NBSP)
    assert show_value(value, unit, "pl") == polish.replace(" ", NBSP)


SHORT = [
    (450, "months", "37_yr 6_mo", "37_lat 6_mies."),
    (12, "months", "1_yr", "1_rok"),
    (2, "months", "2_mo", "2_mies."),
    (112, "years", "112_yr", "112_lat"),
    (1250, "grams", "1.25_kg", "1,25_kg"),
]


@pytest.mark.parametrize(("value", "unit", "english", "polish"), SHORT)
def test_a_value_for_little_room_is_short_and_breaks_between_its_measures(
    value: int, unit: str, english: str, polish: str
) -> None:
    """CRD-R6: on a small card the value is as exact as elsewhere."""
    assert short_value(value, unit, "en") == english.replace("_", NBSP)
    assert short_value(value, unit, "pl") == polish.replace("_", NBSP)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", bundled_packs())
def test_different_values_of_a_pack_never_look_alike(name: str, lang: str) -> None:
    """CRD-R6: two different values never have the same text."""
    pack = load_pack(name)
    for attribute in pack.attributes:
        values = set(pack.values(attribute.id))
        for show in (show_value, short_value):
            assert len({show(value, attribute.unit, lang) for value in values}) == len(values)


@pytest.mark.parametrize("name", ["marvel", "classics"])
def test_strength_is_stated_in_kilograms_or_tonnes(name: str) -> None:
    """CRD-03, CRD-R6: kg below 1000 and t from 1000 on, for every card."""
    for value in load_pack(name).values("strength"):
        unit = show_value(value, "mass", "en").split(NBSP)[-1]
        assert unit == ("kg" if value < 1000 else "t")


@given(
    one=st.integers(1, 10**15),
    other=st.integers(1, 10**15) | st.integers(1, 5000),
    unit=st.sampled_from(UNITS),
    lang=st.sampled_from(["en", "pl"]),
)
def test_only_equal_values_look_alike(one: int, other: int, unit: str, lang: str) -> None:
    """CRD-R6: holds for every pack anybody may load."""
    alike = show_value(one, unit, lang) == show_value(other, unit, lang)
    assert alike == (one == other)
    assert show_value(one, unit, lang) != show_value(one + 1, unit, lang)
