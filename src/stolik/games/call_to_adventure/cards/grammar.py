"""Which parameters every word of the vocabulary takes, and how they are read.

A parameter is `name: (slot, list of words)`; the slot is the field of the typed
record, the list says which words are allowed. No list: a whole number.
"""

from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v

Words = tuple[str, ...]
Parameter = tuple[str, Words]
Parameters = dict[str, Parameter]

NUMBER: Final[Words] = ()
RUNES_TO_ADD: Final[Words] = (*v.ABILITIES, "", "dark")  # "" keeps dark at its rune kind
SYMBOLS: Final[Words] = v.SYMBOLS

N: Final[Parameters] = {"n": ("n", NUMBER)}
TARGET: Final[Parameters] = {"target": ("target", v.TARGETS)}
CARDS: Final[Parameters] = {"cards": ("cards", v.CARD_BACKS)}

OPERATIONS: Final[dict[str, Parameters]] = {
    "gain_xp": N | TARGET,
    "lose_xp": N | TARGET,
    "steal_xp": N | {"from": ("target", v.TARGETS)},
    "draw_hero": N | TARGET,
    "draw_antihero": N | TARGET,
    "draw_either": N | TARGET,
    "discard_hand": N | TARGET | CARDS | {"chooser": ("more", v.CHOOSERS)},
    "morality": N | TARGET,
    "prevent_corruption": N | TARGET,
    "add_rune": N | TARGET | {"choose": ("choices", RUNES_TO_ADD), "ignore_ban": ("more", NUMBER)},
    "add_symbol": N | {"choose": ("choices", SYMBOLS)},
    "add_result": N | TARGET,
    "add_result_per": N
    | CARDS
    | {"per": ("per", v.PER), "choose": ("choices", SYMBOLS), "signs": ("choices", v.SIGNS)},
    "modify_difficulty": N | {"scope": ("scope", v.SCOPES), "act": ("more", NUMBER)},
    "ignore_runes": N | {"select": ("scope", v.SELECTORS), "signs": ("choices", v.SIGNS)},
    "recast_runes": N | {"select": ("scope", v.SELECTORS), "signs": ("choices", v.SIGNS)},
    "flip_rune": N | {"select": ("scope", v.SELECTORS), "signs": ("choices", v.SIGNS)},
    "reattempt": TARGET | {"mode": ("scope", v.MODES), "difficulty": ("more", NUMBER)},
    "change_challenge": TARGET,
    "auto_fail": TARGET,
    "auto_success": TARGET,
    "journey_free": N,
    "extra_journeys": N,
    "discard_row_card": N | {"filter": ("scope", v.FILTERS), "act": ("more", NUMBER)},
    "refresh_row": {"act": ("more", NUMBER)},
    "gain_trait_free": {"ignore": ("scope", v.FREEDOMS), "act": ("more", NUMBER)},
    "extra_main": {},
    "keep_on_fail": {},
    "no_fail_xp": TARGET,
    "gain_attached_ally": {},
    "force_sacrifice": TARGET | {"chooser": ("more", v.CHOOSERS)},
    "restore_ally": {},
    "cancel_card": CARDS,
    "allow_play": CARDS,
    "allow_dark": N,
    "cost_change": N | {"of": ("scope", v.ACTIVITIES)},
    "forbid": CARDS | {"what": ("scope", v.ACTIVITIES)},
    "peek": N | {"deck": ("scope", v.DECKS)},
    "adversary_xp": N,
    "score": N | {"points": ("scope", v.POINTS)},
    "score_per": N
    | CARDS
    | {
        "points": ("scope", v.POINTS),
        "per": ("per", v.PER),
        "choose": ("choices", SYMBOLS),
        "most": ("more", NUMBER),
    },
}

CONDITIONS: Final[dict[str, Parameters]] = {
    "has_ability": N | {"ability": ("about", v.ABILITIES)},
    "has_story": N | {"symbol": ("about", SYMBOLS)},
    "has_xp": N,
    "morality_min": {"level": ("n", NUMBER)},
    "morality_max": {"level": ("n", NUMBER)},
    "challenge_tests": {"ability": ("about", v.ABILITIES)},
    "path_has_plus": {},
    "challenge_has_ally": {},
    "is_adversary": {},
    "challenge_is_this": {},
    "is_set_aside": {},
    "in_act": {"act": ("n", NUMBER)},
    "cast_shows": N | {"sign": ("about", v.SIGNS)},
    "margin_min": N,
    "margin_max": N,
    "succeeded_this_turn": {},
    "failed_this_turn": {},
    "has_ally": N,
    "defeated_adversaries": N,
    "played": N | {"cards": ("about", v.CARD_BACKS)},
    "hand": N | {"cards": ("about", v.CARD_BACKS)},
    "story_cards": N,
    "score_below": N,
    "attempt_number": N,
}

COSTS: Final[dict[str, Parameters]] = {
    "spend_xp": N,
    "sacrifice_self": {},
    "sacrifice_ally": N,
    "discard_hand": N | CARDS,
    "corrupt": N,
}

TRIGGERS: Final[Parameters] = {
    "who": ("who", v.WHO),
    "signs": ("signs", v.SIGNS),
    "at_least": ("at_least", NUMBER),
    "symbols": ("symbols", SYMBOLS),
    "cards": ("cards", v.CARD_BACKS),
    "direction": ("direction", NUMBER),
}
MASKS: Final = frozenset({"signs", "symbols"})  # of a trigger: one bit for each word

# CTA-210: these count again in a further attempt unless the card says otherwise.
LASTING_A_CHALLENGE: Final = frozenset(
    {"add_rune", "add_result", "add_result_per", "modify_difficulty", "ignore_runes"}
)

REWARDS: Final = frozenset({"gain_xp", "draw_hero", "draw_antihero", "draw_either", "morality"})

EFFECT_FIELDS: Final = frozenset(
    {"timing", "event", "if", "cost", "limit", "target", "do", "duration", "optional"}
)
