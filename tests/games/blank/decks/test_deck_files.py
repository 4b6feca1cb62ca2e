"""Deck files: one readable document, and what becomes of a stranger's."""

from __future__ import annotations

import copy
import json
from random import Random

import msgspec
import pytest

from games.blank.builders import LATER, NOW, OWNER, WINNER, deck, effect, rule, with_card
from games.blank.decks.test_decks import BEE, with_card_by
from games.blank.language.test_checker import JUNK, places
from length import IS_LONG
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.decks.deck import Box
from stolik.games.blank.decks.deck_changes import clarify, fork, share, shelve
from stolik.games.blank.decks.file_check import FILE_LIMIT
from stolik.games.blank.decks.files import export, import_text, read_text, to_file, to_text
from stolik.games.blank.decks.games import set_up
from stolik.games.blank.decks.history import History, append
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.fault_text import fault_line
from stolik.kernel.entropy import FastStream


def grown():
    """A deck that has seen something of life."""
    of = with_card(deck(), check(rule()), "r15")
    of = with_card(of, check(effect()), "hexagon-6-b")
    of = with_card(of, check(random_card(Random(3), "rule")), "r16")
    of = clarify(of, "r05", "Hiccups do not count.", OWNER, NOW)
    return shelve(of, "r16", OWNER, NOW)


def refused(file: object) -> list[tuple[str, str]]:
    text = file if isinstance(file, str | bytes) else json.dumps(file)
    with pytest.raises(DeckRefused) as caught:
        read_text(text)
    for fault in caught.value.faults:
        for language in ("en", "pl"):
            assert fault_line(fault, language)
    return [(fault.path, fault.reason) for fault in caught.value.faults]


@pytest.mark.parametrize("of", [deck(), deck(edition="founding/1-strict"), grown()])
def test_a_stored_deck_is_read_back_as_it_was(of):
    """BLK-D2, BLK-D20: all slots, cards, history and hashes."""
    assert read_text(to_text(of, with_accounts=True)) == of


def test_the_document_has_the_shape_of_the_ledger():
    """BLK-D2: format, slots with origin, face and card, cards due, history with hashes."""
    file = to_file(grown(), with_accounts=True)

    assert file["format"] == "blank-deck/1"
    assert file["rules"][0] == {"slot": "r01", "origin": "founding", "card": "RC1"}
    written = file["rules"][14]
    assert (written["slot"], written["origin"], written["card"]) == ("r15", "blank", "inline")
    assert written["acceptedIn"] == 2
    cards = {slot["slot"]: slot for slot in file["game"]}
    assert cards["hexagon-6-a"]["card"] == "GC2"
    assert cards["hexagon-5-b"]["card"] is None
    assert file["nextGame"] == {"include": ["r15"]}
    assert file["history"][0]["prev"] is None


def test_an_export_leaves_out_accounts_and_keeps_valid_hashes():
    """BLK-D15, BLK-D20: accounts and private data stay at home."""
    of = share(grown(), OWNER, "shared", (WINNER.account,))
    text = export(of, OWNER, LATER)

    assert "acct-" not in text
    assert read_text(text).history[-1].what == "exported"
    assert read_text(text).rules == of.rules


def test_an_import_is_a_new_deck_of_the_importer_with_the_exported_one_as_parent():
    """BLK-D21: name, cards and history come along."""
    text = export(grown(), OWNER, LATER)

    mine = import_text(text, "d-77", WINNER, LATER)

    assert (mine.id, mine.owner, mine.parent.id) == ("d-77", WINNER.account, "d-1")
    assert (mine.rules, mine.game, mine.revision) == (grown().rules, grown().game, 4)
    assert [entry.what for entry in mine.history[-2:]] == ["exported", "imported"]
    assert read_text(to_text(mine, with_accounts=True)) == mine


def test_a_fork_can_be_exported_and_imported_too():
    """BLK-D19, BLK-D21: cards that it inherited count as accepted."""
    public = share(grown(), OWNER, "public", can_be_forked=True)
    child = fork(public, Box("d-9", "Odnoga", BEE), WINNER, LATER)
    assert read_text(to_text(child)).rules == public.rules
    with pytest.raises(DeckRefused):
        with_card_by(child, OWNER)  # the parent's owner decides nothing here


def test_a_touched_file_is_refused_as_a_whole_with_a_list_of_faults():
    """BLK-D21, BLK-I19, BLK-I20: counts, grammar, limits and hashes."""
    good = to_file(grown())

    def touched(change) -> list[tuple[str, str]]:
        file = copy.deepcopy(good)
        change(file)
        return refused(file)

    assert touched(lambda file: file["rules"].pop()) == [("$.rules", "slot-count")]
    assert touched(lambda file: file["game"].append({})) == [("$.game", "slot-count")]
    swapped = touched(lambda file: file["rules"][0].update(card="RC2"))
    assert swapped == [("$.rules[0].card", "not-one-of")]
    own = {"card": "inline", "inline": rule(), "acceptedIn": 2}
    assert touched(lambda file: file["rules"][0].update(own)) == [
        ("$.rules[0].card", "founding-card-changed")
    ]
    smuggled = touched(lambda file: file["rules"][20].update(own))
    assert ("$.rules[20]", "not-accepted") in smuggled
    assert ("$.revision", "revision-count") in smuggled
    assert touched(lambda file: file.update(revision=9)) == [("$.revision", "revision-count")]
    broken = touched(lambda file: file["history"][1].update(by="Mallory"))
    assert broken == [("$.history[2].prev", "broken-chain")]
    assert touched(lambda file: file["history"][-1].update(by="Mallory")) == [
        ("$.head", "broken-chain")
    ]
    bad = touched(lambda file: file["rules"][14]["inline"]["then"][0].update(n=9))
    assert bad == [("$.rules[14].inline.then[0].n", "out-of-range")]
    kind = touched(lambda file: file["rules"][14].update(inline=effect()))
    assert ("$.rules[14].inline.kind", "not-one-of") in kind
    two = touched(lambda file: file.update(name="", magic=1))
    assert two == [("$.magic", "unknown-key"), ("$.name", "text-empty")]
    assert touched(lambda file: file["nextGame"].update(include=["r30"])) == [
        ("$.nextGame.include[0]", "nothing-due")
    ]


def test_a_newer_format_or_card_is_refused_instead_of_guessed_at():
    """BLK-D22: an older engine refuses newer cards."""
    newer = to_file(grown()) | {"format": "blank-deck/2"}
    assert refused(newer) == [("$.format", "unknown-format")]
    file = to_file(grown())
    file["rules"][14]["inline"]["lang"] = 2
    assert refused(file) == [("$.rules[14].inline.lang", "newer-language")]


DEEP = '{"format": "blank-deck/1", "name": ' + "[" * 50_000 + "]" * 50_000 + "}"


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "7", "{}", b"\xff\xfe", "[" * 500_000, DEEP, '{"a":1e400}']
)
def test_a_hostile_file_is_only_refused(text):
    """BLK-D21, BLK-I21: it cannot hang or crash anything."""
    assert refused(text)


def test_a_file_beyond_all_bounds_is_not_even_decoded():
    """BLK-D21: size comes first."""
    assert refused(" " * (FILE_LIMIT + 1)) == [("$", "document-too-long")]


def test_deep_content_in_the_history_is_refused():
    """BLK-D21: data of a bounded depth."""
    file = to_file(grown())
    content: dict = {}
    file["history"][0]["content"] = content
    for _ in range(30):
        content["x"] = content = {}
    assert refused(file) == [("$.history[0].content", "too-deep")]


def chained(file: dict) -> dict:
    """The file with a history whose hashes fit again, as a forger would make them."""
    history: History = ()
    for raw in file["history"]:
        history = append(history, raw["at"], raw["what"], raw["by"], raw["content"])
    file["history"] = [msgspec.to_builtins(entry) for entry in history]
    return file | {"head": history[-1].hash}


def test_a_forged_history_with_fitting_hashes_cannot_crash_a_game():
    """BLK-D21, BLK-I21: what later code reads from an entry is checked as well."""
    for key in ("slot", "game", "inherited", "revision"):
        for junk in ([1], {"a": 1}, 7, "\x1b[2J", None):
            file = to_file(grown())
            file["history"][2]["content"][key] = junk
            try:
                of = read_text(json.dumps(chained(file)))
            except DeckRefused:
                continue
            set_up([of], FastStream(1))
            assert export(of, OWNER, NOW)


def test_a_file_damaged_at_random_is_refused_or_still_a_whole_deck():
    """BLK-D21, BLK-I21: every fault has a place, and nothing but a refusal comes out."""
    good = to_file(grown(), with_accounts=True)
    spots = len(places(good))
    refusals = 0
    for seed in range(4_000 if IS_LONG else 250):
        rng = Random(seed)
        file = copy.deepcopy(good)
        _, holder, key = places(file)[rng.randrange(spots)]
        holder[key] = copy.deepcopy(rng.choice(JUNK[:-1]))
        try:
            of = read_text(json.dumps(file))
        except DeckRefused as error:
            refusals += 1
            assert all(fault.path.startswith("$") for fault in error.faults)
        else:
            assert read_text(to_text(of, with_accounts=True)) == of
            set_up([of], FastStream(seed))
    assert refusals > 150
