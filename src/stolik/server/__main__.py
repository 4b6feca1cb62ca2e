"""`python -m stolik.server`: a node with the settings of the environment.

Worker processes import the program's main module first, but skip one of this name, so a bot's
process does not load the whole server.
"""

import sys

from stolik.server.config import ConfigError, config_from
from stolik.server.run import NoAddress, run
from stolik.server.storage.faults import NoStorage

if __name__ == "__main__":
    try:
        run(config_from())
    except (ConfigError, NoAddress, NoStorage) as error:
        sys.exit(f"Stolik cannot start. {type(error).__name__}: {error}")
