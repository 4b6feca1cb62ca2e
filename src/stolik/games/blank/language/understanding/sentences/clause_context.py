"""What a clause takes from those before it: whom "he", "they" or nobody means."""

from typing import Any

from msgspec import Struct, field

Data = dict[str, Any]


class ClauseContext(Struct):
    """Whom the trigger and the clauses before have named."""

    kind: str
    default: str = "actor"  # who is meant where nobody is named
    topic: str | None = None  # "Wybierz gracza. …"
    last: str | None = None
    trigger_subject: str = "someone"
    has_culprits: bool = False
    partner: str | None = None  # with whom the clause before had to do
    modal: bool = False  # the clause before was led by "must" or "may"
    count: Any = None  # how many cards were spoken of before: "tyle samo"
    is_turn: bool = False  # what activates the rule is a turn of the player whom it means
    is_doing: bool = False  # who activated the rule did something: "whoever caused it"


class Reading(Struct):
    """Some clauses read up to a place."""

    end: int
    clauses: list[Data] = field(default_factory=list)
    skipped: int = 0  # words passed over as fillers
