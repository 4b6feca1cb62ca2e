"""The coach: judges a finished game by what each player could know when they decided."""

from stolik.review.data import Judgement, Option, Review
from stolik.review.depth import NORMAL, QUICK, Depth
from stolik.review.review import Part, join, judge_instead, parts_of, review, review_part

__all__ = [
    "NORMAL",
    "QUICK",
    "Depth",
    "Judgement",
    "Option",
    "Part",
    "Review",
    "join",
    "judge_instead",
    "parts_of",
    "review",
    "review_part",
]
