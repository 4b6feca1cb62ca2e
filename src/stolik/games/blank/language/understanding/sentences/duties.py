"""Duties that only people can judge, in the writer's own words."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.grammar.speech import SPEECH_EN, SPEECH_PL
from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.clause_context import ClauseContext
from stolik.games.blank.language.understanding.sentences.clause_limits import is_beside_another
from stolik.games.blank.language.understanding.sentences.duty_text import (
    Draft,
    question_in,
    whole_text,
)
from stolik.games.blank.language.understanding.sentences.game_talk import (
    NO_DUTY,
    TEXT_LIMIT,
    can_open,
    game_word,
    is_idiom,
    is_other_subject,
    is_plain,
)
from stolik.games.blank.language.understanding.sentences.performers import PICKED, PLURAL, named
from stolik.games.blank.language.understanding.words.infinitives import is_polish_verb
from stolik.games.blank.language.understanding.words.tokens import WORD

Data = dict[str, Any]


class Duty(Struct):
    """A duty in people's words, to the end of the sentence."""

    clause: Data
    cost: float
    has_subject: bool


def kept_duty(words: Words, at: int, end: int, context: ClauseContext) -> Data | None:
    """Return the rest of the sentence as a duty although it may speak of the game."""
    draft = _drafted(words, at, end, context)
    if draft is None or draft.last <= draft.start or not (draft.is_named or draft.must):
        return None
    if not draft.must and not _may_be_verb(words, draft):
        return None
    draft.who = draft.who or _unnamed(words, draft.start, context) or ""
    if not draft.who or "|" in draft.who or question_in(words, draft.start, draft.last):
        return None
    return next((each.clause for each in _duty(words, draft)), None)


def _may_be_verb(words: Words, draft: Draft) -> bool:
    """Whether the first word can stand behind "must": it is a verb, or one nobody knows."""
    token = words.tokens[draft.verb]
    if words.has(draft.verb, "V", "SIE", "NOT"):
        is_doing = words.language == "en" and token.folded.endswith("ing")
        return not is_doing and not _is_verbal_noun(words, draft.verb)
    if token.senses or _is_noun_with_verb(words, draft):
        return False
    return words.language == "en" or is_polish_verb(token.text)


def duties(
    words: Words, at: int, end: int, context: ClauseContext, is_marked: bool
) -> Iterator[Duty]:
    """Yield the duties that fill the rest of the sentence."""
    draft = _drafted(words, at, end, context)
    if draft is None or draft.last <= draft.start or not is_plain(words, draft.start, draft.last):
        return
    if words.has(draft.start, "TO", "THEN", "AND", "OR", "BUT", "IF"):
        return
    is_forbidden = bool(draft.must) and words.is_at(draft.start, "not")  # "must not speak"
    is_other_part = words.tokens[draft.start].folded in NO_DUTY and not is_forbidden
    if is_other_part or words.find("ballot", draft.start):
        return
    if _has_no_verb(words, draft):
        return
    # "… and nobody notices", "a card nobody likes" is said of the event, not to the players.
    is_remark = draft.is_banned and not draft.must
    is_remark = is_remark and (not is_marked or words.is_at(at - 1, "and", "i", "a"))
    if game_word(words, draft.start, draft.last) is not None or _goes_on(words, draft) or is_remark:
        return
    is_loose = not draft.must and not draft.is_named
    if is_loose and (not is_marked or _names_somebody(words, draft.start)):
        return
    if not draft.must and not can_open(words, draft.verb):
        return
    if is_loose and not _opens_with_verb(words, draft.verb):
        return
    if _loose_turn(words, draft.start, draft.last):
        return
    if _is_no_order(words, draft):
        return
    if _is_noun_with_verb(words, draft) or _is_verbal_noun(words, draft.verb):
        return
    draft.who = draft.who or _unnamed(words, draft.start, context) or ""
    if draft.who:
        yield from _duty(words, draft)


def _has_no_verb(words: Words, draft: Draft) -> bool:
    """ "First the previous player", "nie patrząc": what follows says only how or who."""
    start = draft.start
    if any(found.end >= draft.last for found in words.fillers(start)):
        return True
    if words.is_at(start, "first", "najpierw") and is_other_subject(words, start + 1):
        return True
    verb = start + 1 if words.is_at(start, "nie") else start
    if verb >= draft.last:
        return True  # "gracz nie", in the middle of writing
    word = words.tokens[verb].text.lower()
    return words.language == "pl" and not draft.must and word.endswith("ąc")


def _goes_on(words: Words, draft: Draft) -> bool:
    """ "…, ty się kłaniasz", "so does everyone else": somebody else is to do something."""
    if words.is_at(draft.verb, "do", "does") and is_other_subject(words, draft.verb + 1):
        return True
    if any(
        words.is_at(at, "you") and words.has(at - 1, "AND") and words.find("must", at + 1)
        for at in range(draft.verb + 1, draft.last)
    ):
        return True  # "asks you a question and you must answer"
    return any(
        _is_joint(words, at) and (words.is_at(at, "ty", "you") or is_other_subject(words, at))
        for at in range(draft.verb + 1, draft.last)
    )


def _is_no_order(words: Words, draft: Draft) -> bool:
    """ "Nigdy nie musi śpiewać", "doesn't have to sing", "…, never": nothing is to be done."""
    if any(words.has(at, "MUST", "MAY") for at in range(draft.start, draft.verb + 2)):
        return True  # another subject stands before "must"
    places = range(draft.start, draft.last)
    if words.is_at(draft.start, "never", "nigdy") and len(places) == 1:
        return True
    return any(
        (words.has(at, "NOT") and (words.find("must", at + 1) or words.find("may", at + 1)))
        for at in places
    )


def _is_joint(words: Words, at: int) -> bool:
    """Whether another clause may begin here; English nouns behind "and" can be objects."""
    if words.has(at - 1, "AND"):
        return words.language == "pl" or words.is_at(at - 2, ",")
    return words.is_at(at - 1, ",")


def _opens_with_verb(words: Words, at: int) -> bool:
    """Where nobody is named and nothing is commanded, the first word must be a verb."""
    token = words.tokens[at]
    if words.language == "en":
        return not words.is_at(at + 1, "is", "are", "was", "were")
    if words.has(at, "SIE", "NOT", "V"):
        return True
    return is_polish_verb(token.text) or token.folded.endswith(("sz", "uje", "ij", "aj", "amy"))


def _loose_turn(words: Words, start: int, end: int) -> bool:
    """A turn in a duty is only the measure of how long it lasts."""
    covered: set[int] = set()
    for at in range(start, end):
        for name in ("lasting", "until"):
            for found in words.find(name, at):
                covered |= set(range(at, found.end))
    turns = ("turn", "turns", "round", "rounds")  # "move" and "go" are verbs of daily life too
    return any(
        words.has(at, "TURN")
        and at not in covered
        and not is_idiom(words, at)
        and (
            words.language == "pl"
            or words.is_at(at, *turns)
            or (words.is_at(at, "go") and words.has(at - 1, "A", "OWN"))
        )
        for at in range(start, end)
    )


def _is_noun_with_verb(words: Words, draft: Draft) -> bool:
    """ "The next dude skips": the first word belongs to who it is, not to what they do."""
    if not draft.is_named or draft.must or words.has(draft.verb, "V", "SIE", "NOT"):
        return False
    following = draft.verb + 1
    return (
        following < draft.last
        and not is_idiom(words, following)
        and any(
            sense.category == "V" and not sense.form for sense in words.tokens[following].senses
        )
    )


def _is_verbal_noun(words: Words, at: int) -> bool:
    """ "Zmiana …" names what is done, and no infinitive can be made of it."""
    verbs = [sense.form for sense in words.tokens[at].senses if sense.category == "V"]
    return bool(verbs) and all(form == "N" for form in verbs)


def _names_somebody(words: Words, at: int) -> bool:
    return any(found.value not in ("he", "self") for found in words.find("who", at))


def _drafted(words: Words, at: int, end: int, context: ClauseContext) -> Draft | None:
    draft = Draft(is_rule=context.kind == "rule")
    begin = _led(words, at, end, draft)
    if words.is_at(begin, "let", "niech") and words.find("who", begin + 1):
        begin += 1  # "let everyone clap"
    start, who, draft.is_named, draft.is_banned = _bearer(words, begin, end, context)
    if who is None:
        return None
    draft.who = who
    draft.is_same = not draft.is_named or any(
        found.value in ("he", "this") for found in words.find("who", begin)
    )
    start = _led(words, start, end, draft)
    draft.start = _led(words, _modal(words, start, end, draft), end, draft)
    draft.verb = _past_adverbs(words, draft.start, end)
    draft.last, closing = _closing_period(words, draft.start, end)
    draft.last, draft.times = _repeated(words, draft.start, draft.last)
    draft.until = draft.until or closing
    if draft.until == "yourNextTurn" and draft.who not in ("", "actor"):
        _keep_period(words, at, end, draft)
    return draft


def _keep_period(words: Words, at: int, end: int, draft: Draft) -> None:
    """ "Until your next turn everyone …": on a card the period would be everyone's own."""
    for place in range(at, end):
        for found in words.find("until", place):
            if found.value == draft.until and any(
                words.has(each, "YOURS") for each in range(place, found.end)
            ):
                draft.until, draft.lasting = None, words.text(place, found.end)
                return


def _led(words: Words, at: int, end: int, draft: Draft) -> int:
    """Pass a period that is said first: one of the language, or one in the writer's words."""
    for name in ("until", "lasting"):
        for found in words.find(name, at):
            if found.end >= end or draft.until is not None or draft.lasting:
                continue
            if name == "until":
                draft.until = found.value
            else:
                draft.lasting = words.text(at, found.end)
            return int(found.end + 1 if words.is_at(found.end, ",") else found.end)
    return at


def _duty(words: Words, draft: Draft) -> Iterator[Duty]:
    language = words.language
    span = (draft.start, draft.last)
    has_subject = draft.is_named or bool(draft.must)
    clause: Data = {"who": draft.who}
    if draft.is_same and draft.who in PICKED:
        clause["is_same"] = True
    if draft.must == "may" and not draft.is_banned:
        clause["may"] = True
    question = question_in(words, draft.start, draft.last)
    if question is not None:
        if question and len(question) <= TEXT_LIMIT:
            clause |= {"do": "answer", "question": {language: question}, "span": span}
            yield Duty(clause, 0, True)
        return
    text = whole_text(words, draft)
    if text is None or (draft.until is not None and "|" in draft.until):
        return
    speech = SPEECH_PL if language == "pl" else SPEECH_EN
    is_said = text.split()[0].strip(",.:!").lower() in speech and draft.until is None
    clause |= {"do": "say" if is_said else "act", "what": {language: text}}
    if draft.times > 1:
        clause["times"] = draft.times
    if draft.until is not None:
        clause["until"] = draft.until
    yield Duty(clause | {"span": span}, len(text) / 100, has_subject)


def _closing_period(words: Words, start: int, end: int) -> tuple[int, str | None]:
    for at in range(start + 1, end):
        for found in words.find("until", at):
            if found.end == end and "|" not in found.value:
                return at - words.is_at(at - 1, "az"), found.value
    return end, None


def _repeated(words: Words, start: int, end: int) -> tuple[int, int]:
    """ "… trzy razy" at the end is a number of times."""
    if end - start > 2 and words.has(end - 1, "TIMES") and words.has(end - 2, "NUM"):
        number = next(s.value for s in words.tokens[end - 2].senses if s.category == "NUM")
        if isinstance(number, int) and 2 <= number <= 5:
            return end - 2, number
    return end, 1


def _bearer(
    words: Words, at: int, end: int, context: ClauseContext
) -> tuple[int, str | None, bool, bool]:
    """Return who has the duty ("" where nobody is named), and whether it is a ban."""
    for place, picked in _picked(words, at):
        if place < end:
            return place, picked, True, False
    for found in words.find("who", at):
        if found.end >= end or words.is_adjective(at, found.end):
            continue
        if found.value == "nobody":
            place = found.end + 1 if words.has(found.end, "NOT") else found.end
            return place, "all", True, True
        if words.language == "pl" and found.cases and "n" not in found.cases:
            continue
        if words.language == "en" and words.is_at(found.end, "'s", "s'"):
            continue
        if is_beside_another(words, found.value, at, found.end, context):
            return at, None, False, False
        if found.value in ("someone", "self"):
            return at, None, False, False
        if (
            found.value == "he"
            and words.has(at, "OWN")
            and not words.is_at(at, "they", "he", "she", "it")
        ):
            continue
        return found.end, _bearer_named(found.value, context), True, False
    return at, "", False, False


def _bearer_named(who: str, context: ClauseContext) -> str | None:
    if who in ("he", "this"):
        return context.topic or context.last or context.default
    return named(who, context)


def _picked(words: Words, at: int) -> Iterator[tuple[int, str]]:
    """ "Vote on who …", "choose a player who …", "makes everyone …": somebody is picked."""
    if words.is_at(at, "makes", "make", "forces", "force"):
        for found in words.find("who", at + 1):
            if found.value not in ("someone", "self", "nobody", "he", "player", "owner"):
                yield found.end + words.is_at(found.end, "to"), found.value
    for found in words.find("ballot", at):
        yield found.end, "voted"
    for found in words.find("topic", at):
        place = found.end
        while words.is_at(place, ",", ".", ";", ":") or words.find("who_does", place):
            place += 1
        if not words.has(place - 1, "AND"):  # "choose a player and sing for them": the chooser
            yield place, found.value


def _modal(words: Words, at: int, end: int, draft: Draft) -> int:
    """Pass "must", "may" and "may not", and note them."""
    place = at
    while place < end:
        if words.is_at(place, "can't", "cannot", "cant", "mustn't"):
            draft.is_banned, draft.must, place = True, True, place + 1
        elif words.has(place, "NOT") and words.find("may", place + 1):
            draft.is_banned, draft.must = True, True
            is_impersonal = words.is_at(place + 1, "wolno", "mozna")
            place = min(found.end for found in words.find("may", place + 1))
            if is_impersonal and words.has(place, "YOU"):  # "nie wolno ci rozmawiać"
                draft.who, place = draft.who or "actor", place + 1
            elif is_impersonal and words.is_at(place, "mu", "im"):
                place += 1  # "nie wolno mu mówić": whoever was meant before
            elif is_impersonal and not words.has(place, "HE"):
                draft.who = draft.who or "all"  # "nie wolno rozmawiać": nobody is named
        elif words.is_at(place, "niech"):
            place += 1  # "niech zatańczy": the verb that follows is no infinitive
        elif words.find("must", place):
            draft.must, place = draft.must or True, words.find("must", place)[0].end
        elif words.find("may", place):
            draft.must, place = "may", words.find("may", place)[0].end
            if words.is_at(place, "not"):
                draft.is_banned, draft.must, place = True, True, place + 1
        elif words.has(place, "FILL") and place + 1 < end and not words.find("adverb", place):
            place += 1
        else:
            break
    return place


def _past_adverbs(words: Words, at: int, end: int) -> int:
    """Pass "głośno", "po kolei", "loudly": they stay in the text, but the verb follows them."""
    place = at
    while place + 1 < end:
        ends = [found.end for found in words.find("adverb", place) if found.end < end]
        if not ends and not _is_adverb(words, place):
            break
        place = max([place + 1, *ends])
    return place


def _is_adverb(words: Words, at: int) -> bool:
    token = words.tokens[at]
    if token.senses or token.kind != WORD:
        return False
    if words.language == "en":
        return token.folded.endswith("ly") and len(token.folded) > 4
    following = words.tokens[at + 1]
    return token.folded.endswith(("o", "nie")) and (
        words.has(at + 1, "V", "SIE") or is_polish_verb(following.text)
    )


def _unnamed(words: Words, at: int, context: ClauseContext) -> str | None:
    if context.topic is not None:
        return context.topic
    if words.language == "en":
        return context.default if context.default == "all" else "actor"
    word = words.tokens[at].folded
    if any(words.is_at(place, "wszyscy") for place in range(at + 1, at + 3)):
        return "all"  # "przytulcie się wszyscy"
    if word.endswith("cie") and (words.has(at, "V") or is_polish_verb(word[:-3])):
        return "all"  # "grajcie"
    if word.endswith(("acie", "icie", "ycie", "emy", "amy", "imy", "ymy")) and len(word) > 4:
        return "all"
    if word.endswith("sz"):
        return "actor"
    who = context.last or context.default
    is_plural = words.tokens[at].text.endswith("ą")  # "klaszczą": several, whom nothing names
    return None if is_plural and who not in PLURAL else who
