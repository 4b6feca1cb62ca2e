"""Every word that players read, from the Fluent files, in Polish and English."""

from stolik.text.speaker import LANGUAGES, Speaker, speaker

__all__ = ["LANGUAGES", "Speaker", "speaker"]
