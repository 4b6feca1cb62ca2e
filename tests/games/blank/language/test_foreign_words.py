"""A free text exists in the language it was written in; in the other one it is a quotation."""

from stolik.games.blank.cards.faces import duty_words
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.quotation import read_to_players
from stolik.games.blank.language.reader import read
from stolik.games.blank.language.terms import Text2


def test_a_duty_in_one_language_is_quoted_in_the_other():
    """BLK-L8: never "Alicja musi sing the last word"."""
    words = duty_words(Text2(en="sing the last word"))
    assert words.en == "sing the last word"
    assert words.pl == "zrobić to: „sing the last word”"
    assert duty_words(Text2(pl="zaśpiewać")).en == "do this: “zaśpiewać”"


def test_a_translation_takes_the_place_of_the_quotation():
    """BLK-L8: the card has room for both languages."""
    words = duty_words(Text2(pl="zaśpiewać", en="sing"))
    assert (words.pl, words.en) == ("zaśpiewać", "sing")
    duty = {"who": "next", "do": "say", "what": {"pl": "zaśpiewać", "en": "sing"}}
    card = check(signed({"kind": "rule", "if": {"on": "skipped"}, "then": [duty]}))
    assert read(card, "en").endswith("must sing.")
    assert read(card, "pl").endswith("musi zaśpiewać.")


def test_a_card_with_words_of_one_language_is_shown_in_the_other_as_a_quotation():
    """BLK-L8: the frame makes a sentence of it, and brackets are for readers of files only."""
    event = {"on": "social", "event": {"pl": "się zaśmieje"}}
    duty = {"who": "all", "do": "act", "what": {"pl": "klaskać"}, "until": "gameEnd"}
    card = check(signed({"kind": "rule", "if": event, "then": [duty]}))
    assert read_to_players(card, "pl") == (
        "Jeśli ktoś się zaśmieje, to wszyscy gracze muszą klaskać do końca gry."
    )
    assert read_to_players(card, "en") == (
        "If someone does this: “się zaśmieje”, then all players must do this: “klaskać”"
        " until the end of the game."
    )
    outside = {"on": "outside", "event": {"en": "a dog barks"}}
    duty = {"who": "next", "do": "answer", "question": {"en": "why?"}}
    card = check(signed({"kind": "rule", "if": outside, "then": [duty]}))
    assert read_to_players(card, "pl") == (
        "Jeśli zdarzy się: „a dog barks”, to kolejny gracz musi odpowiedzieć na pytanie: „why?”."
    )
