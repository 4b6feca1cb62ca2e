"""The motifs a card's emblem may show; the web client cuts one picture for each."""

from zlib import crc32

MOTIFS: tuple[str, ...] = (
    "anchor",
    "arrow",
    "bolt",
    "book",
    "claw",
    "comet",
    "crown",
    "eye",
    "fang",
    "feather",
    "fin",
    "fist",
    "flame",
    "gear",
    "hoof",
    "horn",
    "key",
    "leaf",
    "mask",
    "moon",
    "mountain",
    "paw",
    "rose",
    "serpent",
    "shell",
    "shield",
    "spiral",
    "star",
    "sun",
    "sword",
    "thread",
    "tree",
    "wave",
    "wing",
)


def motif_for(name: str) -> str:
    """Give a card without an emblem one that follows from its name alone, never its values.

    >>> motif_for("Achilles") == motif_for("Achilles")
    True
    """
    return MOTIFS[crc32(name.encode("utf-8", "replace")) % len(MOTIFS)]
