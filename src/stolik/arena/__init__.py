"""Many games of bots against bots: studies, tournaments, statistics and reports.

Nothing here is needed to play; Parquet files and ratings need `stolik[arena]`.
"""

from stolik.arena.execution.cluster import Cluster
from stolik.arena.run import Run, run
from stolik.arena.statistics.totals import Totals
from stolik.arena.study import Study, Table, study
from stolik.arena.tournament import tournament

__all__ = ["Cluster", "Run", "Study", "Table", "Totals", "run", "study", "tournament"]
