"""The parts of a state: written by `state_fields.py`, do not edit."""

# mypyc: compile

from __future__ import annotations

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
    remaining_cards,
)
from stolik.games.call_to_adventure.engine.model.verdicts import NO_JUMP, UNDECIDED
from stolik.games.call_to_adventure.moves import PLACES
from stolik.kernel.state import State


class TurnState:
    """What lasts for a turn; reset when a turn begins."""

    main_actions_due: int
    main_actions_done: int  # used in snapshots only
    journeys_paid: int
    journeys_free: int  # how many more cost nothing
    journeys_extra: int  # how many more may be paid for
    dark_runes_bought: int  # CTA-R31
    dark_runes_allowed: int  # cards that lift the ban of the lowest space
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
        values[10] = self.main_actions_due
        values[11] = self.main_actions_done
        values[12] = self.journeys_paid
        values[13] = self.journeys_free
        values[14] = self.journeys_extra
        values[15] = self.dark_runes_bought
        values[16] = self.dark_runes_allowed
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

    card: int  # -1 outside a challenge
    place: int
    path: int
    attempt: int
    is_pool_open: bool  # nothing has happened yet: runes may be left out
    pool: list[int]  # runes by kind
    granted_runes: list[int]  # by kind, beyond the symbols
    cast: list[int]  # faces: rune × 2 + side
    ignored_places: int  # bits of places in the cast
    ignored_kinds: int  # bits of rune kinds, for all attempts (CTA-210)
    result_bonus: int
    card_result_bonus: int  # only while this card is faced (CTA-R109)
    difficulty_bonus: int
    card_difficulty_bonus: int  # only while this card is faced (CTA-R109)
    verdict: int
    jump: int
    judged_result: int  # what the verdict compared
    judged_difficulty: int
    abandoned_place: int  # one was forced away from it (CTA-R48)
    abandoned: list[int]  # see `challenge/abandoned.py`
    prevented_corruption: int  # corruption that will be ignored
    has_no_failure_xp: bool
    keeps_card_on_failure: bool  # the card stays in its row
    gains_ally_on_failure: bool
    xp_spent: int
    used_effects: int  # limit bits of effects used in this challenge
    postponed_cards: list[int]  # of the adversary's deck, until the verdict

    def reset(self) -> None:
        """Set every field to its first value."""
        self.card = -1
        self.place = -1
        self.path = 0
        self.attempt = 0
        self.is_pool_open = False
        self.pool = [0] * RUNE_KINDS
        self.granted_runes = [0] * RUNE_KINDS
        self.cast = []
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
        other.pool = self.pool.copy()
        other.granted_runes = self.granted_runes.copy()
        other.cast = self.cast.copy()
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
        other.postponed_cards = self.postponed_cards.copy()

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[25] = self.card
        values[26] = self.place
        values[27] = self.path
        values[28] = self.attempt
        values[29] = self.is_pool_open
        values[69] = tuple(self.pool)
        values[70] = tuple(self.granted_runes)
        values[71] = tuple(self.cast)
        values[30] = self.ignored_places
        values[31] = self.ignored_kinds
        values[32] = self.result_bonus
        values[33] = self.card_result_bonus
        values[34] = self.difficulty_bonus
        values[35] = self.card_difficulty_bonus
        values[36] = self.verdict
        values[37] = self.jump
        values[44] = self.judged_result
        values[45] = self.judged_difficulty
        values[38] = self.abandoned_place
        values[78] = tuple(self.abandoned)
        values[39] = self.prevented_corruption
        values[40] = self.has_no_failure_xp
        values[41] = self.keeps_card_on_failure
        values[42] = self.gains_ally_on_failure
        values[43] = self.xp_spent
        values[21] = self.used_effects
        values[65] = tuple(self.postponed_cards)

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.card = number_of(values[25])
        self.place = number_of(values[26])
        self.path = number_of(values[27])
        self.attempt = number_of(values[28])
        self.is_pool_open = flag_of(values[29])
        self.pool = list_of(values[69])
        self.granted_runes = list_of(values[70])
        self.cast = list_of(values[71])
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

    card: int  # -1 in a competitive game
    xp: int
    defeated_by: int
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
        other.revealed = self.revealed.copy()

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[47] = self.card
        values[48] = self.xp
        values[49] = self.defeated_by
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
    price_changes: list[int]
    forbidden: int  # bits of activities, and of card backs above them
    event_mask: int  # events that trigger something
    difficulty_by_row: list[int]

    def reset(self) -> None:
        """Set every field to its first value."""
        self.cards = []
        self.price_changes = [0] * ACTIVITIES
        self.forbidden = 0
        self.event_mask = 0
        self.difficulty_by_row = [0] * DIFFICULTY_ROWS

    def copy_to(self, other: TableEffects) -> None:
        """Copy every field to another object of this kind."""
        other.cards = self.cards.copy()
        other.price_changes = self.price_changes.copy()
        other.forbidden = self.forbidden
        other.event_mask = self.event_mask
        other.difficulty_by_row = self.difficulty_by_row.copy()

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[74] = tuple(self.cards)
        values[75] = (*self.price_changes, self.forbidden, self.event_mask)
        values[77] = tuple(self.difficulty_by_row)

    def read_from(self, values: tuple[object, ...]) -> None:
        """Take every field from the values of a snapshot."""
        self.cards = list_of(values[74])
        self.price_changes = list_of(values[75])[:ACTIVITIES]
        self.forbidden = list_of(values[75])[ACTIVITIES]
        self.event_mask = list_of(values[75])[ACTIVITIES + 1]
        self.difficulty_by_row = list_of(values[77])


class TableFields(State):
    """Everything else: lists by seat are indexed by it, symbols by seat × 12 + symbol."""

    active: int  # whose turn it is
    start: int  # the start player
    round_number: int  # turns the start player has begun (CTA-R116)
    finisher: int  # who completed a story first
    last_turns_left: int  # -1 before a story is complete
    acts_open: int  # how many rows lie face up
    row_opener_2: int  # who turns Act II's row up next turn (CTA-133)
    row_opener_3: int
    used_effects: int  # limit bits of effects used in this game
    forbidden: int  # for the turn, as in TableEffects
    price_changes: list[int]  # for the turn
    trigger_depth: int  # above 0 while a trigger resolves (CTA-R113)
    sacrificed_allies: int  # bits of card ids
    xp: list[int]
    morality: list[int]  # CTA-22
    origins: list[int]
    motivations: list[int]
    destinies: list[int]
    symbols: list[int]
    turn_symbols: list[int]  # until the turn ends (CTA-R26)
    allowed_backs: list[int]  # playable whatever the morality, this turn
    event_masks: list[int]  # events that trigger something in a story
    kept_characters: list[int]  # W-1: a bit for each type; -1 until then
    hands: list[list[int]]
    tucked: list[list[int]]  # card sides, in the order gained
    allies: list[list[int]]
    played: list[list[int]]
    dealt: list[list[int]]
    rows: list[int]  # -1 where there is no card
    row_allies: list[int]
    tops: list[int]  # by deck: the position of its top card
    decks: list[list[int]]
    seen_on_top: list[int]  # seat × 6 + deck: cards looked at
    discards: list[list[int]]
    undealt: list[list[int]]  # character cards nobody was dealt
    unused: list[int]  # cards that this game does not use
    agenda: list[int]  # steps still to be done, the next one last
    stack: list[int]  # played cards not yet resolved
    waiting_triggers: list[int]  # triggered effects not yet ordered
    last_cast: list[int]  # faces on the table since the last cast
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
        self.price_changes = [0] * ACTIVITIES
        self.trigger_depth = 0
        self.sacrificed_allies = 0
        self.xp = [STARTING_XP] * seats
        self.morality = [0] * seats
        self.origins = [-1] * seats
        self.motivations = [-1] * seats
        self.destinies = [-1] * seats
        self.symbols = [0] * (SYMBOLS * seats)
        self.turn_symbols = [0] * (SYMBOLS * seats)
        self.allowed_backs = [0] * seats
        self.event_masks = [0] * seats
        self.kept_characters = [-1] * seats
        self.hands = [[] for _ in range(seats)]
        self.tucked = [[] for _ in range(seats)]
        self.allies = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]
        self.dealt = [[] for _ in range(seats)]
        self.rows = [-1] * PLACES
        self.row_allies = [-1] * PLACES
        self.tops = [0] * DECKS
        self.decks = [[] for _ in range(DECKS)]
        self.seen_on_top = [0] * (seats * DECKS)
        self.discards = [[] for _ in range(DECKS)]
        self.undealt = []
        self.unused = []
        self.agenda = []
        self.stack = []
        self.waiting_triggers = []
        self.last_cast = []
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
        other.price_changes = self.price_changes.copy()
        other.trigger_depth = self.trigger_depth
        other.sacrificed_allies = self.sacrificed_allies
        other.xp = self.xp.copy()
        other.morality = self.morality.copy()
        other.origins = self.origins.copy()
        other.motivations = self.motivations.copy()
        other.destinies = self.destinies.copy()
        other.symbols = self.symbols.copy()
        other.turn_symbols = self.turn_symbols.copy()
        other.allowed_backs = self.allowed_backs.copy()
        other.event_masks = self.event_masks.copy()
        other.kept_characters = self.kept_characters.copy()
        other.hands = self.hands.copy()
        other.tucked = self.tucked.copy()
        other.allies = self.allies.copy()
        other.played = self.played.copy()
        other.dealt = self.dealt
        other.rows = self.rows.copy()
        other.row_allies = self.row_allies.copy()
        other.tops = self.tops.copy()
        other.decks = self.decks.copy()
        other.seen_on_top = self.seen_on_top.copy()
        other.discards = self.discards.copy()
        other.undealt = self.undealt
        other.unused = self.unused
        other.agenda = self.agenda.copy()
        other.stack = self.stack.copy()
        other.waiting_triggers = self.waiting_triggers.copy()
        other.last_cast = self.last_cast
        other.score_pad = self.score_pad

    def write_to(self, values: list[object]) -> None:
        """Put every field into the values of a snapshot."""
        values[2] = self.active
        values[3] = self.start
        values[4] = self.round_number
        values[5] = self.finisher
        values[6] = self.last_turns_left
        values[7] = self.acts_open
        values[8] = self.row_opener_2
        values[9] = self.row_opener_3
        values[22] = self.used_effects
        values[23] = self.forbidden
        values[68] = tuple(self.price_changes)
        values[46] = self.trigger_depth
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
        self.price_changes = list_of(values[68])
        self.trigger_depth = number_of(values[46])
        self.sacrificed_allies = number_of(values[24])
        self.xp = list_of(values[51])
        self.morality = list_of(values[52])
        self.origins = list_of(values[53])
        self.motivations = list_of(values[54])
        self.destinies = list_of(values[55])
        self.symbols = list_of(values[56])
        self.turn_symbols = list_of(values[57])
        self.allowed_backs = list_of(values[67])
        self.event_masks = list_of(values[73])
        self.kept_characters = list_of(values[66])
        self.hands = nested_of(values[79])
        self.tucked = nested_of(values[80])
        self.allies = nested_of(values[81])
        self.played = nested_of(values[82])
        self.dealt = nested_of(values[85])
        self.rows = list_of(values[58])
        self.row_allies = list_of(values[59])
        self.tops = [0] * DECKS
        self.decks = nested_of(values[83])
        self.seen_on_top = list_of(values[60])
        self.discards = nested_of(values[84])
        self.undealt = nested_of(values[86])
        self.unused = nested_of(values[87])[0]
        self.agenda = list_of(values[61])
        self.stack = list_of(values[62])
        self.waiting_triggers = list_of(values[63])
        self.last_cast = list_of(values[72])
        self.score_pad = nested_of(values[88])
