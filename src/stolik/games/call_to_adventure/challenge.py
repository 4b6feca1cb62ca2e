"""A challenge from its declaration to its consequences (CTA-50), and gaining a trait."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import trait_price
from stolik.games.call_to_adventure.deeds import pay
from stolik.games.call_to_adventure.faces import (
    cast_pool,
    pending_corruption,
    preset_pool,
    result_now,
)
from stolik.games.call_to_adventure.gains import (
    gain_xp,
    move_morality,
    spend_xp,
    take_ally,
)
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.rows import clear_place, discard_place
from stolik.games.call_to_adventure.state import (
    MAY_REPEAT,
    MUST_CHANGE,
    MUST_REPEAT,
    MUST_SUCCEED,
    NO_JUMP,
    UNDECIDED,
    AdventureState,
)
from stolik.games.call_to_adventure.steps import (
    ACT_CHECK,
    ASK_AGAIN,
    ASK_CHALLENGE,
    CAST,
    CHALLENGE_END,
    CONSEQUENCES,
    DEED,
    FIRE,
    GAIN,
    JUDGED,
    MAIN,
    OUTCOME,
    REFILL,
    REWARD,
    SHOWN,
    VERDICT,
    kind_of,
    step,
)
from stolik.games.call_to_adventure.story import (
    SET_ASIDE_ROW,
    add_symbols,
    listen,
    survey,
)
from stolik.games.call_to_adventure.tables import W_POSTCAST, W_PRECAST, W_VERDICT
from stolik.games.call_to_adventure.triggers import fire
from stolik.games.call_to_adventure.windows import open_window

NO_CARDS: Final[list[int]] = []
FACED_FIELDS: Final = 4  # of `faced_before`: the card, used_challenge, result and difficulty bound


def card_at(state: AdventureState, place: int) -> int:
    """The card at a place of the rows, or the adversary set aside."""
    return state.adversary if place == SET_ASIDE else state.rows[place]


def printed_difficulty(state: AdventureState, place: int, path: int) -> int:
    """The difficulty of a path before any card is played (CTA-51, CTA-53, CTA-161)."""
    card = card_at(state, place)
    total = state.tables.difficulty[card] + state.tables.plus[card * 2 + path]
    if place == SET_ASIDE:
        return total + state.difficulty_rows[SET_ASIDE_ROW]
    if state.row_allies[place] >= 0:
        total += 1
    return total + state.difficulty_rows[place // ROW_SIZE]


def difficulty_now(state: AdventureState) -> int:
    """The difficulty of the challenge being faced (CTA-R37, CTA-R38)."""
    total = printed_difficulty(state, state.place, state.path)
    return max(total + state.difficulty_bonus + state.difficulty_bound, 0)


def clear_challenge(state: AdventureState) -> None:
    """Forget everything that lasts for a challenge (CTA-R109)."""
    state.faced = -1
    state.place = -1
    state.path = 0
    state.attempt = 0
    state.is_pool_open = False
    state.cast = []
    state.ignored = 0
    state.ignored_kinds = 0
    state.result_bonus = 0
    state.result_bound = 0
    state.difficulty_bonus = 0
    state.difficulty_bound = 0
    state.verdict = UNDECIDED
    state.jump = NO_JUMP
    state.left_place = -1
    state.faced_before = NO_CARDS
    state.spares = 0
    state.has_no_fail_xp = False
    state.is_kept = False
    state.is_ally_due = False
    state.xp_spent = 0
    state.result = 0
    state.target = 0
    state.pool = [0] * 8
    state.granted = [0] * 8
    state.used_challenge = 0
    state.postponed = []


def declare(state: AdventureState, place: int, path: int) -> None:
    """Face a card on one of its paths (CTA-52)."""
    state.faced = card_at(state, place)
    state.place = place
    state.path = path
    state.attempt = 1
    if state.faced_before:
        _recall(state)
    preset_pool(state)
    if state.notices is not None:
        scene.challenge_faced(state)
    state.agenda.append(CAST)
    open_window(state, W_PRECAST)


def _recall(state: AdventureState) -> None:
    """A card one comes back to remembers what was used up and done on it (CTA-R109)."""
    known = state.faced_before
    for first in range(0, len(known), FACED_FIELDS):
        if known[first] == state.faced:
            state.used_challenge = known[first + 1]
            state.result_bound = known[first + 2]
            state.difficulty_bound = known[first + 3]


def cast(state: AdventureState) -> None:
    """Cast the pool and read the faces; W-10 opens after them."""
    state.agenda.append(SHOWN)
    cast_pool(state)


def show(state: AdventureState) -> None:
    """Open the window after the cast."""
    state.agenda.append(VERDICT)
    open_window(state, W_POSTCAST)


def judge(state: AdventureState) -> None:
    """Compare result and difficulty (CTA-67, CTA-70); consequences come later (CTA-R44)."""
    state.result = result_now(state)
    state.target = difficulty_now(state)
    state.verdict = 1 if state.result >= state.target else 0
    if state.notices is not None:
        scene.judged(state)
    state.agenda.append(JUDGED)
    open_window(state, W_VERDICT)
    apply_postponed(state)


def apply_postponed(state: AdventureState) -> None:
    """Cards of the adversary's deck that belong after the challenge work now (CTA-R90)."""
    waiting: list[int] = []
    is_repeated = state.jump != NO_JUMP
    for card in state.postponed:
        effect = state.tables.card_effects[card][0]
        repeats = effect.deeds[0].word == v.DO_REATTEMPT
        if repeats and is_repeated:
            waiting.append(card)
            continue
        is_repeated |= repeats
        for index in range(len(effect.deeds) - 1, -1, -1):
            state.agenda.append(
                step(DEED, state.active, a=effect.number, b=index, c=card, d=7 + 8 * state.active)
            )
    state.postponed = waiting


def after_verdict(state: AdventureState) -> None:
    """Go on to the consequences, unless a jump is pending."""
    if state.jump != NO_JUMP:
        if state.jump == MAY_REPEAT:
            state.agenda.append(JUDGED)
        make_jump(state, W_VERDICT)
        return
    state.agenda.append(CONSEQUENCES)


def make_jump(state: AdventureState, window: int) -> None:
    """Leave the attempt as a card demands, now that the stack is empty (CTA-R110)."""
    jump = state.jump
    if jump == MAY_REPEAT:
        state.agenda.append(step(ASK_AGAIN, state.active, a=window))
        return
    _unwind(state)
    if jump == MUST_REPEAT:
        repeat(state)
    elif jump == MUST_CHANGE:
        _abandon(state)
    else:
        _fix_verdict(state, jump == MUST_SUCCEED)


def _unwind(state: AdventureState) -> None:
    """Drop what was still to be done in this attempt."""
    while kind_of(state.agenda[-1]) != MAIN:
        state.agenda.pop()


def accept_attempt(state: AdventureState) -> None:
    """Make the attempt that was offered (W-12)."""
    _unwind(state)
    repeat(state)


def repeat(state: AdventureState) -> None:
    """Begin a further attempt with the old pool preset (CTA-210, CTA-R46)."""
    state.jump = NO_JUMP
    state.verdict = UNDECIDED
    state.attempt += 1
    state.cast = []
    state.ignored = 0
    preset_pool(state)
    if state.notices is not None:
        scene.attempt_repeated(state)
    state.agenda.append(CAST)
    open_window(state, W_PRECAST)


def _abandon(state: AdventureState) -> None:
    """Leave the card in its row, without failure, experience or corruption (CTA-R48)."""
    if state.notices is not None:
        scene.challenge_abandoned(state)
    state.left_place = state.place
    # The latest entry of a card is the one that counts.
    state.faced_before = [
        *state.faced_before,
        state.faced,
        state.used_challenge,
        state.result_bound,
        state.difficulty_bound,
    ]
    state.faced = -1
    state.place = -1
    state.attempt = 0
    state.cast = []
    state.ignored = 0
    state.result_bound = 0
    state.difficulty_bound = 0
    state.used_challenge = 0
    state.verdict = UNDECIDED
    state.jump = NO_JUMP
    state.agenda.append(step(ASK_CHALLENGE, state.active))


def lose_main(state: AdventureState) -> None:
    """Nothing else can be chosen: the main action is lost (CTA-R49)."""
    clear_challenge(state)
    state.mains_due -= 1


def _fix_verdict(state: AdventureState, is_success: bool) -> None:
    """End the challenge at once; no window opens any more (CTA-R111)."""
    state.result = result_now(state)
    state.target = difficulty_now(state)
    state.verdict = 1 if is_success else 0
    if state.notices is not None:
        scene.judged(state)
    state.agenda.append(CONSEQUENCES)
    apply_postponed(state)  # `jump` still stands, so that no further attempt comes of it


def consequences(state: AdventureState) -> None:
    """First the corruption of the last cast (CTA-R34), then everything else (CTA-R63)."""
    state.jump = NO_JUMP
    state.agenda.append(OUTCOME)
    corruption = pending_corruption(state)
    if corruption > 0:
        fire(state, v.ON_CORRUPTION_CAST, state.active)
        move_morality(state, state.active, -corruption)


def settle(state: AdventureState) -> None:
    """Give the card or take it away."""
    state.mains_due -= 1
    state.mains_done += 1
    if state.verdict == 1:
        _succeed(state)
    else:
        _fail(state)


def _succeed(state: AdventureState) -> None:
    state.has_succeeded = True
    seat = state.active
    card = state.faced
    place = state.place
    state.agenda.append(CHALLENGE_END)
    if place != SET_ASIDE:
        state.agenda.append(step(REFILL, a=place // ROW_SIZE))
    state.agenda.append(ACT_CHECK)
    if state.tables.kind[card] == v.ADVERSARY:
        state.agenda.append(step(FIRE, seat, a=v.ON_ADVERSARY_DEFEATED))
    state.agenda.append(step(FIRE, seat, a=v.ON_CHALLENGE_SUCCEEDED))
    ally = -1 if place == SET_ASIDE else state.row_allies[place]
    if place == SET_ASIDE:
        state.slayer = seat  # CTA-202
        survey(state)
    else:
        clear_place(state, place)
    tuck(state, seat, card * 2 + state.path)
    if ally >= 0:
        take_ally(state, seat, ally)


def _fail(state: AdventureState) -> None:
    state.has_failed = True
    seat = state.active
    state.agenda.append(CHALLENGE_END)
    place = state.place
    if place != SET_ASIDE and state.is_ally_due and state.row_allies[place] >= 0:
        ally = state.row_allies[place]
        state.row_allies[place] = -1
        take_ally(state, seat, ally)
    if place != SET_ASIDE and not state.is_kept:
        discard_place(state, place)  # CTA-71; the set-aside adversary stays (CTA-201)
    state.agenda.append(step(FIRE, seat, a=v.ON_CHALLENGE_FAILED))
    if not state.has_no_fail_xp:
        gain_xp(state, seat, 1)  # CTA-72


def tuck(state: AdventureState, seat: int, side: int) -> None:
    """Put a card under the current act's character card with its path visible (CTA-68)."""
    state.tucked[seat] = state.tucked[seat] + [side]
    add_symbols(state, seat, side, 1)
    listen(state, seat)
    if state.notices is not None:
        scene.card_tucked(state, seat, side)
    state.agenda.append(step(FIRE, seat, a=v.ON_PATH_GAINED_WITH, b=side))
    if state.tables.ears[side // 2] >> v.ON_GAINED_THIS & 1:
        state.agenda.append(step(FIRE, seat, a=v.ON_GAINED_THIS, b=side // 2))
    for index in range(len(state.tables.rewards[side]) - 1, -1, -1):
        state.agenda.append(step(REWARD, seat, a=side, b=index))


def end_challenge(state: AdventureState) -> None:
    """The challenge is over; W-15 follows."""
    state.is_aftermath = True
    clear_challenge(state)


def pay_for_trait(state: AdventureState, seat: int, place: int) -> None:
    """Pay what the trait asks; then it is gained (CTA-45)."""
    card = state.rows[place]
    state.agenda.append(step(GAIN, seat, a=place))
    for price in state.tables.cards[card].prices:
        if price.word != v.COST_SPEND_XP:
            pay(state, price, seat, card)
    spend_xp(state, seat, trait_price(state, seat, card))


def gain_trait(state: AdventureState, seat: int, place: int, is_main: bool) -> None:
    """Tuck the trait; rewards, triggers, act and refill follow as for a challenge (CTA-R63)."""
    if is_main:
        state.mains_due -= 1
        state.mains_done += 1
    clear_challenge(state)  # CTA-R48: a trait may be chosen after a forced change
    card = clear_place(state, place)
    state.agenda.append(step(REFILL, a=place // ROW_SIZE))
    state.agenda.append(ACT_CHECK)
    state.agenda.append(step(FIRE, seat, a=v.ON_TRAIT_GAINED))
    tuck(state, seat, card * 2)
