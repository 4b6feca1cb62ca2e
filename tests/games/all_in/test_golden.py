"""Every variant with every number of players plays out as written, compiled or not."""

from games.all_in.golden import FILE, written


def test_all_variants_and_player_counts_play_out_as_written():
    """AIN-01, AIN-08, AIN-107, AIN-110, AIN-R40: a change of rules shows here as a diff."""
    assert written() == FILE.read_text(encoding="utf-8")
