"""The parts of a state: written by `state_fields.py`, do not edit."""

# mypyc: compile

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure.engine.model.sizes import (
    ACTIVITIES,
    DECKS,
    DIFFICULTY_ROWS,
    RUNE_KINDS,
    STARTING_XP,
    SYMBOLS,
)
from stolik.games.call_to_adventure.engine.model.snapshots import (
    flag_of,
    list_of,
    nested_of,
    nested_tuples,
    number_of,
    numbers_of,
    remaining_cards,
)
from stolik.games.call_to_adventure.engine.model.verdicts import NO_JUMP, UNDECIDED
from stolik.games.call_to_adventure.moves import PLACES
from stolik.kernel.state import State


class TurnState:
    """What lasts for a turn; reset when a turn begins."""

    main_actions_due: i64
    main_actions_done: i64  # used in snapshots only
    journeys_paid: i64
    journeys_free: i64  # how many more cost nothing
    journeys_extra: i64  # how many more may be paid for
    dark_runes_bought: i64  # CTA-R31
    dark_runes_allowed: i64  # cards that lift the ban of the lowest space
    has_succeeded: bool
    has_failed: bool
    is_after_challenge: bool  # a challenge has had its consequences (W-15)
    used_effects: int  # limit bits of effects used this turn

    def reset(self) -> None:
        """Set every field to its first value."""
        self.main_actions_due = 0
        self.main_actions_done = 0
        self.journeys_paid = 0
        self.journeys_free = 0
        self.journeys_extra = 0
        self.dark_runes_bought = 0
        self.dark_runes_allowed = 0
        self.has_succeeded = False
        self.has_failed = False
        self.is_after_challenge = False
        self.used_effects = 0

    def copy_to(self, other: TurnState) -> None:
        """Copy every field to another object of this kind."""
        other.main_actions_due = self.main_actions_due
        other.main_actions_done = self.main_actions_done
        other.journeys_paid = self.journeys_paid
        other.journeys_free = self.journeys_free
        other.journeys_extra = self.journeys_extra
        other.dark_runes_bought = self.dark_runes_bought
        other.dark_runes_allowed = self.dark_runes_allowed
        other.has_succeeded = self.has_succeeded
        other.has_failed = self.has_failed
        other.is_after_challenge = self.is_after_challenge
        other.used_effects = self.used_effects

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[10] = int(self.main_actions_due)
        values[11] = int(self.main_actions_done)
        values[12] = int(self.journeys_paid)
        values[13] = int(self.journeys_free)
        values[14] = int(self.journeys_extra)
        values[15] = int(self.dark_runes_bought)
        values[16] = int(self.dark_runes_allowed)
        values[17] = self.has_succeeded
        values[18] = self.has_failed
        values[19] = self.is_after_challenge
        values[20] = self.used_effects

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.main_actions_due = number_of(values[10])
        self.main_actions_done = number_of(values[11])
        self.journeys_paid = number_of(values[12])
        self.journeys_free = number_of(values[13])
        self.journeys_extra = number_of(values[14])
        self.dark_runes_bought = number_of(values[15])
        self.dark_runes_allowed = number_of(values[16])
        self.has_succeeded = flag_of(values[17])
        self.has_failed = flag_of(values[18])
        self.is_after_challenge = flag_of(values[19])
        self.used_effects = number_of(values[20])


class ChallengeState:
    """What lasts for a challenge; reset when it is over (CTA-R109)."""

    card: i64  # -1 outside a challenge
    place: i64
    path: i64
    attempt: i64
    is_pool_open: bool  # nothing has happened yet: runes may be left out
    pool: vec[i64]  # runes by kind
    granted_runes: vec[i64]  # by kind, beyond the symbols
    cast: vec[i64]  # faces: rune × 2 + side
    ignored_places: i64  # bits of places in the cast
    ignored_kinds: i64  # bits of rune kinds, for all attempts (CTA-210)
    result_bonus: i64
    card_result_bonus: i64  # only while this card is faced (CTA-R109)
    difficulty_bonus: i64
    card_difficulty_bonus: i64  # only while this card is faced (CTA-R109)
    verdict: i64
    jump: i64
    judged_result: i64  # what the verdict compared
    judged_difficulty: i64
    abandoned_place: i64  # one was forced away from it (CTA-R48)
    abandoned: list[int]  # see `challenge/abandoned.py`
    prevented_corruption: i64  # corruption that will be ignored
    has_no_failure_xp: bool
    keeps_card_on_failure: bool  # the card stays in its row
    gains_ally_on_failure: bool
    xp_spent: i64
    used_effects: int  # limit bits of effects used in this challenge
    postponed_cards: list[int]  # of the adversary's deck, until the verdict

    def reset(self) -> None:
        """Set every field to its first value."""
        self.card = -1
        self.place = -1
        self.path = 0
        self.attempt = 0
        self.is_pool_open = False
        self.pool = vec[i64]([0] * RUNE_KINDS)
        self.granted_runes = vec[i64]([0] * RUNE_KINDS)
        self.cast = vec[i64]()
        self.ignored_places = 0
        self.ignored_kinds = 0
        self.result_bonus = 0
        self.card_result_bonus = 0
        self.difficulty_bonus = 0
        self.card_difficulty_bonus = 0
        self.verdict = UNDECIDED
        self.jump = NO_JUMP
        self.judged_result = 0
        self.judged_difficulty = 0
        self.abandoned_place = -1
        self.abandoned = []
        self.prevented_corruption = 0
        self.has_no_failure_xp = False
        self.keeps_card_on_failure = False
        self.gains_ally_on_failure = False
        self.xp_spent = 0
        self.used_effects = 0
        self.postponed_cards = []

    def copy_to(self, other: ChallengeState) -> None:
        """Copy every field to another object of this kind."""
        other.card = self.card
        other.place = self.place
        other.path = self.path
        other.attempt = self.attempt
        other.is_pool_open = self.is_pool_open
        other.pool = self.pool
        other.granted_runes = self.granted_runes
        other.cast = self.cast
        other.ignored_places = self.ignored_places
        other.ignored_kinds = self.ignored_kinds
        other.result_bonus = self.result_bonus
        other.card_result_bonus = self.card_result_bonus
        other.difficulty_bonus = self.difficulty_bonus
        other.card_difficulty_bonus = self.card_difficulty_bonus
        other.verdict = self.verdict
        other.jump = self.jump
        other.judged_result = self.judged_result
        other.judged_difficulty = self.judged_difficulty
        other.abandoned_place = self.abandoned_place
        other.abandoned = self.abandoned
        other.prevented_corruption = self.prevented_corruption
        other.has_no_failure_xp = self.has_no_failure_xp
        other.keeps_card_on_failure = self.keeps_card_on_failure
        other.gains_ally_on_failure = self.gains_ally_on_failure
        other.xp_spent = self.xp_spent
        other.used_effects = self.used_effects
        other.postponed_cards = self.postponed_cards

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[25] = int(self.card)
        values[26] = int(self.place)
        values[27] = int(self.path)
        values[28] = int(self.attempt)
        values[29] = self.is_pool_open
        values[69] = tuple(self.pool)
        values[70] = tuple(self.granted_runes)
        values[71] = tuple(self.cast)
        values[30] = int(self.ignored_places)
        values[31] = int(self.ignored_kinds)
        values[32] = int(self.result_bonus)
        values[33] = int(self.card_result_bonus)
        values[34] = int(self.difficulty_bonus)
        values[35] = int(self.card_difficulty_bonus)
        values[36] = int(self.verdict)
        values[37] = int(self.jump)
        values[44] = int(self.judged_result)
        values[45] = int(self.judged_difficulty)
        values[38] = int(self.abandoned_place)
        values[78] = tuple(self.abandoned)
        values[39] = int(self.prevented_corruption)
        values[40] = self.has_no_failure_xp
        values[41] = self.keeps_card_on_failure
        values[42] = self.gains_ally_on_failure
        values[43] = int(self.xp_spent)
        values[21] = self.used_effects
        values[65] = tuple(self.postponed_cards)

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.card = number_of(values[25])
        self.place = number_of(values[26])
        self.path = number_of(values[27])
        self.attempt = number_of(values[28])
        self.is_pool_open = flag_of(values[29])
        self.pool = numbers_of(values[69])
        self.granted_runes = numbers_of(values[70])
        self.cast = numbers_of(values[71])
        self.ignored_places = number_of(values[30])
        self.ignored_kinds = number_of(values[31])
        self.result_bonus = number_of(values[32])
        self.card_result_bonus = number_of(values[33])
        self.difficulty_bonus = number_of(values[34])
        self.card_difficulty_bonus = number_of(values[35])
        self.verdict = number_of(values[36])
        self.jump = number_of(values[37])
        self.judged_result = number_of(values[44])
        self.judged_difficulty = number_of(values[45])
        self.abandoned_place = number_of(values[38])
        self.abandoned = list_of(values[78])
        self.prevented_corruption = number_of(values[39])
        self.has_no_failure_xp = flag_of(values[40])
        self.keeps_card_on_failure = flag_of(values[41])
        self.gains_ally_on_failure = flag_of(values[42])
        self.xp_spent = number_of(values[43])
        self.used_effects = number_of(values[21])
        self.postponed_cards = list_of(values[65])


class AdversaryState:
    """The adversary of solo and co-operative play."""

    card: i64  # -1 in a competitive game
    xp: i64
    defeated_by: i64
    has_won: bool
    quests: list[int]
    revealed: list[int]  # cards of its deck that lie face up

    def reset(self) -> None:
        """Set every field to its first value."""
        self.card = -1
        self.xp = 0
        self.defeated_by = -1
        self.has_won = False
        self.quests = []
        self.revealed = []

    def copy_to(self, other: AdversaryState) -> None:
        """Copy every field to another object of this kind."""
        other.card = self.card
        other.xp = self.xp
        other.defeated_by = self.defeated_by
        other.has_won = self.has_won
        other.quests = self.quests
        other.revealed = self.revealed

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[47] = int(self.card)
        values[48] = int(self.xp)
        values[49] = int(self.defeated_by)
        values[50] = self.has_won
        values[76] = tuple(self.quests)
        values[64] = tuple(self.revealed)

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.card = number_of(values[47])
        self.xp = number_of(values[48])
        self.defeated_by = number_of(values[49])
        self.has_won = flag_of(values[50])
        self.quests = list_of(values[76])
        self.revealed = list_of(values[64])


class TableEffects:
    """What the face-up cards without an owner change (CTA-173)."""

    cards: list[int]  # adversaries and quests
    price_changes: vec[i64]
    forbidden: i64  # bits of activities, and of card backs above them
    event_mask: i64  # events that trigger something
    difficulty_by_row: vec[i64]

    def reset(self) -> None:
        """Set every field to its first value."""
        self.cards = []
        self.price_changes = vec[i64]([0] * ACTIVITIES)
        self.forbidden = 0
        self.event_mask = 0
        self.difficulty_by_row = vec[i64]([0] * DIFFICULTY_ROWS)

    def copy_to(self, other: TableEffects) -> None:
        """Copy every field to another object of this kind."""
        other.cards = self.cards
        other.price_changes = self.price_changes
        other.forbidden = self.forbidden
        other.event_mask = self.event_mask
        other.difficulty_by_row = self.difficulty_by_row

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[74] = tuple(self.cards)
        values[75] = (*self.price_changes, int(self.forbidden), int(self.event_mask))
        values[77] = tuple(self.difficulty_by_row)

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.cards = list_of(values[74])
        self.price_changes = numbers_of(values[75])[:ACTIVITIES]
        self.forbidden = numbers_of(values[75])[ACTIVITIES]
        self.event_mask = numbers_of(values[75])[ACTIVITIES + 1]
        self.difficulty_by_row = numbers_of(values[77])


class TableFields(State):
    """Everything else: lists by seat are indexed by it, symbols by seat × 12 + symbol."""

    active: i64  # whose turn it is
    start: i64  # the start player
    round_number: i64  # turns the start player has begun (CTA-R116)
    finisher: i64  # who completed a story first
    last_turns_left: i64  # -1 before a story is complete
    acts_open: i64  # how many rows lie face up
    row_opener_2: i64  # who turns Act II's row up next turn (CTA-133)
    row_opener_3: i64
    used_effects: int  # limit bits of effects used in this game
    forbidden: i64  # for the turn, as in TableEffects
    price_changes: vec[i64]  # for the turn
    trigger_depth: i64  # above 0 while a trigger resolves (CTA-R113)
    sacrificed_allies: int  # bits of card ids
    xp: vec[i64]
    morality: vec[i64]  # CTA-22
    origins: vec[i64]
    motivations: vec[i64]
    destinies: vec[i64]
    symbols: vec[i64]
    turn_symbols: vec[i64]  # until the turn ends (CTA-R26)
    allowed_backs: vec[i64]  # playable whatever the morality, this turn
    event_masks: vec[i64]  # events that trigger something in a story
    story_windows: vec[i64]  # windows in which an effect of a story can be used
    kept_characters: vec[i64]  # W-1: a bit for each type; -1 until then
    hands: list[list[int]]
    tucked: list[list[int]]  # card sides, in the order gained
    allies: list[list[int]]
    played: list[list[int]]
    dealt: list[list[int]]
    rows: vec[i64]  # -1 where there is no card
    row_allies: vec[i64]
    tops: vec[i64]  # by deck: the position of its top card
    decks: list[list[int]]
    seen_on_top: vec[i64]  # seat × 6 + deck: cards looked at
    discards: list[list[int]]
    undealt: list[list[int]]  # character cards nobody was dealt
    unused: list[int]  # cards that this game does not use
    agenda: vec[i64]  # steps still to be done, the next one last
    stack: list[int]  # played cards not yet resolved
    waiting_triggers: list[int]  # triggered effects not yet ordered
    last_cast: vec[i64]  # faces on the table since the last cast
    score_pad: list[list[int]]  # a column for each seat

    def reset(self, seats: int) -> None:
        """Set every field to its first value."""
        self.active = 0
        self.start = 0
        self.round_number = 0
        self.finisher = -1
        self.last_turns_left = -1
        self.acts_open = 0
        self.row_opener_2 = -1
        self.row_opener_3 = -1
        self.used_effects = 0
        self.forbidden = 0
        self.price_changes = vec[i64]([0] * ACTIVITIES)
        self.trigger_depth = 0
        self.sacrificed_allies = 0
        self.xp = vec[i64]([STARTING_XP] * seats)
        self.morality = vec[i64]([0] * seats)
        self.origins = vec[i64]([-1] * seats)
        self.motivations = vec[i64]([-1] * seats)
        self.destinies = vec[i64]([-1] * seats)
        self.symbols = vec[i64]([0] * (SYMBOLS * seats))
        self.turn_symbols = vec[i64]([0] * (SYMBOLS * seats))
        self.allowed_backs = vec[i64]([0] * seats)
        self.event_masks = vec[i64]([0] * seats)
        self.story_windows = vec[i64]([0] * seats)
        self.kept_characters = vec[i64]([-1] * seats)
        self.hands = [[] for _ in range(seats)]
        self.tucked = [[] for _ in range(seats)]
        self.allies = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]
        self.dealt = [[] for _ in range(seats)]
        self.rows = vec[i64]([-1] * PLACES)
        self.row_allies = vec[i64]([-1] * PLACES)
        self.tops = vec[i64]([0] * DECKS)
        self.decks = [[] for _ in range(DECKS)]
        self.seen_on_top = vec[i64]([0] * (seats * DECKS))
        self.discards = [[] for _ in range(DECKS)]
        self.undealt = []
        self.unused = []
        self.agenda = vec[i64]()
        self.stack = []
        self.waiting_triggers = []
        self.last_cast = vec[i64]()
        self.score_pad = []

    def copy_to(self, other: TableFields) -> None:
        """Copy every field to another object of this kind."""
        other.active = self.active
        other.start = self.start
        other.round_number = self.round_number
        other.finisher = self.finisher
        other.last_turns_left = self.last_turns_left
        other.acts_open = self.acts_open
        other.row_opener_2 = self.row_opener_2
        other.row_opener_3 = self.row_opener_3
        other.used_effects = self.used_effects
        other.forbidden = self.forbidden
        other.price_changes = self.price_changes
        other.trigger_depth = self.trigger_depth
        other.sacrificed_allies = self.sacrificed_allies
        other.xp = self.xp
        other.morality = self.morality
        other.origins = self.origins
        other.motivations = self.motivations
        other.destinies = self.destinies
        other.symbols = self.symbols
        other.turn_symbols = self.turn_symbols
        other.allowed_backs = self.allowed_backs
        other.event_masks = self.event_masks
        other.story_windows = self.story_windows
        other.kept_characters = self.kept_characters
        other.hands = self.hands
        other.tucked = self.tucked
        other.allies = self.allies
        other.played = self.played
        other.dealt = self.dealt
        other.rows = self.rows
        other.row_allies = self.row_allies
        other.tops = self.tops
        other.decks = self.decks
        other.seen_on_top = self.seen_on_top
        other.discards = self.discards
        other.undealt = self.undealt
        other.unused = self.unused
        other.agenda = self.agenda[:]
        other.stack = self.stack
        other.waiting_triggers = self.waiting_triggers
        other.last_cast = self.last_cast
        other.score_pad = self.score_pad

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[2] = int(self.active)
        values[3] = int(self.start)
        values[4] = int(self.round_number)
        values[5] = int(self.finisher)
        values[6] = int(self.last_turns_left)
        values[7] = int(self.acts_open)
        values[8] = int(self.row_opener_2)
        values[9] = int(self.row_opener_3)
        values[22] = self.used_effects
        values[23] = int(self.forbidden)
        values[68] = tuple(self.price_changes)
        values[46] = int(self.trigger_depth)
        values[24] = self.sacrificed_allies
        values[51] = tuple(self.xp)
        values[52] = tuple(self.morality)
        values[53] = tuple(self.origins)
        values[54] = tuple(self.motivations)
        values[55] = tuple(self.destinies)
        values[56] = tuple(self.symbols)
        values[57] = tuple(self.turn_symbols)
        values[67] = tuple(self.allowed_backs)
        values[73] = tuple(self.event_masks)
        values[66] = tuple(self.kept_characters)
        values[79] = nested_tuples(self.hands)
        values[80] = nested_tuples(self.tucked)
        values[81] = nested_tuples(self.allies)
        values[82] = nested_tuples(self.played)
        values[85] = nested_tuples(self.dealt)
        values[58] = tuple(self.rows)
        values[59] = tuple(self.row_allies)
        values[83] = remaining_cards(self.decks, self.tops)
        values[60] = tuple(self.seen_on_top)
        values[84] = nested_tuples(self.discards)
        values[86] = nested_tuples(self.undealt)
        values[87] = (tuple(self.unused),)
        values[61] = tuple(self.agenda)
        values[62] = tuple(self.stack)
        values[63] = tuple(self.waiting_triggers)
        values[72] = tuple(self.last_cast)
        values[88] = nested_tuples(self.score_pad)

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.active = number_of(values[2])
        self.start = number_of(values[3])
        self.round_number = number_of(values[4])
        self.finisher = number_of(values[5])
        self.last_turns_left = number_of(values[6])
        self.acts_open = number_of(values[7])
        self.row_opener_2 = number_of(values[8])
        self.row_opener_3 = number_of(values[9])
        self.used_effects = number_of(values[22])
        self.forbidden = number_of(values[23])
        self.price_changes = numbers_of(values[68])
        self.trigger_depth = number_of(values[46])
        self.sacrificed_allies = number_of(values[24])
        self.xp = numbers_of(values[51])
        self.morality = numbers_of(values[52])
        self.origins = numbers_of(values[53])
        self.motivations = numbers_of(values[54])
        self.destinies = numbers_of(values[55])
        self.symbols = numbers_of(values[56])
        self.turn_symbols = numbers_of(values[57])
        self.allowed_backs = numbers_of(values[67])
        self.event_masks = numbers_of(values[73])
        self.story_windows = vec[i64]([0] * len(self.event_masks))
        self.kept_characters = numbers_of(values[66])
        self.hands = nested_of(values[79])
        self.tucked = nested_of(values[80])
        self.allies = nested_of(values[81])
        self.played = nested_of(values[82])
        self.dealt = nested_of(values[85])
        self.rows = numbers_of(values[58])
        self.row_allies = numbers_of(values[59])
        self.tops = vec[i64]([0] * DECKS)
        self.decks = nested_of(values[83])
        self.seen_on_top = numbers_of(values[60])
        self.discards = nested_of(values[84])
        self.undealt = nested_of(values[86])
        self.unused = nested_of(values[87])[0]
        self.agenda = numbers_of(values[61])
        self.stack = list_of(values[62])
        self.waiting_triggers = list_of(values[63])
        self.last_cast = numbers_of(values[72])
        self.score_pad = nested_of(values[88])
