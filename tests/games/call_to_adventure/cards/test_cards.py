"""The 192 cards: counts and named cards."""

from collections import Counter

from games.call_to_adventure.table import quest_of
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import (
    catalogue,
)
from stolik.games.call_to_adventure.cards.validation.checks import problems
from stolik.games.call_to_adventure.engine.story import goal_of

CARDS = catalogue()


def kinds(*numbers: int) -> list[int]:
    return [CARDS.cards[number - 1].kind for number in numbers]


def count(kind: int) -> int:
    return len(CARDS.ids_of(kind))


def only_path(key: str):
    (path,) = CARDS.by_key[key].paths
    return path


def test_the_card_set_passes_the_ledgers_validator():
    """CTA-06, CTA-07, CTA-08, CTA-09, CTA-179: counts, budgets, symbols, names and flags."""
    assert [str(problem) for problem in problems(CARDS)] == []


def test_there_are_192_cards_in_their_decks():
    """CTA-06, CTA-07, CTA-08, CTA-09: 45 characters, 91 story, 44 played, 12 solo cards."""
    assert len(CARDS.cards) == 192
    assert (count(v.ORIGIN), count(v.MOTIVATION), count(v.DESTINY)) == (15, 15, 15)
    assert [len(act) for act in CARDS.acts] == [29, 32, 30]
    assert (count(v.HERO), count(v.ANTIHERO)) == (22, 22)
    assert (count(v.QUEST), count(v.VICTORY)) == (11, 1)


def test_traits_have_one_path_and_challenges_two():
    """CTA-33, CTA-34, CTA-172: one path for traits and adversaries, two for challenges."""
    paths = {v.TRAIT: 1, v.CHALLENGE: 2, v.ADVERSARY: 1}
    for card in CARDS.designs:
        assert len(card.paths) == paths.get(card.kind, 1)


def test_allies_belong_to_the_first_two_acts_and_adversaries_to_the_last_two():
    """CTA-159, CTA-171: allies in Acts I and II, adversaries in Acts II and III."""
    assert Counter(CARDS.cards[i].act for i in CARDS.allies) == {1: 4, 2: 2}
    assert Counter(CARDS.cards[i].act for i in CARDS.adversaries) == {2: 5, 3: 5}


def test_challenges_test_two_abilities_and_sometimes_one():
    """CTA-59: usually two abilities stand on the left, sometimes one."""
    tests = Counter(len(c.tests) for c in CARDS.designs if c.kind == v.CHALLENGE)

    assert tests == {2: 45, 1: 3}


def test_the_adversary_deck_has_ten_cards_with_the_listed_copies():
    """CTA-179: the marked antiheroes and their copies."""
    names = Counter(CARDS.cards[i].name.pl for i in CARDS.adversary_deck)

    assert sum(names.values()) == 10
    assert names == {
        "Okrutna lekcja": 2,
        "Okrutna zdrada": 1,
        "Rycerz mrocznego władcy": 2,
        "Sabotaż": 2,
        "W ciemność": 1,
        "Wzbudzenie strachu": 2,
    }


def test_cards_linked_to_allies_and_adversaries_are_marked():
    """Five characters and one antihero leave with the first-game set-up."""
    linked = {
        card.name.pl
        for card in CARDS.designs
        if card.flags & (v.FLAG_LINKED_ALLY | v.FLAG_LINKED_ADVERSARY)
    }

    assert linked == {
        "Arystokrata",
        "Mistrzyni szachrajstwa",
        "Następczyni tronu",
        "Przypadkowe ocalenie",
        "Przysięga zemsty",
        "Okrutna zdrada",
    }


def test_what_remains_for_a_first_game():
    """EX-20: 14, 13 and 13 characters, 75 story cards, 21 antiheroes."""
    kept = [
        card
        for card in CARDS.cards
        if not card.flags & (v.FLAG_LINKED_ALLY | v.FLAG_LINKED_ADVERSARY)
        and card.kind not in (v.ALLY, v.ADVERSARY)
    ]
    count_per = Counter(card.kind for card in kept)

    assert [count_per[kind] for kind in (v.ORIGIN, v.MOTIVATION, v.DESTINY)] == [14, 13, 13]
    assert count_per[v.TRAIT] + count_per[v.CHALLENGE] == 75
    assert count_per[v.ANTIHERO] == 21


def test_printed_numbers_are_kept():
    """The numbers the manual shows lead to the cards it shows."""
    names = {number: CARDS.cards[number - 1].name.pl for number in (1, 16, 132, 165, 174)}

    assert names == {
        1: "Giermek",
        16: "Chęć przywództwa",
        132: "Boska łaska",
        165: "Dziki towarzysz",
        174: "Czarnoksiężnik",
    }


def test_lust_for_adventure_costs_one_experience_for_nature_and_constitution():
    """EX-2: the trait of the manual's first example."""
    card = CARDS.by_key["lust_for_adventure"]

    assert [(price.word, price.n) for price in card.prices] == [(v.COST_SPEND_XP, 1)]
    assert only_path("lust_for_adventure").symbols == (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)


def test_the_deep_forest_is_as_the_manual_shows_it():
    """EX-3: difficulty 3, Dexterity and Wisdom, the enclave is +1."""
    card = CARDS.by_key["deep_forest"]
    path = next(path for path in card.paths if path.name.pl == "Znajdź enklawę mocy")

    assert (card.difficulty, card.tests, path.plus) == (3, (v.DEX, v.WIS), 1)
    assert path.symbols[v.WIS] == 1
    assert sum(path.symbols[6:]) == 1
    assert [(operation.word, operation.n) for operation in path.rewards] == [(v.DO_DRAW_HERO, 1)]


def test_the_huntress_gains_experience_in_the_forest():
    """EX-3: her effect answers the enclave's story symbol."""
    (effect,) = CARDS.by_key["huntress"].effects
    path = next(p for p in CARDS.by_key["deep_forest"].paths if p.plus)

    assert effect.trigger is not None
    assert effect.trigger.event == v.ON_PATH_GAINED_WITH
    assert any(path.symbols[s] and effect.trigger.symbols >> s & 1 for s in range(12))
    assert [(operation.word, operation.n) for operation in effect.operations] == [(v.DO_GAIN_XP, 1)]


def test_one_with_nature_scores_as_in_the_manuals_example():
    """EX-5: 1 triumph for each Nature symbol, 5 under a condition with Strength."""
    per, bonus = CARDS.by_key["one_with_nature"].effects[0].operations

    assert (per.word, per.n, per.choices) == (v.DO_SCORE_PER, 1, (v.NATURE,))
    assert (bonus.word, bonus.n, bonus.scope) == (v.DO_SCORE, 5, v.POINTS_TRIUMPH)
    assert bonus.condition is not None
    assert (bonus.condition.word, bonus.condition.about) == (v.IF_HAS_ABILITY, v.STR)


def test_the_enlightened_master_scores_wisdom():
    """EX-11: 1 triumph for each Wisdom symbol, with no upper bound."""
    per = CARDS.by_key["enlightened_master"].effects[0].operations[0]

    assert (per.n, per.scope, per.choices, per.more) == (1, v.POINTS_TRIUMPH, (v.WIS,), 0)


def test_the_sorcerer_has_difficulty_six_and_three_points():
    """CTA-R8: 6 and 3; one discarded card gives +1, once per challenge."""
    card = CARDS.by_key["sorcerer"]
    (effect,) = card.effects

    assert (card.difficulty, only_path("sorcerer").triumph) == (6, 3)
    assert effect.timings == v.AT_BEFORE_OWN_CHALLENGE | v.AT_DURING_OWN_CHALLENGE
    assert effect.limit == v.ONCE_PER_CHALLENGE
    assert effect.cost is not None
    assert effect.cost.word == v.COST_DISCARD_HAND


def test_lost_costs_are_one_experience():
    """CTA-R9: Will to Lead and the Wild Companion cost 1."""
    lead = CARDS.by_key["will_to_lead"].effects[0].cost
    wild = CARDS.by_key["wild_companion"].effects[0].cost

    assert lead is not None
    assert wild is not None
    assert (lead.word, lead.n) == (v.COST_SPEND_XP, 1)
    assert [(part.word, part.n) for part in wild.parts] == [
        (v.COST_SPEND_XP, 1),
        (v.COST_SACRIFICE_SELF, 1),
    ]


def test_origins_bring_experience_and_motivations_spend_it():
    """CTA-99, CTA-100: every origin gains experience, every motivation costs some."""
    for card in CARDS.designs:
        if card.kind == v.ORIGIN:
            assert all(d.word == v.DO_GAIN_XP for e in card.effects for d in e.operations)
        if card.kind == v.MOTIVATION:
            assert all(e.cost and e.cost.word == v.COST_SPEND_XP for e in card.effects)


def test_the_dark_lords_champion_forces_another_attempt_one_harder():
    """Played when another player has resolved a challenge."""
    (effect,) = CARDS.by_key["dark_lords_champion"].effects
    (operation,) = effect.operations

    assert effect.timings == v.AT_AFTER_OTHER_CHALLENGE
    assert (operation.word, operation.scope, operation.more) == (v.DO_REATTEMPT, v.MODE_FORCED, 1)
    assert operation.target == v.TO_ACTIVE_PLAYER


def test_every_adversary_has_its_quest():
    """One matching quest each, and the enemy at the gates for all."""
    for number in CARDS.adversaries:
        assert quest_of(CARDS.cards[number].key).kind == v.QUEST
    assert quest_of("").name.pl == "Wróg u bram"


def test_the_adversarys_goal_grows_with_the_players():
    """CTA-R10: 5 alone, and 3 more for each of several players, found by simulation."""
    (card,) = [c for c in CARDS.designs if c.kind == v.VICTORY]

    assert card.goal == (5, 3)
    assert [goal_of(card.goal, players) for players in (1, 2, 3, 4)] == [5, 11, 14, 17]


def test_heroes_that_need_others_are_marked():
    """They leave in solo mode; no unmarked antihero needs anybody."""
    marked = {c.name.pl for c in CARDS.designs if c.has_flag(v.FLAG_REFERS_TO_OTHERS)}

    assert marked == {"Niezwykły sojusz", "Braterstwo broni", "Tarcza światła"}


def test_words_are_numbered_by_their_place_in_the_vocabulary():
    for prefix, words in [
        ("DO_", v.OPERATIONS),
        ("IF_", v.CONDITIONS),
        ("COST_", v.COSTS),
        ("TO_", v.TARGETS),
        ("", v.SYMBOLS),
        ("", v.KINDS),
        ("PER_", v.PER),
        ("SCOPE_", v.SCOPES),
        ("SELECT_", v.SELECTORS),
        ("ON_", v.EVENTS),
    ]:
        for number, word in enumerate(words):
            assert getattr(v, prefix + word.upper()) == number, word
    for bit, word in enumerate(v.TIMINGS):
        name = {"at_scoring": "SCORING", "on_event": "EVENT"}.get(word, word.upper())
        assert getattr(v, "AT_" + name) == 1 << bit
    for bit, word in enumerate(v.FLAGS):
        assert getattr(v, "FLAG_" + word.upper()) == 1 << bit
