"""All texts that players read, from the Fluent files, in Polish and English."""

from stolik.text.speaker import Speaker, speaker
from stolik.text.translations import LANGUAGES

__all__ = ["LANGUAGES", "Speaker", "speaker"]
