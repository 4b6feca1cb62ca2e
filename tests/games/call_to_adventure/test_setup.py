"""Set-up: decks, deals, the secret choice of characters, rows, and the first-game variant."""

from __future__ import annotations

from itertools import chain

import pytest

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.events import CharactersKept, CharactersRevealed
from stolik.games.call_to_adventure.game import GAME
from stolik.kernel.event import Notice


def fresh(seats=2, seed=1, **options):
    return GAME.new(seats, seed, options)


def in_deck(game, deck):
    return sorted(game.decks[deck][game.tops[deck] :])


def story_cards_of(game, row):
    laid = [c for c in game.rows[row * 5 : row * 5 + 5] if c >= 0]
    return sorted(in_deck(game, row) + laid)


def test_one_plays_alone_and_more_compete_unless_they_agree_otherwise():
    """CTA-05: solo for one, competitive by default for two to four, co-operative on demand."""
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert fresh(1).adversary.card >= 0
    assert fresh(3).adversary.card == -1
    assert fresh(3, cooperative=True).adversary.card >= 0


def test_every_deck_is_shuffled_on_its_own():
    """CTA-12, CTA-23: cards lie in their decks by back, in an order that the seed decides."""
    one, other = fresh(seed=1), fresh(seed=2)

    for row in range(3):
        assert story_cards_of(one, row) == sorted(CARDS.acts[row])
        assert one.decks[row] != other.decks[row]
    for deck, cards in ((v.DECK_HERO, CARDS.heroes), (v.DECK_ANTIHERO, CARDS.antiheroes)):
        assert set(one.decks[deck]) == set(cards)
        assert one.decks[deck] != other.decks[deck]


def test_six_characters_are_dealt_two_of_each_type():
    """CTA-13: 2 origins, 2 motivations, 2 destinies each, all different."""
    game = fresh(4)
    dealt = [game.view(seat).dealt for seat in range(4)]

    for cards in dealt:
        kinds = [CARDS.cards[c].kind for c in cards]
        assert kinds == [v.ORIGIN] * 2 + [v.MOTIVATION] * 2 + [v.DESTINY] * 2
    assert len(set().union(*dealt)) == 24


def test_setup_example():
    """EX-1 (CTA-13, CTA-14, CTA-16, CTA-17, CTA-18, CTA-19, CTA-20, CTA-22): three are kept."""
    game = fresh(2, first=0)
    game.dealt[0] = [
        card(key)
        for key in (
            "huntress",
            "road_warden",
            "oath_of_honour",
            "will_to_lead",
            "one_with_nature",
            "archmage",
        )
    ]
    game.apply(0, GAME.parse("keep 1 1 1"))
    assert game.view(1).players[0].origin is None  # CTA-R12: nothing is shown before all chose
    game.apply(1, GAME.parse("keep 2 2 2"))

    own = game.view(0).players[0]
    assert (own.origin, own.motivation) == (card("huntress"), card("oath_of_honour"))
    assert own.destiny == card("one_with_nature")
    assert own.morality == 0 and own.xp == 3
    assert (own.heroes_in_hand, own.antiheroes_in_hand) == (1, 0)
    assert set(own.rejected) == {card("road_warden"), card("will_to_lead"), card("archmage")}
    others_see = game.view(1).players[0]
    assert (others_see.origin, others_see.motivation) == (own.origin, own.motivation)
    assert others_see.destiny is None and others_see.rejected is None and others_see.hand is None
    places = game.rules.places(game)
    assert sorted(places["dealt 0"]) == sorted(own.rejected)


def test_the_choice_is_simultaneous_and_secret():
    """CTA-R12, W-1: all are asked at once; the choice is told only as having been made."""
    game = fresh(3)
    assert game.deciders() == (game.active, (game.active + 1) % 3, (game.active + 2) % 3)
    assert all(len(game.legal(seat)) == 8 for seat in range(3))

    notices: list[Notice] = []
    game.apply(2, GAME.parse("keep 1 2 1"), notices)
    assert [n.for_seat(0) for n in notices] == [CharactersKept(2)]
    assert 2 not in game.deciders()
    assert GAME.is_secret(GAME.parse("keep 1 2 1"))

    notices.clear()
    game.apply(0, GAME.parse("keep 1 1 1"))
    game.apply(1, GAME.parse("keep 1 1 1"), notices)
    shown = [n.event for n in notices if isinstance(n.event, CharactersRevealed)]
    assert [event.seat for event in shown] == [0, 1, 2]


def test_a_player_may_look_at_the_own_destiny_at_any_moment():
    """CTA-21: it is in one's own view throughout, and in nobody else's."""
    table = Table(3)

    for seat in range(3):
        view = table.game.view(seat)
        assert view.players[seat].destiny == table.game.destinies[seat]
        assert all(p.destiny is None for p in view.players if p.seat != seat)
    assert all(p.destiny is None for p in table.game.view(None).players)


def test_starting_hand_and_experience():
    """CTA-16, CTA-17, CTA-R24: one secret hero, three tokens; no limit to a hand is known."""
    game = fresh(4)

    assert list(game.xp) == [3, 3, 3, 3]
    assert all(len(hand) == 1 for hand in game.hands)
    assert all(CARDS.cards[hand[0]].kind == v.HERO for hand in game.hands)
    assert game.view(None).players[0].hand is None
    table = Table(2)
    table.hand(0, *[card.key for card in CARDS.designs if card.kind == v.HERO])
    assert len(table.game.view(0).players[0].hand) > 10


@pytest.mark.parametrize(("seats", "cards"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_rows_have_four_cards_or_five(seats, cards):
    """CTA-24, CTA-25, CTA-26: the first row is open, the others lie face down."""
    table = Table(seats)
    view = table.game.view(0)

    assert [len(row) for row in view.rows] == [cards] * 3
    assert all(place.card is not None for place in view.rows[0])
    for row in view.rows[1:]:
        assert all(place.is_face_down and place.card is None for place in row)


def test_runes_are_one_common_supply():
    """CTA-27, CTA-88: what one player casts is there for the next."""
    table = Table(2)
    table.row(1, "tavern_brawl", "academy", "broken_bridge", "salt_caravan")
    table.symbols(0, str=3)
    table.symbols(1, str=3)
    for seat in range(2):
        place = "1.1" if seat == 0 else "1.3"
        table.face(place, "lower")
        assert table.game.challenge.pool[v.STR] == 3
        table.cast("---" + "-" * (table.runes() - 3))
        table.end_turn()


def test_first_game_removes_and_deals_less():
    """EX-20 (CTA-15, CTA-28, CTA-29, CTA-30): 40 characters, 75 story cards, 21 antiheroes."""
    game = fresh(2, first_game=True)

    characters = [*chain(*game.undealt), *chain(*game.dealt)]
    characters += [*game.origins, *game.motivations, *game.destinies]
    assert len([c for c in characters if c >= 0]) == 40
    removed = {"aristocrat", "mistress_of_trickery", "heiress_to_the_throne", "chance_rescue",
               "vow_of_vengeance"}  # fmt: skip
    assert {card(key) for key in removed} <= set(game.unused)
    assert sum(len(story_cards_of(game, row)) for row in range(3)) == 75
    assert len(game.decks[v.DECK_ANTIHERO]) == 21
    assert card("cruel_betrayal") in game.unused
    assert game.acts_open == 1  # nothing to choose: the game has begun
    assert all(origin >= 0 for origin in game.origins)


def test_allies_and_adversaries_are_one_switch():
    """CTA-158, CTA-R74: off, both are gone with everything linked to them; the deal is whole."""
    game = fresh(3, extended=False)
    kinds = {CARDS.cards[c].kind for row in range(3) for c in story_cards_of(game, row)}

    assert kinds == {v.TRAIT, v.CHALLENGE}
    assert card("cruel_betrayal") in game.unused and card("aristocrat") in game.unused
    assert len(game.dealt[0]) == 6
    full = fresh(3)
    kinds = {CARDS.cards[c].kind for row in range(3) for c in story_cards_of(full, row)}
    assert kinds == {v.TRAIT, v.CHALLENGE, v.ALLY, v.ADVERSARY}


def test_a_first_game_against_an_adversary_only_deals_less():
    """CTA-R105: allies and the linked characters stay."""
    game = fresh(2, first_game=True, cooperative=True)

    assert game.adversary.card >= 0
    assert card("aristocrat") not in game.unused
    assert any(CARDS.cards[c].kind == v.ALLY for c in story_cards_of(game, 0))
    assert all(len(dealt) == 0 for dealt in game.dealt)


def test_who_starts_is_drawn_by_lot_unless_picked():
    """CTA-31, CTA-R11: every seat starts now and then; a host may pick."""
    starts = {fresh(3, seed=seed).start for seed in range(40)}

    assert starts == {0, 1, 2}
    assert all(fresh(3, seed=seed, first=2).start == 2 for seed in range(5))


def test_turns_pass_clockwise():
    """CTA-32, CTA-129: to the left-hand neighbour when the active player is done."""
    table = Table(3)
    table.row(1, "lust_for_adventure", "herb_lore", "silver_tongue", "harbour_orphan")
    seen = []
    for _ in range(4):
        seen.append(table.game.active)
        place = next(m for m in sorted(table.moves()) if m.startswith("gain 1."))
        table.do(place)
        while table.question() != "main":
            table.do(sorted(table.moves())[0])
        table.end_turn()

    assert seen == [0, 1, 2, 0]


def test_piles_are_open_and_one_for_each_deck():
    """CTA-R21: everybody sees every discard pile."""
    table = Table(2)
    table.row(1, "lust_for_adventure", "academy", "silver_tongue", "harbour_orphan")
    table.do("journey 1.2")
    while table.question() != "main":
        table.do(sorted(table.moves())[0])

    for seat in (0, 1, None):
        assert card("academy") in table.game.view(seat).decks[0].discards
        assert not table.game.view(seat).decks[1].discards
