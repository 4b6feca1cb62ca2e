"""Runs a study with a progress bar and shows its results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from stolik.arena.execution.cluster import Cluster, ClusterLost
from stolik.arena.execution.journal import CannotResume, delete_progress
from stolik.arena.execution.parquet import MissingExtra
from stolik.arena.execution.pool import WorkerLost
from stolik.arena.report import report
from stolik.arena.report.words import GameSpeaker, number, variant_name
from stolik.arena.run import Run, run
from stolik.arena.study import Study
from stolik.boards.colours import ACCENT
from stolik.cli.fault import USAGE, Fault
from stolik.cli.studies.kept_results import results_kept
from stolik.cli.studies.study_options import RunSettings, unwritable
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.phrase import Argument, Words
from stolik.text import Speaker

INTERRUPTED = 130


def headline(speaker: Speaker, study: Study) -> str:
    """What was played: the game and, where there is only one, the variant."""
    counts = sorted({table.seats for table in study.tables})
    parts = [speaker.say("report-seats", count=count) for count in counts]
    names = {variant_name(speaker, table.options) for table in study.tables}
    if len(names) == 1:
        parts += names
    return speaker.say("arena-headline", name=speaker.say("name"), variants=", ".join(parts))


def run_study(
    terminal: Terminal, study: Study, settings: RunSettings, show_results: Callable[[Run], None]
) -> None:
    """Run a study, then write and show the results; raises typer.Exit where it was interrupted."""
    cluster = Cluster(settings.ray) if settings.ray else None
    done = _run(terminal, study, settings, cluster)
    if settings.report:
        with results_kept(done, settings.resumable_file):
            Path(settings.report).write_text(report(done, terminal.language), encoding="utf-8")
    try:
        with results_kept(done, settings.resumable_file):
            _show(terminal, done, settings, cluster, show_results)
    except BrokenPipeError:  # the reader of the output has closed it
        _delete_progress(done, settings)
        raise
    _delete_progress(done, settings)
    if not done.is_finished:
        terminal.show(terminal.say("arena-stopped", games=done.totals.games, all=study.games))
        if settings.resumable_file is not None:
            terminal.show(terminal.say("arena-go-on"))
        raise typer.Exit(INTERRUPTED)


def _delete_progress(done: Run, settings: RunSettings) -> None:
    if done.is_finished and settings.resumable_file is not None:
        delete_progress(settings.resumable_file)


def _show(
    terminal: Terminal,
    done: Run,
    settings: RunSettings,
    cluster: Cluster | None,
    show_results: Callable[[Run], None],
) -> None:
    """Print results, speed and the names of written files."""
    if done.totals.games:
        show_results(done)
    _show_speed(terminal, done)
    if cluster is not None:
        terminal.show(terminal.say("arena-nodes", nodes=len(cluster.nodes)), style="dim")
    if settings.out:
        terminal.show_unbroken(terminal.say("arena-rows-in", file=settings.out))
    if settings.report:
        terminal.show_unbroken(terminal.say("arena-report-in", file=settings.report))


def _run(terminal: Terminal, study: Study, settings: RunSettings, cluster: Cluster | None) -> Run:
    out = Path(settings.out) if settings.out else None
    workers = settings.processes()
    kept = "yes" if settings.resumable_file is not None else "no"
    written = unwritable("--out" if out else "--report", Path(settings.out or settings.report))
    try:
        with _bar(terminal, study) as watch, written if settings.resumable_file else nullcontext():
            return run(
                study,
                out,
                workers=workers,
                cluster=cluster,
                resume=settings.resume,
                watch=watch,
                beside=settings.resumable_file,
                keeps_progress=True,
            )
    except CannotResume as error:
        raise _cannot_resume(error) from None
    except MissingExtra as error:
        extra = "cluster" if error.name == "ray" else "arena"
        raise Fault("arena-extra", USAGE, library=error.name or "", extra=extra) from None
    except ClusterLost as error:
        raise Fault("arena-cluster", address=settings.ray, why=str(error), kept=kept) from None
    except WorkerLost:
        raise Fault("arena-worker", kept=kept) from None


def _cannot_resume(error: CannotResume) -> Fault:
    arguments: dict[str, Argument] = {"file": str(error.path)}
    for when, edition in (("then", error.then), ("now", error.now)):
        if edition is not None:
            arguments[when] = Words("arena-edition", msgspec.structs.asdict(edition))
    return Fault(f"arena-{error.reason}", USAGE, None, **arguments)


@contextmanager
def _bar(terminal: Terminal, study: Study) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on the terminal only; it has no thread that a fork could copy."""
    name = GameSpeaker(terminal.language, terminal.game(study.game)).say("name")
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style=ACCENT, finished_style=ACCENT),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=terminal.errors,
        auto_refresh=False,
        transient=True,
        disable=not terminal.errors.is_terminal,
    )
    task = bar.add_task(name, total=study.games)

    def watch(games: int) -> None:
        bar.update(task, completed=games, refresh=True)

    with bar:
        yield watch


def _show_speed(terminal: Terminal, done: Run) -> None:
    speaker = terminal.speaker
    rate = done.played / done.seconds if done.seconds else 0.0
    arguments = {
        "games": number(speaker, done.totals.games),
        "decisions": number(speaker, done.totals.decisions),
        "seconds": number(speaker, done.seconds, 1),
        "rate": number(speaker, rate),
    }
    terminal.show(terminal.say("arena-speed", **arguments), style="dim")
