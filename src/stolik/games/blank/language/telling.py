"""Faults and advice in words: place, what is wrong, what to do instead."""

from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.parser import NotUnderstood
from stolik.text import Speaker

PACKAGE = "stolik.games.blank"


def voice(language: str) -> Speaker:
    """Give the voice of the game in a language."""
    return Speaker(language, ["stolik.text", PACKAGE])


def tell_fault(fault: Fault, language: str) -> str:
    """Tell a fault: rule, place, problem and remedy in one line."""
    speaker, message = voice(language), f"card-fault-{fault.reason}"
    problem = speaker.say(message, **fault.args)
    remedy = speaker.say(f"{message}.instead", **fault.args)
    return f"{fault.rule} {fault.path}: {problem} {remedy}"


def tell_advice(error: NotUnderstood, language: str) -> list[str]:
    """Tell why a sentence is no card: what stopped it, what fits there, what is near."""
    if error.faults and not error.expected:
        return [tell_fault(fault, language) for fault in error.faults]
    speaker = voice(language)
    message = "sentence-not-understood" if error.found else "sentence-ends-early"
    args: dict[str, str | int] = {"found": error.found} if error.found else {}
    lines = [speaker.say(message, **args)]
    if error.expected:
        lines.append(speaker.say(f"{message}.instead", expected=" | ".join(error.expected)))
    lines += [tell_fault(fault, language) for fault in error.faults]
    if error.suggestions:
        lines.append(speaker.say("sentence-near"))
        lines += [f"  {sentence}" for sentence in error.suggestions]
    return lines
