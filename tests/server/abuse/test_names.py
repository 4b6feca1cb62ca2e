"""Names: nobody is invisible, and nobody can be taken for somebody else at the table."""

import pytest

from server.nodes import guests, served
from stolik.client import Client, ServerError
from stolik.table.names import LONGEST_NAME, clean, unlike, visible

INVISIBLE = [
    "\u3164",  # Hangul filler
    "\u2800",  # Braille pattern blank
    "\uffa0\u115f\u1160",
    "\u0301\u0302",  # accents without a letter
    " \u0336 \u20dd",
    "\ufe0f",
    "\u3164\u0301",
    "\u200b\u202e",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_of_which_nothing_can_be_seen_is_refused(name):
    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            with pytest.raises(ServerError, match="bad-name"):
                await ala.be_guest(name)

    scenario()


@pytest.mark.parametrize(
    "name",
    [
        "Zażółć",
        "Łukasz",
        "Nguyễn Văn Đức",
        "วิชัย",
        "अनुष्का",
        "مريم",
        "李小龍",
        "👑 Ala ❤️",
        "O'Hara-2",
        "1️⃣",
    ],
)
def test_names_of_all_scripts_stay_as_they_are(name):
    assert visible(name) == name


def test_accents_do_not_pile_up_over_other_lines():
    assert clean("A" + "\u0335" * 60 + "la") == "A" + "\u0335" * 4 + "la"
    assert clean("\u0335Ala \u0335 Ola") == "Ala Ola"


def test_a_name_is_never_longer_than_the_database_holds():
    """U+0958 becomes two characters in the normal form."""
    assert len(visible("\u0958" * LONGEST_NAME)) <= LONGEST_NAME


LOOKALIKES = [
    ("Ala", "Аlа"),  # Cyrillic
    ("Ala", "ALA"),
    ("Ala", "AIa"),  # a capital i
    ("Ala", "A1a"),
    ("Ala", "𝐀𝐥𝐚"),
    ("Ala", "Ａｌａ"),
    ("Ala", "A\ufe00la"),
    ("Romek", "Rornek"),
    ("Piotr", "Ρiotr"),  # Greek
    ("zażółć", "zaz\u0307o\u0301łc\u0301"),
]


@pytest.mark.parametrize(("name", "double"), LOOKALIKES, ids=ascii)
def test_whoever_looks_like_somebody_at_the_table_gets_a_number(name, double):
    given = unlike([name], double)
    assert given.endswith(" 2") and unlike([name], given) == given


@pytest.mark.parametrize(("one", "other"), [("Ala", "Ola"), ("Jan", "Jań"), ("Ala 2", "Ala 3")])
def test_names_that_can_be_told_apart_stay_as_they_are(one, other):
    assert unlike([one], other) == other


@served()
async def test_nobody_sits_down_under_a_lookalike_of_anothers_name(address):
    async with guests(address, "Ala", "Аlа") as (ala, double):
        table = await ala.make_table("cardline")
        async with double.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            assert [chair["name"] for chair in seat.table["chairs"]] == ["Ala", "Аlа 2"]


@served()
async def test_a_spectator_does_not_speak_under_a_players_name(address):
    async with guests(address, "Ala", "Ala", "Аla") as (ala, second, third):
        table = await ala.make_table("cardline")
        async with (
            ala.sit_at(table.id) as seat,
            second.sit_at(table.id) as watching,
            third.sit_at(table.id) as double,
        ):
            names = []
            for one in (seat, watching, double, watching):
                answer = await one.say("say", text="to ja, Ala")
                names.append(answer["chat"]["name"])
            assert names == ["Ala", "Ala 2", "Аla 3", "Ala 2"]


@served()
async def test_nobody_takes_the_name_of_somebody_who_left_the_running_game(address):
    elsewhere = {"x-forwarded-for": "192.0.2.33"}
    async with (
        guests(address, "Ala", "Ben") as (ala, ben),
        Client(address, None, elsewhere) as double,
    ):
        await double.be_guest("Ben")
        table = await ala.make_table("cardline", people=3)
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            await host.say("sit", seat=2, name="Cela")
            await seat.ready()
            await host.start()
            await seat.say("leave", seat=1)
            await host.say("leave", seat=2)
            async with double.sit_at(table.id) as late:
                await late.say("sit", seat=2)
                assert [chair["name"] for chair in late.table["chairs"]] == ["Ala", "Ben", "Ben 2"]
