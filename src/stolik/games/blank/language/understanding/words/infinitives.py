"""Verbs of duties brought into the form that a card prints: "klaszczą" becomes "klaskać"."""

import re
from collections.abc import Iterator
from functools import cache

from stolik.games.blank.language.understanding.words.inflection import polish_forms
from stolik.games.blank.language.understanding.words.polish import VERBS
from stolik.games.blank.language.understanding.words.tokens import fold

SPOKEN = ("", "2", "m", "f", "w", "1")  # forms that an infinitive can stand for
_REGULAR = """
śpiewać=a zaśpiewać=a biegać=a skakać klaskać zagrać=a czytać=a przeczytać=a witać=a powitać=a
przywitać=a żegnać=a pożegnać=a pytać=a zapytać=a opowiadać=a odpowiadać=a wołać=a zawołać=a
krzyknąć=n kichnąć=n ziewnąć=n klasnąć=n szepnąć=n mrugnąć=n tupnąć=n podskoczyć=y skoczyć=y
tańczyć=y zatańczyć=y krzyczeć mówić=i robić=i zrobić=i chodzić=i przechodzić=i siedzieć stać
udawać wstawać wstać siadać=a usiąść ukłonić=i kłaniać=a pokłonić=i nosić=i prosić=i przeprosić=i
przepraszać=a dziękować=u podziękować=u całować=u pocałować=u naśladować=u imitować=u gratulować=u
rymować=u recytować=u wyrecytować=u pokazywać=u żartować=u komplementować=u pilnować=u spróbować=u
zachowywać=u wykonywać=u wykonać=a nucić=i zanucić=i milczeć trzymać=a dotykać=a dotknąć=n
zamknąć=n zamykać=a otworzyć=y otwierać=a podnieść podnosić=i unosić=i zasłaniać=a zasłonić=i
łapać złapać patrzeć spojrzeć uśmiechać=a uśmiechnąć=n śmiać zaśmiać przybić przybijać=a machać=a
pomachać=a gwizdać zagwizdać miauczeć zamiauczeć szczekać=a zaszczekać=a muczeć chrząkać=a piać
ryczeć piszczeć pisać napisać rysować=u narysować=u liczyć=y policzyć=y wymyślić=i wymyślać=a
kręcić=i
zakręcić=i obracać=a obrócić=i zmieniać=a zmienić=i położyć=y kłaść wypić pić zjeść jeść iść pójść
wyjść wejść przynieść przynosić=i powiedzieć opowiedzieć odpowiedzieć powtarzać=a powtórzyć=y
chwalić=i
pochwalić=i przytulić=i
zapakować=u pakować=u atakować=u zaatakować=u poczęstować=u przytulać=a stukać=a stuknąć=n pukać=a
zapukać=a klepać tupać=a dmuchać=a
wyznać=a wyznawać słuchać=a leżeć czekać=a zostać być mieć myśleć drapać podrapać szeptać wzdychać=a
westchnąć=n płakać zapłakać grozić=i mruczeć bić kichać=a kaszleć spać jęczeć nazywać=a
unikać=a używać=a ruszać=a poruszać=a wstrzymać=a oddychać=a balansować=u żonglować=u
śmieszyć=y mrugać=a zapalić=i posprzątać=a sprzątać=a zadzwonić=i zamówić=i kupić=i pomalować=u
przykucnąć=n klęknąć=n uklęknąć=n szurać=a zwierzyć=y zdradzić=i podkręcić=i
zdejmować=u założyć=y zakładać=a włożyć=y wkładać=a ubierać=a pokłócić=i popchnąć=n zaprosić=i
odprowadzić=i zaprowadzić=i prowadzić=i parsknąć=n prychnąć=n syknąć=n kumkać=a zakumkać=a
zakukać=a chrumkać=a zachrumkać=a czołgać=a pełzać=a huśtać=a wirować=u maszerować=u salutować=u
zasalutować=u pozować=u deklamować=u improwizować=u rapować=u zarapować=u wyjaśnić=i wytłumaczyć=y
tłumaczyć=y przetłumaczyć=y ocenić=i oceniać=a zgadnąć=n zgadywać=u odgadnąć=n przypominać=a
przyznać=a obiecać=a obiecywać=u przysięgać=a błagać=a rozśmieszyć=y rozśmieszać=a rozbawić=i
przestraszyć=y straszyć=y zaskoczyć=y masować=u pomasować=u gładzić=i pogładzić=i uszczypnąć=n
kopnąć=n złożyć=y składać=a ułożyć=y układać=a zbudować=u budować=u malować=u namalować=u
przygotować=u nalewać=a zamiatać=a odkurzyć=y odkurzać=a wycierać=a połknąć=n wąchać=a powąchać=a
skosztować=u pchać=a okrążyć=y okrążać=a przeskoczyć=y wchodzić=i wychodzić=i schodzić=i
odmówić=i cytować=u zacytować=u literować=u przeliterować=u wyliczyć=y wyliczać=a odliczyć=y
odliczać=a puszczać=a wyciszyć=y pochylić=i pochylać=a schylić=i skulić=i wyprostować=u
przeciągnąć=n rozciągać=a skrzyżować=u zacisnąć=n zaciskać=a ścisnąć=n ściskać=a uścisnąć=n
opierać=a puknąć=n uderzyć=y uderzać=a kiwać=a kiwnąć=n pokiwać=a potrząsnąć=n potrząsać=a
zmarszczyć=y marszczyć=y skrzywić=i mrużyć=y zmrużyć=y zezować=u gapić=i przyglądać=a zerkać=a
zerknąć=n odwiedzić=i odwiedzać=a siłować=u wyciągać=a wyciągnąć=n opuszczać=a zamieniać=a
wystukać=a wyszeptać=a zaszeptać=a
"""
_IRREGULAR = """
zadać: zada zadasz zadaj zadadzą zadajcie
zdjąć: zdejmie zdejmiesz zdejmij zdejmą zdejmijcie
ubrać: ubierze ubierzesz ubierz ubiorą
zawiązać: zawiąże zawiąż zawiążą
opisać: opisze opiszesz opisz opiszą
opisywać: opisuje opisujesz opisują opisuj
podpisać: podpisze podpisz podpiszą
warczeć: warczy warczysz warczą warcz
zawarczeć: zawarczy zawarcz zawarczą
beczeć: beczy beczysz beczą becz
zabeczeć: zabeczy zabecz zabeczą
zapiać: zapieje zapiej zapieją
gdakać: gdacze gdaczesz gdacz gdaczą
zagdakać: zagdacze zagdacz zagdaczą
zakwakać: zakwacze zakwacz zakwaczą
zamuczeć: zamuczy zamucz zamuczą
zaryczeć: zaryczy zarycz zaryczą
zawyć: zawyje zawyj zawyją
zapiszczeć: zapiszczy zapiszcz zapiszczą
syczeć: syczy syczysz sycz syczą
kołysać: kołysze kołyszesz kołysz kołyszą
pomyśleć: pomyśli pomyślisz pomyśl pomyślą
przypomnieć: przypomni przypomnij przypomną
szczypać: szczypie szczyp szczypią
nalać: naleje nalej naleją
wytrzeć: wytrze wytrzyj wytrą
czesać: czesze czesz czeszą
uczesać: uczesze uczesz uczeszą
ugryźć: ugryzie ugryź ugryzą
polizać: poliże poliż poliżą
nieść: niesie nieś niosą
obejść: obejdzie obejdź obejdą
obchodzić: obchodzi obchodzisz obchodź obchodzą
obiec: obiegnie obiegnij obiegną
przebiec: przebiegnie przebiegnij przebiegną
pobiec: pobiegnie pobiegnij pobiegną
przejść: przejdzie przejdź przejdą
podejść: podejdzie podejdź podejdą
podchodzić: podchodzi podchodzisz podchodź podchodzą
zejść: zejdzie zejdź zejdą
przestać: przestanie przestaniesz przestań przestaną
przestawać: przestaje przestajesz przestają przestawaj
zacząć: zacznie zaczniesz zacznij zaczną
zaczynać: zaczyna zaczynasz zaczynaj zaczynają
wyć: wyje wyjesz wyją wyj
kwakać: kwacze kwaczą kwacz
tupać: tupie tupią tup
zgasić: zgasi zgaszą zgaś
gasić: gasi gaszą gaś
umyć: umyje umyją umyj
myć: myje myją myj
pogłaskać: pogłaszcze pogłaszcz pogłaszczą
głaskać: głaszcze głaszczą głaszcz
skakać: skacze skaczesz skaczą skacz skaczcie
klaskać: klaszcze klaszczesz klaszczą klaszcz klaszczcie
zaklaskać: zaklaszcze zaklaszczesz zaklaszczą zaklaszcz zaklaszczcie
przekląć: przeklnie przeklniesz przeklną przeklnij
przeklinać: przeklina przeklinasz przeklinają
podskakiwać: podskakuje podskakujesz podskakują podskakuj
kucnąć: kuca kucnie kucniesz kucną kucnij
połaskotać: połaskocze połaskoczesz połaskocz
szczeknąć: szczeknie szczekniesz szczeknij
zamknąć: zamknie zamkniesz zamkną zamknij
zasnąć: zaśnie zaśniesz zasną zaśnij
odezwać: odezwie odezwiesz odezwą odezwij
odzywać: odzywa odzywasz odzywają odzywaj
krzyczeć: krzyczy krzyczysz krzyczą krzycz krzyczcie
siedzieć: siedzi siedzisz siedzą siedź
stać: stoi stoisz stoją stój stójcie
stanąć: staje stajesz stają stań stanie staną stańcie
udawać: udaje udajesz udają udawaj
wstawać: wstaje wstajesz wstają wstawaj
wstać: wstanie wstaną wstań
usiąść: usiądzie usiądą usiądź siada
milczeć: milczy milczysz milczą milcz milczcie
podnieść: podniesie podniesiesz podnieś podniosą
łapać: łapie łapiesz łapią łap łapcie
złapać: złapie złapiesz złapią złap złapcie
patrzeć: patrzy patrzysz patrzą patrz patrzcie
śmiać: śmieje śmiejesz śmieją śmiej
zaśmiać: zaśmieje zaśmieją
przybić: przybije przybiją przybij przybijcie
gwizdać: gwiżdże gwiżdżą gwiżdż
zagwizdać: zagwiżdże zagwiżdż
miauczeć: miauczy miauczą miaucz
zamiauczeć: zamiauczy zamiaucz
muczeć: muczy muczą
ryczeć: ryczy ryczą rycz
piszczeć: piszczy piszczą
pisać: pisze piszesz piszą pisz
napisać: napisze napiszesz napisz
kłaść: kładzie kładziesz kładą kładź
wypić: wypija wypije wypij
pić: pije pijesz piją pij
zjeść: zje zjesz zjedz zjedzą
jeść: je jesz jedzą jedz
iść: idzie idziesz idą idź
pójść: pójdzie pójdziesz
wyjść: wychodzi wyjdź wyjdzie
przynieść: przynosi przynieś przyniesie
powiedzieć: powie powiesz powiedz powiedzą powiedzcie
opowiedzieć: opowie opowiedz opowiesz
odpowiedzieć: odpowie odpowiedz
klepać: klepie klepią klep
leżeć: leży leżą leż
być: jest jesteś są bądź bądźcie
mieć: ma masz mają miej
drapać: drapie drapią drap
podrapać: podrapie podrap
szeptać: szepcze szepczą szepcz
płakać: płacze płaczą
mruczeć: mruczy mruczą mrucz
bić: bije biją bij
kaszleć: kaszle kaszlą
spać: śpi śpisz śpią śpij
jęczeć: jęczy jęczą
wykonać: wykonaj wykona wykonają
pocałować: pocałuj
zrobić: zrób zróbcie
robić: rób róbcie
wymyślić: wymyśl
naśladować: naśladuj
mówić: mów mówcie
chodzić: chodź
nosić: noś
prosić: proś
otworzyć: otwórz
położyć: połóż
myśleć: myśli myślisz myślą myśl
"""
_ENDINGS = (  # the form's ending and the infinitive's, the longest first
    ("ujemy", "ować"),
    ("amy", "ać"),
    ("imy", "ić"),
    ("ymy", "yć"),
    ("acie", "ać"),
    ("icie", "ić"),
    ("ycie", "yć"),
    ("ujecie", "ować"),
    ("ujesz", "ować"),
    ("ujcie", "ować"),
    ("uje", "ować"),
    ("ują", "ować"),
    ("uj", "ować"),
    ("niesz", "nąć"),
    ("nijcie", "nąć"),
    ("nij", "nąć"),
    ("nie", "nąć"),
    ("ną", "nąć"),
    ("ajcie", "ać"),
    ("asz", "ać"),
    ("ają", "ać"),
    ("aj", "ać"),
    ("a", "ać"),
    ("isz", "ić"),
    ("ią", "ić"),
    ("i", "ić"),
    ("ysz", "yć"),
    ("y", "yć"),
    ("eje", "eć"),
    ("ą", "ić"),
)


# "Podskakuje" is "podskakiwać": verbs with a prefix whose stem ends in k, g or ch.
REPEATED = re.compile(
    r"^((?:pod|prze|przy|wy|za|na|ob|od|roz|do|po|u|w)\w+(?:k|g|ch))uj(?:e|ą|esz|emy|ecie|cie|)$"
)


# "Zadaje" is "zadawać", "wstaje" is "wstawać".
GIVEN = re.compile(r"^(\w*(?:da|sta|zna))(?:je|ją|jesz|jemy|jecie)$")


@cache
def _known() -> dict[str, str]:
    found: dict[str, str] = {}
    for word in _REGULAR.split():
        infinitive = word.partition("=")[0]
        if "=" not in word:
            found.setdefault(infinitive, infinitive)
            continue
        for form, feature in polish_forms(word):
            if feature in SPOKEN:
                found.setdefault(form, infinitive)
    for line in _IRREGULAR.strip().splitlines():
        infinitive, _, forms = line.partition(":")
        found[infinitive] = infinitive
        for form in forms.split():
            found[form] = infinitive
    return found


@cache
def _of_game() -> dict[str, str]:
    return dict(_of_lexicon())


def _of_lexicon() -> Iterator[tuple[str, str]]:
    """Yield forms of the verbs of the game that are written out, with their infinitive."""
    for line in VERBS.strip().replace("\n    ", " ").splitlines():
        infinitive = ""
        for word in line.partition(":")[2].split():
            if "=" in word:
                infinitive = word.partition("=")[0]
                yield from (
                    (form, infinitive) for form, mark in polish_forms(word) if mark in SPOKEN
                )
                continue
            form, _, mark = word.partition("/")
            infinitive = form if mark == "f" else infinitive
            if infinitive[:1] == form[:1] and mark in SPOKEN:
                yield form, infinitive


@cache
def _folded() -> dict[str, str]:
    return {fold(form): infinitive for form, infinitive in _known().items()}


def is_polish_verb(word: str) -> bool:
    """Whether a form of a verb of duties is known."""
    small = word.lower()
    return small in _known() or fold(word) in _folded() or GIVEN.match(small) is not None


def polish_infinitive(word: str) -> str:
    """Return the infinitive of a finite form or an imperative.

    >>> polish_infinitive("klaszczą"), polish_infinitive("podskakuje"), polish_infinitive("wstać")
    ('klaskać', 'podskakiwać', 'wstać')
    >>> polish_infinitive("przekazują"), polish_infinitive("bierze"), polish_infinitive("maluje")
    ('przekazywać', 'brać', 'malować')
    """
    small = word.lower()
    if small.endswith("ć"):
        return small
    if small in _known():
        return _known()[small]
    if fold(small) in _folded():
        return _folded()[fold(small)]
    if small in _of_game():
        return _of_game()[small]
    if small.endswith("c") and fold(small) == small and len(small) > 3:
        return small[:-1] + "ć"
    if GIVEN.match(small):
        return GIVEN.sub(r"\1wać", small)
    if REPEATED.match(small):
        return REPEATED.sub(r"\1iwać", small)
    if small.endswith("ą") and small[-3:-1] in ("cz", "sz", "rz") and len(small) > 4:
        return small[:-1] + "yć"
    for ending, infinitive in _ENDINGS:
        if small.endswith(ending) and len(small) > len(ending) + 1:
            return small[: -len(ending)] + infinitive
    return small


def polish_third(word: str) -> str:
    """Bring "zaśpiewasz" and "zaśpiewałeś" into the third person, as events are written."""
    small = word.lower()
    for ending, third in (
        ("łeś", "ł"),
        ("łaś", "ła"),
        ("asz", "a"),
        ("esz", "e"),
        ("isz", "i"),
        ("ysz", "y"),
    ):
        if small.endswith(ending) and len(small) > len(ending) + 1:
            return small[: -len(ending)] + third
    return word


ES = ("s", "sh", "ch", "x", "z", "o")
_BASES = {
    "has": "have",
    "does": "do",
    "goes": "go",
    "is": "be",
    "are": "be",
    "says": "say",
    "am": "be",
}
_THIRDS = {"have": "has", "do": "does", "go": "goes", "be": "is", "are": "is"}


def english_base(word: str) -> str:
    """Return the base form of a third person.

    >>> english_base("claps"), english_base("passes"), english_base("tries"), english_base("sing")
    ('clap', 'pass', 'try', 'sing')
    """
    small = word.lower()
    if small in _BASES:
        return _BASES[small]
    if small.endswith("ies") and len(small) > 4:
        return word[:-3] + "y"
    if small.endswith(("sses", "uses", "zzes", "shes", "ches", "xes", "oes")):
        return word[:-2]
    if small.endswith("s") and not small.endswith(("ss", "us")) and len(small) > 2:
        return word[:-1]
    return word


def english_third(word: str) -> str:
    """Return the third person of a base form.

    >>> english_third("laugh"), english_third("touch"), english_third("cry")
    ('laughs', 'touches', 'cries')
    """
    small = word.lower()
    if small in _THIRDS:
        return _THIRDS[small]
    if small.endswith("s") and not small.endswith("ss"):
        return word
    if small.endswith(("ed", "ing")) or small in ("hear", "heard"):
        return word if small != "hear" else "hears"
    if small.endswith("y") and small[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if small.endswith(ES) else "s")
