"""A small client of a Stolik server, to script players with."""

from stolik.client.client import Client, Seat, ServerError
from stolik.client.seals import Seal, Seals

__all__ = ["Client", "Seal", "Seals", "Seat", "ServerError"]
