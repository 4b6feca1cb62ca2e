"""Legal moves as they reach a client: with their fields, or as codes only."""

import msgspec

import stolik
from server.nodes import guests, served


@served()
async def test_legal_moves_arrive_with_their_fields_unless_no_words_are_wanted(address):
    game = stolik.load("cardline")
    async with guests(address, "Ala") as (client,):
        table = await client.make_table("cardline")
        async with client.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="Zosia")
            await seat.start()
            for choice in seat.legal:
                fields = msgspec.json.encode(game.typed_move(game.moves[choice.code]))
                assert choice.move == msgspec.json.decode(fields)
        async with client.sit_at(table.id, words=False) as quiet:
            assert quiet.legal
            assert all(choice.move is None for choice in quiet.legal)
