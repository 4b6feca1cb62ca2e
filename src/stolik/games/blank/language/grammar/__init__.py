"""One grammar of phrases per language, used both for reading aloud and for reading back."""
