"""The manual's advice table: every trigger with every target and effect, in three wordings each."""

from itertools import product
from random import Random

import pytest

from games.blank.judging import same
from length import IS_LONG
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.language import steps, understand
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.gallery import gallery
from stolik.games.blank.language.parser import parse
from stolik.games.blank.language.reader import IN_BRACKETS, grammar_of, read
from stolik.games.blank.language.spoken import carried, text_holders
from stolik.games.blank.language.understanding.sentences.game_talk import hides_the_game

EVENTS = {
    "pl": {
        "played": (
            "Jeśli zagrano kartę, ",
            "Gdy ktoś zagra kartę, to ",
            "Kiedy gracz zagra kartę, ",
        ),
        "drawn": (
            "Jeśli dobrano kartę, ",
            "Gdy ktoś dobierze kartę, to ",
            "Jak ktoś ciągnie kartę, ",
        ),
        "discarded": (
            "Jeśli odrzucono kartę, ",
            "Gdy ktoś odrzuci kartę, to ",
            "Po odrzuceniu karty ",
        ),
        "outside": ("Jeśli zacznie padać, ", "Gdy zacznie padać, to ", "Kiedy zacznie padać, "),
        "social": (
            "Jeśli ktoś kichnie, ",
            "Gdy gracz kichnie, to ",
            "Za każdym razem, gdy ktoś kichnie, ",
        ),
        "clock": ("Co dwie minuty ", "Jeśli minie kolejne 120 sekund gry, to ", "Co 2 minuty "),
    },
    "en": {
        "played": (
            "If a card is played, ",
            "When someone plays a card, ",
            "Whenever a player plays a card, then ",
        ),
        "drawn": (
            "If a card is drawn, ",
            "When someone draws a card, ",
            "Each time a player draws a card, ",
        ),
        "discarded": (
            "If a card is discarded, ",
            "When someone discards a card, then ",
            "Whenever a player discards a card, ",
        ),
        "outside": (
            "If it starts raining, ",
            "When it starts raining, ",
            "If it starts raining, then ",
        ),
        "social": ("If someone sneezes, ", "When a player sneezes, ", "If anybody sneezes, then "),
        "clock": (
            "Every two minutes ",
            "If another 120 seconds of play have passed, then ",
            "Every 2 minutes, ",
        ),
    },
}
TARGETS = {
    "pl": {
        "next": ("kolejny gracz", "następny gracz", "następny"),
        "previous": ("poprzedni gracz", "poprzedni", "poprzednia osoba"),
        "all": ("wszyscy gracze", "wszyscy", "każdy"),
    },
    "en": {
        "next": ("the next player", "the following player", "the next person"),
        "previous": ("the previous player", "the player before", "the preceding player"),
        "all": ("all players", "everyone", "everybody"),
    },
}
EFFECTS = {
    "pl": {
        "draw": (("dobiera kartę", "ciągnie kartę", "dobiera jedną kartę"), {"do": "draw", "n": 1}),
        "take": (
            (
                "bierze kartę od innego gracza",
                "zabiera kartę innemu graczowi",
                "bierze 1 kartę od dowolnego gracza",
            ),
            {"do": "take", "from": "chosen", "n": 1},
        ),
        "discard": (
            ("odrzuca kartę", "wyrzuca jedną kartę", "zrzuca kartę"),
            {"do": "discard", "n": 1},
        ),
        "change": (
            ("wymienia kartę na nową", "zamienia jedną kartę na nową", "wymienia 1 kartę na nową"),
            {"do": "exchange", "n": 1},
        ),
        "say": (
            ("mówi „hej”", "musi powiedzieć „hej”", "woła „hej”"),
            {"do": "say", "what": {"pl": "mówić „hej”"}},
        ),
        "act": (
            ("robi przysiad", "musi zrobić przysiad", "wykonuje przysiad"),
            {"do": "act", "what": {"pl": "zrobić przysiad"}},
        ),
    },
    "en": {
        "draw": (("draws a card", "picks up a card", "draws one card"), {"do": "draw", "n": 1}),
        "take": (
            (
                "takes a card from another player",
                "steals a card from any player",
                "grabs one card from another player",
            ),
            {"do": "take", "from": "chosen", "n": 1},
        ),
        "discard": (
            ("discards a card", "throws away one card", "gets rid of a card"),
            {"do": "discard", "n": 1},
        ),
        "change": (
            (
                "exchanges a card for a new one",
                "swaps one card for a new one",
                "trades in a card for a new one",
            ),
            {"do": "exchange", "n": 1},
        ),
        "say": (
            ("says “hey”", "must say “hey”", "shouts “hey”"),
            {"do": "say", "what": {"en": "say “hey”"}},
        ),
        "act": (
            ("does a squat", "has to do a squat", "must do a squat"),
            {"do": "act", "what": {"en": "do a squat"}},
        ),
    },
}
# The piles as targets, and what the table's own words name beside its 108 combinations.
PILES = {
    "pl": {
        "draw pile, take": (
            ("odkłada 1 kartę na wierzch stosu dobierania", "kładzie kartę na wierzch talii",
             "musi odłożyć jedną kartę na wierzch stosu dobierania"),
            {"do": "put", "n": 1, "pile": "drawTop"},
        ),
        "draw pile, discard": (
            ("odrzuca 1 kartę z wierzchu stosu dobierania", "wyrzuca kartę ze stosu dobierania",
             "zrzuca jedną kartę z wierzchu talii"),
            {"do": "discardDrawPile", "n": 1},
        ),
        "discard pile, draw": (
            ("bierze na rękę 1 kartę z wierzchu stosu kart odrzuconych",
             "dobiera kartę z wierzchu stosu kart odrzuconych",
             "bierze jedną kartę z wierzchu stosu kart odrzuconych"),
            {"do": "takeDiscarded", "n": 1, "pick": "top"},
        ),
        "discard pile, take": (
            ("bierze na rękę 1 kartę ze stosu kart odrzuconych",
             "bierze dowolną kartę ze stosu kart odrzuconych",
             "zabiera jedną kartę ze stosu kart odrzuconych"),
            {"do": "takeDiscarded", "n": 1},
        ),
        "discard pile, put on top": (
            ("kładzie 1 kartę na wierzch stosu kart odrzuconych",
             "kładzie kartę na wierzch stosu kart odrzuconych",
             "musi położyć jedną kartę na wierzch stosu kart odrzuconych"),
            {"do": "put", "n": 1, "pile": "discardTop"},
        ),
        "take from all": (
            ("bierze 1 kartę od każdego z pozostałych graczy", "bierze kartę od wszystkich graczy",
             "zabiera po jednej karcie od każdego gracza"),
            {"do": "take", "from": "each", "n": 1},
        ),
        "stare": (
            ("wyzywa wybranego innego gracza na pojedynek na wzrok",
             "wyzywa innego gracza na pojedynek na wzrok",
             "wyzywa dowolnego gracza na pojedynek na spojrzenia"),
            {"do": "contest", "kind": "stare", "against": "chosen"},
        ),
    },
    "en": {
        "draw pile, take": (
            ("puts 1 card on top of the draw pile", "puts a card on the draw pile",
             "must place one card on top of the draw pile"),
            {"do": "put", "n": 1, "pile": "drawTop"},
        ),
        "draw pile, discard": (
            ("discards the top card of the draw pile", "discards a card from the draw pile",
             "discards one card off the draw pile"),
            {"do": "discardDrawPile", "n": 1},
        ),
        "discard pile, draw": (
            ("takes 1 card from the top of the discard pile",
             "draws a card from the top of the discard pile",
             "takes one card off the top of the discard pile"),
            {"do": "takeDiscarded", "n": 1, "pick": "top"},
        ),
        "discard pile, take": (
            ("takes 1 card of choice from the discard pile", "takes a card from the discard pile",
             "takes any card from the discard pile"),
            {"do": "takeDiscarded", "n": 1},
        ),
        "discard pile, put on top": (
            ("puts 1 card on top of the discard pile", "lays a card on top of the discard pile",
             "must put one card on top of the discard pile"),
            {"do": "put", "n": 1, "pile": "discardTop"},
        ),
        "take from all": (
            ("takes 1 card from each of the other players", "takes a card from every other player",
             "steals one card from each player"),
            {"do": "take", "from": "each", "n": 1},
        ),
        "stare": (
            ("challenges another player of their choice to a staring contest",
             "challenges another player to a staring contest",
             "challenges any player to a staring contest"),
            {"do": "contest", "kind": "stare", "against": "chosen"},
        ),
    },
}  # fmt: skip
SHUFFLED = {
    "pl": ("stos dobierania zostaje przetasowany", "przetasuj stos dobierania", "potasuj talię"),
    "en": ("the draw pile is shuffled", "shuffle the draw pile", "shuffle the deck"),
}
# The subject of the three wordings: the first is the exact language's own.
SUBJECTS = {"pl": ("kolejny gracz", "następny gracz", "następny"),
            "en": ("the next player", "the following player", "the next person")}  # fmt: skip
TRIGGERS = {
    "played": {"on": "played"},
    "drawn": {"on": "drawn"},
    "discarded": {"on": "discarded"},
    "clock": {"on": "clock", "seconds": 120, "every": True},
}
PLURAL_PL = {
    "dobiera": "dobierają", "ciągnie": "ciągną", "bierze": "biorą", "zabiera": "zabierają",
    "odrzuca": "odrzucają", "wyrzuca": "wyrzucają", "zrzuca": "zrzucają", "wymienia": "wymieniają",
    "zamienia": "zamieniają", "mówi": "mówią", "woła": "wołają", "robi": "robią", "musi": "muszą",
    "wykonuje": "wykonują",
}  # fmt: skip
BASE_EN = {
    "draws": "draw", "picks": "pick", "takes": "take", "steals": "steal", "grabs": "grab",
    "discards": "discard",
    "throws": "throw", "gets": "get", "exchanges": "exchange", "swaps": "swap",
    "trades": "trade", "says": "say", "shouts": "shout", "does": "do", "has": "have",
}  # fmt: skip


def agreed(subject, words, language):
    """Put the verb into the number of its subject."""
    plural = subject in ("wszyscy gracze", "wszyscy", "all players")
    table = PLURAL_PL if language == "pl" else BASE_EN
    verb, _, rest = words.partition(" ")
    return f"{table.get(verb, verb) if plural else verb} {rest}"


def trigger_of(event, language):
    if event in TRIGGERS:
        return TRIGGERS[event]
    text = {
        "pl": {"outside": "zacznie padać", "social": "kichnie"},
        "en": {"outside": "it starts raining", "social": "sneezes"},
    }
    return {"on": event, "event": {language: text[language][event]}}


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("event", ["played", "drawn", "discarded", "outside", "social", "clock"])
def test_every_cell_of_the_table_is_understood_in_three_wordings(language, event):
    for target, effect in product(TARGETS[language], EFFECTS[language]):
        wordings, effect_data = EFFECTS[language][effect]
        for number in range(3):
            subject = TARGETS[language][target][number]
            sentence = (
                EVENTS[language][event][number]
                + subject
                + " "
                + agreed(subject, wordings[number], language)
                + "."
            )
            is_understood_as(sentence, language, event, {"who": target, **effect_data})


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("event", ["played", "drawn", "discarded", "outside", "social", "clock"])
def test_the_piles_are_targets_in_three_wordings(language, event):
    """BLK-107, BLK-L57, BLK-L58: every cell of the piles can be written."""
    for wordings, effect_data in PILES[language].values():
        for number in range(3):
            sentence = (
                f"{EVENTS[language][event][number]}{SUBJECTS[language][number]} {wordings[number]}."
            )
            is_understood_as(sentence, language, event, {"who": "next", **effect_data})
    for number in range(3):
        sentence = f"{EVENTS[language][event][number]}{SHUFFLED[language][number]}."
        is_understood_as(sentence, language, event, {"who": "table", "do": "shuffle"})


def is_understood_as(sentence, language, event, clause):
    wanted = {"kind": "rule", "if": trigger_of(event, language), "then": [clause]}
    got = understand(sentence, language, "rule")
    assert got.card is not None, f"{sentence}: {got.message or got.question}"
    assert same(got.card, wanted, sentence), f"{sentence}: {got.text}"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_lists_reach_every_cell_of_the_piles(language):
    """BLK-L9: what can be written can be put together from lists, one answer after the other."""
    starts = [clause["do"] for clause in steps.clauses(language, is_full=True, is_rule=True)]
    for _, effect_data in PILES[language].values():
        assert effect_data["do"] in starts
        card = {"kind": "rule", "if": {"on": "played"}, "then": [{"who": "next", **effect_data}]}
        for key, value in effect_data.items():
            assert key in ("do", "kind") or value in steps.ANSWERS[key]
        assert steps.whole(card) is not None


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_card_of_the_gallery_is_understood_as_itself(language):
    for sentence in gallery(language):
        card = parse(sentence, language)
        assert understand(sentence, language, card["kind"]).card == card


def read_back(card, language):
    """The card in words that nobody takes for something else: unclear texts stand in brackets."""
    said = carried(card, language)
    texts = [holder[key].get(language) for holder, key in text_holders(said)]
    if any(text is not None and hides_the_game(text, language) for text in texts):
        return f"{grammar_of(language).sentence.say(said, IN_BRACKETS)}."
    return read(card, language)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_random_cards_read_back_are_understood_as_themselves(language):
    """BLK-L8: a text that speaks of the game stands in brackets, so that it stays a text."""
    rng = Random(3)
    for _ in range(5_000 if IS_LONG else 400):
        card = check(random_card(rng))
        said = carried(card, language)
        assert understand(read_back(card, language), language, said["kind"]).card == said
