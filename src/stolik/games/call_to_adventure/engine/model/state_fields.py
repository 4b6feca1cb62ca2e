"""The fields of a state: one list for each part of it.

`state_parts.py` is written from these lists, so that `reset`, `copy`, `snapshot` and `restore`
cannot forget a field, and still compile to plain assignments:

    python -m stolik.games.call_to_adventure.engine.model.state_fields

regenerates it after a change here; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

# How a field is copied and kept in a snapshot.
NUMBER: Final = "i64"
BITS: Final = "int"  # more than 64 of them, for some fields
FLAG: Final = "bool"
NUMBERS: Final = "vec[i64]"
LIST: Final = "list[int]"
NESTED: Final = "list[list[int]]"

PARTS_FILE: Final = Path(__file__).with_name("state_parts.py")


class Field(NamedTuple):
    """One field: its type, its value after `reset`, and what it means.

    `number` is its place in a snapshot. Digests of snapshots are stored for years, so a number
    never changes and is never reused; those of removed fields stay empty. Lists of all kinds are
    never changed in place but replaced (`replaced`), so that copies share them; only a list that is
    not `shared` may change, and each copy gets one of its own.
    """

    number: int
    name: str
    kind: str
    start: str
    comment: str = ""
    shared: bool = True


class Part(NamedTuple):
    """A part of the state; a `base` is extended by the state itself."""

    name: str
    doc: str
    fields: tuple[Field, ...]
    base: str = ""


TURN: Final = Part(
    "TurnState",
    "What lasts for a turn; reset when a turn begins.",
    (
        Field(10, "main_actions_due", NUMBER, "0"),
        Field(11, "main_actions_done", NUMBER, "0", "used in snapshots only"),
        Field(12, "journeys_paid", NUMBER, "0"),
        Field(13, "journeys_free", NUMBER, "0", "how many more cost nothing"),
        Field(14, "journeys_extra", NUMBER, "0", "how many more may be paid for"),
        Field(15, "dark_runes_bought", NUMBER, "0", "CTA-R31"),
        Field(16, "dark_runes_allowed", NUMBER, "0", "cards that lift the ban of the lowest space"),
        Field(17, "has_succeeded", FLAG, "False"),
        Field(18, "has_failed", FLAG, "False"),
        Field(
            19, "is_after_challenge", FLAG, "False", "a challenge has had its consequences (W-15)"
        ),
        Field(20, "used_effects", BITS, "0", "limit bits of effects used this turn"),
    ),
)

CHALLENGE: Final = Part(
    "ChallengeState",
    "What lasts for a challenge; reset when it is over (CTA-R109).",
    (
        Field(25, "card", NUMBER, "-1", "-1 outside a challenge"),
        Field(26, "place", NUMBER, "-1"),
        Field(27, "path", NUMBER, "0"),
        Field(28, "attempt", NUMBER, "0"),
        Field(29, "is_pool_open", FLAG, "False", "nothing has happened yet: runes may be left out"),
        Field(69, "pool", NUMBERS, "vec[i64]([0] * RUNE_KINDS)", "runes by kind"),
        Field(
            70,
            "granted_runes",
            NUMBERS,
            "vec[i64]([0] * RUNE_KINDS)",
            "by kind, beyond the symbols",
        ),
        Field(71, "cast", NUMBERS, "vec[i64]()", "faces: rune × 2 + side"),
        Field(30, "ignored_places", NUMBER, "0", "bits of places in the cast"),
        Field(31, "ignored_kinds", NUMBER, "0", "bits of rune kinds, for all attempts (CTA-210)"),
        Field(32, "result_bonus", NUMBER, "0"),
        Field(33, "card_result_bonus", NUMBER, "0", "only while this card is faced (CTA-R109)"),
        Field(34, "difficulty_bonus", NUMBER, "0"),
        Field(35, "card_difficulty_bonus", NUMBER, "0", "only while this card is faced (CTA-R109)"),
        Field(36, "verdict", NUMBER, "UNDECIDED"),
        Field(37, "jump", NUMBER, "NO_JUMP"),
        Field(44, "judged_result", NUMBER, "0", "what the verdict compared"),
        Field(45, "judged_difficulty", NUMBER, "0"),
        Field(38, "abandoned_place", NUMBER, "-1", "one was forced away from it (CTA-R48)"),
        Field(78, "abandoned", LIST, "[]", "see `challenge/abandoned.py`"),
        Field(39, "prevented_corruption", NUMBER, "0", "corruption that will be ignored"),
        Field(40, "has_no_failure_xp", FLAG, "False"),
        Field(41, "keeps_card_on_failure", FLAG, "False", "the card stays in its row"),
        Field(42, "gains_ally_on_failure", FLAG, "False"),
        Field(43, "xp_spent", NUMBER, "0"),
        Field(21, "used_effects", BITS, "0", "limit bits of effects used in this challenge"),
        Field(65, "postponed_cards", LIST, "[]", "of the adversary's deck, until the verdict"),
    ),
)

ADVERSARY: Final = Part(
    "AdversaryState",
    "The adversary of solo and co-operative play.",
    (
        Field(47, "card", NUMBER, "-1", "-1 in a competitive game"),
        Field(48, "xp", NUMBER, "0"),
        Field(49, "defeated_by", NUMBER, "-1"),
        Field(50, "has_won", FLAG, "False"),
        Field(76, "quests", LIST, "[]"),
        Field(64, "revealed", LIST, "[]", "cards of its deck that lie face up"),
    ),
)

TABLE_EFFECTS: Final = Part(
    "TableEffects",
    "What the face-up cards without an owner change (CTA-173).",
    (
        Field(74, "cards", LIST, "[]", "adversaries and quests"),
        Field(75, "price_changes", NUMBERS, "vec[i64]([0] * ACTIVITIES)"),
        Field(75, "forbidden", NUMBER, "0", "bits of activities, and of card backs above them"),
        Field(75, "event_mask", NUMBER, "0", "events that trigger something"),
        Field(77, "difficulty_by_row", NUMBERS, "vec[i64]([0] * DIFFICULTY_ROWS)"),
    ),
)

TABLE: Final = Part(
    "TableFields",
    "Everything else: lists by seat are indexed by it, symbols by seat × 12 + symbol.",
    (
        Field(2, "active", NUMBER, "0", "whose turn it is"),
        Field(3, "start", NUMBER, "0", "the start player"),
        Field(4, "round_number", NUMBER, "0", "turns the start player has begun (CTA-R116)"),
        Field(5, "finisher", NUMBER, "-1", "who completed a story first"),
        Field(6, "last_turns_left", NUMBER, "-1", "-1 before a story is complete"),
        Field(7, "acts_open", NUMBER, "0", "how many rows lie face up"),
        Field(8, "row_opener_2", NUMBER, "-1", "who turns Act II's row up next turn (CTA-133)"),
        Field(9, "row_opener_3", NUMBER, "-1"),
        Field(22, "used_effects", BITS, "0", "limit bits of effects used in this game"),
        Field(23, "forbidden", NUMBER, "0", "for the turn, as in TableEffects"),
        Field(68, "price_changes", NUMBERS, "vec[i64]([0] * ACTIVITIES)", "for the turn"),
        Field(46, "trigger_depth", NUMBER, "0", "above 0 while a trigger resolves (CTA-R113)"),
        Field(24, "sacrificed_allies", BITS, "0", "bits of card ids"),
        Field(51, "xp", NUMBERS, "vec[i64]([STARTING_XP] * seats)"),
        Field(52, "morality", NUMBERS, "vec[i64]([0] * seats)", "CTA-22"),
        Field(53, "origins", NUMBERS, "vec[i64]([-1] * seats)"),
        Field(54, "motivations", NUMBERS, "vec[i64]([-1] * seats)"),
        Field(55, "destinies", NUMBERS, "vec[i64]([-1] * seats)"),
        Field(56, "symbols", NUMBERS, "vec[i64]([0] * (SYMBOLS * seats))"),
        Field(
            57,
            "turn_symbols",
            NUMBERS,
            "vec[i64]([0] * (SYMBOLS * seats))",
            "until the turn ends (CTA-R26)",
        ),
        Field(
            67,
            "allowed_backs",
            NUMBERS,
            "vec[i64]([0] * seats)",
            "playable whatever the morality, this turn",
        ),
        Field(
            73,
            "event_masks",
            NUMBERS,
            "vec[i64]([0] * seats)",
            "events that trigger something in a story",
        ),
        Field(
            73,
            "story_windows",
            NUMBERS,
            "vec[i64]([0] * seats)",
            "windows in which an effect of a story can be used",
        ),
        Field(
            66,
            "kept_characters",
            NUMBERS,
            "vec[i64]([-1] * seats)",
            "W-1: a bit for each type; -1 until then",
        ),
        Field(79, "hands", NESTED, "[[] for _ in range(seats)]"),
        Field(
            80, "tucked", NESTED, "[[] for _ in range(seats)]", "card sides, in the order gained"
        ),
        Field(81, "allies", NESTED, "[[] for _ in range(seats)]"),
        Field(82, "played", NESTED, "[[] for _ in range(seats)]"),
        Field(85, "dealt", NESTED, "[[] for _ in range(seats)]"),
        Field(58, "rows", NUMBERS, "vec[i64]([-1] * PLACES)", "-1 where there is no card"),
        Field(59, "row_allies", NUMBERS, "vec[i64]([-1] * PLACES)"),
        Field(0, "tops", NUMBERS, "vec[i64]([0] * DECKS)", "by deck: the position of its top card"),
        Field(83, "decks", NESTED, "[[] for _ in range(DECKS)]"),
        Field(
            60,
            "seen_on_top",
            NUMBERS,
            "vec[i64]([0] * (seats * DECKS))",
            "seat × 6 + deck: cards looked at",
        ),
        Field(84, "discards", NESTED, "[[] for _ in range(DECKS)]"),
        Field(86, "undealt", NESTED, "[]", "character cards nobody was dealt"),
        Field(87, "unused", LIST, "[]", "cards that this game does not use"),
        Field(
            61,
            "agenda",
            NUMBERS,
            "vec[i64]()",
            "steps still to be done, the next one last",
            shared=False,
        ),
        Field(62, "stack", LIST, "[]", "played cards not yet resolved"),
        Field(63, "waiting_triggers", LIST, "[]", "triggered effects not yet ordered"),
        Field(72, "last_cast", NUMBERS, "vec[i64]()", "faces on the table since the last cast"),
        Field(88, "score_pad", NESTED, "[]", "a column for each seat"),
    ),
    base="State",
)

PARTS: Final = (TURN, CHALLENGE, ADVERSARY, TABLE_EFFECTS, TABLE)

# Fields that a snapshot holds in another shape: how they are written ("" for not at all, because
# another field holds the same) and read.
TABLE_TOTALS: Final = "numbers_of(values[75])"
SPECIAL: Final = {
    "TableEffects.price_changes": (
        "(*self.price_changes, int(self.forbidden), int(self.event_mask))",
        f"{TABLE_TOTALS}[:ACTIVITIES]",
    ),
    "TableEffects.forbidden": ("", f"{TABLE_TOTALS}[ACTIVITIES]"),
    "TableEffects.event_mask": ("", f"{TABLE_TOTALS}[ACTIVITIES + 1]"),
    # Drawn cards are no longer part of a deck, so a snapshot holds it from its top card on.
    # Follows from the stories: the rules find it again.
    "TableFields.story_windows": ("", "vec[i64]([0] * len(self.event_masks))"),
    "TableFields.tops": ("", "vec[i64]([0] * DECKS)"),
    "TableFields.decks": ("remaining_cards(self.decks, self.tops)", "nested_of(values[83])"),
    "TableFields.unused": ("(tuple(self.unused),)", "nested_of(values[87])[0]"),
}

HEAD: Final = '''"""The parts of a state: written by `state_fields.py`, do not edit."""

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
'''

READERS: Final = {
    NUMBER: "number_of",
    BITS: "number_of",
    FLAG: "flag_of",
    NUMBERS: "numbers_of",
    LIST: "list_of",
    NESTED: "nested_of",
}


def written_parts() -> str:
    """Write the whole module."""
    return HEAD + "".join(f"\n\n{_class(part)}" for part in PARTS)


def _class(part: Part) -> str:
    head = f"class {part.name}({part.base}):" if part.base else f"class {part.name}:"
    seats = ", seats: int" if part.base else ""
    fields = part.fields
    lines = [
        head,
        f'    """{part.doc}"""',
        "",
        *[_declaration(field) for field in fields],
        "",
        f"    def reset(self{seats}) -> None:",
        '        """Set every field to its first value."""',
        *[f"        self.{field.name} = {field.start}" for field in fields],
        "",
        f"    def copy_to(self, other: {part.name}) -> None:",
        '        """Copy every field to another object of this kind."""',
        *[f"        other.{field.name} = {_copied(field)}" for field in fields],
        "",
        "    def write_to(self, values: list[object]) -> None:",
        '        """Put every field into the values of a snapshot."""',
        *[line for field in fields if (line := _write(part, field))],
        "",
        "    def read_from(self, values: tuple[object, ...]) -> None:",
        '        """Take every field from the values of a snapshot."""',
        *[f"        self.{field.name} = {_read(part, field)}" for field in fields],
    ]
    return "\n".join(lines) + "\n"


def _declaration(field: Field) -> str:
    comment = f"  # {field.comment}" if field.comment else ""
    return f"    {field.name}: {field.kind}{comment}"


def _copied(field: Field) -> str:
    return f"self.{field.name}" if field.shared else f"self.{field.name}[:]"


def _write(part: Part, field: Field) -> str:
    value = f"self.{field.name}"
    if field.kind in (LIST, NUMBERS):
        value = f"tuple({value})"
    elif field.kind == NUMBER:
        value = f"int({value})"
    elif field.kind == NESTED:
        value = f"nested_tuples({value})"
    value = SPECIAL.get(f"{part.name}.{field.name}", (value, ""))[0]
    return f"        values[{field.number}] = {value}" if value else ""


def _read(part: Part, field: Field) -> str:
    default = f"{READERS[field.kind]}(values[{field.number}])"
    return SPECIAL.get(f"{part.name}.{field.name}", ("", default))[1]


if __name__ == "__main__":
    PARTS_FILE.write_text(written_parts(), encoding="utf-8")
