"""Plays the games of a study, in processes or on a cluster, and stores them on disk."""
