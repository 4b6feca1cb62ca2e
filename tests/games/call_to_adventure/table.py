"""A table to test at: set it as you like, force the runes, and play by notation."""

from __future__ import annotations

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.versions import NEWEST
from stolik.games.call_to_adventure.engine import story
from stolik.games.call_to_adventure.engine.model.steps import MAIN_PHASE, WINDOW, kind_of, window_of
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.state import NO_SEAT_CACHED
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.event import Event, Notice

CARDS = catalogue()
HIGH, LOW = "+", "-"


def card(key: str, copy: int = 0) -> int:
    """The id of a card by its key."""
    return CARDS.by_key[key].ids[copy]


def quest_of(adversary: str) -> Card:
    """The quest that belongs to an adversary (CTA-177)."""
    (found,) = (one for one in CARDS.designs if one.kind == v.QUEST and one.adversary == adversary)
    return found


class ForcedLuck(Stream):
    """Gives the words it was told to, then those of an ordinary stream."""

    def __init__(self, words: list[int] | None = None, seed: int = 5) -> None:
        self.words = words or []
        self.rest = FastStream(seed)

    def next32(self) -> int:
        return self.words.pop(0) if self.words else self.rest.next32()

    def copy(self) -> ForcedLuck:
        other = ForcedLuck(list(self.words))
        other.rest = self.rest.copy()
        return other

    def snapshot(self) -> tuple[object, ...]:
        return ("fast", 1, 2, 3, 4)


class Table:
    """A game in its first turn, seat 0 to move, that can be rearranged."""

    def __init__(
        self, seats: int = 2, seed: int = 7, *, version: int = NEWEST, **options: object
    ) -> None:
        options.setdefault("first", 0)
        self.game = GAME.under(version).new(seats, seed, dict(options))
        self.events: list[Event] = []
        while kind_of(self.game.agenda[-1]) != MAIN_PHASE:
            seat = self.game.deciders()[0]
            self.game.apply(seat, self.game.legal(seat)[0])
        self.game.entropy = ForcedLuck()
        for seat in range(seats):
            self.characters(seat, "aristocrat", "will_to_lead", "one_with_nature")
            self.empty_hand(seat)
            for symbol in range(12):
                self.game.symbols[seat * 12 + symbol] = 0

    # Arranging.

    def characters(self, seat: int, origin: str, motivation: str, destiny: str) -> None:
        """Give a player characters without their symbols; other seats may hold the same."""
        game = self.game
        game.origins[seat] = card(origin)
        game.motivations[seat] = card(motivation)
        game.destinies[seat] = card(destiny)
        story.refresh_story(game, seat)

    def empty_hand(self, seat: int) -> None:
        game = self.game
        for held in game.hands[seat]:
            deck = v.DECK_HERO if game.tables.back[held] == v.CARDS_HERO else v.DECK_ANTIHERO
            game.decks[deck] = [*game.decks[deck][game.tops[deck] :], held]
            game.tops[deck] = 0
        game.hands[seat] = []
        self.changed()

    def symbols(self, seat: int, **counts: int) -> None:
        for name, count in counts.items():
            self.game.symbols[seat * 12 + v.SYMBOLS.index(name)] = count
        self.changed()

    def symbol(self, seat: int, name: str) -> int:
        return story.symbols_of(self.game, seat, v.SYMBOLS.index(name))

    def take(self, wanted: int) -> None:
        """Take a card out of deck, row, pile or hand, wherever it is."""
        game = self.game
        for deck in range(6):
            rest = game.decks[deck][game.tops[deck] :]
            if wanted in rest:
                rest.remove(wanted)
                game.decks[deck], game.tops[deck] = rest, 0
            game.discards[deck] = [other for other in game.discards[deck] if other != wanted]
        for place in range(15):
            if game.rows[place] == wanted:
                game.rows[place] = -1
            if game.row_allies[place] == wanted:
                game.row_allies[place] = -1
        for seat in range(len(game.xp)):
            game.hands[seat] = [other for other in game.hands[seat] if other != wanted]
        game.unused = [other for other in game.unused if other != wanted]

    def row(self, act: int, *keys: str) -> None:
        """Lay exactly these cards out; what lay there goes under the deck."""
        game = self.game
        ids = [card(key) for key in keys]
        for wanted in ids:
            self.take(wanted)
        first = (act - 1) * 5
        for position in range(5):
            place = first + position
            for old in (game.rows[place], game.row_allies[place]):
                if old >= 0:
                    game.decks[act - 1] = [*game.decks[act - 1], old]
            game.rows[place] = ids[position] if position < len(ids) else -1
            game.row_allies[place] = -1
        game.acts_open = max(game.acts_open, act)
        refresh_table_effects(game)
        self.changed()

    def ally(self, place: str, key: str) -> None:
        """Tuck an ally under the challenge at a place."""
        self.take(card(key))
        self.game.row_allies[place_of(place)] = card(key)
        self.changed()

    def own_ally(self, seat: int, key: str) -> None:
        self.take(card(key))
        self.game.allies[seat] = [*self.game.allies[seat], card(key)]
        story.add_symbols(self.game, seat, card(key) * 2, 1)
        story.refresh_story(self.game, seat)
        self.changed()

    def hand(self, seat: int, *keys: str) -> None:
        taken: list[int] = []
        for key in keys:
            wanted = next(i for i in CARDS.by_key[key].ids if i not in taken and not self.held(i))
            self.take(wanted)
            taken.append(wanted)
        self.game.hands[seat] = sorted([*self.game.hands[seat], *taken])
        self.changed()

    def held(self, wanted: int) -> bool:
        game = self.game
        return any(wanted in hand for hand in [*game.hands, *game.played])

    def top(self, deck: int, *keys: str) -> None:
        """Put these cards on top of a deck, the first uppermost."""
        game = self.game
        ids = [card(key) for key in keys]
        for wanted in ids:
            self.take(wanted)
        game.decks[deck] = ids + game.decks[deck][game.tops[deck] :]
        game.tops[deck] = 0

    def story(self, seat: int, *sides: str) -> None:
        """Tuck cards by 'key' or 'key:1' for the lower path."""
        game = self.game
        for side in sides:
            key, _, path = side.partition(":")
            self.take(card(key))
            packed = card(key) * 2 + int(path or 0)
            game.tucked[seat] = [*game.tucked[seat], packed]
            story.add_symbols(game, seat, packed, 1)
        story.refresh_story(game, seat)
        self.changed()

    def fill_story(self, seat: int, count: int) -> None:
        """Tuck so many cards without any symbols counting."""
        kept = self.game.symbols[:]
        pool = [i for i in CARDS.acts[1] + CARDS.acts[2] if CARDS.cards[i].kind == v.CHALLENGE]
        used = {side // 2 for cards in self.game.tucked for side in cards} | set(self.game.rows)
        fresh = [CARDS.cards[i].key for i in reversed(pool) if i not in used]
        self.story(seat, *fresh[: count - len(self.game.tucked[seat])])
        self.game.symbols = kept
        self.changed()

    def adversary(self, key: str) -> None:
        """Play against this adversary instead."""
        game = self.game
        game.adversary.card = card(key)
        game.adversary.quests = [card("enemy_at_the_gates"), quest_of(key).ids[0]]
        refresh_table_effects(game)
        self.changed()

    def turn_of(self, seat: int) -> None:
        self.game.active = seat
        self.changed()

    def changed(self) -> None:
        """Forget the legal moves that were worked out before a rearrangement."""
        self.game.cached_seat = NO_SEAT_CACHED

    # Playing.

    def do(self, *steps: str | tuple[int, str]) -> None:
        """Make moves; a bare text is made by whoever is asked first."""
        for step in steps:
            seat, text = step if isinstance(step, tuple) else (self.game.deciders()[0], step)
            notices: list[Notice] = []
            self.game.apply(seat, GAME.parse(text), notices)
            self.events += [notice.event for notice in notices]

    def can(self, text: str, seat: int | None = None) -> bool:
        who = self.game.deciders()[0] if seat is None else seat
        return GAME.parse(text) in self.game.legal(who)

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The rule by which a move is refused."""
        who = self.game.deciders()[0] if seat is None else seat
        refused = self.game.refusal(who, GAME.parse(text))
        return "" if refused is None else refused.rule

    def moves(self, seat: int | None = None) -> set[str]:
        who = self.game.deciders()[0] if seat is None else seat
        return {str(move) for move in self.game.legal(who)}

    def question(self) -> str:
        return self.game.view(None).question.kind

    def window(self) -> int | None:
        top = self.game.agenda[-1] if self.game.agenda else 0
        return window_of(top) if kind_of(top) == WINDOW else None

    def others_pass(self) -> None:
        """Everybody but the active player passes."""
        while self.window() is not None:
            others = [seat for seat in self.game.deciders() if seat != self.game.active]
            if not others:
                return
            self.do((others[0], "pass"))

    def all_pass(self, until: int | None = None) -> None:
        """Pass through windows, up to a given one; never casts."""
        while self.window() not in (None, until):
            if self.window() == 7 and self.game.deciders()[0] == self.game.active:
                return
            self.do("pass")

    def face(self, place: str, path: str = "upper") -> None:
        self.do(f"face {place} {path}")

    def runes(self) -> int:
        return sum(self.game.challenge.pool)

    def cast(self, faces: str) -> None:
        """Cast with these faces, '+' the higher and '-' the lower, in the order of the pool:
        abilities, then the three base runes (the card rune last), then dark ones."""
        assert len(faces) == self.runes(), (faces, self.game.challenge.pool)
        self.force(faces)
        self.do((self.game.active, "cast"))
        self.others_pass_in(7)

    def others_pass_in(self, window: int) -> None:
        while self.window() == window:
            self.do((self.game.deciders()[-1], "pass"))

    def force(self, faces: str) -> None:
        luck = sum(1 << i for i, face in enumerate(faces) if face == LOW)
        self.game.entropy.words = [luck << (32 - len(faces)), *self.game.entropy.words]

    def coin(self, face: str) -> None:
        """Force the face of a rune that is cast alone."""
        self.game.entropy.words = [0 if face == HIGH else 1 << 31]

    def finish_challenge(self) -> None:
        """Let everybody pass until the main phase or a question."""
        while self.window() in (10, 11, 15):
            self.do("pass")

    def settle(self) -> None:
        """Pass and answer anything until the main phase."""
        while self.question() not in ("main", "over"):
            if self.window() == 7 and self.game.deciders()[0] == self.game.active:
                return
            self.do("pass" if self.window() is not None else sorted(self.moves())[0])

    def fail(self, place: str, path: str = "upper") -> None:
        """Face a card, cast a result of little more than nothing and no symbol, and settle."""
        self.face(place, path)
        abilities = sum(self.game.challenge.pool[:6])
        self.cast(LOW * abilities + LOW + LOW + HIGH + LOW * self.game.challenge.pool[v.DARK])
        self.settle()

    def win(self, place: str, path: str = "upper") -> None:
        """Face a card and succeed by a bonus that no rune gives."""
        self.face(place, path)
        self.game.challenge.result_bonus += 30
        self.cast(HIGH * self.runes())
        self.settle()

    def end_turn(self) -> None:
        self.settle()
        self.do((self.game.active, "end"))
        while self.window() == 16:
            self.do("pass")

    def events_of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def place_of(text: str) -> int:
    act, position = text.split(".")
    return (int(act) - 1) * 5 + int(position) - 1
