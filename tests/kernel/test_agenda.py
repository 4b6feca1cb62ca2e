"""The agenda: steps are plain, shared by copies, and done last in, first out."""

from __future__ import annotations

from stolik.kernel.agenda import Agenda, Step, Window


class Ask(Step):
    """A step of a game, with a fact of its own."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__((seat,))
        self.card = card

    def facts(self) -> tuple[object, ...]:
        return (*super().facts(), self.card)


def test_the_last_step_pushed_is_done_first_and_a_list_in_its_order():
    agenda = Agenda([Step()])
    agenda.push(Ask(0, 7))
    agenda.push_all([Ask(1, 8), Ask(2, 9)])

    assert [agenda.pop().asks for _ in range(4)] == [(1,), (2,), (0,), ()]
    assert len(agenda) == 0


def test_a_copied_agenda_shares_steps_and_nothing_else():
    agenda = Agenda([Ask(0, 7)])
    copy = agenda.copy()

    copy.push(Ask(1, 8))
    copy.steps[0] = Ask(3, 3)

    assert agenda.top == Ask(0, 7)
    assert len(agenda) == 1


def test_steps_are_equal_when_they_say_the_same():
    assert Ask(0, 7) == Ask(0, 7)
    assert Ask(0, 7) != Ask(0, 8)
    assert Ask(0, 7) != Step((0,))
    assert hash(Agenda([Ask(0, 7)])) == hash(Agenda([Ask(0, 7)]))
    assert repr(Ask(0, 7)) == "Ask((0,), 7)"


def test_a_window_closes_pass_by_pass_and_a_play_opens_it_again():
    window = Window(4, (2, 0, 1))

    passed = window.without(2).without(1)

    assert passed.asks == (0,)
    assert passed.without(0).asks == ()
    assert passed.reopened((2, 0, 1)) == window
    assert window.facts() == ("Window", 4, (2, 0, 1))


def test_replacing_the_top_leaves_the_rest():
    agenda = Agenda([Step(), Window(1, (0, 1))])

    agenda.replace(Window(1, (1,)))

    assert agenda.facts() == (("Step", ()), ("Window", 1, (1,)))
