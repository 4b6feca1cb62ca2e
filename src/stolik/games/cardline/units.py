"""Show a value with its unit, exactly: two different values never look alike (CRD-R6)."""

from functools import cache

from stolik.games.cardline.packs import words

UNITS: tuple[str, ...] = ("number", "mass", "grams", "length", "millimetres", "years", "months")
"""What the integers of an attribute count.

mass: kilograms; grams; length: centimetres; millimetres; years; months; number: nothing.
"""

NBSP = "\u00a0"
_STEPS: dict[str, tuple[tuple[int, str], ...]] = {
    "mass": ((1000, "t"), (1, "kg")),
    "grams": ((1_000_000, "t"), (1000, "kg"), (1, "g")),
    "length": ((100, "m"), (1, "cm")),
    "millimetres": ((1000, "m"), (10, "cm"), (1, "mm")),
}


@cache
def show_value(value: int, unit: str, lang: str = "en") -> str:
    """Write a value as players read it.

    >>> show_value(520, "mass", "en").replace(NBSP, " ")
    '520 kg'
    >>> show_value(1814, "mass", "pl").replace(NBSP, " ")
    '1,814 t'
    >>> show_value(30, "months", "en").replace(NBSP, " ")
    '2 years 6 months'
    """
    if unit in _STEPS:
        size, symbol = next(step for step in _STEPS[unit] if value >= step[0] or step[0] == 1)
        return f"{_decimal(value, size, lang)}{NBSP}{symbol}"
    if unit == "years":
        return _counted(value, "years", lang)
    if unit == "months":
        return _months(value, lang)
    return _grouped(value, lang)


@cache
def short_value(value: int, unit: str, lang: str = "en") -> str:
    """Write a value in short form; a plain space marks where it may break into two lines.

    >>> short_value(30, "months", "en").replace(NBSP, "_")
    '2_yr 6_mo'
    """
    if unit == "years":
        return _counted(value, "years", lang, "-short")
    if unit == "months":
        return _months(value, lang, "-short", " ")
    return show_value(value, unit, lang)


def _decimal(value: int, size: int, lang: str) -> str:
    """Divide by a power of ten without rounding."""
    whole, rest = divmod(value, size)
    if not rest:
        return _grouped(whole, lang)
    digits = str(rest).rjust(len(str(size)) - 1, "0").rstrip("0")
    return f"{_grouped(whole, lang)}{',' if lang == 'pl' else '.'}{digits}"


def _grouped(value: int, lang: str) -> str:
    if lang != "pl":
        return f"{value:,}"
    # Polish leaves numbers of four digits whole.
    return str(value) if abs(value) < 10_000 else f"{value:,}".replace(",", NBSP)


def _months(value: int, lang: str, form: str = "", joint: str = NBSP) -> str:
    years, months = divmod(value, 12)
    parts = [_counted(years, "years", lang, form)] if years else []
    if months or not years:
        parts.append(_counted(months, "months", lang, form))
    return joint.join(parts)


def _counted(value: int, unit: str, lang: str, form: str = "") -> str:
    shown: dict[str, str | int] = {"count": value, "shown": _grouped(value, lang)}
    said = words.say(lang, f"unit-{unit}{form}", shown)
    return said.replace(" ", NBSP)
