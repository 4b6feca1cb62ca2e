"""Terminal boards: the base class that games derive theirs from, menus and the shared colour.

A game brings its own as `board.py` in its package, by `Game.board`.
"""

from stolik.boards.board import Board, board_of

__all__ = ["Board", "board_of"]
