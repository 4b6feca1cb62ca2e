"""`python -m stolik.server`: a node with the settings of the environment.

Workers begin by importing the module that the program began with; they leave
out one of this name, so a bot's process does not load a whole server.
"""

from stolik.server.config import config_from
from stolik.server.run import run

if __name__ == "__main__":
    run(config_from())
