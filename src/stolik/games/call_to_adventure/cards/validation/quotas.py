"""How many cards of every sort the set has: the ledger's quotas as plain tables."""

from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v

# Kind and act with their numbers, first and last (inclusive).
NUMBERS: Final = (
    (v.ORIGIN, 0, 1, 15),
    (v.MOTIVATION, 0, 16, 30),
    (v.DESTINY, 0, 31, 45),
    (v.HERO, 0, 121, 142),
    (v.ANTIHERO, 0, 143, 164),
    (v.ALLY, 1, 165, 168),
    (v.ALLY, 2, 169, 170),
    (v.ADVERSARY, 2, 171, 175),
    (v.ADVERSARY, 3, 176, 180),
    (v.QUEST, 0, 181, 191),
    (v.VICTORY, 0, 192, 192),
)
STORY_NUMBERS: Final = {1: (46, 70), 2: (71, 95), 3: (96, 120)}
TRAITS: Final = 9
CHALLENGES: Final = 16
PLUS_CARDS: Final = 10

DIFFICULTIES: Final = {1: {2: 3, 3: 9, 4: 4}, 2: {4: 4, 5: 8, 6: 4}, 3: {6: 4, 7: 8, 8: 4}}
ADVERSARY_DIFFICULTY: Final = {2: (6, 7), 3: (8, 9)}

# Per act: how often every ability, story symbol, morality step and draw appears on paths.
ABILITY_RANGE: Final = {1: (6, 8), 2: (4, 6), 3: (1, 2)}
STORY_RANGE: Final = (6, 8)
MORALITY_STEPS: Final = {1: 6, 2: 8, 3: 6}
DRAWS: Final = {1: 8, 2: 8, 3: 4}

# CTA-179.
ADVERSARY_DECK: Final = {
    "Okrutna lekcja": 2,
    "Okrutna zdrada": 1,
    "Rycerz mrocznego władcy": 2,
    "Sabotaż": 2,
    "W ciemność": 1,
    "Wzbudzenie strachu": 2,
}

# CTA-29, CTA-30: what goes back into the box together with allies and adversaries.
LINKED: Final = frozenset(
    {
        "Arystokrata",
        "Mistrzyni szachrajstwa",
        "Następczyni tronu",
        "Przypadkowe ocalenie",
        "Przysięga zemsty",
        "Okrutna zdrada",
    }
)

# Every card the manual names, with its kind and, where it is printed, its number.
NAMED: Final = {
    "Giermek": (v.ORIGIN, 1),
    "Łowczyni": (v.ORIGIN, 0),
    "Arystokrata": (v.ORIGIN, 0),
    "Chęć przywództwa": (v.MOTIVATION, 16),
    "Honorowa przysięga": (v.MOTIVATION, 0),
    "Przypadkowe ocalenie": (v.MOTIVATION, 0),
    "Przysięga zemsty": (v.MOTIVATION, 0),
    "Zespolona z naturą": (v.DESTINY, 0),
    "Światły mistrz": (v.DESTINY, 0),
    "Mistrzyni szachrajstwa": (v.DESTINY, 0),
    "Następczyni tronu": (v.DESTINY, 0),
    "Królewskie korzenie": (v.TRAIT, 0),
    "Żądza przygód": (v.TRAIT, 0),
    "Akademia": (v.CHALLENGE, 0),
    "Leśna gęstwina": (v.CHALLENGE, 0),
    "Dziki towarzysz": (v.ALLY, 165),
    "Czarnoksiężnik": (v.ADVERSARY, 174),
    "Boska łaska": (v.HERO, 132),
    "Niezwykły sojusz": (v.HERO, 0),
    "Braterstwo broni": (v.HERO, 0),
    "Rycerz mrocznego władcy": (v.ANTIHERO, 0),
    "Okrutna lekcja": (v.ANTIHERO, 0),
    "Okrutna zdrada": (v.ANTIHERO, 0),
    "Sabotaż": (v.ANTIHERO, 0),
    "W ciemność": (v.ANTIHERO, 0),
    "Wzbudzenie strachu": (v.ANTIHERO, 0),
    "Wróg u bram": (v.QUEST, 0),
}
