"""What holds after every decision of every game, over random games of every mode and count.

A few games each time, looked at after every decision; with STOLIK_LONG=1 also twenty
thousand of every mode and count, looked at now and then.
"""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import CARDS
from length import IS_LONG
from stolik.games.call_to_adventure import events
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.runes import VALUES
from stolik.games.call_to_adventure.challenge.result import pending_corruption, result_now
from stolik.games.call_to_adventure.engine.model.steps import ASK_ALLY_PLACE, MAIN_PHASE, kind_of
from stolik.games.call_to_adventure.engine.scoring import score
from stolik.games.call_to_adventure.engine.story import WHOLE_STORY, adversary_goal
from stolik.games.call_to_adventure.game import GAME
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice

GAMES = 30
MANY_GAMES = 20_000 if IS_LONG else 10
MODES = [
    (1, {}),
    (2, {}), (3, {}), (4, {}),
    (2, {"cooperative": True}), (3, {"cooperative": True}), (4, {"cooperative": True}),
    (2, {"first_game": True}), (3, {"extended": False}), (4, {"first_game": True}),
    (1, {"first_game": True}), (3, {"cooperative": True, "first_game": True}),
]  # fmt: skip
KIND = [card.kind for card in CARDS.cards]


class Ledger:
    """What the events say about experience, against what the players have."""

    def __init__(self, game):
        self.xp = [3] * len(game.xp)
        self.turns = []
        self.resolved = []

    def add(self, event):
        if isinstance(event, events.ExperienceGained):
            self.xp[event.seat] += event.amount
        elif isinstance(event, (events.ExperienceLost, events.ExperienceSpent)):
            self.xp[event.seat] -= event.amount
        elif isinstance(event, events.TurnBegan):
            self.turns.append(event.seat)


def check_cards(game):
    """INV-1, INV-4, INV-22: every card in one place; three characters each."""
    places = game.rules.places(game)
    everything = sorted(card for cards in places.values() for card in cards)
    assert everything == list(range(192))
    if game.acts_open:
        for seat in range(len(game.xp)):
            kinds = [KIND[c] for c in places[f"characters {seat}"]]
            assert kinds == [v.ORIGIN, v.MOTIVATION, v.DESTINY]
    if game.adversary.card >= 0:
        marked = game.decks[5][game.tops[5] :] + game.discards[5] + game.adversary.revealed
        assert sorted(marked) == sorted(CARDS.adversary_deck)


def check_rows(game):
    """INV-2, INV-17: rows are full outside W-4 and a challenge being resolved; allies fit."""
    size = 5 if len(game.xp) == 4 else 4
    top = kind_of(game.agenda[-1]) if game.agenda else ASK_ALLY_PLACE  # lost in a move
    for row in range(game.acts_open):
        cards = game.rows[row * 5 : row * 5 + size]
        left = len(game.decks[row]) - game.tops[row] + len(game.discards[row])
        is_busy = top == ASK_ALLY_PLACE or game.challenge.card >= 0
        only_allies = all(KIND[c] == v.ALLY for c in
                          game.decks[row][game.tops[row] :] + game.discards[row])  # fmt: skip
        if not is_busy and left and not only_allies and top == MAIN_PHASE:
            assert -1 not in cards
    for place in range(15):
        ally = game.row_allies[place]
        if ally >= 0:
            assert KIND[game.rows[place]] in (v.CHALLENGE, v.ADVERSARY)
            assert CARDS.cards[ally].act == place // 5 + 1


def check_stories(game):
    """INV-5, INV-6, INV-16: three cards an act, never of an earlier one; symbols add up."""
    for seat, sides in enumerate(game.tucked):
        assert len(sides) <= 9
        for number, side in enumerate(sides):
            if side // 2 != game.adversary.card:
                assert CARDS.cards[side // 2].act >= number // 3 + 1
        if not game.acts_open or game.score_pad:
            continue
        shown = [game.origins[seat] * 2, game.motivations[seat] * 2, *sides]
        shown += [a * 2 for a in game.allies[seat] if game.sacrificed_allies >> a & 1 == 0]
        for symbol in range(12):
            count = sum(game.tables.symbols[side][symbol] for side in shown)
            assert game.symbols[seat * 12 + symbol] == count


def check_numbers(game, ledger):
    """INV-7, INV-8, INV-10, INV-11, INV-19: tokens, track, purchases, journeys, expiry."""
    assert all(xp >= 0 for xp in game.xp) and game.adversary.xp >= 0
    assert list(game.xp) == ledger.xp
    assert all(-4 <= level <= 2 for level in game.morality)
    assert game.turn.dark_runes_bought <= 3
    assert game.turn.journeys_paid <= 1 + game.turn.journeys_extra
    if game.challenge.card < 0:
        assert pending_corruption(game) == 0
        assert (
            not game.agenda
            or game.challenge.abandoned_place >= 0
            or game.challenge.result_bonus == 0
        )
    for seat in range(len(game.xp)):
        if seat != game.active and game.adversary.card < 0:
            assert not any(game.turn_symbols[seat * 12 : seat * 12 + 12])


def check_challenge(game):
    """INV-9, INV-13: the pool and the result."""
    if game.challenge.card < 0:
        return
    tests = game.tables.tests[game.challenge.card]
    assert game.challenge.pool[v.BASE] == 3 and game.challenge.pool[v.DARK] <= 3
    for ability in range(6):
        assert game.challenge.pool[ability] <= (3 if ability in tests else 0)
    runes = [side // 2 for side in game.challenge.cast]
    for rune in runes:
        if rune < 18 and rune % 3 == 2:
            assert {rune - 1, rune - 2} <= set(runes)
    if (
        game.challenge.cast
        and not game.challenge.ignored_kinds
        and not game.challenge.ignored_places
    ):
        bonus = game.challenge.result_bonus + game.challenge.card_result_bonus
        assert result_now(game) == max(sum(VALUES[s] for s in game.challenge.cast) + bonus, 0)
    # Fear of the set-aside adversary fixes the verdict whatever the runes say (CTA-R111).
    if game.challenge.verdict >= 0 and game.challenge.cast and game.challenge.place != 15:
        assert (game.challenge.verdict == 1) == (
            game.challenge.judged_result >= game.challenge.judged_difficulty
        )


def check_windows(game, seat, move):
    """INV-15: a card is played only where the marker permits it."""
    if str(move).startswith("play "):
        back = CARDS.cards[CARDS.designs[move.design].ids[0]].kind
        levels = (-1, 0, 1, 2) if back == v.HERO else (-4, -3, -2, -1, 0)
        assert game.morality[seat] in levels


def play_through(seats, options, seed):
    """Play at random, interrupts included, and check after every decision."""
    game = GAME.new(seats, seed, options)
    luck = FastStream(seed + 1)
    ledger = Ledger(game)
    mains = {}
    decisions = 0
    while not game.is_over:
        seat = game.deciders()[luck.below(len(game.deciders()))]
        if luck.below(6) == 0:  # somebody may want to interrupt (W-3)
            other = luck.below(seats)
            seat = other if game.legal(other) else seat
        moves = game.legal(seat)
        move = moves[luck.below(len(moves))]
        check_windows(game, seat, move)
        stack = len(game.stack)
        notices: list[Notice] = []
        game.apply(seat, move, notices)
        for notice in notices:
            ledger.add(notice.event)
            if isinstance(notice.event, events.CardTucked):
                key = (len(ledger.turns), notice.event.seat)
                mains[key] = mains.get(key, 0) + 1
        assert len(game.stack) <= stack + 1
        decisions += 1
        if decisions % 4 == 0 or game.is_over:
            check_all(game)
        check_numbers(game, ledger)
    return game, ledger, mains, decisions


def play_quietly(seats, options, seed):
    """Play at random without listening, and look now and then."""
    game = GAME.new(seats, seed, options)
    luck = FastStream(seed + 1)
    decisions = 0
    while not game.is_over:
        deciders = game.deciders()
        seat = deciders[luck.below(len(deciders))]
        moves = game.legal(seat)
        game.apply(seat, moves[luck.below(len(moves))])
        decisions += 1
        if decisions % 211 == 0:
            check_all(game)
    check_all(game)
    return game, decisions


def check_all(game):
    check_cards(game)
    check_rows(game)
    check_stories(game)
    check_challenge(game)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_many_games_end_within_bounds(seats, options):
    """INV-1, INV-2, INV-5, INV-23: twenty thousand random games of every mode and count."""
    longest = 0
    for seed in range(MANY_GAMES):
        game, decisions = play_quietly(seats, options, 1_000_000 + seed)
        longest = max(longest, decisions)
        assert game.round_number <= 100
    assert longest <= GAME.bound(seats, game.rules.options)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_invariants_hold_after_every_decision(seats, options):
    """INV-1, INV-2, INV-4 to INV-24 as far as play shows them, in random games of every mode."""
    for seed in range(GAMES):
        game, ledger, mains, decisions = play_through(seats, options, seed)
        assert decisions <= GAME.bound(seats, game.rules.options)
        # INV-12: no turn tucks two cards unless an effect grants it (no card does).
        assert all(count == 1 for count in mains.values())
        # INV-20: the pad adds up, and counting again gives the same.
        for seat, column in enumerate(game.score_pad):
            assert column[-1] == sum(column[:-1])
            assert score(game, seat) == column
        # INV-21: after the end trigger everybody else has one turn, together at most one.
        if game.finisher >= 0 and not game.adversary.has_won:
            rest = ledger.turns[len(ledger.turns) - ledger.turns[::-1].index(game.finisher) :]
            others = [seat for seat in range(seats) if seat != game.finisher]
            assert sorted(rest) == others if game.adversary.card < 0 else set(rest) <= set(others)
        # INV-23: nobody has more than 101 turns.
        assert all(ledger.turns.count(seat) <= 101 for seat in range(seats))
        # CTA-R102: against an adversary each turn tucks a card or feeds it.
        if game.adversary.card >= 0:
            assert len(ledger.turns) <= WHOLE_STORY * seats + adversary_goal(game)


def test_no_client_knows_what_lies_face_down():
    """INV-3: views name no card of an unrevealed row or deck."""
    game = GAME.new(3, 5)
    while not game.acts_open:
        seat = game.deciders()[0]
        game.apply(seat, game.legal(seat)[0])
    hidden = {c for c in game.rows[5:] if c >= 0}
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        named = {place.card for row in view.rows for place in row}
        assert not named & hidden
        assert all(deck.known_top == () for deck in view.decks)


def test_replaying_gives_the_same_state():
    """INV-24: same seed, same decisions."""
    one, other = GAME.new(3, 9), GAME.new(3, 9)
    luck = FastStream(4)
    for _ in range(200):
        if one.is_over:
            break
        seat = one.deciders()[0]
        moves = one.legal(seat)
        move = moves[luck.below(len(moves))]
        one.apply(seat, move)
        other.apply(seat, move)
    assert one == other


def test_every_completed_challenge_has_one_consequence():
    """INV-14: gained, or discarded with one experience, or abandoned."""
    for seed in range(6):
        game = GAME.new(3, seed)
        luck = FastStream(seed)
        faced = gained = abandoned = 0
        while not game.is_over:
            seat = game.deciders()[0]
            moves = game.legal(seat)
            notices: list[Notice] = []
            game.apply(seat, moves[luck.below(len(moves))], notices)
            for notice in notices:
                event = notice.event
                faced += isinstance(event, events.ChallengeFaced)
                abandoned += isinstance(event, events.ChallengeAbandoned)
                if isinstance(event, events.CardTucked):
                    gained += KIND[event.card] in (v.CHALLENGE, v.ADVERSARY)
        tucked = sum(KIND[s // 2] in (v.CHALLENGE, v.ADVERSARY) for t in game.tucked for s in t)
        assert gained == tucked
        assert faced >= gained + abandoned
