"""The e-mail addresses of accounts, and links that were mailed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add them; no account has an address yet."""
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("email", sa.String(254), nullable=True))
    op.create_index("players_email", "players", ["email"], unique=True)
    op.create_table(
        "mailed_links",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("verifier", sa.String(64), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
    )
    op.create_index("mailed_links_player", "mailed_links", ["player"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("mailed_links")
    op.drop_index("players_email", "players")
    with op.batch_alter_table("players") as players:
        players.drop_column("email")
