"""Moments in which several players are asked."""
