"""Whether words speak of the game: what they say is then never left to people."""

from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.words.tokens import MARK, QUOTE, WORD, calmed, fold

TEXT_LIMIT = 80
# Words that speak of the game in any sentence; what they say is never left to people.
HARD = (
    "GAMETALK",
    "ORDER",
    "CARD",
    "DIGITN",
    "PILE",
    "RULE",
    "PENALTY",
    "PARITY",
    "WIN",
    "WINNER",
    "DROPOUT",
    "DRAWING",
)
SHOWN = ("COLOUR", "SHAPE", "BADCOLOUR", "BADSHAPE", "BADCARD")
_GAME_VERBS = """
    play draw take steal give discard exchange skip wait shuffle change get search replace
    remove throwaway hit suffer roll challenge vote add suspend sit match pause losecard
"""
GAME_VERBS = frozenset(_GAME_VERBS.split())
SOMETHING = ("anything", "something", "cos", "cokolwiek")
HOW_LONG = (
    "przez",
    "na",
    "za",
    "co",
    "po",
    "for",
    "in",
    "every",
    "after",
    "next",
    "the",
    "nastepne",
)
OF_DAILY_LIFE = (
    "leave",
    "leaves",
    "leaving",
    "use",
    "uses",
    "using",
    "scratch",
    "scratching",
)  # said of anything
LEAVING = (
    "leave",
    "leaves",
    "quit",
    "quits",
    "exit",
    "opusci",
    "opuszcza",
    "opuszczasz",
    "opuscic",
)
WHICH_ONE = ("that", "this", "the", "other", "another", "any", "some", "no")
NOTHING = ("nothing", "none", "nic", "niczego")
PARTICLES = ("away", "out", "down", "up", "off")
HANDLED = frozenset(("peek", "show", "exchange", "give", "steal", "discard"))  # of hands
COUNTED = frozenset(("draw", "discard", "skip", "pause", "steal"))  # with a number they move cards
GAME_ONLY = frozenset(("draw", "discard"))  # in Polish these verbs have no other use
MOVERS = frozenset(("steal", "give", "discard", "draw", "exchange", "show"))
PLAYS = ("zagr", "gra", "wyloz", "wyklad", "doloz", "play")  # verbs that first of all play cards
# Behind these "play" is said of anything: "zagra komuś na nerwach", "plays with their hair".
_PLAYFULLY = "na w ze z komus mu jej sobie dla po przed with on in at for around along dalej fair"
PLAYFULLY = tuple(_PLAYFULLY.split())
UNNAMED = ("someone", "he", "this", "self", "player", "actor", "nobody")
NESTED = ("IF", "UNLESS", "WHOEVER")
_SMALL = """
    to of in on at by it be up as so no or an is if do go my we us am from with into onto over
    under about out off than that this those these their within during before after until for the
    w z o u a i we na do od ze za po we co że tak ku nad
    pod przy przed przez dla bez między żeby aby by którą którego everything wszystko choice
    choosing wybór wyboru
"""
SMALL = frozenset(_SMALL.split()) | {"ze", "miedzy", "zeby", "ktora", "ktorego"}
WORN = ("wears", "wear", "wearing", "in", "dressed", "nosi", "ubrany", "ubrana", "paint", "paints")
# Words that begin no duty: what follows them is another part of the sentence.
_NO_DUTY = """
    except but besides whichever whatever however unless because with without while than rather
    instead per during since though although plus minus who that which whose where why how either
    neither both half oprócz poza prócz zamiast bez jaki jaka jaką jakie który która którą które
    chyba ponieważ bo żeby aby dopóki póki zanim choć chociaż natomiast plus minus albo ani tylko
    wyjątkiem too zbyt any every not only almost nearly hardly rarely seldom barely sometimes maybe
    perhaps prawie niemal rzadko czasem czasami
"""
NO_DUTY = frozenset(fold(word) for word in _NO_DUTY.split())
IDIOMS = {
    "pl": (
        ("przyb", "piat"),
        ("piat", "przyb"),
        ("piat", "sobie"),
        ("poda", "reke"),
        *(
            (verb, hand)
            for verb in ("podn", "wyci", "opusz", "zlap", "mach")
            for hand in ("rek", "rec", "rak")
        ),
        ("scis", "rek"),
        ("siluj", "rek"),
        ("silow", "rek"),
    ),
    "en": (
        ("high", "five"),
        ("square", "dance"),
        ("ring", "circle"),
        ("shak", "hand"),
        ("hold", "hands"),
        ("turn", "around"),
        ("jump", "jack"),
        ("get", "up"),
        ("check", "time"),
        ("draw", "picture"),
        ("draw", "portrait"),
    ),
}


def game_word(words: Words, start: int, end: int) -> int | None:
    """Return the place of a word that speaks of the game, None where there is none."""
    while end > start and words.tokens[end - 1].kind == MARK:
        end -= 1
    kinds: set[str] = set()
    fresh = 0
    for at in range(start, end):
        token = words.tokens[at]
        if token.kind == QUOTE:
            fresh += 1
            continue
        if not words.has(at, "TURN", "HAND", "GAME", "TIME"):
            kinds |= _verbs(words, at)
        is_new = not token.senses or words.is_at(at, *OF_DAILY_LIFE)
        is_short = words.is_at(at, "no", "nie") or words.has(at, "FILL")
        is_said = is_short and at > start and "name" in _verbs(words, at - 1)
        is_them = words.is_at(at, "je") and at > start and bool(_verbs(words, at - 1))  # "pokaż je"
        is_small = token.folded in SMALL or is_them
        fresh += is_said or (token.kind == WORD and is_new and not is_small)
    for at in range(start, end):
        if not is_idiom(words, at) and (
            _names_a_thing(words, at, start, end)
            or _names_with_verb(words, at, kinds, bool(fresh))
            or _is_game_move(words, at, end)
        ):
            return at
    if not fresh and not any(is_idiom(words, at) for at in range(start, end)):
        return start
    return _counted(words, start, end, "play" in kinds)


def _verbs(words: Words, at: int) -> set[str]:
    return {str(sense.value) for sense in words.tokens[at].senses if sense.category == "V"}


def _names_a_thing(  # noqa: PLR0912 - one case a word
    words: Words, at: int, start: int, end: int
) -> bool:
    """A card, a digit, a pile, a rule, a direction, or a colour that is no garment's."""
    if words.has(at, *HARD) and words.tokens[at].kind == WORD:
        return True
    if words.has(at, *SHOWN):
        return _is_thrown(words, start, end) or not _dresses(words, at, start, end)
    if words.has(at, "SAME") and words.has(at + 1, "COLOURWORD", "DIGIT"):
        return True
    if words.has(at, "WHOLE", "OWN") and words.has(at + 1, "WHOLE", "OWN", "HAND"):
        return words.has(at, "WHOLE") and any(words.has(at + n, "HAND") for n in (1, 2))
    if words.has(at, "CLOCKWISE", "ANTICLOCK") and words.language == "en":
        return True
    if words.has(at, "A") and words.has(at + 1, "FIGURE"):
        return not words.has(at + 2, "TIME")  # "a 4", but "a 10 second silence"
    if words.has(at, "FIGURE") and words.has(at + 1, "V") and not words.has(at + 1, "TIME"):
        return True
    if words.is_at(at, "nowa") and words.is_at(at - 1, "od"):
        return bool({"begin"} & {each for near in range(start, at) for each in _verbs(words, near)})
    if words.has(at, "ROW"):
        return any(
            words.has(near, "COLOURWORD", "DIGIT", "SAME", "TOP") for near in range(start, end)
        )
    if words.is_at(at, "play") and words.is_at(at - 1, "into", "in", "of"):
        return True
    if words.is_at(at, "beat", "beats") and words.is_at(at + 1, "it", "that", "them"):
        return True
    if "play" in _verbs(words, at) and _lacks_cards(words, at):
        return True
    if words.is_at(at, "first") and _verbs(words, at - 1) & {"go", "play", "begin"}:
        return True
    return words.has(at, "DIRECTION") and not words.is_at(at, "order", "rotation")


def _lacks_cards(words: Words, at: int) -> bool:
    """ "Nie ma czym zagrać", "has nothing to play", "can't play": no card fits."""
    if words.language == "pl":
        return words.is_at(at - 1, "czym", "czego", "co")
    return (words.is_at(at - 1, "to") and words.is_at(at - 2, *NOTHING)) or (
        words.is_at(at - 1, "can't", "cannot", "cant") and at + 1 >= words.size
    )


def _names_with_verb(words: Words, at: int, kinds: set[str], is_fresh: bool) -> bool:
    """A hand, a turn, a time or a colour together with a verb of the game."""
    if words.has(at, "HAND"):
        moves = GAME_VERBS - {"wait", "hit", "roll", "get"}
        if words.is_at(at - 1, "open") and "play" in kinds:
            return True  # "with open hands": everybody sees the cards
        return bool(kinds & HANDLED) or (not is_fresh and bool(kinds & moves))
    if words.has(at, "MOST", "FEWEST"):
        return "have" in kinds
    if words.has(at, "PLAYER", "NEXT", "PREV", "OWN") and kinds & {"skip", "pause"}:
        return True
    if words.has(at, "COLOURWORD", "DIGIT"):
        return bool(kinds & {"play", "match", "name", "choose"})
    if words.has(at, "TURN"):
        is_edge = bool(kinds & {"begin", "end"})
        return is_edge or bool(kinds & GAME_VERBS) or not is_fresh or _is_counted_turn(words, at)
    if words.has(at, "TIME", "MORE"):
        return bool(kinds & {"think", "take_time"})
    if words.has(at, "GAME"):
        is_left = words.is_at(at - 1, "the") and words.is_at(at - 2, *LEAVING)
        is_left = is_left or words.is_at(at - 1, *LEAVING)
        return is_left or "change" in kinds or "end" in _verbs(words, at - 1)
    return words.has(at, "WHOEVER") and "choose" in kinds


def _is_counted_turn(words: Words, at: int) -> bool:
    """ "Musi przesiedzieć dwie kolejki": a number of turns, unless it is a duration."""
    place = at - 2 if words.has(at - 1, "NEXT", "OWN") else at - 1
    return words.has(place, "NUM") and not words.is_at(place - 1, *HOW_LONG)


def _is_game_move(words: Words, at: int, end: int) -> bool:
    """A verb that plays or moves cards here, even if what it moves is not known."""
    verbs = _verbs(words, at)
    if verbs & (MOVERS | {"play", "take", "return"}) and _moves_it(words, at):
        return True
    form = next((s.form for s in words.tokens[at].senses if s.category == "V"), "")
    if "play" in verbs:
        word = words.tokens[at].folded
        if words.is_at(at + 1, "blind", "blindly") or words.is_at(at + 2, "ciemno"):
            return True  # "zagra w ciemno": a card nobody has seen
        if form in ("x", "p") or (form == "d" and _has_be(words, at)):
            return True
        if word == "played" and not words.is_at(at + 1, *PLAYFULLY):
            return True
        if word.startswith(PLAYS):
            is_instead = words.is_at(at - 1, "zamiast")
            is_last = at + 1 >= end and (is_instead or not word.startswith("zagr"))
            return not words.is_at(at + 1, *PLAYFULLY) and not is_last
        return _is_bare_object(words, at + 1, end)
    if "accuse" in verbs or words.tokens[at].folded.startswith("discard"):
        return True
    if verbs & MOVERS and any(
        words.has(near, "NUM", "WHOLE") for near in range(at + 1, min(end, at + 4))
    ):
        return True
    if verbs & (MOVERS | {"take", "skip", "get"}) and words.is_at(at + 1, *NOTHING):
        return True
    if verbs & {"take", "steal", "draw", "get"}:
        return any(
            not words.is_at(found.end, "'s", "s'") and found.value not in ("he", "self")
            for place in range(at + 1, min(end, at + 5))
            for found in words.find("from_who", place)
            if found.end <= end
        )
    return False


def _moves_it(words: Words, at: int) -> bool:
    """ "Kładzie ją z powrotem", "puts it back": the card that was spoken of."""
    if words.is_at(at + 1, "it"):
        return True
    beside = words.tokens[max(0, at - 1) : at + 2]
    return any(token.text.lower() in ("ją", "je") for token in beside)


def _has_be(words: Words, at: int) -> bool:
    return any("be" in _verbs(words, place) for place in range(max(0, at - 2), at))


def _is_bare_object(words: Words, at: int, end: int) -> bool:
    """One unknown word behind "rzuci", "puts a": it may well be a card's name."""
    small = ("A", "THAT", "NUM", "MORE", "THAN", "ONLY", "SOME", "ANY")
    while words.has(at, *small) or words.is_at(at, *PARTICLES, *SOMETHING):
        if words.has(at, "NUM", "MORE"):
            return True
        at += 1
    while end > at and (words.tokens[end - 1].kind == MARK or words.has(end - 1, "FILL")):
        end -= 1
    is_thing = words.is_at(at, "moneta", "pilka", "poduszka", "monete", "coin", "ball", "pillow")
    is_unknown = (
        words.tokens[at].kind == WORD and not words.tokens[at].senses if at < end else False
    )
    return at + 1 == end and is_unknown and not is_thing


def _counted(words: Words, start: int, end: int, plays: bool) -> int | None:
    """Return the place of a number that counts cards or names a digit."""
    for at in range(start, end):
        if words.has(at, "NUM") and _is_elided(words, at, start, end):
            return at
    for at in range(start, end - 1):
        if _verbs(words, at) & COUNTED and words.has(at + 1, "NUM"):
            return at + 1
    for at in range(start, end):
        if (
            plays
            and words.has(at, "NUM")
            and (at + 1 >= end or words.tokens[at + 1].senses or words.is_at(at + 1, *PARTICLES))
        ):
            return at
    if words.language == "pl":
        for at in range(start, end):
            if _verbs(words, at) & GAME_ONLY:
                return at
    return None


def _is_elided(words: Words, at: int, start: int, end: int) -> bool:
    """A number without its noun counts cards ("podkłada dwie pod spód")."""
    is_led = at > start and words.is_at(at - 1, "do", "to", "od", "from", "na", "of")
    if is_led and not words.is_at(at - 2, "rid"):
        return False
    if words.is_at(at, "one") and (
        words.has(at - 1, "NEXT", "PREV", "ALL") or words.is_at(at - 1, *WHICH_ONE)
    ):
        return False  # "the previous one" is somebody
    following = words.tokens[at + 1] if at + 1 < end else None
    if following is None or following.kind == MARK or following.folded in SMALL:
        return True
    return words.has(at + 1, "AND", "OR", "THIS", "TO")


def is_idiom(words: Words, at: int) -> bool:
    """ "Przybić piątkę" is no card; "swoją rękę" is one's cards."""
    if words.has(at, "HAND") and words.has(at - 1, "OWN", "WHOLE"):
        return False
    near = [token.folded for token in words.tokens[max(0, at - 3) : at + 4]]
    here = words.tokens[at].folded
    return any(
        any(here.startswith(part) for part in idiom)
        and all(any(word.startswith(part) for word in near) for part in idiom)
        for idiom in IDIOMS[words.language]
    )


def _is_thrown(words: Words, start: int, end: int) -> bool:
    """Whether something is played, laid or thrown here; "puts on" is said of clothes."""
    return any(
        sense.category == "V" and sense.value == "play" and not words.is_at(at + 1, "on")
        for at in range(start, end)
        for sense in words.tokens[at].senses
    )


def _dresses(words: Words, at: int, start: int, end: int) -> bool:
    """A colour that describes a thing of daily life: "a red shirt", "wears green"."""
    before = at - 2 if words.is_at(at - 1, *SOMETHING) else at - 1
    if words.is_at(before, *WORN) and before >= start:
        return True
    beside = [at + 1]
    if words.language == "pl" and not words.has(at, "SHAPE", "BADSHAPE", "BADCARD"):
        beside.append(at - 1)  # "koszulkę czerwoną", but not a verb before the colour
    return any(
        start <= each < end
        and words.tokens[each].kind == WORD
        and not words.tokens[each].senses
        and words.tokens[each].folded not in SMALL
        and (each > at or each > start)
        for each in beside
    )


def is_other_subject(words: Words, at: int) -> bool:
    """Whether the words here name a player of the game who does something."""
    return any(
        found.value not in UNNAMED and (not found.cases or "n" in found.cases)
        for found in words.find("who", at)
    )


def is_plain(words: Words, start: int, end: int) -> bool:
    """Whether a stretch is one thing said, without a rule inside it."""
    for at in range(start, end):
        token = words.tokens[at]
        if token.kind == MARK and token.folded in ".;()[]{}<>=|*_":
            return False
        if at > start and token.kind == WORD and words.has(at, *NESTED):
            if words.has(at - 1, "AND", "BUT"):
                return False  # "…, a kto zapomni": another rule begins
            if not words.is_at(at, "who", "jak", "kto", "once", "when", "kiedy", "gdy"):
                return False
            if words.is_at(at, "gdy", "kiedy", "when"):
                return False
    return True


def own_text(words: Words, start: int, end: int) -> str:
    """Return the words without the marks around them."""
    return calmed(words.text(start, end)).strip(" ,;:-–.")


def can_open(words: Words, at: int) -> bool:
    """An event without "if", or a duty without "must", begins with its verb."""
    token = words.tokens[at]
    if words.language == "en" and token.folded in ("do", "go", "be"):
        return True
    if token.kind != WORD or token.folded in SMALL:
        return False
    if words.has(at, "LEFT", "RIGHT", "NUM", "ALL"):
        return False
    return not token.senses or words.has(at, "V", "SIE", "NOT", "FILL", "IF")


def hides_the_game(text: str, language: str) -> bool:
    """Whether a free text speaks of the game."""
    words = Words(text, language)
    return game_word(words, 0, words.size) is not None
