"""A table of Call to Adventure as a vector. Cards are given by their printed number less one."""

from __future__ import annotations

from stolik.games.call_to_adventure.cards.vocabulary import RUNE_KINDS, STORY_SYMBOLS
from stolik.games.call_to_adventure.moves import ROW_SIZE as ROW
from stolik.games.call_to_adventure.observations.encode import (
    ABILITIES,
    ADVERSARY_XP,
    CARDS,
    DIFFICULTY,
    HIGHEST,
    LOWEST,
    MOST_CORRUPTION,
    MOST_DARK,
    MOST_JOURNEYS,
    MOST_PATHS,
    MOST_RUNES,
    MOST_SYMBOLS,
    TURNS,
    WINDOWS,
    XP,
)
from stolik.games.call_to_adventure.view import AdventureView, ChallengeView, PlayerView, RowPlace
from stolik.games.call_to_adventure.views.table_view import QUESTIONS
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

LEVELS = range(LOWEST, HIGHEST + 1)
DECKS = ("act-1", "act-2", "act-3", "heroes", "antiheroes")


def write(writer: VectorWriter, view: View, rules: Rules) -> None:
    """The rows, the stories, the own hand, and the challenge that is faced."""
    assert isinstance(view, AdventureView)
    writer.one_of("question", view.question.kind, QUESTIONS)
    writer.one_of("window", view.question.window, WINDOWS)
    writer.cards("asked-about", [] if view.question.card is None else [view.question.card], CARDS)
    writer.chosen("asked", view.question.seats)
    writer.seat("active", view.active)
    writer.number("turn", view.turn, TURNS)
    writer.flag("main-due", view.is_main_due)
    writer.number("journeys-free", view.journeys_free, MOST_JOURNEYS)
    writer.flag("journey-left", view.is_journey_left)
    writer.number("dark-bought", view.dark_bought, MOST_DARK)
    writer.seat("finisher", view.finisher)
    writer.flag("last-round", view.is_last_round)
    writer.cards("dealt", view.dealt or (), CARDS)
    _write_rows(writer, view)
    _write_challenge(writer, view.challenge)
    _write_adversary(writer, view)
    for name, seat in writer.round_table():
        _write_player(writer, name, view.players[seat])


def _write_rows(writer: VectorWriter, view: AdventureView) -> None:
    nothing = RowPlace(None, False, None, (), ())
    places = [one for row in view.rows for one in (*row, *[nothing] * (ROW - len(row)))]
    writer.places("rows", [place.card for place in places], CARDS)
    writer.cards("row-allies", [place.ally for place in places if place.ally is not None], CARDS)
    for number, place in enumerate(places):
        name = f"row-{number // ROW + 1}-{number % ROW + 1}"
        writer.flag(f"{name}-face-down", place.is_face_down)
        writer.numbers(f"{name}-difficulty", place.difficulties, DIFFICULTY, MOST_PATHS)
        writer.numbers(f"{name}-chance", place.chances, 1, MOST_PATHS)
    for name, deck in zip(DECKS, view.decks, strict=True):
        writer.number(f"{name}-left", deck.left, CARDS)
        writer.cards(f"{name}-known", deck.known_top, CARDS)
    writer.cards("discarded", [card for deck in view.decks for card in deck.discards], CARDS)
    writer.cards("stack", [card.card for card in view.stack], CARDS)


def _write_challenge(writer: VectorWriter, challenge: ChallengeView | None) -> None:
    faced = challenge
    writer.cards("faced", [] if faced is None else [faced.card], CARDS)
    writer.one_of("path", None if faced is None else faced.path, range(MOST_PATHS))
    writer.number("difficulty", 0 if faced is None else faced.difficulty, DIFFICULTY)
    writer.numbers("pool", () if faced is None else faced.pool, MOST_RUNES, len(RUNE_KINDS))
    writer.number("result", 0 if faced is None else faced.result, DIFFICULTY)
    writer.number("corruption", 0 if faced is None else faced.pending_corruption, MOST_CORRUPTION)
    writer.one_of("verdict", None if faced is None else faced.verdict, (-1, 0, 1))
    writer.number("chance", 0.0 if faced is None else faced.chance, 1)
    dark = () if faced is None else faced.chances_with_dark
    writer.numbers("chances-with-dark", dark, 1, MOST_DARK)


def _write_adversary(writer: VectorWriter, view: AdventureView) -> None:
    foe = view.adversary
    open_cards = [] if foe is None else [foe.card, *foe.quests, *foe.revealed]
    writer.cards("adversary", open_cards, CARDS)
    writer.number("adversary-difficulty", 0 if foe is None else foe.difficulty, DIFFICULTY)
    writer.number("adversary-chance", 0.0 if foe is None else foe.chance, 1)
    writer.number("adversary-xp", 0 if foe is None else foe.xp, ADVERSARY_XP)
    writer.number("adversary-goal", 0 if foe is None else foe.goal, ADVERSARY_XP)
    writer.seat("slayer", None if foe is None else foe.slayer)


def _write_player(writer: VectorWriter, name: str, player: PlayerView) -> None:
    characters = [player.origin, player.motivation, player.destiny]
    writer.cards(f"{name}-characters", [card for card in characters if card is not None], CARDS)
    writer.cards(f"{name}-story", [card.card for card in player.story], CARDS)
    writer.cards(f"{name}-second-paths", [one.card for one in player.story if one.path], CARDS)
    allies = [ally.card for ally in player.allies if not ally.is_sacrificed]
    writer.cards(f"{name}-allies", allies, CARDS)
    writer.cards(f"{name}-played", player.played, CARDS)
    if name == "own":
        writer.cards(f"{name}-hand", player.hand or (), CARDS)
    writer.number(f"{name}-xp", player.xp, XP)
    writer.one_of(f"{name}-morality", player.morality, LEVELS)
    writer.flag(f"{name}-may-play-heroes", "hero" in player.may_play)
    writer.flag(f"{name}-may-play-antiheroes", "antihero" in player.may_play)
    writer.number(f"{name}-heroes", player.heroes_in_hand, XP)
    writer.number(f"{name}-antiheroes", player.antiheroes_in_hand, XP)
    writer.numbers(f"{name}-abilities", player.abilities, MOST_RUNES, ABILITIES)
    writer.numbers(f"{name}-story-symbols", player.story_symbols, MOST_SYMBOLS, len(STORY_SYMBOLS))
    writer.flag(f"{name}-has-chosen", player.has_chosen)
