"""`stolik deck blank`: decks of BLANK as files: create, show, extend, mix, export, import."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.inputs.deck_files import (
    LOCAL,
    REFUSALS,
    Pick,
    card_of,
    error_lines,
    file_bytes,
    load_deck,
    new_id,
    now,
    write_file,
)
from stolik.cli.inputs.numbers import MAX_NUMBER
from stolik.cli.terminal.terminal import terminal_of
from stolik.games.blank.cards.editions import DEFAULT_EDITION
from stolik.games.blank.decks.deck import Box, Deck, Person, new_deck
from stolik.games.blank.decks.deck_changes import check_mark
from stolik.games.blank.decks.files import export, import_text, to_text
from stolik.games.blank.decks.games import set_up
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.rewards import Idea, Voucher, accept, draft, hand_in
from stolik.games.blank.decks.sheet import sheet
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.fault_text import blank_speaker
from stolik.games.blank.language.parts.lines import judged_by_people
from stolik.games.blank.language.quotation import read_to_players
from stolik.kernel.entropy import FastStream

app = typer.Typer(add_completion=False, no_args_is_help=True, help="help-blank-deck")

DeckFile = Annotated[Path, typer.Argument(help="help-blank-file")]
Target = Annotated[Path, typer.Argument(help="help-blank-target")]


def _language(context: typer.Context) -> str:
    return terminal_of(context).language


@contextmanager
def _explaining(language: str) -> Iterator[None]:
    """Print what is wrong and how to fix it, and exit with status 1."""
    try:
        yield
    except REFUSALS as error:
        lines = error_lines(error, language)
    else:
        return
    for line in lines:
        typer.echo(_printable(line), err=True)
    raise typer.Exit(1)


def _printable(text: str) -> str:
    """Text without control characters, whatever a file says."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _say(text: str) -> None:
    typer.echo(_printable(text))


def _save(text: str, path: Path, language: str, is_new: bool) -> None:
    write_file(text, path, language, is_new)
    _say(blank_speaker(language).say("deck-written", file=str(path)))


@app.command(help="help-blank-new")
def new(  # noqa: PLR0913, PLR0917 - a command's parameters
    context: typer.Context,
    file: Target,
    name: Annotated[str, typer.Option(help="help-blank-name")] = "BLANK",
    owner: Annotated[str, typer.Option(help="help-blank-owner")] = "me",
    symbol: Annotated[str, typer.Option(help="help-blank-symbol")] = "snail",
    paint: Annotated[str, typer.Option(help="help-blank-paint")] = "teal",
    edition: Annotated[str, typer.Option(help="help-blank-edition")] = DEFAULT_EDITION,
) -> None:
    """Create a deck: a fresh copy."""
    language = _language(context)
    with _explaining(language):
        box = Box(new_id(), name, check_mark(Mark(symbol, paint)))
        deck = new_deck(box, Person(LOCAL, owner), now(), edition)
        _save(to_text(deck, with_accounts=True), file, language, is_new=True)


@app.command(help="help-blank-show")
def show(
    context: typer.Context,
    file: DeckFile,
    revision: Annotated[int, typer.Option(min=0, max=MAX_NUMBER, help="help-blank-revision")] = 0,
) -> None:
    """Show a deck: its mark, its counts, and every card as a sentence."""
    language = _language(context)
    with _explaining(language):
        deck = load_deck(file, language)
        deck = deck.at_revision(revision) if revision else deck
        _show(deck, language)


def _show(deck: Deck, language: str) -> None:
    speaker = blank_speaker(language)
    _say(speaker.say("deck-title", name=deck.name, volume=deck.volume, revision=deck.revision))
    symbol = speaker.say("mark-symbol", symbol=deck.mark.symbol)
    paint = speaker.say("mark-paint", paint=deck.mark.paint)
    _say(speaker.say("deck-mark", symbol=symbol, paint=paint))
    effects = [slot for slot in deck.game if slot.is_written]
    counts = {
        "rules": sum(slot.is_written for slot in deck.rules),
        "blank": len(deck.blank_rules),
        "effects": len(effects),
        "open": len(deck.open_cards),
    }
    _say(speaker.say("deck-counts", **counts))
    if deck.due:
        _say(speaker.say("deck-due", slots=", ".join(deck.due)))
    for heading, slots in (("deck-rules", deck.rules), ("deck-effects", deck.game)):
        _say("")
        _say(speaker.say(heading))
        for slot in slots:
            _show_slot(slot, language)


def _show_slot(slot: RuleSlot | GameSlot, language: str) -> None:
    if slot.card is None:
        return
    speaker, label = blank_speaker(language), slot.card.label
    title = "" if label is None else label.in_language(language) or label.pl or label.en or ""
    by = speaker.say("deck-by", author=slot.card.author)
    shelved = f", {speaker.say('deck-shelved')}" if slot.is_shelved else ""
    _say(f"  {slot.slot}  {title} ({by}{shelved})")
    _say(f"      {read_to_players(slot.card, language)}")
    for text in slot.clarifications:
        _say(f"      * {text}")


@app.command(help="help-blank-history")
def history(context: typer.Context, file: DeckFile) -> None:
    """Show the history of a deck, entry by entry."""
    language = _language(context)
    with _explaining(language):
        speaker = blank_speaker(language)
        for entry in load_deck(file, language).history:
            what = speaker.say("deck-what", what=entry.what.replace(" ", "-"))
            slot = entry.content.get("slot") or entry.content.get("game") or ""
            _say(f"{entry.no:>4}  {entry.at}  {what}  {entry.by}  {slot}  {entry.hash[:8]}")


@app.command(help="help-blank-add")
def add(  # noqa: PLR0913, PLR0917 - a command's parameters
    context: typer.Context,
    file: DeckFile,
    sentence: Annotated[str, typer.Argument(help="help-blank-sentence")],
    author: Annotated[str, typer.Option(help="help-blank-author")] = "me",
    slot: Annotated[str, typer.Option(help="help-blank-slot")] = "",
    title: Annotated[str, typer.Option(help="help-blank-title")] = "",
    take: Annotated[int, typer.Option(help="help-blank-take")] = 0,
    own_words: Annotated[bool, typer.Option("--own-words", help="help-blank-own-words")] = False,
) -> None:
    """Write a card that the owner accepts: a rule, or an effect with --slot and --title."""
    language = _language(context)
    with _explaining(language):
        deck, at = load_deck(file, language), now()
        card = card_of(sentence, language, author, title, Pick(take, own_words))
        slot = slot or _free_slot(deck, card)
        voucher = Voucher(Person(LOCAL, author), (deck.id,), "table", at)
        proposal = draft(deck, voucher, Idea(slot, card), at)
        deck, _, _ = accept(deck, hand_in(proposal), Person(deck.owner or "", "owner"), at)
        _save(to_text(deck, with_accounts=True), file, language, is_new=False)
        _say(
            blank_speaker(language).say(
                "deck-added", slot=slot, sentence=read_to_players(card, language)
            )
        )
        for judged in judged_by_people(card):
            _say(blank_speaker(language).say(f"deck-judged-{judged}"))


def _free_slot(deck: Deck, card: Card) -> str:
    """The first free slot for the card; in a full deck any slot, whose refusal explains why."""
    if isinstance(card, RuleCard):
        return deck.blank_rules[0].slot if deck.blank_rules else deck.rules[-1].slot
    return deck.open_cards[0].slot if deck.open_cards else deck.game[-1].slot


@app.command(help="help-blank-mix")
def mix(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-blank-files")],
    stack: Annotated[bool, typer.Option(help="help-blank-stack")] = False,
    seed: Annotated[int, typer.Option(min=0, max=MAX_NUMBER, help="help-blank-seed")] = 0,
) -> None:
    """Show what a game with mixed decks would be played with; the decks stay as they are."""
    language = _language(context)
    with _explaining(language):
        decks = [load_deck(file, language) for file in files]
        setup, _ = set_up(decks, FastStream(seed), "stack" if stack else "pick")
        rules = [*setup.rules, *setup.forced]
        counts = {"rules": len(rules), "cards": len(setup.cards), "decks": len(decks)}
        _say(blank_speaker(language).say("deck-mixed", **counts))
        for rule in rules:
            number = f" {rule.number}" if rule.number else ""
            _say(f"  {rule.mark.paint} {rule.mark.symbol}{number} {rule.slot}")
            _say(f"      {read_to_players(rule.card, language)}")


@app.command("export", help="help-blank-export")
def export_deck(context: typer.Context, file: DeckFile, target: Target) -> None:
    """Write a deck for others: cards, history and hashes, without accounts."""
    language = _language(context)
    with _explaining(language):
        deck = load_deck(file, language)
        text = export(deck, Person(deck.owner or "", "owner"), now())
        _save(text, target, language, is_new=True)


@app.command("sheet", help="help-blank-sheet")
def print_sheet(
    context: typer.Context,
    file: DeckFile,
    out: Annotated[Path, typer.Option(help="help-blank-out")] = Path("sheet.html"),
) -> None:
    """Write a page with all cards, to be printed and cut out."""
    language = _language(context)
    with _explaining(language):
        _save(sheet(load_deck(file, language), language), out, language, is_new=True)


@app.command("import", help="help-blank-import")
def import_deck(
    context: typer.Context,
    file: DeckFile,
    target: Target,
    owner: Annotated[str, typer.Option(help="help-blank-new-owner")] = "me",
) -> None:
    """Make a deck of your own from a file; a bad one is refused as a whole."""
    language = _language(context)
    with _explaining(language):
        text = file_bytes(file, language)
        deck = import_text(text, new_id(), Person(LOCAL, owner), now())
        _save(to_text(deck, with_accounts=True), target, language, is_new=True)
