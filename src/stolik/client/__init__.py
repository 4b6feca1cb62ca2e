"""A small client of a Stolik server, to script players with."""

from stolik.client.client import Client, Seat, ServerError

__all__ = ["Client", "Seat", "ServerError"]
