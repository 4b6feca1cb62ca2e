"""Call to Adventure in a terminal: the rows, the challenge, the players and one's own cards."""

from __future__ import annotations

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stolik.boards.board import Board
from stolik.boards.colours import ACCENT
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card_text import CardTextWriter
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.runes import FACE_SIGNS, VALUES, face_kind
from stolik.games.call_to_adventure.engine.scoring import LINES
from stolik.games.call_to_adventure.view import AdventureView, PlayerView, RowPlace
from stolik.games.call_to_adventure.words import percent
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker

_LIGHT = "#f2d479"
_DARK = "#b48ad6"
_ROMAN = ("I", "II", "III")
# A letter and a sign for every face, so that nothing is shown by colour alone.
_SIGNS = {
    v.SHOWS_XP: "✶", v.SHOWS_HERO: "☀", v.SHOWS_ANTIHERO: "☾", v.SHOWS_EITHER: "◐",
    v.SHOWS_CORRUPTION: "▼",
}  # fmt: skip


class AdventureBoard(Board):
    """The table of Call to Adventure."""

    def draw(self, view: View, speaker: Speaker, state: State | None = None) -> RenderableType:
        """The whole table as the view shows it."""
        assert isinstance(view, AdventureView)
        wording = CardTextWriter(speaker)
        parts: list[RenderableType] = [_heading(view, speaker)]
        if view.dealt is not None:
            parts.append(_cards(view.dealt, speaker.say("board-dealt"), speaker, wording))
        else:
            parts += [_row(view, row, speaker, wording) for row in range(3)]
        if view.adversary is not None:
            parts.append(_adversary(view, speaker))
        if view.challenge is not None:
            parts.append(_challenge(view, speaker))
        parts.append(_players(view, speaker))
        own = view.players[view.seat] if view.seat is not None else None
        if own is not None and own.hand:
            parts.append(_cards(own.hand, speaker.say("board-hand"), speaker, wording))
        if own is not None and own.destiny is not None:
            parts.append(_cards((own.destiny,), speaker.say("board-destiny"), speaker, wording))
        if view.is_over:
            parts.append(_pad(view, speaker))
        return Group(*parts)


def _name(card: int, speaker: Speaker) -> str:
    return catalogue().cards[card].name.in_language(speaker.language)


def _heading(view: AdventureView, speaker: Speaker) -> Text:
    words = [speaker.say("board-turn", turn=view.turn, whose=speaker.name_of(view.active))]
    if view.is_last_round:
        words.append(speaker.say("board-last-round"))
    decks = [view.decks[v.DECK_HERO].left, view.decks[v.DECK_ANTIHERO].left]
    words.append(speaker.say("board-decks", heroes=decks[0], antiheroes=decks[1]))
    return Text(" · ".join(words), f"bold {ACCENT}")


def _row(
    view: AdventureView, row: int, speaker: Speaker, wording: CardTextWriter
) -> RenderableType:
    places = view.rows[row]
    title = speaker.say("board-act", act=_ROMAN[row], left=view.decks[row].left)
    if all(place.card is None for place in places):
        return Text(f"{title}: " + "▒ " * len(places), "dim")
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), title=title, title_justify="left")
    for column in ("board-place", "board-card", "board-difficulty", "board-gives"):
        table.add_column(Text(speaker.say(column)))
    for number, place in enumerate(places, start=1):
        if place.card is not None:
            table.add_row(f"{row + 1}.{number}", *_place(place, place.card, speaker, wording))
    return table


def _place(
    place: RowPlace, number: int, speaker: Speaker, wording: CardTextWriter
) -> tuple[Text, ...]:
    card = catalogue().cards[number]
    name = Text(card.name.in_language(speaker.language), "bold")
    if place.ally is not None:
        name.append(f"\n+ {_name(place.ally, speaker)}", _LIGHT)
    if card.kind == v.TRAIT:
        gives = f"{wording.path(card.paths[0])}\n{wording.requirements(card)}"
        return name, Text("–", "dim"), Text(gives)
    tests = "/".join(speaker.say(f"kind-{v.SYMBOLS[test]}")[:3] for test in card.tests)
    numbers, gives_lines = [f"{tests}"], [""]
    for index, path in enumerate(card.paths):
        chance = f" {percent(place.chances[index])} %" if place.chances else ""
        numbers.append(f"{place.difficulties[index]}{chance}")
        gives_lines.append(f"{path.name.in_language(speaker.language)}: {wording.path(path)}")
    texts = [line for effect in card.effects for line in wording.effect(effect)]
    return name, Text("\n".join(numbers)), Text("\n".join([*gives_lines, *texts]).strip("\n"))


def _adversary(view: AdventureView, speaker: Speaker) -> Panel:
    adversary = view.adversary
    assert adversary is not None
    lines = [
        speaker.say(
            "board-adversary",
            card=_name(adversary.card, speaker),
            difficulty=adversary.difficulty,
            xp=adversary.xp,
            goal=adversary.goal,
        )
    ]
    wording = CardTextWriter(speaker)
    for quest in adversary.quests:
        card = catalogue().cards[quest]
        texts = [line for effect in card.effects for line in wording.effect(effect)]
        lines.append(f"{card.name.in_language(speaker.language)}: {' '.join(texts)}")
    return Panel(Text("\n".join(lines)), box=ROUNDED, border_style=_DARK)


def _challenge(view: AdventureView, speaker: Speaker) -> Panel:
    challenge = view.challenge
    assert challenge is not None
    words = speaker.say(
        "board-challenge",
        card=_name(challenge.card, speaker),
        difficulty=challenge.difficulty,
        percent=percent(challenge.chance),
        result=challenge.result,
    )
    runes = [
        f"{speaker.say(f'kind-{v.RUNE_KINDS[kind]}')} ×{count}"
        for kind, count in enumerate(challenge.pool)
        if count
    ]
    lines = [words, "  ".join(runes)]
    if challenge.cast:
        lines.append("  ".join(_face(face) for face in challenge.cast))
    for played in view.stack:
        lines.append(f"↑ {speaker.name_of(played.seat)}: {_name(played.card, speaker)}")
    return Panel(Text("\n".join(lines)), box=ROUNDED, border_style=ACCENT)


def _face(face: int) -> str:
    kind = v.RUNE_KINDS[face_kind(face)]
    return f"{kind[:3]}+{VALUES[face]}{_SIGNS.get(FACE_SIGNS[face], '')}"


def _players(view: AdventureView, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    for column in ("board-player", "board-xp", "board-morality", "board-symbols", "board-story"):
        table.add_column(Text(speaker.say(column)))
    for player in view.players:
        is_asked = player.seat in view.question.seats
        mark = "▸ " if is_asked else "  "
        style = f"bold {ACCENT}" if player.seat == view.active and not view.is_over else ""
        table.add_row(
            Text(mark + speaker.name_of(player.seat), style),
            str(player.xp),
            Text(f"{player.morality:+d}", _LIGHT if player.morality > -2 else _DARK),
            _symbols(player, speaker),
            _story(player, speaker),
        )
    return table


def _symbols(player: PlayerView, speaker: Speaker) -> Text:
    counts = zip(v.SYMBOLS, (*player.abilities, *player.story_symbols), strict=True)
    words = [f"{speaker.say(f'symbol-{name}')} {count}" for name, count in counts if count]
    hand = speaker.say(
        "board-hand-size", heroes=player.heroes_in_hand, antiheroes=player.antiheroes_in_hand
    )
    return Text(", ".join(words) + ("\n" if words else "") + hand)


def _story(player: PlayerView, speaker: Speaker) -> Text:
    heads = [player.origin, player.motivation, player.destiny]
    lines = []
    for act, head in enumerate(heads):
        under = player.story[act * 3 : act * 3 + 3]
        name = _name(head, speaker) if head is not None else "▒"
        cards = ", ".join(_name(card.card, speaker) for card in under)
        lines.append(f"{name}: {cards}" if cards else name)
    allies = [_name(a.card, speaker) for a in player.allies if not a.is_sacrificed]
    if allies:
        lines.append("+ " + ", ".join(allies))
    if player.played:
        lines.append("» " + ", ".join(_name(card, speaker) for card in player.played))
    return Text("\n".join(lines))


def _cards(cards: tuple[int, ...], title: str, speaker: Speaker, wording: CardTextWriter) -> Panel:
    lines = []
    for number in cards:
        card = catalogue().cards[number]
        texts = [line for effect in card.effects for line in wording.effect(effect)]
        gives = wording.path(card.paths[0])
        words = " ".join([f"({gives})" if gives else "", *texts]).strip()
        lines.append(Text.assemble((card.name.in_language(speaker.language), "bold"), f"  {words}"))
    return Panel(Text("\n").join(lines), title=title, title_align="left", box=ROUNDED)


def _pad(view: AdventureView, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for player in view.players:
        table.add_column(Text(speaker.name_of(player.seat)), justify="right")
    for line, name in enumerate(LINES):
        style = f"bold {ACCENT}" if name == "total" else ""
        numbers = [str(column[line]) for column in view.scores]
        table.add_row(Text(speaker.say(f"pad-{name}"), style), *numbers)
    return table
