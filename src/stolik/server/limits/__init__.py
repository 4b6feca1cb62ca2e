"""Limits on what clients may ask for: connections, requests, bodies, rates."""
