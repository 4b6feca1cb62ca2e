"""Verbs of speech: they distinguish a duty to say something from one to do something.

`say` and `act` are printed alike. The first word decides which one a bare sentence means;
the reader marks a card for which that guess is wrong.
"""

_ENGLISH = """
    announce apologise apologize ask bark call compliment confess cry greet hum meow moo name
    praise pronounce read recite repeat say shout sing speak tell thank whisper yell
"""
_POLISH = """
    krzyczeć krzyknąć miauczeć mówić nazwać nucić odezwać ogłosić opowiedzieć pochwalić
    podziękować powiedzieć przeczytać przeprosić przywitać rzec szczekać szepnąć szeptać wołać
    wymienić wymówić wyrecytować wyznać zamiauczeć zamuczeć zanucić zapytać zaszczekać zawołać
    zaśpiewać śpiewać
"""
SPEECH_EN = frozenset(_ENGLISH.split())
SPEECH_PL = frozenset(_POLISH.split())
