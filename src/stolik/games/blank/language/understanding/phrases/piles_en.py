"""English wordings of the piles, of demands, and of players whom only some cards name."""

from stolik.games.blank.language.understanding.phrases.meanings import next_match
from stolik.games.blank.language.understanding.phrases.piles_pl import (
    REDEAL,
    TAKE_LAST,
    Table,
    alike,
    compared,
    dealt,
    demand,
    demanded,
    discard_draw_pile,
    discard_to,
    discard_top,
    put,
    shuffled,
    take_discarded,
    take_top,
)

_PUT = (
    "slip/slips/slide/slides/tuck/tucks/stick/sticks/put/puts/place/places/lay/lays/return/returns"
)
_TAKE = "V:take/V:draw/V:get/V:steal back?"

PILES: Table = {
    "effect": [
        (f"{_PUT} <cards> back? on/onto the? top? of? <pile>", put("top")),
        (f"{_PUT} <cards> back? on/at/to the bottom of <pile>", put("drawBottom")),
        (f"{_PUT} <cards> back? under <pile>", put("drawBottom")),
        (f"V:choose <cards> and/, {_PUT} it/them back? on/onto the? top? of? <pile>", put("top")),
        (f"V:choose <cards> and/, {_PUT} it/them back? under <pile>", put("drawBottom")),
        (f"{_PUT} <cards> back? in/into <pile> <reshuffle>", put("drawShuffled")),
        ("V:shuffle <cards> into/in <pile>", put("drawShuffled")),
        (f"{_TAKE} <cards> <of_choice>? from <pile> <into_hand>?", take_discarded("own")),
        (f"{_TAKE} <cards> from <pile> at random", take_discarded("random")),
        (f"randomly {_TAKE} <cards> from <pile>", take_discarded("random")),
        (f"{_TAKE} <cards> from/off the top of <pile>", take_discarded("top")),
        (f"{_TAKE} the? TOP <num>? CARD of/from/off <pile>", take_top),
        (f"{_TAKE} the last discarded/played CARD", TAKE_LAST),
        (f"{_TAKE} the CARD that/which was discarded/played last", TAKE_LAST),
        (
            f"{_PUT} the? TOP <num>? CARD of/from/off <pile> on/onto/to/into top? of? <discards>",
            discard_top,
        ),
        ("V:discard <cards> from/off top? of? <pile>", discard_draw_pile),
        ("V:discard the? TOP <num>? CARD of/from/off <pile>", discard_top),
        ("V:discard CARDP? down to <num> CARD? <inhand>?", discard_to),
        ("keep/keeps only? <num> CARD? and V:discard the rest", discard_to),
        (
            "V:discard CARDP? until/till they/you/he/she hold/holds/have/has "
            "ONLY? <num> CARD? <left_over>? <inhand>?",
            discard_to,
        ),
        ("V:name out? a/any <attr> that/which? the NEXT CARD MUST V:have", demand),
        ("V:name out? the <attr> of/for the NEXT CARD V:play?", demand),
        ("V:name/V:choose out? a/any <attr> ./,/-/:/; <who> <has_to> V:play it <or_draw>?", demand),
        (
            "V:name/V:choose out? a/any <attr> ./,/-/:/; <who> <has_to> V:play "
            "that <attr_word> <or_draw>?",
            demand,
        ),
        (
            "V:name/V:choose out? a/any <attr> <and_it> the? NEXT CARD <has_to> "
            "be/have/show/match of? that/this/the <attr_word>",
            demand,
        ),
    ],
    "card_before": [
        ("the? last/PREV/TOP CARD/one/DIGIT?", True),
        ("the CARD/one/DIGIT before it?", True),
        ("the CARD/one/DIGIT that? was? is? lying? on the? top? of? the? PILE/top?", True),
        ("the CARD/one/DIGIT that? was? is? lying? there", True),
    ],
    "that_is": [("that/which V:be", True)],
    "has_to": [("MUST", True), ("has/have to", True)],
    "attr_word": [("COLOURWORD/DIGIT", True)],
    "of_choice": [("of OWN? choice", True)],
    "into_hand": [("into/to OWN/the HAND", True)],
    "or_draw": [(",? or V:draw a? CARD?", True)],
    "table": [
        ("V:give <cards> from/off <pile> to <all_players>", dealt),
        ("V:give <all_players> <cards> from/off <pile>", dealt),
        ("V:shuffle <pile>", shuffled),
        ("<pile> V:be V:shuffle", shuffled),
        ("the? NEXT CARD V:play? <has_to> be <spec>", demanded),
        ("the? NEXT CARD V:play? <has_to> V:have the/a? <spec>", demanded),
        ("the? NEXT PLAYER <has_to> V:play <spec>", demanded),
        ("the? NEXT PLAYER MAY ONLY V:play <a_mark> !CARD", demanded),
        ("the? NEXT PLAYER MAY ONLY V:play a CARD <that_fits> <sameattr>", next_match),
        ("the? NEXT PLAYER <has_to> ONLY? V:play a CARD <that_fits> <sameattr>", next_match),
        (
            "<who> V:throwaway/throw/throws OWN CARD into the middle ./, and? <deal_anew>",
            lambda c: REDEAL if c["who"][0] == "all" else None,
        ),
        ("V:shuffle <all_hands> together? ,? and? then? <deal_out>", REDEAL),
    ],
    "deal_anew": [("V:shuffle them/all? and <deal_out>", True)],
    "deal_out": [
        ("deal/redeal them/everything? out/back? evenly/equally", True),
        ("deal/redeal them/everything? out/back? again evenly/equally?", True),
    ],
    "all_hands": [
        ("all? of? the? HANDP", True),
        ("everyone/everybody 's CARD/HAND", True),
        ("all players s'/'s? CARD/HAND", True),
    ],
    "only_cancels": [
        ("the? PENALTY/TURN/it is cancelled/canceled/void <thats_all>?", True),
        ("cancel/ignore it/the PENALTY? <thats_all>?", True),
        ("you NOT V:skip/V:take/V:suffer/V:get it/OWN/the TURN/PENALTY? <thats_all>?", True),
    ],
    "thats_all": [
        (",? ;? that's all/it", True),
        (",? ;? that 's/is all/it", True),
        (",? and? nothing else? happens?", True),
    ],
    "who": [
        ("the? PLAYER sitting/seated? opposite <me>?", "opposite"),
        ("the? PLAYER who/that sits/is opposite <me>?", "opposite"),
        ("the? PLAYER sitting/seated? across from? <me>?", "opposite"),
        ("each/every one? of the other PLAYERP", "others"),
        ("each/every one? of the others", "others"),
        ("the? NEXT NUM:2 PLAYERP", "nextTwo"),
        ("the? NEXT NUM:3 PLAYERP", "nextThree"),
        (
            "the? NUM:2 PLAYERP <beside_turn> <me>",
            lambda c: "nextTwo" if c["beside_turn"][0] == "next" else None,
        ),
        (
            "the? NUM:3 PLAYERP <beside_turn> <me>",
            lambda c: "nextThree" if c["beside_turn"][0] == "next" else None,
        ),
        ("the? NUM:2 NEXT PLAYERP", "nextTwo"),
        ("the? NEXT PLAYER? and the one/PLAYER after that/them/him/her/it?", "nextTwo"),
        ("the? NEXT PLAYER? and the? NEXT one/PLAYER? after that/them/him/her", "nextTwo"),
        ("the? NUM:3 NEXT PLAYERP", "nextThree"),
        ("whoever/who sits/is opposite <me>?", "opposite"),
    ],
    "cards": [
        ("half as many CARD? as you/they V:have <inhand>?", {"n": {"half": "hand"}}),
        ("half of? OWN/the? CARD/HAND? !PILE/DRAWING/DISCARDED", {"n": {"half": "hand"}}),
        ("half of it/them", {"n": {"half": "hand"}}),
    ],
    "event": [
        ("<who>? V:play a HIGHER CARD/DIGIT/one than <card_before>", compared("higher")),
        ("<who>? V:play a LOWER CARD/DIGIT/one than <card_before>", compared("lower")),
        ("<who>? V:play a? CARD/DIGIT <that_is>? HIGHER than <card_before>", compared("higher")),
        ("<who>? V:play a? CARD/DIGIT <that_is>? LOWER than <card_before>", compared("lower")),
        ("the/a CARD V:play? V:be HIGHER than <card_before>", compared("higher")),
        (
            "the DIGIT/CARD you/they/someone V:play V:be HIGHER than <card_before>",
            compared("higher"),
        ),
        ("the DIGIT/CARD you/they/someone V:play V:be LOWER than <card_before>", compared("lower")),
        ("a HIGHER CARD/DIGIT/one than <card_before> V:be V:play", compared("higher")),
        ("a LOWER CARD/DIGIT/one than <card_before> V:be V:play", compared("lower")),
        ("the/a CARD V:play? V:be LOWER than <card_before>", compared("lower")),
        ("<who>? V:play a? CARD/DIGIT with? a? LOWER DIGIT? than <card_before>", compared("lower")),
        (
            "<who>? V:play a? CARD/DIGIT with? a? HIGHER DIGIT? than <card_before>",
            compared("higher"),
        ),
        ("<who>? V:play down? <range> CARD with/of the same DIGIT <together>?", alike("digit")),
        (
            "<who>? V:play down? <range> CARD with/of the same COLOURWORD <together>?",
            alike("colour"),
        ),
        ("<range> CARD with/of the same DIGIT V:be V:play <together>?", alike("digit")),
        ("<who>? V:play down? <range> of the same DIGIT <together>", alike("digit")),
        ("<who>? V:play down? <range> of the same COLOURWORD <together>", alike("colour")),
        ("<who>? V:play down? <range> SAME COLOURWORD CARD <together>?", alike("colour")),
        ("<who>? V:play down? <range> SAME DIGIT CARD <together>?", alike("digit")),
        ("<range> CARD with/of the same COLOURWORD V:be V:play <together>?", alike("colour")),
    ],
}
