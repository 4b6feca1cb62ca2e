# ruff: noqa: E501
"""Card data: what comes with the game, and what is refused."""

import re
from collections import Counter

import pytest

from stolik.games.all_in.cards import CARDS, NAMES, effect_name
from stolik.games.all_in.pack import PackError, load_pack, read_pack, standard_text
from stolik.text import LANGUAGES, speaker


def changed(old, new):
    text = standard_text()
    assert old in text
    return text.replace(old, new)


def card_changed(card, effects):
    return re.sub(rf'(id = "{card}".*effects = )\[[^\]]*\]', rf"\g<1>{effects}", standard_text())


def test_the_layout_has_the_icon_totals_of_the_ledger():
    """AIN-R14 and the ledger's default layout, counted icon by icon."""
    pack = load_pack()
    icons = Counter(effect_name(e) for card in range(CARDS) for e in pack.effects[card])
    assert icons == {
        "DRAW!": 18, "TAKE!": 12, "REVEAL 3!": 8, "REVEAL 4!": 8, "REVEAL 5!": 8,
        "DRAW": 8, "SWAP": 8, "RUNE": 7, "HYPNOSIS": 6, "EYE": 5,
    }  # fmt: skip


def test_the_jack_of_masks_takes_and_may_draw():
    """AIN-R13: the manual's example needs a second gain effect."""
    assert load_pack().effect_names(NAMES.index("Jm")) == ("TAKE!", "DRAW")


def test_the_numbers_of_the_box_are_data():
    """AIN-05, AIN-13, AIN-14, AIN-95, AIN-96, AIN-108, AIN-R28, AIN-74."""
    pack = load_pack()
    assert pack.row_lengths == [4, 5, 6, 6]
    assert pack.pots == [4, 6, 8] and pack.pots_for_two == [2, 4, 6] and pack.heirs_pot == 10
    assert pack.stall_factor == 3 and pack.rune_worth == 2


REFUSED = [
    (changed('{ id = "2c"', '{ id = "2x"'), "deck.cards", "no card"),
    (changed('id = "3c", rank = 3', 'id = "3c", rank = 4'), "card 3c", "do not fit"),
    (changed('id = "Ru2"', 'id = "Ru1"'), "card Ru1", "twice"),
    (re.sub(r'  \{ id = "7t".*\n', "", standard_text()), "deck.cards", "missing"),
    (card_changed("Ac", "[]"), "card Ac, effects", "one or two"),
    (card_changed("Ac", '["DRAW!", "RUNE", "EYE"]'), "card Ac, effects", "one or two"),
    (card_changed("Ac", '["DRAW"]'), "card Ac, effects", "mandatory"),
    (card_changed("Ac", '["RUNE!"]'), "card Ac, effects", "mandatory"),
    (card_changed("Ac", '["DRAW!", "DRAW!"]'), "card Ac, effects", "mandatory"),
    (card_changed("Ac", '["TAKE!", "TAKE"]'), "card Ac, effects", "TAKE once"),
    (card_changed("Ac", '["TAKE!", "RUNE"]'), "card Ac, effects", "without filling"),
    (card_changed("Jm", '["DRAW!", "DRAW"]'), "card Jm, effects", "Jack of masks"),
    (card_changed("Jm", '["TAKE!", "EYE"]'), "card Jm, effects", "Jack of masks"),
    (card_changed("Ac", '["PEEK!"]'), "card Ac, effects", "no effect"),
    (card_changed("Ac", '["REVEAL!"]'), "card Ac, effects", "no effect"),
    (card_changed("Ac", '["DRAW 3!"]'), "card Ac, effects", "no effect"),
    (card_changed("Ac", "7"), "card Ac, effects", "list"),
    (changed("factor = 3", "factor = 0"), "stall.factor", "whole number"),
    (changed("row-length = [4, 5, 6, 6]", "row-length = [4, 5, 6, 9]"), "area.row-length", "2 to 6"),
    (changed("two = [2, 4, 6]", "two = [2, 4]"), "pots.two", "3 whole numbers"),
    (changed('"mask", "scarab", "tree"]\nsource', '"mask", "tree"]\nsource'), "suit-order.order", "four suits"),
    (changed('"two-pair", "pair"]\nvalues', '"two-pair"]\nvalues'), "hands.A.order", "eight hands"),
    (changed("[7, 7, 6, 5, 4, 3, 2, 1]", "[7, 7, 6, 5, 4, 3, 2, 5]"), "hands.A.values", "never rise"),
    (changed('worth = 2\nsource = "manual"', 'worth = 2\nsource = "hearsay"'), "rune-card.source", "source"),
    (changed("[stall]", "[stale]"), "stall.source", "missing"),
    (changed("name = {", "nome = {"), "name", "missing"),
    ("name = {", "file", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "field", "problem"), REFUSED)
def test_bad_card_data_are_refused_with_field_and_remedy(text, field, problem):
    """AIN-R14 and the ledger's conditions (a) to (f) for a data pack."""
    with pytest.raises(PackError) as caught:
        read_pack(text)
    assert caught.value.field == field
    assert problem in str(caught.value)
    for language in LANGUAGES:
        voice = speaker(language, "stolik.games.all_in")
        phrase = caught.value.phrase
        assert voice.tell(phrase) and voice.say(f"{phrase.id}.remedy", **phrase.args)


def test_a_refusal_names_the_line_of_the_card():
    """AIN-R14."""
    text = card_changed("9m", '["DRAW"]')
    with pytest.raises(PackError) as caught:
        read_pack(text)
    assert 'id = "9m"' in text.splitlines()[caught.value.line - 1]
    assert str(caught.value).startswith(f"cards, line {caught.value.line}, card 9m, effects: ")


def test_a_custom_layout_is_read():
    """AIN-R11: rune cards have effects like all others, and a table can give them new ones."""
    pack = read_pack(card_changed("Ru1", '["REVEAL 4!", "SWAP"]'))
    assert pack.effect_names(NAMES.index("Ru1")) == ("REVEAL 4!", "SWAP")
    assert pack.effect_names(NAMES.index("Ru2")) == ("DRAW!", "RUNE")
