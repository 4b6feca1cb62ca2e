"""The closed vocabulary of the cards: every word once, as a small integer.

The position of a word in its tuple is its integer, so a card file says ``gain_xp``
and the engine compares with ``DO_GAIN_XP``. A word that is not here does not exist.
"""
# mypyc: compile

from typing import Final

# Abilities and story symbols share one numbering: a story is twelve counts.
STR: Final = 0
DEX: Final = 1
CON: Final = 2
INT: Final = 3
WIS: Final = 4
CHA: Final = 5
DIVINITY: Final = 6
ROYALTY: Final = 7
NATURE: Final = 8
JUSTICE: Final = 9
VILLAINY: Final = 10
ARCANA: Final = 11
SYMBOLS: Final[tuple[str, ...]] = (
    "str", "dex", "con", "int", "wis", "cha", "divinity", "royalty", "nature", "justice",
    "villainy", "arcana",
)  # fmt: skip
ABILITIES: Final[tuple[str, ...]] = SYMBOLS[:6]
STORY_SYMBOLS: Final[tuple[str, ...]] = SYMBOLS[6:]

# What a cast can show: a rune of a kind (0-7), or a face with that sign (8-12).
# Rune kinds are the first eight.
BASE: Final = 6
DARK: Final = 7
SHOWS_XP: Final = 8
SHOWS_HERO: Final = 9
SHOWS_ANTIHERO: Final = 10
SHOWS_EITHER: Final = 11
SHOWS_CORRUPTION: Final = 12
SHOWS_NOTHING: Final = 13
SIGNS: Final[tuple[str, ...]] = (
    *ABILITIES,
    "base",
    "dark",
    "xp",
    "hero",
    "antihero",
    "either",
    "corruption",
    "nothing",  # a plain base rune with its blank face up
)
RUNE_KINDS: Final[tuple[str, ...]] = SIGNS[:8]

ORIGIN: Final = 0
MOTIVATION: Final = 1
DESTINY: Final = 2
TRAIT: Final = 3
CHALLENGE: Final = 4
ADVERSARY: Final = 5
ALLY: Final = 6
HERO: Final = 7
ANTIHERO: Final = 8
QUEST: Final = 9
VICTORY: Final = 10
KINDS: Final[tuple[str, ...]] = (
    "origin", "motivation", "destiny", "trait", "challenge", "adversary", "ally", "hero",
    "antihero", "quest", "victory",
)  # fmt: skip

# Hand cards by their back, as a mask: CARDS_EITHER is both.
CARDS_HERO: Final = 1
CARDS_ANTIHERO: Final = 2
CARDS_EITHER: Final = 3
CARD_BACKS: Final[tuple[str, ...]] = ("none", "hero", "antihero", "either")

FLAG_ADVERSARY_DECK: Final = 1
FLAG_LINKED_ALLY: Final = 2
FLAG_LINKED_ADVERSARY: Final = 4
FLAG_REFERS_TO_OTHERS: Final = 8
FLAG_SELF_TARGET: Final = 16
FLAGS: Final[tuple[str, ...]] = (
    "adversary_deck",
    "linked_ally",
    "linked_adversary",
    "refers_to_others",
    "self_target",
)

# Timing words are bits: an effect may have several.
AT_ANY_TIME: Final = 1
AT_MY_TURN: Final = 2
AT_BEFORE_OWN_CHALLENGE: Final = 4
AT_BEFORE_OTHER_CHALLENGE: Final = 8
AT_DURING_OWN_CHALLENGE: Final = 16
AT_DURING_OTHER_CHALLENGE: Final = 32
AT_AFTER_OTHER_CHALLENGE: Final = 64
AT_AFTER_OWN_FAILURE: Final = 128
AT_AFTER_OWN_SUCCESS: Final = 256
AT_WHILE_FACE_UP: Final = 512
AT_WHILE_IN_STORY: Final = 1024
AT_SCORING: Final = 2048
AT_EVENT: Final = 4096
TIMINGS: Final[tuple[str, ...]] = (
    "any_time",
    "my_turn",
    "before_own_challenge",
    "before_other_challenge",
    "during_own_challenge",
    "during_other_challenge",
    "after_other_challenge",
    "after_own_failure",
    "after_own_success",
    "while_face_up",
    "while_in_story",
    "at_scoring",
    "on_event",
)

ON_NOTHING: Final = -1
ON_GAINED_THIS: Final = 0
ON_TRAIT_GAINED: Final = 1
ON_CHALLENGE_SUCCEEDED: Final = 2
ON_CHALLENGE_FAILED: Final = 3
ON_PATH_GAINED_WITH: Final = 4
ON_RUNES_CAST: Final = 5
ON_CORRUPTION_CAST: Final = 6
ON_MORALITY_MOVED: Final = 7
ON_XP_SPENT: Final = 8
ON_XP_GAINED: Final = 9
ON_DARK_RUNE_ADDED: Final = 10
ON_JOURNEY_TAKEN: Final = 11
ON_CARD_PLAYED: Final = 12
ON_CARD_DRAWN: Final = 13
ON_ALLY_GAINED: Final = 14
ON_ALLY_SACRIFICED: Final = 15
ON_ADVERSARY_REVEALED: Final = 16
ON_ADVERSARY_DEFEATED: Final = 17
ON_ACT_FINISHED: Final = 18
ON_TURN_STARTED: Final = 19
ON_TURN_ENDED: Final = 20
ON_GAME_ENDED: Final = 21
EVENTS: Final[tuple[str, ...]] = (
    "gained_this",
    "trait_gained",
    "challenge_succeeded",
    "challenge_failed",
    "path_gained_with",
    "runes_cast",
    "corruption_cast",
    "morality_moved",
    "xp_spent",
    "xp_gained",
    "dark_rune_added",
    "journey_taken",
    "card_played",
    "card_drawn",
    "ally_gained",
    "ally_sacrificed",
    "adversary_revealed",
    "adversary_defeated",
    "act_finished",
    "turn_started",
    "turn_ended",
    "game_ended",
)

# Who causes the event, seen from the card's owner; EACH for cards without an owner.
WHO_SELF: Final = 0
WHO_OTHER: Final = 1
WHO_EACH: Final = 2
WHO: Final[tuple[str, ...]] = ("self", "other", "each")

IF_HAS_ABILITY: Final = 0
IF_HAS_STORY: Final = 1
IF_HAS_XP: Final = 2
IF_MORALITY_MIN: Final = 3
IF_MORALITY_MAX: Final = 4
IF_CHALLENGE_TESTS: Final = 5
IF_PATH_HAS_PLUS: Final = 6
IF_CHALLENGE_HAS_ALLY: Final = 7
IF_IS_ADVERSARY: Final = 8
IF_CHALLENGE_IS_THIS: Final = 9
IF_IS_SET_ASIDE: Final = 10
IF_IN_ACT: Final = 11
IF_CAST_SHOWS: Final = 12
IF_MARGIN_MIN: Final = 13
IF_MARGIN_MAX: Final = 14
IF_SUCCEEDED_THIS_TURN: Final = 15
IF_FAILED_THIS_TURN: Final = 16
IF_HAS_ALLY: Final = 17
IF_DEFEATED_ADVERSARIES: Final = 18
IF_PLAYED: Final = 19
IF_HAND: Final = 20
IF_STORY_CARDS: Final = 21
IF_SCORE_BELOW: Final = 22
IF_ATTEMPT_NUMBER: Final = 23
IF_ALL: Final = 24
IF_ANY: Final = 25
IF_NOT: Final = 26
CONDITIONS: Final[tuple[str, ...]] = (
    "has_ability",
    "has_story",
    "has_xp",
    "morality_min",
    "morality_max",
    "challenge_tests",
    "path_has_plus",
    "challenge_has_ally",
    "is_adversary",
    "challenge_is_this",
    "is_set_aside",
    "in_act",
    "cast_shows",
    "margin_min",
    "margin_max",
    "succeeded_this_turn",
    "failed_this_turn",
    "has_ally",
    "defeated_adversaries",
    "played",
    "hand",
    "story_cards",
    "score_below",
    "attempt_number",
    "all",
    "any",
    "not",
)

COST_SPEND_XP: Final = 0
COST_SACRIFICE_SELF: Final = 1
COST_SACRIFICE_ALLY: Final = 2
COST_DISCARD_HAND: Final = 3
COST_CORRUPT: Final = 4
COST_ONE_OF: Final = 5
COSTS: Final[tuple[str, ...]] = (
    "spend_xp",
    "sacrifice_self",
    "sacrifice_ally",
    "discard_hand",
    "corrupt",
    "one_of",
)

TO_SELF: Final = 0
TO_ACTIVE_PLAYER: Final = 1
TO_EVENT_PLAYER: Final = 2
TO_CHOSEN_PLAYER: Final = 3
TO_CHOSEN_OPPONENT: Final = 4
TO_EACH_OPPONENT: Final = 5
TO_EACH_PLAYER: Final = 6
TO_ADVERSARY: Final = 7
TO_CURRENT_CHALLENGE: Final = 8
TO_ROW_CARD: Final = 9
TO_THIS_CARD: Final = 10
TO_ALLY: Final = 11
TO_STACK_CARD: Final = 12
TO_RUNES: Final = 13
TO_NEXT_PLAYER: Final = 14  # on the left of who caused the event; nobody when one plays alone
TARGETS: Final[tuple[str, ...]] = (
    "self", "active_player", "event_player", "chosen_player", "chosen_opponent", "each_opponent",
    "each_player", "adversary", "current_challenge", "row_card", "this_card", "ally",
    "stack_card", "runes", "next_player",
)  # fmt: skip

DO_GAIN_XP: Final = 0
DO_LOSE_XP: Final = 1
DO_STEAL_XP: Final = 2
DO_DRAW_HERO: Final = 3
DO_DRAW_ANTIHERO: Final = 4
DO_DRAW_EITHER: Final = 5
DO_DISCARD_HAND: Final = 6
DO_MORALITY: Final = 7
DO_PREVENT_CORRUPTION: Final = 8
DO_ADD_RUNE: Final = 9
DO_ADD_SYMBOL: Final = 10
DO_ADD_RESULT: Final = 11
DO_ADD_RESULT_PER: Final = 12
DO_MODIFY_DIFFICULTY: Final = 13
DO_IGNORE_RUNES: Final = 14
DO_RECAST_RUNES: Final = 15
DO_FLIP_RUNE: Final = 16
DO_REATTEMPT: Final = 17
DO_CHANGE_CHALLENGE: Final = 18
DO_AUTO_FAIL: Final = 19
DO_AUTO_SUCCESS: Final = 20
DO_JOURNEY_FREE: Final = 21
DO_EXTRA_JOURNEYS: Final = 22
DO_DISCARD_ROW_CARD: Final = 23
DO_REFRESH_ROW: Final = 24
DO_GAIN_TRAIT_FREE: Final = 25
DO_EXTRA_MAIN: Final = 26
DO_KEEP_ON_FAIL: Final = 27
DO_NO_FAIL_XP: Final = 28
DO_GAIN_ATTACHED_ALLY: Final = 29
DO_FORCE_SACRIFICE: Final = 30
DO_RESTORE_ALLY: Final = 31
DO_CANCEL_CARD: Final = 32
DO_ALLOW_PLAY: Final = 33
DO_ALLOW_DARK: Final = 34
DO_COST_CHANGE: Final = 35
DO_FORBID: Final = 36
DO_PEEK: Final = 37
DO_ADVERSARY_XP: Final = 38
DO_SCORE: Final = 39
DO_SCORE_PER: Final = 40
OPERATIONS: Final[tuple[str, ...]] = (
    "gain_xp",
    "lose_xp",
    "steal_xp",
    "draw_hero",
    "draw_antihero",
    "draw_either",
    "discard_hand",
    "morality",
    "prevent_corruption",
    "add_rune",
    "add_symbol",
    "add_result",
    "add_result_per",
    "modify_difficulty",
    "ignore_runes",
    "recast_runes",
    "flip_rune",
    "reattempt",
    "change_challenge",
    "auto_fail",
    "auto_success",
    "journey_free",
    "extra_journeys",
    "discard_row_card",
    "refresh_row",
    "gain_trait_free",
    "extra_main",
    "keep_on_fail",
    "no_fail_xp",
    "gain_attached_ally",
    "force_sacrifice",
    "restore_ally",
    "cancel_card",
    "allow_play",
    "allow_dark",
    "cost_change",
    "forbid",
    "peek",
    "adversary_xp",
    "score",
    "score_per",
)

FOR_INSTANT: Final = 0
FOR_CHALLENGE: Final = 1
FOR_TURN: Final = 2
FOR_GAME: Final = 3
DURATIONS: Final[tuple[str, ...]] = ("instant", "challenge", "turn", "game")

NO_LIMIT: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_CHALLENGE: Final = 2
ONCE_PER_GAME: Final = 3
LIMITS: Final[tuple[str, ...]] = ("none", "once_per_turn", "once_per_challenge", "once_per_game")

# The small word lists that single operations take as their `scope`.
SCOPE_THIS_CHALLENGE: Final = 0
SCOPE_THIS_CARD: Final = 1
SCOPE_ACT_ROW: Final = 2
SCOPE_SET_ASIDE: Final = 3
SCOPES: Final[tuple[str, ...]] = ("this_challenge", "this_card", "act_row", "set_aside")

MODE_OPTIONAL: Final = 0
MODE_FORCED: Final = 1
MODES: Final[tuple[str, ...]] = ("optional", "forced")

SELECT_KIND: Final = 0
SELECT_FACE: Final = 1
SELECT_CHOSEN: Final = 2
SELECT_ALL: Final = 3
SELECT_TESTED_BY_CHALLENGE: Final = 4
SELECT_TESTED_BY_ADVERSARY: Final = 5
SELECTORS: Final[tuple[str, ...]] = (
    "kind",
    "face",
    "chosen",
    "all",
    "tested_by_challenge",
    "tested_by_adversary",
)

CHANGE_JOURNEY: Final = 0
CHANGE_DARK_RUNE: Final = 1
CHANGE_TRAIT: Final = 2
CHANGE_PLAY: Final = 3
ACTIVITIES: Final[tuple[str, ...]] = ("journey", "dark_rune", "trait", "play")

FILTER_ANY: Final = 0
FILTER_TRAIT: Final = 1
FILTER_CHALLENGE: Final = 2
FILTER_ADVERSARY: Final = 3
FILTERS: Final[tuple[str, ...]] = ("any", "trait", "challenge", "adversary")

FREE_OF_XP: Final = 0
FREE_OF_REQUIREMENTS: Final = 1
FREEDOMS: Final[tuple[str, ...]] = ("xp", "requirements")

DECK_ACT_ONE: Final = 0
DECK_ACT_TWO: Final = 1
DECK_ACT_THREE: Final = 2
DECK_HERO: Final = 3
DECK_ANTIHERO: Final = 4
DECK_ADVERSARY: Final = 5
DECKS: Final[tuple[str, ...]] = ("act_1", "act_2", "act_3", "hero", "antihero", "adversary_deck")

POINTS_TRIUMPH: Final = 0
POINTS_TRAGEDY: Final = 1
POINTS_DESTINY: Final = 2
POINTS: Final[tuple[str, ...]] = ("triumph", "tragedy", "destiny")

PER_SYMBOL: Final = 0
PER_ALLY: Final = 1
PER_ADVERSARY: Final = 2
PER_PLAYED: Final = 3
PER_XP: Final = 4
PER_MORALITY_UP: Final = 5
PER_MORALITY_DOWN: Final = 6
PER_SIGN: Final = 7
PER_XP_SPENT: Final = 8
PER: Final[tuple[str, ...]] = (
    "symbol",
    "ally",
    "adversary",
    "played",
    "xp",
    "morality_up",
    "morality_down",
    "sign",
    "xp_spent",
)

CHOOSER_TARGET: Final = 0
CHOOSER_OWNER: Final = 1
CHOOSERS: Final[tuple[str, ...]] = ("target", "owner")

SOURCES: Final[tuple[str, ...]] = ("manual", "ledger", "own design")
