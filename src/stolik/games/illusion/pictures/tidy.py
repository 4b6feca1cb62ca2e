"""Remove specks by exchanging labels, which keeps all counts (the ledger's step 3)."""

from typing import Final

import numpy as np

from stolik.games.illusion.pictures.field import HEIGHT, LABELS, WIDTH, Labels, Mask

SPECK: Final = 120  # smaller islands than this are dust, not drawing
PASSES: Final = 3
Run = tuple[int, int, int, int]  # row, first column, column after the last, label


def tidied(labels: Labels) -> Labels:
    """Give every speck to the label round it, and give pixels at an edge back in exchange."""
    clean = labels.copy()
    for _ in range(PASSES):
        found = specks(clean)
        for island in found:
            mask = np.zeros(labels.shape, dtype=bool)
            for row, first, after, _ in island:
                mask[row, first:after] = True
            if (clean[mask] == island[0][3]).all():
                exchange(clean, mask, island[0][3])
        if not found:
            break
    return clean


def exchange(labels: Labels, speck: Mask, label: int) -> None:
    """Swap a speck's label with edge pixels of a label that lies round it."""
    rim = grown(speck) & ~speck
    around = np.bincount(labels[rim], minlength=LABELS)
    around[label] = 0
    for host in np.argsort(-around, kind="stable").tolist():
        if around[host] and swapped(labels, speck, int(host), label):
            return


def swapped(labels: Labels, speck: Mask, host: int, label: int) -> bool:
    """Try to swap a speck with one host's edge pixels; leave everything as it was if it fails."""
    before = labels.copy()
    labels[speck] = host
    for _ in range(int(np.count_nonzero(speck))):
        place = best_edge(labels, speck, host, label)
        if place < 0:
            labels[...] = before
            return False
        labels.flat[place] = label
    return True


def best_edge(labels: Labels, speck: Mask, host: int, label: int) -> int:
    """Find the host's pixel that has most neighbours of the label already; -1 if none has two."""
    mine = np.pad((labels == label).astype(np.int8), 1)
    near = sum(
        mine[1 + down : 1 + down + HEIGHT, 1 + across : 1 + across + WIDTH]
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
    )
    score = np.where((labels == host) & ~grown(speck), near, 0)
    place = int(np.argmax(score))
    return place if score.flat[place] >= 2 else -1


def grown(mask: Mask) -> Mask:
    """Add the four neighbours of every pixel."""
    result = mask.copy()
    result[1:] |= mask[:-1]
    result[:-1] |= mask[1:]
    result[:, 1:] |= mask[:, :-1]
    result[:, :-1] |= mask[:, 1:]
    return result


def specks(labels: Labels) -> list[list[Run]]:
    """Find the islands that are smaller than a speck, as lists of runs."""
    runs, starts = runs_of(labels)
    parent = list(range(len(runs)))
    for row in range(1, HEIGHT):
        join_rows(runs, starts[row - 1], starts[row], starts[row + 1], parent)
    islands: dict[int, list[Run]] = {}
    for place, run in enumerate(runs):
        islands.setdefault(root(parent, place), []).append(run)
    return [
        island
        for island in islands.values()
        if sum(after - first for _, first, after, _ in island) < SPECK
    ]


def runs_of(labels: Labels) -> tuple[list[Run], list[int]]:
    """Cut every row into runs of one label; also returns where each row's runs start."""
    runs: list[Run] = []
    starts: list[int] = []
    for row in range(HEIGHT):
        starts.append(len(runs))
        line = labels[row]
        ends = [*(np.flatnonzero(line[1:] != line[:-1]) + 1).tolist(), WIDTH]
        first = 0
        for after in ends:
            runs.append((row, first, after, int(line[first])))
            first = after
    starts.append(len(runs))
    return runs, starts


def join_rows(runs: list[Run], above: int, here: int, end: int, parent: list[int]) -> None:
    """Join the runs of two neighbouring rows that touch and have one label."""
    one, other = above, here
    while one < here and other < end:
        _, first, after, label = runs[one]
        _, start, stop, wanted = runs[other]
        if label == wanted and first < stop and start < after:
            a, b = root(parent, one), root(parent, other)
            parent[max(a, b)] = min(a, b)
        if after <= stop:
            one += 1
        else:
            other += 1


def root(parent: list[int], place: int) -> int:
    """Find the root, and compress the path to it."""
    while parent[place] != place:
        parent[place] = parent[parent[place]]
        place = parent[place]
    return place
