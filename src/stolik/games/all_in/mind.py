"""How a bot of All In decides: what others may hold, what to play, whom to name."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from stolik.games.all_in import moves
from stolik.games.all_in.bot.deals import Imagination
from stolik.games.all_in.bot.outlook import Outlook
from stolik.games.all_in.bot.plausibility import plausible
from stolik.games.all_in.cards.card_numbers import (
    DRAW,
    KIND,
    NONE,
    RANKED,
    REVEAL,
    RUNE,
    SWAP,
    TAKE,
)
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.rules import AllInRules
from stolik.games.all_in.state import (
    CONCEALING,
    DISCARDING,
    GETTING,
    GIVING,
    KEEPING,
    PREDICTING,
    TAKING,
    TARGETING,
    TURN,
    AllInState,
)
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import CHANCE, WORTH, Mind, Rated, percent
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase, Player
from stolik.kernel.plan import Plan
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

# In how many imagined deals a level looks for the strongest hand before it names somebody.
DEALS: Final = {"random": 1, "casual": 1, "skilled": 12, "expert": 32}
# How much a level errs when it judges an action, in fortieths of a rune.
ERROR: Final = {"random": 0, "casual": 60, "skilled": 12, "expert": 0}
TRIALS: Final = {"random": 0, "casual": 0, "skilled": 0, "expert": 300}
# Number of deals after which fewer are imagined: where several values were stated, few deals fit.
EFFORT: Final = 2500
# How often a deal that did not fit what was stated is made up again: thinking must not take long.
TRIES: Final = {"random": 2000, "casual": 6, "skilled": 150, "expert": 400}
# How often somebody names the strongest player in a game that is only tried out.
FORESIGHT: Final = 0.6
RUNE_IN_HAND: Final = 40.0  # fortieths: the unit of Outlook.worth
A_RUNE: Final = 50.0  # a hand that earns a rune is worth 40 for that and promises 10 more
# Where a card is chosen for the hand that it leaves.
HAND_MAKING: Final = (TAKING, KEEPING, DISCARDING, GIVING, GETTING)
KNOWING: Final = 8.0  # what a look into another hand is worth


class AllInMind(Mind):
    """A careful player: counts what it holds, remembers what it saw."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(level, seed)
        self.deals: int = DEALS[level]
        self.error: int = ERROR[level]
        self.trust: float = 1.0  # in what the others' play tells about their hands
        self.plan = Plan(TRIALS[level], horizon=1, pool=16, effort=EFFORT)
        self.imagination = Imagination(TRIES[level])
        self._outlook: Outlook | None = None

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Make up a full state that the seat cannot tell from the real one."""
        assert isinstance(state, AllInState)
        found = self.imagination.imagined(_rules(state).setting, state, seat, entropy)
        self.effort = self.imagination.effort
        return found

    def redrawn(self, state: State, entropy: Stream) -> State:
        """Shuffle the deck: what lies in it is known to whoever has seen all else."""
        assert isinstance(state, AllInState)
        other = state.copy()
        other.deck = state.deck[:]  # copies share it
        entropy.shuffle_packed(other.deck)
        return other

    def unseen(self, state: State) -> int:
        """The cards of the deck."""
        assert isinstance(state, AllInState)
        return len(state.deck)

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Choose a move quickly, in a state that may be imagined."""
        assert isinstance(state, AllInState)
        if self.level == "random":
            found = state.legal(seat)
            return found[entropy.below(len(found))]
        phase = state.phase
        if phase == TURN:
            return self._action(state, seat, entropy)
        if phase == PREDICTING:
            return moves.NAMINGS[self._likeliest(state, seat, entropy)]
        if phase == TARGETING:
            return self._opponent(state, seat, entropy)
        return self._card(state, seat)

    def rated(self, imagined: list[State], seat: Seat, entropy: Stream) -> list[Rated]:
        """What each move makes of the hand, in runes, or how likely the named one is strongest."""
        state = imagined[0]
        assert isinstance(state, AllInState)
        phase = state.phase
        if phase == PREDICTING:
            found = self.chances(state, seat, entropy, self.deals)
            return [
                Rated(moves.NAMINGS[other], found[other], CHANCE) for other in range(len(found))
            ]
        if phase == TURN:
            average = float(self.error)  # what a slip adds on average
            return [
                Rated(one.move, max(one.value - average, 0.0) / A_RUNE, WORTH)
                for one in self._actions(state, seat, entropy)
            ]
        if phase not in HAND_MAKING:
            return []
        return [
            Rated(one.move, one.value / A_RUNE, WORTH)
            for one in self._cards(state, seat)
            if phase == GIVING
            or one.move is not moves.SKIPPING  # not evaluated: only a last resort
        ]

    def reflex(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Choose as `policy` does, but name somebody without imagining deals, which is slow."""
        assert isinstance(state, AllInState)
        if state.phase != PREDICTING:
            return self.policy(state, seat, entropy)
        if entropy.chance() > FORESIGHT:
            return moves.NAMINGS[seat]
        ranking = _rules(state).setting.ranking
        strengths = [int(ranking.strength(hand)) for hand in state.hands]
        return moves.NAMINGS[strengths.index(max(strengths))]

    def clock(self, state: State) -> int:
        """Count rounds: only a showdown shows what a turn was worth."""
        assert isinstance(state, AllInState)
        return state.round

    def likelihood(self, state: State, seat: Seat) -> float:
        """How likely sensible players hold such hands."""
        assert isinstance(state, AllInState)
        return exp(self.trust * plausible(_rules(state).setting, state, seat))

    def estimate(self, state: State) -> list[float]:
        """Runes won and to be expected, the less certain the more rounds are left."""
        assert isinstance(state, AllInState)
        if state.is_over:
            winners = state.outcome.winners
            return [float(seat in winners) for seat in range(state.seats)]
        points = self._runes_in_reach(state)
        spread = 2.0 + 2.5 * float(max(_rules(state).setting.rounds - state.round, 0))
        top = max(points)
        weights = [exp((point - top) / spread) for point in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def beliefs(self, imagined: list[State], seat: Seat) -> list[Phrase]:
        """Who holds the strongest hand, and how often; nothing while somebody lacks a card."""
        counts = [0] * imagined[0].seats
        for deal in imagined:
            assert isinstance(deal, AllInState)
            setting = _rules(deal).setting
            if min([len(hand) for hand in deal.hands]) < setting.hand:
                return []
            strengths = [_best_hand(setting, hand) for hand in deal.hands]
            counts[strengths.index(max(strengths))] += 1
        return [
            Phrase(
                "belief-strongest",
                {"seat": Player(other), "percent": percent(counts[other], len(imagined))},
            )
            for other in range(len(counts))
        ]

    def _runes_in_reach(self, state: AllInState) -> list[float]:
        """Runes won, and those that the hands would earn now; a fresh deal counts for nothing."""
        points = [float(runes) for runes in state.runes]
        if len(state.round_log) == 0:
            return points
        setting = _rules(state).setting
        best = -1
        strongest = 0
        for seat in range(state.seats):
            hand = state.hands[seat]
            rune_cards: i64 = len([card for card in hand if card >= RANKED])
            points[seat] += float(setting.rune_worth * rune_cards)
            if len(hand) == setting.hand:
                strength = int(setting.ranking.strength(hand))
                points[seat] += float(setting.ranking.value_of(strength))
                if strength > best:
                    best = strength
                    strongest = seat
        points[strongest] += 0.5 * float(state.pot)
        return points

    def chances(self, state: AllInState, seat: Seat, entropy: Stream, deals: int) -> list[float]:
        """How likely each player holds the strongest hand, as far as the seat can know."""
        rules = _rules(state)
        ranking = rules.setting.ranking
        counts = [0.0] * state.seats
        most = self.imagination.effort + EFFORT
        for number in range(deals):
            if number and self.imagination.effort > most:
                break
            deal = self.imagination.imagined(rules.setting, state, seat, entropy)
            strengths = [int(ranking.strength(hand)) for hand in deal.hands]
            counts[strengths.index(max(strengths))] += self.likelihood(deal, seat)
        total = sum(counts)
        return [count / total for count in counts]

    def _likeliest(self, state: AllInState, seat: Seat, entropy: Stream) -> Seat:
        """The player who is strongest most often; in doubt, the seat itself."""
        found = self.chances(state, seat, entropy, self.deals)
        best = seat
        for other in range(state.seats):
            if found[other] > found[best]:
                best = other
        return best

    def outlook(self, state: AllInState) -> Outlook:
        """The evaluation of hands for this table; made once."""
        setting = _rules(state).setting
        ready = self._outlook
        if ready is None or ready.ranking is not setting.ranking:
            ready = Outlook(setting)
            self._outlook = ready
        return ready

    def _action(self, state: AllInState, seat: Seat, entropy: Stream) -> Move:
        """Play the card that promises most, or leave a good hand alone."""
        return _highest(self._actions(state, seat, entropy))

    def _actions(self, state: AllInState, seat: Seat, entropy: Stream) -> list[Rated]:
        """What the hand is worth as it is, all in if it is good, and after each card played."""
        judge = self.outlook(state)
        hand = state.hands[seat]
        stays: Move = moves.PASSING
        if state.all_in == NONE and _rules(state).setting.ranking.value(hand) >= 5:
            stays = moves.GOING_ALL_IN
        found = [Rated(stays, float(judge.worth(hand)) + self._slip(entropy), WORTH)]
        for card in hand:
            if state.refusal(seat, moves.PLAYS[card]) is not None:
                continue
            score = self._promise(state, judge, seat, card) + self._slip(entropy)
            found.append(Rated(moves.PLAYS[card], score, WORTH))
        return found

    def _slip(self, entropy: Stream) -> float:
        return float(entropy.below(2 * self.error + 1)) if self.error else 0.0

    def _promise(self, state: AllInState, judge: Outlook, seat: Seat, card: int) -> float:
        """What a hand is worth after a card was played, on average."""
        rules = _rules(state)
        rest = [other for other in state.hands[seat] if other != card]
        score = 0.0
        extra = 0.0
        for number in range(rules.setting.effect_counts[card]):
            effect = rules.setting.effect(card, number)
            kind = effect & KIND
            if kind == TAKE:
                for target in rules.targets(state):
                    score = max(score, float(judge.best_of([*rest, target])))
            elif kind == DRAW and score == 0.0:
                score = judge.drawing(rest, state.deck, 1)
            elif kind == DRAW:
                extra += 12.0
            elif kind == REVEAL:
                score = judge.drawing(rest, state.deck, effect >> 4)
            elif kind == RUNE:
                extra += RUNE_IN_HAND
            elif kind == SWAP:
                extra += 10.0
            else:
                extra += KNOWING
        return score + extra

    def _opponent(self, state: AllInState, seat: Seat, entropy: Stream) -> Move:
        """Look at the most dangerous opponent, or at nobody if nobody can be chosen."""
        found = state.legal(seat)
        options = [move for move in found if move is not moves.SKIPPING]
        if not options:
            return found[0]
        return options[entropy.below(len(options))]

    def _card(self, state: AllInState, seat: Seat) -> Move:
        """Choose the card that leaves the best hand."""
        return _highest(self._cards(state, seat))

    def _cards(self, state: AllInState, seat: Seat) -> list[Rated]:
        judge = self.outlook(state)
        hand = state.hands[seat]
        phase = state.phase
        found: list[Rated] = []
        for move in state.legal(seat):
            assert isinstance(move, moves.AllInMove)
            found.append(Rated(move, float(self._score(state, judge, hand, phase, move)), WORTH))
        return found

    def _score(
        self, state: AllInState, judge: Outlook, hand: list[int], phase: int, move: moves.AllInMove
    ) -> int:
        card = move.about
        if move.act == moves.SKIP:
            return int(judge.best_of(hand)) if phase == GIVING else 0
        if phase in (TAKING, KEEPING):
            return int(judge.best_of([*hand, card]))
        if phase == DISCARDING:
            return int(judge.best_of([other for other in hand if other != card]))
        if phase == CONCEALING:  # show the four that say least
            return 1000 - int(judge.promise([other for other in hand if other != card]))
        if phase == GIVING:
            return self._best_swap(state, judge, hand, card)
        if phase == GETTING:
            kept = [other for other in hand if other != state.given]
            return int(judge.best_of([*kept, card]))
        return 2 if move.act == moves.STACK_REST else 1  # the pile's order is worth no thought

    def _best_swap(self, state: AllInState, judge: Outlook, hand: list[int], card: int) -> int:
        kept = [other for other in hand if other != card]
        best = 0
        for target in _rules(state).targets(state):
            best = max(best, int(judge.best_of([*kept, target])))
        return best


def _highest(rated: list[Rated]) -> Move:
    """The first of the best."""
    best = rated[0]
    for one in rated:
        if one.value > best.value:
            best = one
    return best.move


def _best_hand(setting: Setting, hand: list[int]) -> int:
    """The strength of a hand after it has discarded down to five (AIN-26)."""
    if len(hand) == setting.hand:
        return int(setting.ranking.strength(hand))
    rests = [hand[:place] + hand[place + 1 :] for place in range(len(hand))]
    return max([_best_hand(setting, rest) for rest in rests])


def _rules(state: AllInState) -> AllInRules:
    rules = state.rules
    assert isinstance(rules, AllInRules)
    return rules
