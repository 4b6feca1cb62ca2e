"""The pictures of a table's deck, as servers ask for them."""

from __future__ import annotations

from stolik.games.illusion.options import IllusionOptions
from stolik.games.illusion.pictures.cache import maps_of
from stolik.games.illusion.state import NO_CARD, IllusionState
from stolik.games.illusion.view import IllusionView
from stolik.kernel.options import Options
from stolik.kernel.state import State
from stolik.kernel.view import View


class IllusionPictures:
    """Painted decks; implements `stolik.kernel.pictures.Pictures`."""

    def picture_set(self, options: Options) -> int:
        """Which deck a table with these options plays with; 0 is the standard one."""
        assert isinstance(options, IllusionOptions)
        return options.deck

    def is_prepared(self, options: Options) -> bool:
        """Whether the deck's pictures are painted already."""
        return maps_of(self.picture_set(options)).exists()

    def prepare(self, options: Options) -> None:
        """Paint the pictures of a table's deck if they are not painted yet."""
        from stolik.games.illusion.pictures.gallery import gallery  # noqa: PLC0415 - an extra

        gallery(self.picture_set(options))

    def picture(self, state: State, number: int, style: str = "plain") -> bytes | None:
        """A picture that has been shown in this game, as PNG; None for any other number.

        Raises FileNotFoundError while the deck is not painted: call `prepare` first.
        """
        from stolik.games.illusion.pictures.gallery import painted_gallery  # noqa: PLC0415
        from stolik.games.illusion.pictures.palette import STYLES  # noqa: PLC0415 - an extra

        assert isinstance(state, IllusionState)
        if not 0 <= number < len(state.shown) or style not in STYLES:
            return None
        return painted_gallery(self.picture_set(state.rules.options)).png(
            state.shown[number], style
        )

    def in_view(self, view: View) -> list[int]:
        """The picture on top of the pile, -1 if there is none, then the row from the arrow on."""
        assert isinstance(view, IllusionView)
        return [NO_CARD if view.next_picture is None else view.next_picture, *view.row]
