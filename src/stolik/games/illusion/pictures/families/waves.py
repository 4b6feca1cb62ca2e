"""Family 10, waves: boundary length is mistaken for area."""

from collections.abc import Sequence

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import clearest
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels, direction, grid, sine


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint bands that swing together, harder on one side of the picture than on the other."""
    x, y = grid()
    across, down = direction(dice.pick((0.0, 0.25)) + dice.real(-0.06, 0.06))
    ahead = (x - WIDTH / 2) * across + (y - HEIGHT / 2) * down
    aside = (y - HEIGHT / 2) * across - (x - WIDTH / 2) * down
    length = dice.real(130, 230)
    height = dice.real(0.13, 0.19) * length
    growth = dice.sign() * dice.real(0.0, 0.0014)
    swing = sine(aside / length + dice.unit()) * height * (1.0 + growth * ahead)
    swing = swing + sine(aside / (length * 2.7) + dice.unit()) * height * 0.8
    return clearest(dice, ahead + swing, quotas, dice.between(13, 17))
