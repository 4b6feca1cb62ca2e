"""The checker: what is no card is refused with the exact place, the reason and a remedy."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest

from games.blank.builders import clause, effect, faults, only_fault, rule
from length import IS_LONG
from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.language.checker import CARD_BYTES, check, check_json, examine
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.fault_text import fault_line
from stolik.games.blank.language.faults import CardRefused

SEVERAL = [{"on": "turnEnd"}] * 4


def test_the_small_cards_of_these_tests_are_valid():
    """BLK-L1: a card that fits the grammar is accepted."""
    assert check(rule())
    assert check(effect())


@pytest.mark.parametrize(
    ("raw", "path", "reason"),
    [
        ([], "$", "not-an-object"),
        (rule(mood="good"), "$.mood", "unknown-key"),
        ({key: each for key, each in rule().items() if key != "then"}, "$", "missing-key"),
        (rule(lang=0), "$.lang", "out-of-range"),
        (rule(lang=True), "$.lang", "out-of-range"),
        (rule(kind="spell"), "$.kind", "not-one-of"),
        (rule(title={"en": "No"}), "$.title", "unknown-key"),
        (rule(then=[]), "$.then", "list-length"),
        (rule(then=rule()["then"] * 4), "$.then", "list-length"),
        (rule(then="draw"), "$.then", "not-a-list"),
        (rule(when=[]), "$.when", "list-length"),
        (rule(**{"if": {"on": "plays"}}), "$.if.on", "not-one-of"),
        (rule(**{"if": {}}), "$.if", "missing-key"),
        (rule(**{"if": {"anyOf": SEVERAL[:1]}}), "$.if.anyOf", "list-length"),
        (rule(**{"if": {"anyOf": SEVERAL}}), "$.if.anyOf", "list-length"),
        (rule(**{"if": {"on": "played", "digit": [7]}}), "$.if.digit[0]", "out-of-range"),
        (rule(**{"if": {"on": "played", "digit": []}}), "$.if.digit", "list-length"),
        (rule(**{"if": {"on": "idle", "seconds": 2}}), "$.if.seconds", "out-of-range"),
        (rule(**{"if": {"on": "idle", "seconds": 5.0}}), "$.if.seconds", "not-a-number"),
        (rule(**{"if": {"on": "clock", "seconds": 29}}), "$.if.seconds", "out-of-range"),
        (
            rule(**{"if": {"on": "clock", "seconds": 30, "every": False}}),
            "$.if.every",
            "only-true",
        ),
        (rule(**{"if": {"on": "handSize", "n": {}}}), "$.if.n", "range-open"),
        (
            rule(**{"if": {"on": "handSize", "n": {"min": 3, "max": 2}}}),
            "$.if.n",
            "range-upside-down",
        ),
        (rule(**{"if": {"on": "handSize", "n": {"min": 289}}}), "$.if.n.min", "out-of-range"),
        (rule(**{"if": {"on": "social", "event": {}}}), "$.if.event", "no-language"),
        (clause(who="nobody", do="draw", n=1), "$.then[0].who", "not-one-of"),
        (clause(who="next", do="win"), "$.then[0].do", "not-one-of"),
        (clause(who="next", do="draw", n=7), "$.then[0].n", "out-of-range"),
        (clause(who="next", do="draw", n="all"), "$.then[0].n", "not-a-number"),
        (clause(who="next", do="draw", n={"ref": "luck"}), "$.then[0].n.ref", "not-one-of"),
        (clause(who="next", do="draw", n=1, may=False), "$.then[0].may", "only-true"),
        (clause(who="next", do="peek", n=1), "$.then[0]", "missing-key"),
        (clause(who="next", do="peek", at="hand", n=1), "$.then[0].n", "unknown-key"),
        (
            clause(who="next", do="say", what={"en": "x"}, times=6),
            "$.then[0].times",
            "out-of-range",
        ),
        (
            clause(who="next", do="say", what={"en": "x"}, chat=["a b"]),
            "$.then[0].chat[0]",
            "not-a-word",
        ),
        (
            clause(who="next", do="say", what={"en": "x"}, standIn="emote"),
            "$.then[0].standIn",
            "unknown-key",
        ),
        (
            clause(who="next", do="draw", n=1, only={"not": {"not": {"is": "top"}}}),
            "$.then[0].only.not",
            "double-not",
        ),
        (effect(react={"to": "penalty"}), "$.react", "missing-key"),
        (effect(react={"to": "joy", "cancel": True}), "$.react.to", "not-one-of"),
    ],
)
def test_what_does_not_fit_the_grammar_is_refused_with_its_place(raw, path, reason):
    """BLK-L1, BLK-L6, BLK-R66: unknown keys, verbs ("win"), missing keys, kinds and bounds."""
    places = [(fault.path, fault.reason) for fault in faults(raw)]
    assert (path, reason) in places
    assert examine(raw)[0] is None


def test_every_fault_is_reported_and_not_only_the_first():
    """BLK-L1: a message for each place; the card is never partly accepted."""
    raw = rule(author="", then=[{"who": "me", "do": "draw", "n": 9}])
    assert [fault.path for fault in faults(raw)] == ["$.author", "$.then[0].who", "$.then[0].n"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<b>bold</b>", "text-markup"),
        ("**bold**", "text-markup"),
        ("[link](x)", "text-markup"),
        ("&lt;", "text-markup"),
        ("see https://example.org", "text-link"),
        ("WWW.example.org", "text-link"),
        ("two\nlines", "text-lines"),
        ("two\u2028lines", "text-lines"),
        ("right\u202eto left", "text-hidden-sign"),
        ("bell\x07", "text-hidden-sign"),
        ("   ", "text-empty"),
        ("", "text-empty"),
        ("x" * 81, "text-too-long"),
        ("x" * 100_000, "text-too-long"),
        (7, "not-a-text"),
        (None, "not-a-text"),
    ],
)
def test_texts_are_plain(text, reason):
    """BLK-L2, BLK-I21: no markup, links, line breaks or hidden signs; at most 80 characters."""
    fault = only_fault(rule(**{"if": {"on": "outside", "event": {"en": text}}}))
    assert (fault.path, fault.reason) == ("$.if.event.en", reason)


def test_author_and_title_have_shorter_limits():
    """BLK-L2: author ≤ 24, title ≤ 40 characters."""
    assert check(rule(author="x" * 24))
    assert only_fault(rule(author="x" * 25)).path == "$.author"
    assert check(effect(title={"pl": "x" * 40}))
    assert only_fault(effect(title={"pl": "x" * 41})).path == "$.title.pl"


CONTEST = {"who": "actor", "do": "contest", "kind": "stare", "against": "chosen"}
TWO = {"who": "chosenTwo", "do": "swap"}
DIE = {"is": "die", "n": {"min": 5}}
CULPRITS = {"who": "culprits", "do": "draw", "n": 1}


@pytest.mark.parametrize(
    ("rule_id", "raw", "path", "reason"),
    [
        ("BLK-L3", rule(then=[CONTEST, CONTEST]), "$.then[1].do", "second-contest"),
        (
            "BLK-L3",
            rule(then=[CONTEST | {"winner": CONTEST}]),
            "$.then[0].winner.do",
            "contest-in-contest",
        ),
        ("BLK-L4", clause(who="actor", do="reverse"), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="all", do="match", by="digit"), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="all", do="recycle"), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="all", do="countdown", seconds=60), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="all", do="addRule"), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="others", do="rotate", to="left"), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="next", do="again"), "$.then[0].who", "needs-who"),
        ("BLK-L4", clause(who="chosenTwo", do="draw", n=1), "$.then[0].who", "two-only-swap"),
        ("BLK-L4", rule(then=[TWO | {"with": "next"}]), "$.then[0].with", "two-with"),
        ("BLK-L5", rule(then=[CULPRITS]), "$.then[0].who", "culprits-without-react"),
        ("BLK-L5", effect(then=[CULPRITS]), "$.then[0].who", "culprits-without-react"),
        (
            "BLK-L5",
            clause(who="table", do="dropRule", which="chosen"),
            "$.then[0].which",
            "chosen-needs-player",
        ),
        (
            "BLK-L7",
            clause(who="next", do="silence", which="oldest", until="gameEnd"),
            "$.then[0].until",
            "until-game-end",
        ),
        (
            "BLK-L1",
            clause(who="next", do="ban", what="digit", value=3, until="gameEnd"),
            "$.then[0].until",
            "not-one-of",
        ),
        (
            "BLK-L52",
            clause(who="all", do="swap", **{"with": "next"}),
            "$.then[0].who",
            "single-performer",
        ),
        ("BLK-L52", rule(then=[CONTEST | {"who": "all"}]), "$.then[0].who", "single-performer"),
        ("BLK-L52", clause(who="others", do="jump"), "$.then[0].who", "single-performer"),
        ("BLK-L52", clause(who="next", do="swap"), "$.then[0]", "swap-needs-with"),
        ("BLK-L52", clause(who="table", do="draw", n=1), "$.then[0].who", "table-verb"),
        (
            "BLK-L52",
            effect(then=[{"who": "actor", "do": "dropRule", "which": "this"}]),
            "$.then[0].which",
            "this-on-effect",
        ),
        (
            "BLK-L53",
            clause(who="next", do="ban", what="colour", value=3, until="nextCard"),
            "$.then[0].value",
            "ban-value",
        ),
        (
            "BLK-L53",
            clause(who="next", do="ban", what="digit", value=True, until="nextCard"),
            "$.then[0].value",
            "ban-value",
        ),
        (
            "BLK-L53",
            clause(who="next", do="ban", what="several", value="say", until="nextCard"),
            "$.then[0].value",
            "ban-value",
        ),
        ("BLK-L53", rule(when=[{"is": "turnOf", "who": "chosen"}]), "$.when[0].who", "not-one-of"),
        (
            "BLK-L53",
            effect(react={"to": "skip", "cancel": True}, when=[{"not": DIE}]),
            "$.when[0]",
            "die-in-reaction",
        ),
        ("BLK-L1", clause(who="winner", do="draw", n=1), "$.then[0].who", "contestant-outside"),
        (
            "BLK-L1",
            clause(who="next", do="peek", at="hand", of="winner"),
            "$.then[0].of",
            "contestant-outside",
        ),
        (
            "BLK-L1",
            clause(**{"who": "next", "do": "take", "from": "winner", "n": 1}),
            "$.then[0].from",
            "contestant-outside",
        ),
        (
            "BLK-L1",
            rule(then=[CONTEST | {"against": "loser"}]),
            "$.then[0].against",
            "contestant-outside",
        ),
        (
            "BLK-L1",
            clause(**{"who": "next", "do": "swap", "with": "winner"}),
            "$.then[0].with",
            "contestant-outside",
        ),
        (
            "BLK-L1",
            clause(who="next", do="give", to="loser", n=1),
            "$.then[0].to",
            "contestant-outside",
        ),
    ],
)
def test_parts_that_do_not_go_together_are_refused(rule_id, raw, path, reason):
    """BLK-L3, BLK-L4, BLK-L5, BLK-L7, BLK-L52, BLK-L53: which verb goes with whom."""
    fault = only_fault(raw)
    assert (fault.rule, fault.path, fault.reason) == (rule_id, path, reason)


@pytest.mark.parametrize(
    "raw",
    [
        rule(then=[TWO]),
        rule(then=[CONTEST | {"winner": {"who": "winner", "do": "give", "to": "loser", "n": 1}}]),
        effect(then=[CULPRITS], react={"to": "take", "cancel": True}),
        effect(then=[CULPRITS | {"only": DIE}], react={"to": "take", "cancel": True}),
        clause(who="table", do="silence", which="this", until="yourNextTurn"),
        clause(who="next", do="act", what={"en": "hum"}, until="gameEnd"),
        clause(who="next", do="ban", what="several", value=True, until="yourNextTurn"),
        clause(who="voted", do="jump"),
    ],
)
def test_what_just_keeps_within_the_limits_is_accepted(raw):
    """BLK-L4, BLK-L5, BLK-L7, BLK-L52, BLK-L53: the limits refuse no more than they say."""
    assert not faults(raw)


def test_a_newer_card_is_refused_instead_of_guessed_at():
    """BLK-D22: cards carry the version of the language."""
    fault = only_fault(rule(lang=2, magic=True))
    assert (fault.path, fault.rule, fault.reason) == ("$.lang", "BLK-D22", "newer-language")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_fault_is_told_with_place_reason_and_remedy(language):
    """BLK-L1: the message names the place."""
    raw = rule(author=3, mood=1, then=[{"who": "table", "do": "draw", "n": 1}, 5])
    for fault in faults(raw) + faults(clause(who="all", do="jump")):
        reported = fault_line(fault, language)
        assert fault.path in reported
        assert reported.count(".") >= 2


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"lang": 1e999}', "\x00", "nul", b"\xff"]
)
def test_text_that_is_no_json_is_refused_in_the_same_way(text):
    """BLK-L1, BLK-I21: hostile text cannot crash the reader."""
    with pytest.raises(CardRefused):
        check_json(text)


def test_a_document_beyond_any_card_is_not_even_decoded():
    """BLK-L1: size comes first."""
    with pytest.raises(CardRefused) as caught:
        check_json(" " * (CARD_BYTES + 1))
    assert caught.value.faults[0].reason == "document-too-long"


JUNK = [
    None,
    True,
    False,
    0,
    -1,
    7,
    10**30,
    1.5,
    "",
    "x",
    "all",
    "say",
    [],
    [[]],
    {},
    {"is": 1},
    "\ud800",
]


def places(raw: object, path: str = "$") -> list[tuple[str, object, object]]:
    """Every value inside a card: its path, its holder and its key."""
    inside = raw.items() if isinstance(raw, dict) else enumerate(raw)
    found = []
    for key, value in list(inside):
        inner = f"{path}.{key}" if isinstance(raw, dict) else f"{path}[{key}]"
        found.append((inner, raw, key))
        if isinstance(value, dict | list):
            found += places(value, inner)
    return found


def test_a_card_damaged_at_random_is_refused_at_or_around_the_damage():
    """BLK-L1: whatever is put anywhere into a card, the fault names its place."""
    refused = 0
    for seed in range(40_000 if IS_LONG else 3_000):
        rng = Random(seed)
        raw = copy.deepcopy(random_card(rng))
        path, holder, key = rng.choice(places(raw))
        damage = rng.choice(("junk", "junk", "drop", "add"))
        if damage == "drop" and isinstance(holder, dict):
            del holder[key]
            path = path.rsplit(".", 1)[0]
        elif damage == "add" and isinstance(holder, dict):
            holder["zz"] = 1
            path = path.rsplit(".", 1)[0] + ".zz"
        else:
            holder[key] = copy.deepcopy(rng.choice(JUNK))
        card, found = examine(raw)
        if card is not None:
            assert check(to_data(card)) == card
            continue
        refused += 1
        assert found
        around = path.rsplit(".", 1)[0]
        assert any(fault.path.startswith(around) or path.startswith(fault.path) for fault in found)
        for fault in found:
            assert fault_line(fault, rng.choice(("en", "pl")))
    assert refused > 1_000


def test_known_cards_are_plain_data():
    """BLK-I21: a card is JSON and nothing else."""
    for known in catalogue().values():
        assert check_json(json.dumps(to_data(known.card))) == known.card
