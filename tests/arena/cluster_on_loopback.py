"""A Ray cluster of two nodes on this machine, as a process of its own.

Prints its address; a line on its input kills the second node outright, the end of
its input takes down the rest.
"""

from __future__ import annotations

import os
import sys

from ray.cluster_utils import Cluster

# Ray takes 127.0.0.1 for another name of the machine's outer address, 127.0.0.2 for what it is.
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.2"}


def main() -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    second = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    sys.stdout.write(f"{cluster.address}\n")
    sys.stdout.flush()
    if sys.stdin.readline():
        cluster.remove_node(second, allow_graceful=False)
        sys.stdout.write("killed\n")
        sys.stdout.flush()
        sys.stdin.readline()
    cluster.shutdown()


if __name__ == "__main__":
    main()
