"""What an operator can do who is everybody at the table but one: not choose the deal."""

from hashlib import sha256

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.client.seals import Seals
from stolik.kernel.record import Record, RecordError
from stolik.kernel.registry import load
from stolik.protocol import encode
from stolik.server.tables.messages import Present, table_info
from stolik.table import fairness
from stolik.table.actions.deal import Dealt, ReadySet, Revealed, Started
from stolik.table.actions.setup import SeatPlan
from stolik.table.deal import part_commitment, seed_of
from stolik.table.record import record_of
from table import requests
from table.tables import ScriptedTable

GAME = load("cardline")
ROUNDS = 40
TRIES = 60


def hand_of_host(seed):
    return tuple(card.card for card in GAME.new(2, seed, {}).view(0).hands[0])


def is_wanted(seed):
    """What the operator wants: one in eight deals or so."""
    return hand_of_host(seed)[0] % 8 == 0


def digits(*words):
    return sha256(" ".join(map(str, words)).encode()).hexdigest()


class Honest:
    """Ben's client: all that he ever sends, and all that he keeps."""

    def __init__(self, live, luck):
        self.live = live
        self.seals = Seals()
        shown = self.shown()
        # The client's own draw, but the same in every run of this test.
        self.commitment = part_commitment(live.table.id, live.table.round, digits("ben", luck))
        self.seals.see(shown).parts[self.commitment] = digits("ben", luck)

    def shown(self):
        return msgspec.json.decode(encode(table_info(self.live.table, Present((), 0))))

    def part(self):
        return self.seals.part_to_reveal(self.shown())


def grind(live, bens_part):
    """The host's part by which the deal is as the operator wants it, if this were Ben's."""
    table = live.table
    for number in range(TRIES):
        own = digits("operator", number)
        if is_wanted(fairness.seed_of(table.secret, ((0, own), (1, bens_part)))):
            return own
    return digits("operator", 0)


def test_by_the_older_protocol_the_operator_gets_the_deal_that_is_wanted():
    """The control: the same operator, where Ben's part is open before the host's is chosen."""
    won = 0
    for luck in range(ROUNDS):
        live = ScriptedTable()
        live.seat_two()
        live.happen(ReadySet("ben", digits("ben", luck)))
        live.happen(Started(grind(live, live.table.entropy["ben"])))
        won += is_wanted(live.table.seed)
    assert won >= ROUNDS - 2


def test_the_operator_who_knows_everything_but_bens_part_gets_no_better_deal_than_by_luck():
    """All that the operator can choose is chosen before Ben tells anything but a digest."""
    won = guessed = 0
    for luck in range(ROUNDS):
        live = ScriptedTable(secret=digits("secret", luck))
        live.seat_two()
        ben = Honest(live, luck)
        live.happen(requests.ready(live.table, "ben", ben.commitment, True))
        assert ben.part() is None
        own = grind_by_guessing(live, ben.commitment)
        mine = part_commitment(live.table.id, live.table.round, own)
        live.happen(requests.start(live.table, "ala", mine))
        live.happen(requests.reveal(live.table, "ala", own))
        reported = ben.part()
        assert reported == digits("ben", luck)
        guessed += reported in (digits("guess", luck, number) for number in range(TRIES))
        live.happen(requests.reveal(live.table, "ben", reported))
        won += is_wanted(live.table.seed)
    assert guessed == 0
    assert won <= ROUNDS // 3


def grind_by_guessing(live, commitment):
    """The best that is left: to guess Ben's part, and to choose the host's as if it were so."""
    again = ScriptedTable(secret=live.table.secret)
    again.seat_two()
    again.happen(requests.ready(again.table, "ben", commitment, True))
    again.happen(requests.start(again.table, "ala", "00" * 32))
    for number in range(TRIES):
        own = digits("operator", number)
        if is_wanted(seed_of(again.table.deal.closed, live.table.secret, {0: own, 1: commitment})):
            return own
    return digits("operator", 0)


def finished(secret, parts, revealed, options=None):
    """A game as an operator writes it into the log at will; `parts` by seat."""
    live = ScriptedTable(secret=secret, options=options or {})
    live.seat_two()
    commitments = [part_commitment("t_test", 1, part) for part in parts]
    live.happen(ReadySet("ben", commitment=commitments[1]))
    live.happen(requests.start(live.table, "ala", commitments[0]))
    for seat, player in enumerate(("ala", "ben")):
        if seat in revealed:
            live.happen(Revealed(player, parts[seat]))
    if live.table.status == "dealing":
        live.happen(Dealt())
    while live.table.status == "playing":
        live.move()
    return record_of(live.table).text()


def test_once_ben_has_told_his_part_two_deals_are_left_and_the_second_shows():
    """One colluding seat buys one bit, and it stands in the record as unrevealed."""
    live = ScriptedTable()
    live.seat_two()
    ben = Honest(live, 1)
    live.happen(requests.ready(live.table, "ben", ben.commitment, True))
    own = digits("operator", 1)
    mine = part_commitment(live.table.id, live.table.round, own)
    live.happen(requests.start(live.table, "ala", mine))
    reported = ben.part()
    secret, passed = live.table.secret, {}
    forged = [(secret, (own, reported), {0, 1}, {}), (secret, (own, reported), {1}, {})]
    forged += [(secret, (digits("operator", n), reported), {0, 1}, {}) for n in range(2, 12)]
    forged += [(digits("secret", n), (own, reported), {0, 1}, {}) for n in range(10)]
    forged += [(secret, (own, reported), {0}, {}), (secret, (own, reported), set(), {})]
    forged += [(secret, (own, reported), {0, 1}, {"cards": n}) for n in (5, 6, 7)]
    for choice in forged:
        text = finished(*choice)
        fairness.check(Record.read(text))  # each of them fits itself
        try:
            proof = ben.seals.check(text, "t_test", 1)
        except fairness.Unfair:
            continue
        passed[Record.read(text).seed] = proof.unrevealed
    left_out = [unrevealed for unrevealed in passed.values() if 1 in unrevealed]
    counted = sorted(unrevealed for unrevealed in passed.values() if 1 not in unrevealed)
    assert counted == [(), (0,)]
    assert sorted(left_out) == [(0, 1), (1,)], "and Ben is told that his own part is missing"


def test_a_record_of_the_older_protocol_does_not_get_around_a_seal():
    """There the host comes last; it names no table and no round, so the seal is found without."""
    live = ScriptedTable()
    live.seat_two()
    ben = Honest(live, 1)
    live.happen(requests.ready(live.table, "ben", ben.commitment, True))
    live.close_list()
    reported = ben.part()
    again = ScriptedTable(secret=live.table.secret)
    again.seat_two()
    again.happen(ReadySet("ben", reported))
    again.happen(Started(grind(again, reported)))
    while again.table.status == "playing":
        again.move()
    text = record_of(again.table).text()
    assert fairness.check(Record.read(text)).protocol == 1  # it fits itself
    with pytest.raises(fairness.Unfair, match="deal-protocol"):
        ben.seals.check(text, "t_test", 1)


LIES = [
    lambda table: table["fairness"].update(commitment="00" * 32),
    lambda table: table["fairness"].update(closed="stolik-list 2"),
    lambda table: table.update(round=2),
    lambda table: table["fairness"].update(
        closed=f"{table['fairness']['closed']}\n{table['fairness']['closed'].splitlines()[-1]}"
    ),
]


@pytest.mark.parametrize("lie", LIES)
def test_an_honest_client_tells_nothing_for_a_list_that_is_not_about_the_deal_it_was_shown(lie):
    ben = committed()
    shown = ben.shown()
    lie(shown)
    assert ben.seals.part_to_reveal(shown) is None


def test_an_honest_client_tells_its_part_for_one_list_only():
    ben = committed()
    assert ben.part() is not None
    shown = ben.shown()
    shown["fairness"]["closed"] += "\ncommitment-2 = " + "00" * 32
    assert ben.seals.part_to_reveal(shown) is None
    assert ben.seals.see(shown).problem


def committed():
    live = ScriptedTable()
    live.seat_two()
    ben = Honest(live, 1)
    live.happen(requests.ready(live.table, "ben", ben.commitment, True))
    live.close_list()
    return ben


def test_nobodys_part_is_shown_to_anybody_before_the_deal_nor_the_secret_before_the_end():
    live = ScriptedTable()

    def shown():
        return encode(table_info(live.table, Present(("ala", "ben"), 3))).decode()

    live.seat_two()
    live.commit("ben")
    seen = [shown()]
    live.close_list()
    seen.append(shown())
    live.reveal("ben")
    seen.append(shown())
    assert not [text for text in seen if live.part("ben") in text or live.part("ala") in text]
    live.reveal("ala")
    assert live.part("ben") in shown()
    while live.table.status == "playing":
        seen.append(shown())
        live.move()
    assert not [text for text in seen if live.table.secret in text]
    assert live.table.secret in shown()


# --- altered records ---------------------------------------------------------------------------


def _whole():
    live = ScriptedTable(seats=(SeatPlan(), SeatPlan(), SeatPlan("casual")), options={"cards": 5})
    live.start()
    while live.table.status == "playing":
        live.move()
    return record_of(live.table)


WHOLE = _whole()
LINES = WHOLE.text().split("\n")


@st.composite
def altered(draw):
    """The record with one line changed, taken out, doubled, moved, or one invented."""
    lines = LINES.copy()
    at = draw(st.integers(0, len(lines) - 2))
    how = draw(st.sampled_from(["letter", "value", "drop", "double", "swap", "name", "invent"]))
    if how == "letter" and lines[at]:
        place = draw(st.integers(0, len(lines[at]) - 1))
        letter = draw(st.sampled_from("0123456789abcdefxyz -=:"))
        lines[at] = lines[at][:place] + letter + lines[at][place + 1 :]
    elif how == "drop":
        del lines[at]
    elif how == "double":
        lines.insert(at, lines[at])
    elif how == "invent":
        name = draw(st.sampled_from(["entropy-00", "entropy-2", "commitment-9", "note", "result"]))
        lines.insert(at, f"{name} = {draw(st.sampled_from(['1 2 3', 'aa' * 32, '']))}")
    else:
        other = draw(st.integers(0, len(lines) - 2))
        _exchange(lines, at, other, how)
    return "\n".join(lines)


def _exchange(lines, at, other, how):
    if how == "swap":
        lines[at], lines[other] = lines[other], lines[at]
        return
    one, two = lines[at].partition(" = "), lines[other].partition(" = ")
    if one[1] and two[1]:
        take = 2 if how == "value" else 0
        give = [list(one), list(two)]
        give[0][take], give[1][take] = give[1][take], give[0][take]
        lines[at], lines[other] = "".join(give[0]), "".join(give[1])


@settings(max_examples=400, deadline=None)
@given(altered())
def test_any_alteration_of_a_record_is_refused_or_touches_only_what_is_named_as_claimed(text):
    try:
        record = Record.read(text)
        record.verify()
        proof = fairness.check(record)
    except (RecordError, fairness.Unfair):
        return
    assert (record.game, record.version, record.seats) == (WHOLE.game, WHOLE.version, WHOLE.seats)
    assert (record.seed, record.options) == (WHOLE.seed, WHOLE.options)
    proved = {name: value for name, value in record.headers.items() if name not in proof.claimed}
    assert proved == {n: v for n, v in WHOLE.headers.items() if not n.startswith("player-")}
    # Moves are only claimed; they have to be legal, and to lead to the result that is written.


def test_the_round_is_written_in_the_digits_that_were_hashed():
    """Other scripts have digits too, which Python reads as numbers."""
    record = Record.read(WHOLE.text())
    record.headers["round"] = "1\N{ARABIC-INDIC DIGIT ONE}"
    with pytest.raises(fairness.Unfair, match="'round' is not what it should be"):
        fairness.check(record)


@pytest.mark.parametrize("name", sorted(WHOLE.headers))
def test_every_header_is_proved_or_named(name):
    record = Record.read(WHOLE.text())
    record.headers[name] = "x"
    if name in ("player-0", "player-1"):  # seat 2 is a bot's, and the list says so
        assert name in fairness.check(record).claimed
        return
    with pytest.raises(fairness.Unfair):
        fairness.check(record)
