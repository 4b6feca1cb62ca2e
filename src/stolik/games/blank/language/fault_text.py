"""Faults and advice in words: place, what is wrong, what to do instead."""

from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.parser import NotUnderstood
from stolik.text import Speaker, speaker

PACKAGE = "stolik.games.blank"


def blank_speaker(language: str) -> Speaker:
    """Return the speaker of the game's messages in a language."""
    return speaker(language, PACKAGE)


def fault_line(fault: Fault, language: str) -> str:
    """Write a fault: rule, place, problem and remedy in one line."""
    texts, message = blank_speaker(language), f"card-fault-{fault.reason}"
    problem = texts.say(message, **fault.args)
    remedy = texts.say(f"{message}.instead", **fault.args)
    return f"{fault.rule} {fault.path}: {problem} {remedy}"


def advice_lines(error: NotUnderstood, language: str) -> list[str]:
    """Explain why a sentence is not a card: where it stops, what fits there, what is similar."""
    if error.faults and not error.expected:
        return [fault_line(fault, language) for fault in error.faults]
    texts = blank_speaker(language)
    message = "sentence-not-understood" if error.found else "sentence-ends-early"
    args: dict[str, str | int] = {"found": error.found} if error.found else {}
    lines = [error.message or texts.say(message, **args)]
    if error.expected:
        lines.append(texts.say(f"{message}.instead", expected=" | ".join(error.expected)))
    lines += [fault_line(fault, language) for fault in error.faults]
    if error.suggestions:
        lines.append(texts.say("sentence-near"))
        lines += [f"  {sentence}" for sentence in error.suggestions]
    return lines
