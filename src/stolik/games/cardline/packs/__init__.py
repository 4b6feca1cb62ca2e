"""The data packs of Cardline and everything that reads and checks one."""
