"""What retention needs to know: who ever sat down, what is in use, whom kept records name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Treat every existing player as one who has sat down: nothing is known of them."""
    op.add_column("players", sa.Column("seated", sa.BigInteger(), nullable=True))
    op.execute("UPDATE players SET seated = created")
    used = sa.Column("used", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("tables", used)
    op.create_table(
        "record_names",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("header", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", "header"),
    )
    op.create_index("record_names_player", "record_names", ["player"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("record_names_player", "record_names")
    op.drop_table("record_names")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("used")
    with op.batch_alter_table("players") as players:
        players.drop_column("seated")
