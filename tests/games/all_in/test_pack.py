# ruff: noqa: E501
"""Card data: what comes with the game, and what is refused."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from stolik import bots
from stolik.games.all_in.cards.card_numbers import CARDS, NAMES, effect_name
from stolik.games.all_in.cards.faces import faces_of
from stolik.games.all_in.cards.pack import PackError, load_pack, read_pack, standard_text
from stolik.games.all_in.game import GAME
from stolik.games.all_in.options import AllInOptions
from stolik.kernel.entropy import FastStream
from stolik.text import LANGUAGES, speaker


def effect_names(pack, card):
    """The card's effects from top to bottom, as the data write them."""
    return tuple(effect_name(effect) for effect in pack.effects[card])


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
    assert effect_names(load_pack(), NAMES.index("Jm")) == ("TAKE!", "DRAW")


def test_players_see_which_effects_they_must_carry_out():
    """AIN-24, AIN-25: TAKE of the jack of masks has the symbol, DRAW has not."""
    jack = faces_of(load_pack())[NAMES.index("Jm")]
    assert [(effect.kind, effect.must) for effect in jack.effects] == [
        ("TAKE", True), ("DRAW", False),
    ]  # fmt: skip


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
    (card_changed("Ac", "[]"), "card Ac, effects", "one to 3"),
    (card_changed("Ac", '["DRAW!", "RUNE", "EYE", "DRAW"]'), "card Ac, effects", "one to 3"),
    (card_changed("Ac", '["RUNE!"]'), "card Ac, effects", "brings a card back"),
    (card_changed("Ac", '["SWAP", "EYE"]'), "card Ac, effects", "brings a card back"),
    (card_changed("Ac", '["TAKE!", "TAKE"]'), "card Ac, effects", "TAKE once"),
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
    text = card_changed("9m", '["SWAP"]')
    with pytest.raises(PackError) as caught:
        read_pack(text)
    assert 'id = "9m"' in text.splitlines()[caught.value.line - 1]
    assert str(caught.value).startswith(f"cards, line {caught.value.line}, card 9m, effects: ")


@pytest.mark.parametrize(
    "effects",
    [
        '["DRAW"]',
        '["DRAW!", "RUNE!"]',
        '["DRAW!", "DRAW!", "EYE!"]',
        '["SWAP!", "REVEAL 3", "RUNE"]',
    ],
)
def test_one_to_three_effects_may_be_mandatory_or_not(effects):
    """AIN-R14, conditions (b) and (c): the owner of a box enters what is printed."""
    pack = read_pack(card_changed("Ac", effects))
    assert list(effect_names(pack, NAMES.index("Ac"))) == json.loads(effects)
    assert not pack.warnings


@pytest.mark.parametrize("language", LANGUAGES)
def test_take_with_rune_is_played_with_a_warning(language):
    """AIN-R28, condition (e): the stall guard ends it; the warning names the card."""
    text = card_changed("9m", '["TAKE!", "RUNE"]')
    options = AllInOptions(cards=text)
    (warning,) = GAME.warnings(options)
    voice = speaker(language, "stolik.games.all_in")

    assert "9m" in voice.tell(warning)
    assert voice.say(f"{warning.id}.remedy", **warning.args)
    assert GAME.warnings(AllInOptions()) == ()
    assert GAME.new(2, 0, options).rules.options == options


def test_the_shipped_jack_of_masks_takes_and_may_draw():
    """AIN-R14, condition (f); the shipped layout has one mandatory gain on every card."""
    assert effect_names(load_pack(), NAMES.index("Jm")) == ("TAKE!", "DRAW")
    for card in range(CARDS):
        musts = [name for name in effect_names(load_pack(), card) if name.endswith("!")]
        assert len(musts) == 1 and musts[0].split()[0].strip("!") in ("TAKE", "REVEAL", "DRAW")


THREE_GAINS = Path(__file__).parents[3] / "examples" / "all-in-three-gains.toml"


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("pile", ["plain", "third-eye"])
def test_the_test_pack_reaches_discards_of_several_cards(seats, pile):
    """AIN-26 to AIN-28: every game ends, and hands of seven cards give up two."""
    options = {"cards": THREE_GAINS.read_text(encoding="utf-8"), "pile": pile}
    most = 0
    for seed in range(6):
        state = GAME.new(seats, seed, options)
        thinkers = [bots.make("casual", GAME, seat) for seat in range(seats)] if seed > 3 else []
        luck = FastStream(seed)
        while not state.is_over:
            seat = state.deciders()[0]
            legal = state.legal(seat)
            if thinkers:
                state.apply(seat, thinkers[seat].choose(thinkers[seat].look(state, seat)))
            else:
                state.apply(seat, legal[luck.below(len(legal))])
            most = max(most, *map(len, state.hands))
    assert most >= 7


def test_a_custom_layout_is_read():
    """AIN-R11: rune cards have effects like all others, and a table can give them new ones."""
    pack = read_pack(card_changed("Ru1", '["REVEAL 4!", "SWAP"]'))
    assert effect_names(pack, NAMES.index("Ru1")) == ("REVEAL 4!", "SWAP")
    assert effect_names(pack, NAMES.index("Ru2")) == ("DRAW!", "RUNE")
