"""Forms of verbs made from the infinitive and a letter for its conjugation.

Forms are marked: 1 I, 2 you, w we, m imperative, f infinitive, x impersonal past
("zagrano"), p passive participle, N verbal noun ("zagranie"), g adverbial participle;
the third person has no mark. English: b base, d past, g -ing, third person no mark.
"""

from collections.abc import Iterator

_POLISH = {
    "a": (
        2,
        "am/1 asz/2 a amy/w acie/2 ają aj/m ajmy/w ajcie/m ać/f ał ała ało ali ały ałeś/2 ałaś/2"
        " aliście/2 ano/x any/p ana/p ane/p ani/p anie/N ania/N aniu/N aniem/N ając/g",
    ),
    "n": (
        3,
        "nę/1 niesz/2 nie niemy/w niecie/2 ną nij/m nijmy/w nijcie/m nąć/f nął nęła nęło nęli nęły"
        " nąłeś/2 nęłaś/2 nięto/x nięty/p nięta/p nięte/p nięcie/N nięcia/N nięciu/N",
    ),
    "i": (
        2,
        "ię/1 ę/1 isz/2 i imy/w icie/2 ią ą /m my/w cie/m ij/m "
        "ić/f ił iła iło ili iły iłeś/2 iłaś/2"
        " iono/x ono/x iony/p iona/p ione/p ony/p ona/p one/p "
        "enie/N enia/N eniu/N ieniu/N iąc/g ąc/g",
    ),
    "y": (
        2,
        "ę/1 ysz/2 y ymy/w ycie/2 ą /m my/w cie/m yj/m yć/f ył yła yło yli yły yłeś/2 yłaś/2"
        " ono/x ony/p ona/p one/p enie/N enia/N eniu/N ąc/g",
    ),
    "u": (
        4,
        "uję/1 ujesz/2 uje ujemy/w ujecie/2 ują uj/m ujmy/w ujcie/m",
    ),
    "e": (
        2,
        "ę/1 esz/2 e emy/w ecie/2 ą ej/m eć/f iał iała iało ieli "
        "iały iałeś/2 iałaś/2 any/p ano/x ąc/g",
    ),
    "ie": (2, "eję/1 ejesz/2 eje ejemy/w ejecie/2 eją ej/m eć/f iał iała iało ieli iały ąc/g"),
}


HARDENED = (("ą", ""), ("ę", "1"), ("ony", "p"), ("ona", "p"), ("ono", "x"), ("one", "p"))


def polish_forms(word: str) -> Iterator[tuple[str, str]]:
    """Yield the forms of "dobierać=a", or of a form given as it is ("bierze", "bierzesz/2")."""
    infinitive, colon, kind = word.partition("=")
    if not colon:
        form, _, feature = word.partition("/")
        yield form, feature
        return
    cut, endings = _POLISH[kind]
    stem = infinitive[:-cut]
    yield infinitive, "f"
    for ending in endings.split():
        suffix, _, feature = ending.partition("/")
        yield stem + suffix, feature
    if kind == "i":  # "nosić", "grozić", "czyścić": noszą, grożą, czyszczą
        for soft, hard in (("ść", "szcz"), ("śc", "szcz"), ("s", "sz"), ("z", "ż")):
            if stem.endswith(soft) and not stem.endswith("dz"):
                yield from ((stem.removesuffix(soft) + hard + end, mark) for end, mark in HARDENED)
                break
    if kind == "u":  # "przekazywać", "pilnować": the past keeps the long stem
        past = infinitive[:-2]
        for ending in [
            "ał",
            "ała",
            "ało",
            "ali",
            "ały",
            "ałeś/2",
            "ałaś/2",
            "ano/x",
            "any/p",
            "ana/p",
            "ane/p",
            "anie/N",
            "aniu/N",
        ]:
            suffix, _, feature = ending.partition("/")
            yield past + suffix, feature


def english_forms(word: str) -> Iterator[tuple[str, str]]:
    """Yield the forms of "draw=drew,drawn", "skip=" (doubled) or of a regular verb."""
    if word.startswith("!"):  # a form as it is
        form, _, feature = word[1:].partition("/")
        yield form, feature
        return
    base, irregular, past = word.partition("=")
    yield base, "b"
    if irregular and not past:
        stem = base + base[-1]
        yield base + "s", ""
        yield stem + "ing", "g"
        yield stem + "ed", "d"
        return
    if base.endswith("y") and base[-2] not in "aeiou":
        yield base[:-1] + "ies", ""
        yield base[:-1] + "ied", "d"
    elif base.endswith(("s", "sh", "ch", "x", "z", "o")):
        yield base + "es", ""
        yield base + "ed", "d"
    else:
        yield base + "s", ""
        yield (base if base.endswith("e") else base + "e") + "d", "d"
    yield (base[:-1] if base.endswith("e") and not base.endswith("ee") else base) + "ing", "g"
    for each in past.split(","):
        if each:
            yield each, "d"
