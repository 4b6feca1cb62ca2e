"""Inputs of the command line: options of a game, and files."""
