"""What phrases of both languages mean: players, predicates, events and conditions."""

from collections.abc import Callable
from typing import Any

from stolik.games.blank.language.understanding.phrases.patterns import Caught, Meaning

Data = dict[str, Any]
Table = dict[str, list[tuple[str, Meaning]]]

NO_NOUN = "!CARD/TURN/RULE/PILE/HAND/SHAPE/COLOURWORD/DIGIT/PLAYER/TIME/GAME/NUM"
AGAIN: Data = {"do": "again"}
SKIP: Data = {"do": "skip"}
JUMP: Data = {"do": "jump"}
REVERSE: Data = {"who": "table", "do": "reverse"}
RECYCLE: Data = {"who": "table", "do": "recycle"}
ADD_RULE: Data = {"who": "table", "do": "addRule"}
ANYONE = ("someone", "player", "actor", "he", "active", "this", "chosenAny")


# --- Players ----------------------------------------------------------------------------------


def anyone(caught: Caught) -> str | None:
    """Return the subject of an event: the player it happens to."""
    who: str = caught["who"][0]
    return who if who in ANYONE else None


def all_without(caught: Caught) -> str | None:
    """All players but the one who acts are the others."""
    return "others" if caught["who"][0] in ("actor", "he", "this", "self") else None


def chosen_one(caught: Caught) -> str | None:
    """Return the player whom "choose …" leaves to the chooser."""
    who: str = caught["who"][0]
    if who in ("player", "someone"):
        return "chosenAny"
    return who if who in ("chosen", "chosenAny", "random") else None


def chosen_by(caught: Caught) -> str:
    """Return the player whom somebody chooses: any, or another one."""
    return "chosen" if "OTHER" in caught else "chosenAny"


def drawn_one(caught: Caught) -> str | None:
    """Return the player of "draw lots for …"."""
    return "random" if caught["who"][0] in ("player", "someone", "chosen", "chosenAny") else None


def fewest_wins(caught: Caught) -> bool | None:
    """The player with the fewest cards wins when the time is up."""
    return True if caught["who"][0] == "fewest" else None


def dared(caught: Caught) -> tuple[str, str]:
    """Return the opponent of a contest and its kind."""
    return caught["who"][0] if "who" in caught else "chosen", caught["contest"][0]


# --- Predicates -------------------------------------------------------------------------------


def play_limit(caught: Caught) -> Data:
    """Limit the number of cards in the next turn."""
    return {"do": "limit", "cards": caught["at_most" if "at_most" in caught else "num"][0]}


def draw_up_to(caught: Caught) -> Data:
    """Draw until a number is held."""
    return {"do": "drawTo", "n": caught["num"][0]}


def drawn_up_to(caught: Caught) -> Data | None:
    """ "Draw up to two cards" may say how many are drawn; few are a hand only where it says so."""
    is_few = caught["num"][0] < 4 and "inhand" not in caught
    return None if is_few else draw_up_to(caught)


def search_pile(caught: Caught) -> Data | None:
    """Look through the draw pile for some cards, or take some of the discards."""
    pile = caught.get("pile", ["draw"])[0]
    count = caught["cards"][0].get("n", 1)
    if not isinstance(count, int):
        return None
    if pile == "discard" and "reshuffle" not in caught:
        return {"do": "takeDiscarded", "n": count}
    return {"do": "search", "n": count} if pile in ("draw", "pile") else None


def next_match(caught: Caught) -> Data | None:
    """Make the order how the next card must match."""
    by = caught["sameattr"][0]
    if by in caught.get("notattr", ()):
        return None
    return {"who": "table", "do": "match", "by": by}


def countdown(caught: Caught) -> Data:
    """End the game after a time."""
    return {"who": "table", "do": "countdown", "seconds": caught["time"][0]}


def named_ban(caught: Caught) -> Data:
    """Name a colour or a digit that nobody may play for a while."""
    return {"do": "ban", "what": caught["attr"][0], "value": "say", "until": caught["until"][0]}


def replaced_rule(caught: Caught) -> Data:
    """Put a new rule in the place of one."""
    which = caught["which"][0]
    return {"do": "replaceRule", "which": "chosen" if which == "rule" else which}


def silenced_rule(caught: Caught) -> Data:
    """Suspend a rule that was picked before."""
    return {**replaced_rule(caught), "do": "silence", "until": caught["until"][0]}


def banned_all(caught: Caught) -> Data | None:
    """A ban holds for all; one player alone cannot be banned from a card."""
    return caught["spec"][0] if caught.get("who", ["all"])[0] == "all" else None


def all_but(caught: Caught) -> Data | None:
    """ "Only even cards may be played" bans the odd ones; no ban has two colours or digits."""
    spec = caught["spec"][0]
    if spec.keys() != {"parity"}:
        return None
    return {"parity": "odd" if spec["parity"] == "even" else "even"}


def plus_cards(caught: Caught) -> Data:
    """Read "+2" and "an extra card" as cards to draw."""
    return {"do": "draw", "n": caught.get("num", [1])[0]}


def rotated(caught: Caught) -> Data | None:
    """Pass whole hands around the table."""
    to = caught["dir"][0]
    return {"do": "rotate", "to": to} if to in ("left", "right") else None


def hands_travel(caught: Caught) -> Data | None:
    """Pass whole hands around the table, where the hands are what moves."""
    turned = rotated(caught)
    return None if turned is None else {"who": "all", **turned}


def skipped_turns(caught: Caught) -> Data:
    """Not play for several turns."""
    turns = caught.get("num", [1])[0]
    return {"do": "skip"} | ({} if turns == 1 else {"turns": turns})


def thrown_away(caught: Caught) -> Data | None:
    """Discard cards named between "throw" and "away"."""
    count = caught["cards"][0].get("n", 1)
    is_plain = set(caught["cards"][0]) <= {"n", "card", "own", "hand"}
    return {"do": "discard", "n": count} if is_plain else None


def traded_in(caught: Caught) -> Data | None:
    """Exchange cards named between "trade" and "in"."""
    count = caught["cards"][0].get("n", 1)
    is_plain = set(caught["cards"][0]) <= {"n", "card", "own", "hand", "any"}
    is_even = caught["new"][0] in (True, count)
    return {"do": "exchange", "n": count} if is_plain and is_even else None


def cards_land(caught: Caught) -> Data | None:
    """ "All your fours go onto the discard pile": own cards that are named are discarded."""
    cards = caught["cards"][0]
    if caught["pile"][0] not in ("discard", "pile") or not ("filter" in cards or "own" in cards):
        return None
    spec, count = cards.get("filter", {}), cards.get("n", "all" if cards.get("many") else 1)
    if count != "all" or "bad" in spec or not set(spec) <= {"colour", "digit"}:
        return None
    return {"who": "actor", "do": "discard", "n": "all", **spec}


def picked_up(caught: Caught) -> Data | None:
    """Draw cards named between "pick" and "up"."""
    cards = caught["cards"][0]
    count = cards.get("n", 1)
    is_plain = set(cards) <= {"n", "card", "extra", "new", "each"} and isinstance(count, int)
    return {"do": "draw", "n": count} if is_plain else None


def _picked_count(caught: Caught) -> int | None:
    """Return how many own cards were picked."""
    cards = caught["cards"][0]
    count = cards.get("n", 1)
    is_own = set(cards) <= {"n", "card", "own", "hand", "any"}
    return count if is_own and isinstance(count, int) else None


def given_picked(caught: Caught) -> Data | None:
    """Give cards that were picked before: "choose a card and give it to …"."""
    count, to = _picked_count(caught), (caught.get("who") or caught["dir"])[0]
    to = {"player": "chosen", "someone": "chosen", "chosenAny": "chosen"}.get(to, to)
    if count is None or to in ("all", "others"):
        return None
    return {"do": "give", "n": count, "to": to}


def discarded_picked(caught: Caught) -> Data | None:
    """Discard cards that were picked before."""
    count = _picked_count(caught)
    return None if count is None else {"do": "discard", "n": count}


def shown_hand(caught: Caught) -> Data | None:
    """A player who is shown the writer's hand looks at it."""
    who = caught["who"][0]
    who = {"player": "chosen", "someone": "chosen", "chosenAny": "chosen"}.get(who, who)
    if who in ("all", "others"):
        return None
    return {"who": who, "do": "peek", "at": "hand", "of": "actor"}


def begged(caught: Caught) -> Data | None:
    """A player who is asked for cards gives them, and chooses which."""
    cards = caught["cards"][0]
    count = cards.get("n", 1)
    if not set(cards) <= {"n", "card", "own", "any"} or not isinstance(count, int):
        return None
    who = "chosen" if caught["who"][0] == "someone" else caught["who"][0]
    return {"who": who, "do": "give", "to": "actor", "n": count}


def dropped_rule(caught: Caught) -> Data | None:
    """Take a rule off the table."""
    which = caught["which"][0]
    return {"do": "dropRule", "which": "chosen" if which == "rule" else which}


def top_cards(caught: Caught) -> Data | None:
    """Count the cards on top of the draw pile."""
    pile = caught.get("pile", ["draw"])[0]
    return {"n": caught.get("num", [1])[0]} if pile in ("draw", "pile") else None


def new_cards(caught: Caught) -> object:
    """Return for how many new cards something is exchanged; True if that is not said."""
    return caught["num"][0] if "num" in caught else True


def turns(caught: Caught) -> Data:
    """Count the turns that are lost."""
    return {"turns": caught.get("num", [1])[0]}


# --- Events -----------------------------------------------------------------------------------


def shown_event(caught: Caught) -> Data | None:
    """Make an event of "the card played is …"."""
    spec = caught["spec"][0]
    return {"on": "played", **spec} if "bad" not in spec else None


def at_once(caught: Caught) -> Data | None:
    """Make an event of this many cards together; a play has at least one."""
    cards = caught["range"][0]
    return {"on": "played", "cards": cards} if cards.get("max", 1) else None


def only_played(caught: Caught) -> Data:
    """Make an event of at most this many cards played."""
    count = caught["num"][0]
    return {"on": "played", "cards": {"max": 1} if count == 1 else {"min": count, "max": count}}


def streak(caught: Caught) -> Data:
    """Make an event of the same colour or digit several times running."""
    return {"on": "streak", "same": caught["attr"][0], "length": caught["nth"][0]}


def idle_for(caught: Caught) -> Data:
    """Make an event of somebody who does not play for a time."""
    return {"on": "idle", "seconds": caught["time"][0]}


def clock_once(caught: Caught) -> Data:
    """Make an event of a time that has passed."""
    return {"on": "clock", "seconds": caught["time"][0]}


def clock_every(caught: Caught) -> Data:
    """Make an event of a time that passes again and again."""
    return {"on": "clock", "seconds": caught["time"][0], "every": True}


def hand_size(caught: Caught) -> Data:
    """Make an event of a hand that reaches a size."""
    return {"on": "handSize", "n": caught["hand_cards"][0]}


def penalised(caught: Caught) -> Data:
    """Make an event of one or more penalties."""
    if "range" not in caught:
        return {"on": "penalised"}
    return {"on": "penalised", "cards": caught["range"][0]}


def reshuffled(caught: Caught) -> Data | None:
    """Make an event of a draw pile that runs out."""
    return {"on": "reshuffled"} if caught["pile"][0] in ("draw", "pile") else None


def call_out(verdict: str) -> Data:
    """Make an event of an accusation."""
    return {"on": "calledOut", "verdict": verdict}


# --- Conditions -------------------------------------------------------------------------------


def holding(caught: Caught) -> Data:
    """Make the condition on how many cards somebody holds."""
    who = caught["who"][0] if "who" in caught else "he"
    return {"is": "hand", "of": who, "n": caught["range"][0]}


def counted(what: str) -> Callable[[Caught], Data]:
    """Make the condition on how many rules, players or cards of a play there are."""
    return lambda caught: {"is": what, "n": caught["range"][0]}


def held(caught: Caught) -> Data:
    """Make the condition on how many cards somebody holds, with the cards named."""
    return holding({**caught, "range": caught["hand_cards"]})


def direction(caught: Caught) -> Data:
    """Make the condition on which way play goes."""
    return {"is": "direction", "value": caught["way"][0]}


def turn_of(caught: Caught) -> Data:
    """Make the condition on whose turn it is."""
    return {"is": "turnOf", "who": caught["who"][0]}


def top_shows(caught: Caught) -> Data | None:
    """Make the condition on what the top card shows."""
    spec = caught["spec"][0]
    return {"is": "top", **spec} if "bad" not in spec else None


def die_faces(caught: Caught) -> Data | None:
    """Return the faces of a die that count."""
    numbers = caught["num"] if "num" in caught else caught["DIGITN"]
    low, high = min(numbers), max(numbers)
    if set(range(low, high + 1)) != set(numbers):
        return None
    return _die(low, high)


def die_range(caught: Caught) -> Data | None:
    """Return the faces of "at least 4"."""
    found = caught["range"][0]
    low, high = found.get("min", 1), found.get("max", 6)
    return _die(low, high) if 1 <= low <= high <= 6 else None


def _die(low: int, high: int) -> Data:
    if high == 6:
        return {"is": "die", "n": {"min": low}}
    if low == 1:
        return {"is": "die", "n": {"max": high}}
    return {"is": "die", "n": {"min": low, "max": high}}


def pile_state(caught: Caught) -> Data | None:
    """Make the condition on how many cards lie on a pile."""
    name = {"draw": "drawPile", "pile": "drawPile", "discard": "discardPile", "rules": "rules"}
    return {"is": name[caught["pile"][0]], "n": caught["range"][0]}
