"""Rulings that earlier versions of the rules read otherwise; planted faults turn them off."""

SPECIAL_RUNE_NEEDS_THREE_SYMBOLS = True
"""CTA-R28: the special rune joins only with three symbols in the story itself."""

RUNES_MAY_BE_LEFT = True
"""CTA-61: a card that offers a rune leaves the choice whether to add it ("możesz dołożyć")."""

TRIGGERS_SEE_THE_MOVED_MARKER = True
"""CTA-R63: what listens to cast corruption reads its condition after the marker has moved.

Only The Hunt for Sins tells the difference.
"""
