"""A deck's life: name, mark, owner, stewards, corrections, shelving, forks, volumes."""

from __future__ import annotations

import msgspec
import pytest

from games.blank.builders import (
    LATER,
    NOW,
    OWNER,
    SNAIL,
    WINNER,
    deck,
    effect,
    handed_in,
    rule,
    with_card,
)
from stolik.games.blank.decks.deck import Box, Person, new_deck
from stolik.games.blank.decks.deck_changes import (
    MOST_CLARIFICATIONS,
    MOST_CLARIFICATIONS_IN_ALL,
    Translation,
    clarify,
    correct,
    fork,
    name_steward,
    new_volume,
    owner_left,
    rename,
    set_mark,
    share,
    shelve,
    transfer,
    translate,
)
from stolik.games.blank.decks.deck_setup import after_game
from stolik.games.blank.decks.files import (
    EXPORT_LIMIT,
    export,
    import_text,
    read_stored,
    read_text,
    to_file,
    to_text,
)
from stolik.games.blank.decks.history import (
    MOST_ENTRIES,
    acceptances,
    broken_link,
    counts,
    owner_name,
)
from stolik.games.blank.decks.marks import Mark, told_apart
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.decks.rewards import accept
from stolik.games.blank.decks.slots import GAME_SLOTS, RULE_SLOTS
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import to_data, to_json
from stolik.games.blank.language.fault_text import fault_line

BEE = Mark("bee", "amber")
STRANGER = Person("acct-9", "Obcy")


def refusal(act, *args, **more) -> str:
    """The reason why the act is refused; its words exist in both languages."""
    with pytest.raises(DeckRefused) as caught:
        act(*args, **more)
    (fault,) = caught.value.faults
    for language in ("en", "pl"):
        assert fault_line(fault, language)
    return fault.reason


def full(name: str = "d-1"):
    """A deck on which all 90 rewards have been written."""
    of = deck(name)
    for slot in [each.slot for each in of.blank_rules]:
        of = with_card(of, check(rule()), slot)
    for slot in [each.slot for each in of.open_cards]:
        of = with_card(of, check(effect()), slot)
    return of


def test_a_deck_has_38_and_72_slots_with_stable_identifiers():
    """BLK-D1: slots are never added, removed or renumbered."""
    fresh = deck()
    changed = with_card(fresh, check(rule()), "r15")

    for each in (fresh, changed):
        assert tuple(slot.slot for slot in each.rules) == RULE_SLOTS
        assert tuple(slot.slot for slot in each.game) == GAME_SLOTS
    assert refusal(fresh.rule, "r39") == "no-such-slot"
    assert refusal(fresh.card, "hexagon-7-a") == "no-such-slot"


def test_a_new_deck_is_a_fresh_copy_at_revision_one_with_a_name_on_its_box():
    """BLK-D2, BLK-D3, BLK-111: identifier, name, mark, owner, edition, revision, history."""
    fresh = deck()

    assert (fresh.id, fresh.name, fresh.mark) == ("d-1", "Kuchenny BLANK", SNAIL)
    assert (fresh.owner, fresh.edition, fresh.revision) == (OWNER.account, "founding/1", 1)
    assert [entry.what for entry in fresh.history] == ["created"]
    assert len(fresh.blank_rules) == 24
    assert len(fresh.open_cards) == 66
    assert refusal(deck, edition="founding/9") == "no-such-edition"
    assert refusal(new_deck, Box("d-2", "x" * 41, SNAIL), OWNER, NOW) == "text-too-long"


def test_a_table_without_a_signed_in_owner_plays_with_a_fresh_copy_of_the_host():
    """BLK-D27: it belongs to the host and can be exported."""
    guest = Person("guest-7", "Gość")
    copy = new_deck(Box("d-g", "BLANK", SNAIL), guest, NOW)
    assert copy.decides("guest-7")


def test_every_accepted_card_raises_the_revision_and_old_revisions_stay_to_be_seen():
    """BLK-D4, BLK-104, BLK-I19: old revisions can be viewed for ever."""
    first = with_card(deck(), check(rule()), "r15")
    second = with_card(first, check(effect()), "hexagon-6-b")

    assert (first.revision, second.revision) == (2, 3)
    assert second.at_revision(2).rules == first.rules
    assert second.at_revision(2).game == first.game
    assert second.at_revision(1).rules == deck().rules
    assert refusal(second.at_revision, 4) == "no-such-revision"


def test_ninety_rewards_fill_a_deck_and_a_full_deck_opens_a_new_volume():
    """BLK-D6, BLK-D7, BLK-I19: 24 rules and 66 effects; then a fresh copy with a pointer back."""
    filled = full()

    assert filled.revision == 91
    assert filled.is_complete
    second = new_volume(filled, "d-2", OWNER, LATER)
    assert (second.name, second.mark, second.volume) == (filled.name, filled.mark, 2)
    assert (second.parent.id, second.parent.revision) == ("d-1", 91)
    assert second.revision == 1
    assert refusal(new_volume, deck(), "d-2", OWNER, LATER) == "deck-not-complete"


def test_only_the_owner_names_and_marks_a_deck():
    """BLK-111, BLK-112, BLK-D16: a name on the box, a mark on every card."""
    named = rename(deck(), OWNER, "Strych", NOW)
    marked = set_mark(named, OWNER, BEE, NOW)

    assert (marked.name, marked.mark) == ("Strych", BEE)
    assert [entry.what for entry in marked.history] == ["created", "named", "marked"]
    assert refusal(rename, deck(), STRANGER, "Mine", NOW) == "not-the-owner"
    assert refusal(set_mark, deck(), OWNER, Mark("skull", "teal"), NOW) == "not-one-of"


def test_decks_of_one_owner_have_different_marks():
    """BLK-D16: clashing marks are refused at home and numbered in a mixed game."""
    assert refusal(set_mark, deck(), OWNER, BEE, NOW, (BEE,)) == "mark-taken"
    assert [number for _, number in told_apart([BEE, SNAIL, BEE])] == [1, 0, 2]


def test_stewards_decide_too_but_do_not_own():
    """BLK-D9: a steward named by the owner accepts and refuses."""
    shared = name_steward(deck(), OWNER, WINNER, NOW)

    assert shared.decides(WINNER.account)
    assert refusal(rename, shared, WINNER, "Mine", NOW) == "not-the-owner"
    assert refusal(name_steward, shared, WINNER, STRANGER, NOW) == "not-the-owner"


def test_a_deck_changes_hands_with_the_new_owners_agreement():
    """BLK-D17: ownership can be transferred."""
    given = transfer(deck(), OWNER, WINNER, True, NOW)

    assert given.owner == WINNER.account
    assert given.history[-1].what == "transferred"
    assert refusal(transfer, deck(), OWNER, WINNER, False, NOW) == "heir-must-agree"


def test_a_deck_whose_owner_is_gone_goes_to_the_first_steward_or_is_frozen():
    """BLK-D17: frozen means playable and forkable, not changeable."""
    shared = name_steward(deck(), OWNER, WINNER, NOW)
    public = msgspec.structs.replace(deck(), visibility="public")

    assert owner_left(shared, WINNER.name, NOW).owner == WINNER.account
    frozen = owner_left(public, "—", NOW)
    assert frozen.may_play(STRANGER.account)
    assert frozen.may_fork(STRANGER.account)
    assert refusal(rename, frozen, OWNER, "Again", NOW) == "deck-frozen"


def test_sharing_lets_others_play_and_perhaps_fork_but_never_accept():
    """BLK-D18: private, shared with named players, or public."""
    shared = share(deck(), OWNER, "shared", (WINNER.account,))
    public = share(deck(), OWNER, "public", can_be_forked=True)

    assert not deck().may_play(WINNER.account)
    assert shared.may_play(WINNER.account)
    assert not shared.may_play(STRANGER.account)
    assert not shared.may_fork(WINNER.account)
    assert public.may_fork(STRANGER.account)
    assert not public.decides(STRANGER.account)


def test_a_fork_is_a_deck_of_its_own_and_nothing_flows_back():
    """BLK-D19: its own owner, mark and history; its parent is a certain revision."""
    public = share(with_card(deck(), check(rule()), "r15"), OWNER, "public", can_be_forked=True)

    child = fork(public, Box("d-9", "Odnoga", BEE), STRANGER, LATER)
    grown = with_card_by(child, STRANGER)

    assert (child.owner, child.mark, child.parent.revision) == (STRANGER.account, BEE, 2)
    assert child.rules == public.rules
    assert [entry.what for entry in child.history] == ["created", "forked"]
    assert grown.revision == 3
    assert refusal(fork, deck(), Box("d-9", "x", BEE), STRANGER, LATER) == "may-not-fork"


def with_card_by(of, owner):
    """The deck after this owner has accepted a rule."""
    of, proposal = handed_in(of, check(rule()), "r16")
    return accept(of, proposal, owner, NOW)[0]


def test_an_owner_corrects_own_words_and_never_what_a_card_does():
    """BLK-D13: of cards that they wrote; each correction is a history entry."""
    event = {"on": "social", "event": {"en": "coghs"}}
    written = with_card(deck(), check(rule(**{"if": event})), "r15")
    mended = check(rule(**{"if": {"on": "social", "event": {"en": "coughs"}}}))
    words = Translation("en", ("coughs",), by_author=True)

    corrected = correct(written, "r15", words, OWNER, LATER)

    assert corrected.rule("r15").card == mended
    assert corrected.revision == written.revision
    assert corrected.history[-1].what == "clarified"
    missing = Translation("pl", ("zakaszle",), by_author=True)  # that would be a translation
    assert refusal(correct, written, "r15", missing, OWNER, LATER) == "nothing-to-correct"
    assert refusal(correct, written, "r16", words, OWNER, LATER) == "nothing-to-correct"
    other = Translation("en", ("coughs",), by_author=False)
    assert refusal(correct, written, "r15", other, OWNER, LATER) == "author-must-agree"
    wild = Translation("en", ("<b>",), by_author=True)
    with pytest.raises(DeckRefused):
        correct(written, "r15", wild, OWNER, LATER)
    assert refusal(correct, written, "r15", words, STRANGER, LATER) == "not-the-owner"


def test_owner_and_author_may_add_the_own_words_that_a_language_lacks():
    """BLK-D13: each of them alone; the card stays the same card, and its history tells of it."""
    event = {"on": "social", "event": {"en": "coughs"}}
    duty = {"who": "actor", "do": "say", "what": {"en": "sing", "pl": "zaśpiewać"}}
    written = with_card(deck(), check(rule(**{"if": event}, then=[duty])), "r15")
    polish = Translation("pl", ("zakaszle", "ignored"), by_author=False)
    by_author = msgspec.structs.replace(polish, by_author=True)

    for person, words in ((OWNER, polish), (WINNER, by_author)):
        translated = translate(written, "r15", words, person, LATER)
        data = to_data(translated.rule("r15").card)
        assert data["if"]["event"] == {"en": "coughs", "pl": "zakaszle"}
        assert data["then"][0]["what"] == duty["what"], "what was there stays"
        assert (translated.history[-1].what, translated.history[-1].by) == (
            "translated",
            person.name,
        )
        assert translated.revision == written.revision
        assert read_text(to_text(translated, with_accounts=True)) == translated

    assert refusal(translate, written, "r15", polish, WINNER, LATER) == "not-the-owner"
    english = Translation("en", ("laughs", "shout"), by_author=True)
    assert refusal(translate, written, "r15", english, OWNER, LATER) == "nothing-to-translate"
    assert refusal(translate, written, "r16", polish, OWNER, LATER) == "nothing-to-correct"
    long = Translation("pl", ("x" * 81,), by_author=True)
    assert refusal(translate, written, "r15", long, OWNER, LATER)
    frozen = owner_left(written, "", LATER)
    assert refusal(translate, frozen, "r15", by_author, WINNER, LATER) == "deck-frozen"


def test_a_new_rule_that_was_translated_meanwhile_is_still_known_after_its_game():
    """BLK-110: the game was played with the card as it was; its words make no other card of it."""
    event = {"on": "social", "event": {"en": "coughs"}}
    written = with_card(deck(), check(rule(**{"if": event})), "r15")
    used = [to_json(written.rule("r15").card)]
    words = Translation("pl", ("zakaszle",), by_author=False)
    translated = translate(written, "r15", words, OWNER, LATER)
    assert translated.due == ("r15",)
    assert after_game([translated], "g1", ["Ola"], used, LATER)[0].due == ()


def test_a_house_ruling_is_added_to_a_card_as_a_clarification():
    """BLK-115, BLK-R73, BLK-D13: if the owner agrees."""
    reported = clarify(deck(), "r05", "Hiccups do not count.", OWNER, NOW)

    assert reported.rule("r05").clarifications == ("Hiccups do not count.",)
    assert refusal(clarify, deck(), "r05", "<b>", OWNER, NOW) == "text-markup"
    assert refusal(clarify, deck(), "r15", "Why?", OWNER, NOW) == "nothing-to-correct"
    assert refusal(clarify, deck(), "r05", "Why?", STRANGER, NOW) == "not-the-owner"


def test_a_shelved_card_is_set_aside_and_its_slot_stays_used():
    """BLK-D14, BLK-I2: a shelved rule is like a blank one, a shelved effect is ignored."""
    written = with_card(with_card(deck(), check(rule()), "r15"), check(effect()), "hexagon-6-b")

    shelved = shelve(shelve(written, "r15", OWNER, NOW), "hexagon-6-b", STRANGER, NOW, True)

    assert len(shelved.written_rules) == 14
    assert len(shelved.blank_rules) == 23
    assert shelved.card("hexagon-6-b").effect is None
    assert shelved.card("hexagon-6-b").is_written
    assert not shelved.due
    assert refusal(shelve, written, "r15", STRANGER, NOW) == "not-the-owner"
    assert refusal(shelve, written, "r16", OWNER, NOW) == "nothing-to-shelve"


def test_the_history_is_a_chain_that_tells_when_it_was_touched():
    """BLK-D15, BLK-I19: each entry holds the hash of the one before, and no accounts."""
    history = with_card(deck(), check(rule()), "r15").history
    forged = msgspec.structs.replace(history[1], by="Mallory")

    assert [entry.what for entry in history] == ["created", "proposed", "accepted"]
    assert broken_link(history) is None
    assert broken_link((history[0], forged, history[2])) == 3
    assert broken_link(history[1:]) == 1
    assert "acct-" not in str(history)


def played(of, games):
    """The deck after so many games."""
    for number in range(games):
        of = of.noted(LATER, "game played", "Wit", game=f"game-{number}")
    return of


def test_a_long_history_is_folded_and_forgets_nothing_that_is_asked_for():
    """BLK-D15: numbers, hashes and counts go on; acceptances and the owner are still known."""
    grown = with_card(deck(), check(rule()), "r15")
    before = acceptances(grown.history)
    old = played(grown, MOST_ENTRIES)

    first, *rest = old.history
    assert first.what == "folded" and len(old.history) <= MOST_ENTRIES
    assert counts(old.history) == {"created": 1, "proposed": 1, "accepted": 1, "game played": 600}
    assert broken_link(old.history) is None
    assert rest[0].prev == first.hash and rest[0].no == first.no + 1
    assert rest[-1].no == MOST_ENTRIES + 3
    assert acceptances(old.history) == before
    assert owner_name(old.history) == OWNER.name
    forged = msgspec.structs.replace(rest[0], by="Mallory")
    assert broken_link((first, forged, *rest[1:])) == 3

    older = played(old, MOST_ENTRIES)
    assert counts(older.history)["game played"] == 2 * MOST_ENTRIES
    assert acceptances(older.history) == before
    assert older.history[0].content["since"] == NOW


def test_a_folded_deck_travels_as_a_file_and_a_forged_fold_is_refused():
    """BLK-D15, BLK-D21: what stands for many entries is checked like them."""
    old = played(with_card(deck(), check(rule()), "r15"), MOST_ENTRIES)
    assert read_text(to_text(old, with_accounts=True)) == old
    assert read_stored(to_file(old, with_accounts=True)) == old

    for change in (
        {"hash": "0" * 64},
        {"hash": "?"},
        {"since": "yesterday"},
        {"counts": {"folded": 3}},
        {"counts": {"created": 0}},
        {"accepted": {}},
        {"accepted": {"r99": {"revision": 2}}},
        {"more": 1},
    ):
        file = to_file(old)
        file["history"][0]["content"] = file["history"][0]["content"] | change
        with pytest.raises(DeckRefused):
            read_text(msgspec.json.encode(file))
    file = to_file(old)
    file["history"].insert(1, file["history"][0])
    with pytest.raises(DeckRefused):
        read_text(msgspec.json.encode(file))


def test_an_exported_file_is_short_enough_to_be_imported():
    """BLK-D20, BLK-D21: its history is folded where it would be too long."""
    old = played(full(), MOST_ENTRIES - 200)
    assert len(to_text(old).encode()) > EXPORT_LIMIT
    text = export(old, OWNER, LATER)
    assert len(text.encode()) <= EXPORT_LIMIT
    mine = import_text(text, "d-77", OWNER, LATER)
    assert (mine.rules, mine.game) == (old.rules, old.game)
    assert counts(mine.history)["game played"] == MOST_ENTRIES - 200


def test_a_card_has_room_for_so_many_clarifications():
    """BLK-D13: one more would make a file that nobody reads."""
    reported = deck()
    for number in range(MOST_CLARIFICATIONS):
        reported = clarify(reported, "r05", f"Note {number}.", OWNER, NOW)
    assert refusal(clarify, reported, "r05", "More.", OWNER, NOW) == "too-many-clarifications"
    slots = iter(f"r{number:02d}" for number in range(6, 14))
    for slot in slots:
        for number in range(40):
            try:
                reported = clarify(reported, slot, f"Note {number}.", OWNER, NOW)
            except DeckRefused:
                break
    notes = [note for slot in reported.rules for note in slot.clarifications]
    assert len(notes) == MOST_CLARIFICATIONS_IN_ALL
    assert read_text(to_text(reported)) is not None
