"""The network that is trained: what a seat sees goes in, a number for each legal move comes out."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from stolik.bots.network import Network, NetworkAbout

IMPOSSIBLE = -1e9  # the logit of a place that holds no move


class Sparse(NamedTuple):
    """Observations without their zeros, row after row."""

    places: Tensor
    numbers: Tensor  # at these places
    counts: Tensor  # of them in each row


class Policy:
    """Two hidden layers, then a vector for each move and a value.

    Only legal moves are scored: catalogues are long (BLANK's has 11,117 moves), questions are
    short. So a batch brings the codes of its legal moves, padded to the longest list with -1.
    """

    def __init__(self, numbers: int, moves: int, hidden: int) -> None:
        self.trunk = nn.Sequential(
            nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.moves = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        with torch.no_grad():
            self.moves.weight.mul_(0.1)  # all legal moves are about equally likely at first
        self.parts = nn.ModuleList([self.trunk, self.moves, self.value])

    def __call__(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each legal move, and the expected return."""
        return self._decided(self.trunk(seen), legal)

    def of_sparse(self, seen: Sparse, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The same for observations without their zeros: quicker, since they are mostly zeros."""
        first = self.trunk[0]
        assert isinstance(first, nn.Linear)
        starts = seen.counts.cumsum(0) - seen.counts
        inner = nn.functional.embedding_bag(
            seen.places, first.weight.t(), starts, mode="sum", per_sample_weights=seen.numbers
        )
        return self._decided(self.trunk[1:](inner + first.bias), legal)

    def _decided(self, inner: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        known = legal.clamp(min=0)
        vectors = nn.functional.embedding(known, self.moves.weight)
        logits = torch.bmm(vectors, inner.unsqueeze(2)).squeeze(2)
        logits = logits + self.moves.bias[known]
        logits = logits.masked_fill(legal < 0, IMPOSSIBLE)
        return torch.log_softmax(logits, dim=1), self.value(inner).squeeze(1)

    def network(self, about: NetworkAbout) -> Network:
        """The same network in numpy, as bots play it."""
        first, second = self.trunk[0], self.trunk[2]
        parts = (first.weight, first.bias, second.weight, second.bias,
                 self.moves.weight, self.moves.bias)  # fmt: skip
        return Network(about, [one.detach().numpy().astype(np.float32) for one in parts])


def legal_codes(mask: NDArray[Any]) -> Tensor:
    """The codes of the legal moves of each row, padded with -1."""
    rows, codes = np.nonzero(mask)
    return padded_codes(codes, np.bincount(rows, minlength=len(mask)))


def padded_codes(codes: NDArray[Any], counts: NDArray[Any]) -> Tensor:
    """Codes that stand row after row, so many in each, as rows padded with -1."""
    counts = counts.astype(np.int64)
    rows = np.repeat(np.arange(len(counts)), counts)
    starts = np.cumsum(counts) - counts
    padded = np.full((len(counts), max(1, int(counts.max()))), -1, np.int64)
    padded[rows, np.arange(len(rows)) - starts[rows]] = codes
    return torch.from_numpy(padded)


def widened(lists: list[Tensor]) -> Tensor:
    """Lists of legal moves of different widths as one tensor."""
    width = max(one.shape[1] for one in lists)
    return torch.cat([nn.functional.pad(one, (0, width - one.shape[1]), value=-1) for one in lists])
