"""Summaries of decks for lists, invitations of stewards, and nods without names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Summaries are written when a deck is first listed.

    Nods were stored by name, so that a deleted player stayed in them: those are dropped.
    """
    op.add_column("decks", sa.Column("summary", sa.JSON(), nullable=True))
    op.create_table(
        "steward_invitations",
        sa.Column("deck", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck", "player"),
    )
    op.create_index("steward_invitations_player", "steward_invitations", ["player"])
    op.execute("UPDATE rewards SET nods = '[]'")


def downgrade() -> None:
    """Drop them."""
    op.drop_table("steward_invitations")
    with op.batch_alter_table("decks") as decks:
        decks.drop_column("summary")
