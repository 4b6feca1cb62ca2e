"""A table of Call to Adventure as a vector. Cards are told by their printed number less one."""

from __future__ import annotations

from stolik.adapters.sheet import Sheet
from stolik.games.call_to_adventure.sight import QUESTIONS
from stolik.games.call_to_adventure.view import AdventureView, ChallengeView, PlayerView, RowPlace
from stolik.games.call_to_adventure.vocabulary import RUNE_KINDS, STORY_SYMBOLS
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

CARDS = 192
ROW = 5
XP = 10
DIFFICULTY = 15
TURNS = 60
LEVELS = range(-4, 3)
DECKS = ("act-1", "act-2", "act-3", "heroes", "antiheroes")
WINDOWS = (3, 7, 10, 11, 15, 16, 17)


def write(sheet: Sheet, view: View, rules: Rules) -> None:
    """The rows, the stories, the own hand, and the challenge that is faced."""
    assert isinstance(view, AdventureView)
    sheet.one_of("question", view.question.kind, QUESTIONS)
    sheet.one_of("window", view.question.window, WINDOWS)
    sheet.cards("asked-about", [] if view.question.card is None else [view.question.card], CARDS)
    sheet.chosen("asked", view.question.seats)
    sheet.seat("active", view.active)
    sheet.number("turn", view.turn, TURNS)
    sheet.flag("main-due", view.is_main_due)
    sheet.number("journeys-free", view.journeys_free, 4)
    sheet.flag("journey-left", view.is_journey_left)
    sheet.number("dark-bought", view.dark_bought, 4)
    sheet.seat("finisher", view.finisher)
    sheet.flag("last-round", view.is_last_round)
    sheet.cards("dealt", view.dealt or (), CARDS)
    _write_rows(sheet, view)
    _write_challenge(sheet, view.challenge)
    _write_adversary(sheet, view)
    for name, seat in sheet.round_table():
        _write_player(sheet, name, view.players[seat])


def _write_rows(sheet: Sheet, view: AdventureView) -> None:
    nothing = RowPlace(None, False, None, (), ())
    places = [one for row in view.rows for one in (*row, *[nothing] * (ROW - len(row)))]
    sheet.places("rows", [place.card for place in places], CARDS)
    sheet.cards("row-allies", [place.ally for place in places if place.ally is not None], CARDS)
    for number, place in enumerate(places):
        name = f"row-{number // ROW + 1}-{number % ROW + 1}"
        sheet.flag(f"{name}-face-down", place.is_face_down)
        sheet.numbers(f"{name}-difficulty", place.difficulties, DIFFICULTY, 2)
        sheet.numbers(f"{name}-chance", place.chances, 1, 2)
    for name, deck in zip(DECKS, view.decks, strict=True):
        sheet.number(f"{name}-left", deck.left, CARDS)
        sheet.cards(f"{name}-known", deck.known_top, CARDS)
    sheet.cards("discarded", [card for deck in view.decks for card in deck.discards], CARDS)
    sheet.cards("stack", [card.card for card in view.stack], CARDS)


def _write_challenge(sheet: Sheet, challenge: ChallengeView | None) -> None:
    faced = challenge
    sheet.cards("faced", [] if faced is None else [faced.card], CARDS)
    sheet.one_of("path", None if faced is None else faced.path, (0, 1))
    sheet.number("difficulty", 0 if faced is None else faced.difficulty, DIFFICULTY)
    sheet.numbers("pool", () if faced is None else faced.pool, 3, len(RUNE_KINDS))
    sheet.number("result", 0 if faced is None else faced.result, DIFFICULTY)
    sheet.number("corruption", 0 if faced is None else faced.pending_corruption, 6)
    sheet.one_of("verdict", None if faced is None else faced.verdict, (-1, 0, 1))
    sheet.number("chance", 0.0 if faced is None else faced.chance, 1)
    dark = () if faced is None else faced.chances_with_dark
    sheet.numbers("chances-with-dark", dark, 1, 4)


def _write_adversary(sheet: Sheet, view: AdventureView) -> None:
    foe = view.adversary
    open_cards = [] if foe is None else [foe.card, *foe.quests, *foe.revealed]
    sheet.cards("adversary", open_cards, CARDS)
    sheet.number("adversary-difficulty", 0 if foe is None else foe.difficulty, DIFFICULTY)
    sheet.number("adversary-chance", 0.0 if foe is None else foe.chance, 1)
    sheet.number("adversary-xp", 0 if foe is None else foe.xp, 30)
    sheet.number("adversary-goal", 0 if foe is None else foe.goal, 30)
    sheet.seat("slayer", None if foe is None else foe.slayer)


def _write_player(sheet: Sheet, name: str, player: PlayerView) -> None:
    characters = [player.origin, player.motivation, player.destiny]
    sheet.cards(f"{name}-characters", [card for card in characters if card is not None], CARDS)
    sheet.cards(f"{name}-story", [card.card for card in player.story], CARDS)
    sheet.cards(f"{name}-second-paths", [one.card for one in player.story if one.path], CARDS)
    allies = [ally.card for ally in player.allies if not ally.is_sacrificed]
    sheet.cards(f"{name}-allies", allies, CARDS)
    sheet.cards(f"{name}-played", player.played, CARDS)
    if name == "own":
        sheet.cards(f"{name}-hand", player.hand or (), CARDS)
    sheet.number(f"{name}-xp", player.xp, XP)
    sheet.one_of(f"{name}-morality", player.morality, LEVELS)
    sheet.flag(f"{name}-may-play-heroes", "hero" in player.may_play)
    sheet.flag(f"{name}-may-play-antiheroes", "antihero" in player.may_play)
    sheet.number(f"{name}-heroes", player.heroes_in_hand, XP)
    sheet.number(f"{name}-antiheroes", player.antiheroes_in_hand, XP)
    sheet.numbers(f"{name}-abilities", player.abilities, 3, 6)
    sheet.numbers(f"{name}-story-symbols", player.story_symbols, 6, len(STORY_SYMBOLS))
    sheet.flag(f"{name}-has-chosen", player.has_chosen)
