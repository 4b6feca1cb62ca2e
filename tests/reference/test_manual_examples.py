"""The examples that the manuals print, each named after its place there.

Engine and reference play every example side by side. Where a picture of the manual is lost, the
ledger's cards stand in for it.
"""

from __future__ import annotations

import stolik
from games.all_in import tables as all_in_tables
from reference import small_tables
from reference.all_in.game import AllIn, Settings
from reference.all_in.hands import form, value
from reference.base import KnownChance

# --- All In: Wizjonerzy ---------------------------------------------------------------------


def test_all_in_przygotowanie_do_gry_dla_4_graczy():
    """Ledger example 1: two rows of six, five cards each, two face up, a pot of four."""
    view = stolik.load("all-in").new(4, 1).view(None)
    chance = KnownChance([view.first, list(Settings(4).cards)])
    reference = AllIn(Settings(4), chance)
    reference.begin()

    assert view.row_length == reference.row_length == 6
    assert [player.hand_size for player in view.players] == [5] * 4
    assert [len(player.hand) for player in reference.players] == [5] * 4
    assert sum(face is not None for face in view.area) == reference.cards_in_area() == 2
    assert view.area[0] and view.area[1] and reference.area[0] and reference.area[1]
    assert view.deck_size == len(reference.deck) == 32
    assert view.pot == reference.pot == 4
    assert [player.runes for player in view.players] == [0] * 4


def test_all_in_zagranie_karty_z_reki_przyklad_alicja_zagrywa_waleta_masek():
    """Ledger example 3: she takes a card, draws, discards a rune card and places the Jack."""
    hands = ["Jm 7c 7m 10t Ru1", "2m 3m 4m 8c 9c", "2s 3s 4t 8m 9m", "2t 3t 5t 8t 9t"]
    table = small_tables.all_in(hands, "7t Qc 4s", "2c 6c 6m 6s 6t")

    drawn = table.played("play Jm", "take 7t", "resolve")
    assert len(drawn.reference.players[0].hand) == 6
    pair = table.played("play Jm", "take 7t", "resolve", "discard Ru1")

    assert set(pair.reference.players[0].hand) == {"7c", "7m", "7t", "10t", "2c"}
    assert pair.reference.pile == ["Ru1"]
    assert pair.reference.area[:4] == ["Jm", "Qc", "4s", None]
    assert pair.reference.active == 1


def test_all_in_starszenstwo_ukladow_kart():
    """Ledger example 5: the eight pictured hands with their values on sides A and B."""
    pictured = {
        "Ac Am As 5c 3t": ("three", 3, 3),
        "9c 8m 7s 6t 5c": ("straight", 4, 6),
        "Ac 9c 7c 3c 2c": ("flush", 5, 5),
        "Ac Am Kc Kt 8s": ("two-pair", 2, 2),
        "Ac Am 9s 5t 2c": ("pair", 1, 1),
        "Ac Am As At 7c": ("four", 7, 7),
        "9m 8m 7m 6m 5m": ("straight-flush", 7, 7),
        "Ac Am As Kc Kt": ("full-house", 6, 4),
    }
    rankings = {side: all_in_tables.rules(2, side=side).setting.ranking for side in "AB"}
    for hand, (category, on_a, on_b) in pictured.items():
        held = sorted(all_in_tables.cards(hand))
        assert form(hand.split()).category == category
        assert (value(hand.split(), "A"), value(hand.split(), "B")) == (on_a, on_b)
        assert (rankings["A"].value(held), rankings["B"].value(held)) == (on_a, on_b)


def test_all_in_przyklad_punktowania_w_rozgrywce_3_osobowej():
    """Ledger example 7: Daniel and Filip share seven runes, one is left for the next pot."""
    alicja, daniel, filip = "4c 5m 6s 7t 8c", "Ac 2m 3s 4t 5c", "9c 9m 9s 2c Kt"
    state = all_in_tables.predicting(3, dict(enumerate([alicja, daniel, filip])), pot=7, last=2)
    all_in_tables.do(state, "0: name 1", "1: name 0", "2: name 0")
    reference = AllIn(Settings(3), KnownChance())
    reference.pot = 7
    for player, hand, named in zip(
        reference.players, (alicja, daniel, filip), (1, 0, 0), strict=True
    ):
        player.hand, player.named = hand.split(), named
    reference.score()

    assert list(state.runes) == [player.runes for player in reference.players] == [4, 3 + 4, 3 + 3]
    assert reference.carried == 1
    assert state.view(None).pot == 1 + 6, "the pot of the second round"


# --- Cardline: Marvel -----------------------------------------------------------------------


def test_cardline_jak_grac_piec_mozliwych_miejsc():
    """Ledger example 1: a line of four cards has five places for one more."""
    line = ["Robin Hood", "Lancelot", "Grendel", "Heracles"]
    table = small_tables.cardline(line, [["Theseus"], ["Mowgli"]], ["Mulan"])
    assert table.played().reference.asked == {0: [f"place 0@{slot}" for slot in range(5)]}


STARTING = ["Theseus"]
THREE_HANDS = [["Mulan", "Mowgli"], ["Grendel", "Heracles"], ["Lancelot", "Robin Hood"]]
RIGHT, WRONG = "place 0@0", "place 0@1"


def three_players() -> small_tables.SmallTable:
    return small_tables.cardline(STARTING, THREE_HANDS, ["Dr Watson", "Beowulf", "Medea"])


def places(*moves: str) -> int:
    """How many places the next player has after these turns."""
    pair = three_players().played(*moves)
    ((_, choices),) = pair.reference.asked.items()
    return len(choices) // 2  # both have two cards


def test_cardline_tura_pierwszego_gracza():
    """Ledger example 2: 132 kg belongs to the left of 520 kg, and is lost on its right."""
    right = three_players().played(RIGHT).reference
    wrong = three_players().played(WRONG).reference

    assert places() == 2
    assert len(right.line) == 2 and not right.box and len(right.players[0].cards) == 1
    assert len(wrong.line) == 1 and len(wrong.box) == 1 and len(wrong.players[0].cards) == 2


def test_cardline_tura_drugiego_gracza():
    """Ledger example 3: three places after a right card, two after a wrong one."""
    assert places(RIGHT) == 3
    assert places(WRONG) == 2


def test_cardline_tura_trzeciego_gracza():
    """Ledger example 4: four places after two right cards, then one fewer for each mistake."""
    assert places(RIGHT, "place 0@2") == 4
    assert places(RIGHT, "place 0@0") == 3
    assert places(WRONG, "place 0@0") == 2


def test_cardline_sytuacja_wyjatkowa():
    """Ledger example 7: Mulan is as strong as Mowgli, so either side of him will do."""
    line = ["Dr Watson", "Mowgli", "Theseus"]
    table = small_tables.cardline(line, [["Mulan", "Medea"], ["Grendel", "Beowulf"]], ["Heracles"])
    lengths = [len(table.played(f"place 0@{slot}").reference.line) for slot in range(4)]
    assert lengths == [3, 4, 4, 3]


# --- Illusion -------------------------------------------------------------------------------

TYMEK, KASIA, LUKASZ, EWA = range(4)


def four_players() -> small_tables.SmallTable:
    """The red arrow and the first card of 16 %; the next one, on top, has 4 %."""
    return small_tables.illusion(["B05-1"], "B13-0", ["B06-0", "B18-2", "B01-3", "B10-0"], seats=4)


def test_illusion_opis_gry_cztery_karty_w_poprawnej_kolejnosci():
    """Ledger example 1: a trace, more, clearly visible, dominant; here of red, 2, 9, 16, 44 %."""
    row = ["B04-1", "B06-0", "B05-1", "B08-0"]
    table = small_tables.illusion(row, "B13-0", ["B18-2"], seats=4)
    table.state.last_slot = 3
    pair = table.pair(table.state.copy(), [])
    pair.reference.last_placer = EWA
    pair.make(TYMEK, table.wiring.game.parse("doubt"))

    assert pair.reference.won[EWA] == ["red"]
    assert list(pair.state.view(None).won[EWA]) == ["red"]


def test_illusion_rozgrywka_tymek_sugeruje_mniej_czerwieni():
    """Ledger example 2: on the left of the first card, next to the arrow."""
    pair = four_players().played("place 0")
    assert len(pair.reference.row) == 2
    assert pair.reference.active == KASIA


def test_illusion_rozgrywka_kasia_doklada_karte_pomiedzy():
    """Ledger example 3: the two older cards keep their order."""
    before = four_players().played("place 0").reference.row
    after = four_players().played("place 0", "place 1").reference.row
    assert [after[0], after[2]] == before


def test_illusion_rozgrywka_lukasz_i_ewa_dokladaja_po_jednej_karcie():
    """Ledger example 4: five cards, and it is Tymek's turn again."""
    pair = four_players().played("place 0", "place 1", "place 3", "place 3")
    assert len(pair.reference.row) == 5
    assert pair.reference.active == TYMEK


def test_illusion_rozgrywka_tymek_watpi_slusznie():
    """Ledger example 5: after 16 % comes 11 %, so Tymek gets the red arrow and starts again."""
    row = ["B13-0", "B06-0", "B05-1", "B01-3", "B18-2"]
    table = small_tables.illusion(row, "B10-0", ["B04-1", "B08-0"], seats=4)
    pair = table.pair(table.state.copy(), [])
    pair.reference.last_placer = EWA
    pair.make(TYMEK, table.wiring.game.parse("doubt"))

    assert pair.reference.won[TYMEK] == ["red"]
    assert list(pair.state.view(None).won[TYMEK]) == ["red"]
    assert pair.reference.active == pair.state.view(None).turn == TYMEK
    assert len(pair.reference.removed) == pair.state.view(None).removed_size == 5


# --- BLANK ----------------------------------------------------------------------------------


def test_blank_rozgrywanie_swojej_tury_przyklad_czerwona_czworka():
    """BLK-29: on a red 4 all fours or all red cards of the hand, but not both at once."""
    hands = ["hexagon-1-a hexagon-2-a circle-4-a square-4-a shield-5-a", "circle-1-a circle-2-a"]
    table = small_tables.blank(hands, "hexagon-4-a", "circle-3-a")

    def may_follow(*laid: str) -> set[str]:
        pair = table.played(*(f"lay {card}" for card in laid))
        return {move.removeprefix("lay ") for move in pair.reference.asked[0]}

    assert may_follow() == {"hexagon-1-a", "hexagon-2-a", "circle-4-a", "square-4-a"}
    assert may_follow("circle-4-a") == {"square-4-a", "done"}
    assert may_follow("hexagon-1-a") == {"hexagon-2-a", "done"}
    played = table.played("lay circle-4-a", "lay square-4-a", "done").reference
    assert played.discard_pile[-1] == "square-4-a"
    assert len(played.players[0].hand) == 3
