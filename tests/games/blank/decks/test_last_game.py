"""What a card would have done in a game that was played."""

import pytest

from games.blank.tables import BLANK, rule_if
from stolik.games.blank.decks.last_game import fired_in_record
from stolik.games.blank.events import CardActivated
from stolik.games.blank.language.checker import check, check_json
from stolik.kernel.entropy import FastStream
from stolik.kernel.record import Record

DRAW = {"who": "next", "do": "draw", "n": 1}


def rule(trigger, **keys):
    return rule_if(trigger, DRAW, name={"en": "Asked", "pl": "Pytana"}, **keys)


def played(options, seed=3, seats=3):
    """A game by bots: its record, and the turns in which the card "Asked" was activated."""
    state = BLANK.new(seats, seed, options)
    record = Record.begin(state, seed)
    mind, luck = BLANK.mind("casual", 1), FastStream(seed)
    turns = []
    while not state.is_over:
        seat = state.rules.asked(state.deciders(), luck)
        move, turn, heard = mind.policy(state, seat, luck), int(state.turns), []
        record.add(seat, move)
        state.apply(seat, move, heard)
        reported = [notice.event for notice in heard]
        turns += [
            turn
            for one in reported
            if isinstance(one, CardActivated) and "Asked" in str(one.source)
        ]
    record.finish(state)
    return Record.read(record.text()), turns, int(state.turns)


@pytest.mark.parametrize(
    "trigger",
    [
        {"on": "played", "digit": [3]},
        {"on": "played", "colour": ["circle", "shield"]},
        {"on": "drawn"},
        {"on": "handSize", "n": {"max": 3}},
        {"on": "turnEnd"},
        {"on": "turnStart"},
        {"on": "penalised"},
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_would_fire_where_the_same_card_in_the_row_did(trigger, seed):
    """A card that lay in the row all the time is the measure: its twin fires in the same turns."""
    card = rule(trigger)
    options = {"new_rules": (card,), "rules": ("NR1", "RC3"), "turn_limit": 20}
    record, turns, last = played(options, seed)
    found = fired_in_record(check_json(card), record)
    assert (found.fired, found.turns, found.uncounted) == (tuple(turns), last, None)


def test_conditions_are_looked_at_when_it_happens():
    always, never = ([{"is": "players", "n": {"min": low}}] for low in (2, 6))
    record, _, _ = played({"rules": ("NR1",), "turn_limit": 20})
    fired = fired_in_record(check_json(rule({"on": "turnEnd"}, when=always)), record).fired
    assert len(fired) > 5
    assert fired_in_record(check_json(rule({"on": "turnEnd"}, when=never)), record).fired == ()


def test_an_effect_counts_when_its_card_is_played():
    record, _, _ = played({"rules": ("NR1",), "turn_limit": 20})
    card = check(
        {"lang": 1, "kind": "effect", "author": "A", "title": {"en": "Hop"}, "then": [DRAW]}
    )
    laid = [str(turn.move).split()[1] for turn in record.turns if str(turn.move).startswith("lay")]
    name = next(one for one in laid if laid.count(one) == 1 and one.endswith("-b"))
    assert len(fired_in_record(card, record, name).fired) == 1


@pytest.mark.parametrize(
    ("trigger", "reason"),
    [
        ({"on": "social", "event": {"en": "laughs"}}, "people"),
        ({"on": "outside", "event": {"en": "a dog barks"}}, "people"),
        ({"on": "idle", "seconds": 5}, "time"),
    ],
)
def test_what_a_record_cannot_show_is_said_so(trigger, reason):
    record, _, last = played({"rules": ("NR1",), "turn_limit": 20})
    found = fired_in_record(check_json(rule(trigger)), record)
    assert (found.uncounted, found.fired, found.turns) == (reason, (), last)


def test_the_record_is_left_as_it_was():
    record, _, _ = played({"rules": ("NR1", "RC3"), "turn_limit": 20})
    text = record.text()
    fired_in_record(check_json(rule({"on": "played"})), record)
    assert record.text() == text
    record.verify()
