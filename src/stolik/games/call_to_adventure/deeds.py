"""The interpreter: what every deed of the vocabulary does to a state."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import count_backs, count_shown
from stolik.games.call_to_adventure.effects import ALL, Condition, Cost, Deed, Effect
from stolik.games.call_to_adventure.faces import (
    add_granted_rune,
    flip_runes,
    ignore_chosen,
    recast_runes,
    selected_runes,
)
from stolik.games.call_to_adventure.gains import (
    ALL_CORRUPTION,
    adversary_gains,
    draw,
    gain_xp,
    lose_xp,
    move_morality,
    sacrifice,
    spend_xp,
)
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.rows import discard_place, row_size
from stolik.games.call_to_adventure.runes import PER_KIND
from stolik.games.call_to_adventure.state import (
    DECKS,
    MAY_REPEAT,
    MUST_CHANGE,
    MUST_FAIL,
    MUST_REPEAT,
    MUST_SUCCEED,
    NO_JUMP,
    SYMBOLS,
    AdventureState,
)
from stolik.games.call_to_adventure.steps import (
    ALLY_FORCED,
    ALLY_PAID,
    ALLY_RESTORED,
    ASK_ALLY,
    ASK_BACK,
    ASK_DECK,
    ASK_HAND,
    ASK_ROW,
    ASK_RUNE,
    ASK_SIGN,
    NOBODY,
    first_of,
    fourth_of,
    seat_of,
    second_of,
    step,
    third_of,
)
from stolik.games.call_to_adventure.story import (
    face_up_allies,
    forbidden_bits,
    symbols_of,
)


def run_deed(state: AdventureState, packed: int) -> None:
    """Carry out one deed of an effect, for everybody it is meant for."""
    effect = state.tables.effects[first_of(packed)]
    deed = effect.deeds[second_of(packed)]
    both = fourth_of(packed)
    for seat in _meant(state, deed.target, seat_of(packed), both % 8, both // 8):
        _do(state, packed, effect, deed, seat)


def _meant(
    state: AdventureState, target: int, seat: int, chosen: int, event_seat: int
) -> list[int]:
    if target == v.TO_ACTIVE_PLAYER:
        return [state.active]
    if target == v.TO_EVENT_PLAYER:
        return [event_seat if event_seat != NOBODY else state.active]
    if target in (v.TO_CHOSEN_PLAYER, v.TO_CHOSEN_OPPONENT):
        return [chosen] if chosen != NOBODY else []
    if target == v.TO_EACH_OPPONENT:
        return [other for other in range(len(state.xp)) if other != seat]
    if target == v.TO_EACH_PLAYER:
        return list(range(len(state.xp)))
    return [seat]


def _do(state: AdventureState, packed: int, effect: Effect, deed: Deed, seat: int) -> None:
    word = deed.word
    if word <= v.DO_MORALITY:
        reward(state, deed, seat, seat_of(packed))
    elif word <= v.DO_MODIFY_DIFFICULTY:
        _help(state, packed, effect, deed, seat)
    elif word <= v.DO_FLIP_RUNE:
        _choose_runes(state, packed, deed)
    elif word <= v.DO_AUTO_SUCCESS:
        _jump(state, deed)
    elif word <= v.DO_EXTRA_MAIN:
        _travel(state, packed, deed, seat)
    elif word <= v.DO_CANCEL_CARD:
        _on_outcome(state, packed, effect, deed, seat)
    else:
        _bend(state, deed, seat)


def reward(state: AdventureState, deed: Deed, seat: int, owner: int) -> None:
    """Experience, cards and morality, as rewards and effects give them (CTA-R54)."""
    word = deed.word
    if word == v.DO_GAIN_XP:
        gain_xp(state, seat, deed.n)
    elif word == v.DO_LOSE_XP:
        lose_xp(state, seat, deed.n)
    elif word == v.DO_STEAL_XP:
        gain_xp(state, owner, lose_xp(state, seat, deed.n))
    elif word == v.DO_MORALITY:
        move_morality(state, seat, deed.n)
    elif word == v.DO_DISCARD_HAND:
        _discard_hand(state, deed, seat, owner)
    elif word == v.DO_DRAW_EITHER:
        for _ in range(deed.n):
            state.agenda.append(step(ASK_DECK, seat))
    else:
        for _ in range(deed.n):
            draw(state, seat, v.DECK_HERO if word == v.DO_DRAW_HERO else v.DECK_ANTIHERO)


def _discard_hand(state: AdventureState, deed: Deed, seat: int, owner: int) -> None:
    """Ask for the cards: the target chooses them, or the owner by their backs alone (CTA-16)."""
    held = count_backs(state, state.hands[seat], deed.cards)
    for _ in range(held if deed.n == ALL else min(deed.n, held)):
        if deed.more == v.CHOOSER_OWNER and owner != seat:
            state.agenda.append(step(ASK_BACK, owner, a=deed.cards, b=seat))
        else:
            state.agenda.append(step(ASK_HAND, seat, a=deed.cards))


def _help(state: AdventureState, packed: int, effect: Effect, deed: Deed, seat: int) -> None:
    word = deed.word
    if word == v.DO_PREVENT_CORRUPTION:
        state.spares = ALL_CORRUPTION if deed.n == ALL else state.spares + deed.n
    elif word in (v.DO_ADD_RUNE, v.DO_ADD_SYMBOL):
        for _ in range(deed.n):
            if len(deed.choices) == 1:
                choose_sign(state, packed, deed, deed.choices[0], seat)
            else:
                state.agenda.append(
                    step(ASK_SIGN, seat, first_of(packed), second_of(packed), third_of(packed))
                )
    elif word == v.DO_MODIFY_DIFFICULTY:
        _change_difficulty(state, effect, deed)
    elif state.faced >= 0 and seat == state.active:
        amount = deed.n
        if word == v.DO_ADD_RESULT_PER:
            amount = deed.n * counted(state, deed, seat)
        _change_result(state, effect, amount)


def _change_result(state: AdventureState, effect: Effect, amount: int) -> None:
    if is_bound(effect.condition):
        state.result_bound += amount
    else:
        state.result_bonus += amount
    if state.notices is not None:
        scene.result_changed(state, amount)


def _change_difficulty(state: AdventureState, effect: Effect, deed: Deed) -> None:
    if state.faced < 0:
        return
    if deed.scope == v.SCOPE_SET_ASIDE and state.place != SET_ASIDE:
        return
    if deed.scope == v.SCOPE_THIS_CARD or is_bound(effect.condition):
        state.difficulty_bound += deed.n
    else:
        state.difficulty_bonus += deed.n
    if state.notices is not None:
        scene.difficulty_changed(state, deed.n)


def is_bound(condition: Condition | None) -> bool:
    """Tell whether an effect belongs to one challenge card only (CTA-R109)."""
    if condition is None:
        return False
    if condition.word == v.IF_CHALLENGE_IS_THIS:
        return True
    return condition.word == v.IF_ALL and any(is_bound(part) for part in condition.parts)


def counted(state: AdventureState, deed: Deed, seat: int) -> int:
    """Count what an effect pays for."""
    per = deed.per
    if per == v.PER_SYMBOL:
        return sum([symbols_of(state, seat, symbol) for symbol in deed.choices])
    if per == v.PER_ALLY:
        return len(face_up_allies(state, seat))
    if per == v.PER_PLAYED:
        return count_backs(state, state.played[seat], deed.cards)
    if per == v.PER_XP:
        return state.xp[seat]
    if per == v.PER_MORALITY_UP:
        return max(state.morality[seat], 0)
    if per == v.PER_MORALITY_DOWN:
        return max(-state.morality[seat], 0)
    if per == v.PER_SIGN:
        mask = 0
        for sign in deed.choices:
            mask |= 1 << sign
        return count_shown(state, mask)
    if per == v.PER_XP_SPENT:
        return state.xp_spent
    kind = state.tables.kind
    return len([side for side in state.tucked[seat] if kind[side // 2] == v.ADVERSARY])


def choose_sign(state: AdventureState, packed: int, deed: Deed, sign: int, seat: int) -> None:
    """Go on with a deed once its rune, symbol or ability is chosen."""
    if deed.word == v.DO_ADD_RUNE:
        if state.faced >= 0 and seat == state.active:
            add_granted_rune(state, sign, deed.more > 0)
    elif deed.word == v.DO_ADD_SYMBOL:
        _add_symbol(state, seat, sign)
    else:
        state.ignored_kinds |= 1 << sign  # CTA-195
        if state.notices is not None:
            scene.runes_ignored(state, sign)


def _add_symbol(state: AdventureState, seat: int, symbol: int) -> None:
    state.temporary[seat * SYMBOLS + symbol] += 1
    if state.notices is not None:
        scene.symbol_added(state, seat, symbol)
    # CTA-56: one more symbol, one more rune; after the cast only for a further attempt (CTA-R108).
    is_before_cast = state.faced >= 0 and seat == state.active and not state.cast
    if is_before_cast and symbol in state.tables.tests[state.faced]:
        state.pool[symbol] = min(state.pool[symbol] + 1, PER_KIND)


def _choose_runes(state: AdventureState, packed: int, deed: Deed) -> None:
    if not state.cast:
        return
    scope = deed.scope
    if scope in (v.SELECT_TESTED_BY_CHALLENGE, v.SELECT_TESTED_BY_ADVERSARY):
        # Asked even where one kind is left: the question answers itself (CTA-196).
        state.agenda.append(
            step(ASK_SIGN, seat_of(packed), first_of(packed), second_of(packed), third_of(packed))
        )
        return
    if scope == v.SELECT_CHOSEN:
        for _ in range(min(deed.n, len(state.cast))):
            state.agenda.append(
                step(ASK_RUNE, seat_of(packed), first_of(packed), second_of(packed))
            )
        return
    change_runes(state, deed.word, selected_runes(state, deed))


def change_runes(state: AdventureState, word: int, places: list[int]) -> None:
    """Ignore, recast or flip runes by their places in the cast (CTA-R112)."""
    if word == v.DO_IGNORE_RUNES:
        ignore_chosen(state, places)
    elif word == v.DO_RECAST_RUNES:
        recast_runes(state, places)
    else:
        flip_runes(state, places)


def _jump(state: AdventureState, deed: Deed) -> None:
    """Note a jump; it is made when the stack is empty, and a stronger one prevails (CTA-R110)."""
    if state.faced < 0:
        return
    if deed.word == v.DO_REATTEMPT:
        if state.jump == NO_JUMP:
            state.jump = MUST_REPEAT if deed.scope == v.MODE_FORCED else MAY_REPEAT
            state.difficulty_bonus += deed.more
    elif deed.word == v.DO_CHANGE_CHALLENGE:
        state.jump = max(state.jump, MUST_CHANGE)
    else:
        state.jump = max(state.jump, MUST_FAIL if deed.word == v.DO_AUTO_FAIL else MUST_SUCCEED)


def _travel(state: AdventureState, packed: int, deed: Deed, seat: int) -> None:
    word = deed.word
    if word == v.DO_JOURNEY_FREE:
        state.journeys_free += deed.n
    elif word == v.DO_EXTRA_JOURNEYS:
        state.journeys_extra += deed.n
    elif word == v.DO_EXTRA_MAIN:
        state.mains_due += 1
    elif word == v.DO_REFRESH_ROW:
        row = deed.more - 1
        if row < state.acts_open:
            for place in range(row * ROW_SIZE, row * ROW_SIZE + row_size(state)):
                if state.rows[place] >= 0:
                    discard_place(state, place)
    else:
        for _ in range(max(deed.n, 1)):
            state.agenda.append(step(ASK_ROW, seat, first_of(packed), second_of(packed)))


def _on_outcome(state: AdventureState, packed: int, effect: Effect, deed: Deed, seat: int) -> None:
    word = deed.word
    if word == v.DO_KEEP_ON_FAIL:
        state.is_kept = True
    elif word == v.DO_NO_FAIL_XP:
        state.has_no_fail_xp = True
    elif word == v.DO_GAIN_ATTACHED_ALLY:
        state.is_ally_due = True
    elif word == v.DO_FORCE_SACRIFICE:
        chooser = seat if deed.more == v.CHOOSER_TARGET else seat_of(packed)
        whose = seat
        if deed.target == v.TO_ACTIVE_PLAYER and not face_up_allies(state, seat):
            whose = NOBODY  # CTA-R94: then somebody else's
        state.agenda.append(step(ASK_ALLY, chooser, a=whose, b=ALLY_FORCED))
    elif word == v.DO_RESTORE_ALLY:
        state.agenda.append(step(ASK_ALLY, seat, a=seat, b=ALLY_RESTORED))


def _bend(state: AdventureState, deed: Deed, seat: int) -> None:
    word = deed.word
    if word == v.DO_ALLOW_PLAY:
        state.allowed[seat] |= deed.cards
    elif word == v.DO_ALLOW_DARK:
        state.dark_allowed += deed.n
    elif word == v.DO_COST_CHANGE:
        state.costs[deed.scope] += deed.n
    elif word == v.DO_FORBID:
        state.forbidden |= forbidden_bits(deed.scope, deed.cards)
    elif word == v.DO_ADVERSARY_XP:
        adversary_gains(state, deed.n)
    elif word == v.DO_PEEK:
        deck = deed.scope
        seen = min(deed.n, len(state.decks[deck]) - state.tops[deck])
        index = seat * DECKS + deck
        state.glimpsed[index] = max(state.glimpsed[index], seen)
        if state.notices is not None:
            scene.deck_glimpsed(state, seat, deck, seen)


def pay(state: AdventureState, cost: Cost, seat: int, card: int) -> None:
    """Pay a cost; what has to be chosen goes on the agenda (CTA-98)."""
    word = cost.word
    if word == v.COST_SPEND_XP:
        spend_xp(state, seat, cost.n)
    elif word == v.COST_SACRIFICE_SELF:
        sacrifice(state, seat, card)
    elif word == v.COST_CORRUPT:
        move_morality(state, seat, -cost.n)
    else:
        for _ in range(cost.n):
            if word == v.COST_SACRIFICE_ALLY:
                state.agenda.append(step(ASK_ALLY, seat, a=seat, b=ALLY_PAID))
            else:
                state.agenda.append(step(ASK_HAND, seat, a=cost.cards))
