"""What a card editor offers: the manual's own table first, the full language behind "more".

BLK-L9. Each offer is a start: keys of the language that the writer then completes.
"""

from typing import get_args

from stolik.games.blank.language.card import Verb
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.terms import Who
from stolik.games.blank.language.triggers import Trigger


def first_offer() -> dict[str, dict[str, Data]]:
    """Return six triggers, six targets and six effects, as the manual's table has them."""
    return {
        "trigger": {
            "card-played": {"on": "played"},
            "card-drawn": {"on": "drawn"},
            "card-discarded": {"on": "discarded"},
            "outside": {"on": "outside"},
            "player-act": {"on": "social"},
            "time-passed": {"on": "clock", "seconds": 60},
        },
        "target": {
            "next": {"who": "next"},
            "previous": {"who": "previous"},
            "all": {"who": "all"},
            "cards-in-play": {"who": "actor", "do": "replaceRule", "which": "chosen"},
            "draw-pile": {"who": "actor", "do": "search", "n": 1},
            "discard-pile": {"who": "table", "do": "recycle"},
        },
        "effect": {
            "draw": {"do": "draw", "n": 1},
            "take": {"do": "take", "from": "chosen", "n": 1},
            "discard": {"do": "discard", "n": 1},
            "change": {"do": "exchange", "n": 1},
            "say": {"do": "say"},
            "act": {"do": "act"},
        },
    }


MORE: dict[str, tuple[str, ...]] = {
    "trigger": tuple(str(kind.__struct_config__.tag) for kind in get_args(Trigger)),
    "target": get_args(Who),
    "effect": tuple(dict.fromkeys(str(kind.__struct_config__.tag) for kind in get_args(Verb))),
}
