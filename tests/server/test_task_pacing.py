"""Tasks take their steps a few at a time, so that the event loop reads in between."""

from __future__ import annotations

import asyncio
import gc
import warnings

import pytest

from stolik.server import task_pacing
from stolik.server.task_pacing import TaskPacing, call_in_turn


@pytest.fixture(autouse=True)
def one_step_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step is longer than a pass."""
    monkeypatch.setattr(task_pacing, "PASS_SECONDS", 1e-9)


def run_paced(main):
    async def paced():
        loop = asyncio.get_running_loop()
        loop.set_task_factory(TaskPacing(loop))
        return await asyncio.create_task(main())

    return asyncio.run(paced())


def test_between_any_two_steps_the_loop_makes_a_pass():
    async def crowd():
        loop, seen, passes = asyncio.get_running_loop(), [], 0

        def count() -> None:
            nonlocal passes
            passes += 1
            loop.call_soon(count)

        async def step() -> None:
            seen.append(passes)

        count()
        await asyncio.gather(*(asyncio.create_task(step()) for _ in range(50)))
        return seen

    seen = run_paced(crowd)
    assert len(set(seen)) == 50, "several tasks took a step in one pass"


def test_nobody_is_passed_over_and_results_and_errors_arrive():
    async def crowd():
        done = []

        async def work(number: int) -> int:
            await asyncio.sleep(0)
            done.append(number)
            if number == 7:
                raise ValueError("seven")
            return number

        tasks = [asyncio.create_task(work(number)) for number in range(20)]
        return done, await asyncio.gather(*tasks, return_exceptions=True)

    done, results = run_paced(crowd)
    assert done == list(range(20))
    assert [str(one) for one in results] == [
        "seven" if number == 7 else str(number) for number in range(20)
    ]


def test_whoever_is_cancelled_while_waiting_for_a_step_holds_nobody_up():
    async def crowd():
        done = []

        async def work(number: int) -> None:
            done.append(number)
            await asyncio.sleep(0)
            done.append(number)

        tasks = [asyncio.create_task(work(number)) for number in range(6)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        tasks[4].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[2].cancelled() and tasks[4].cancelled()
        return done

    done = run_paced(crowd)
    assert [done.count(number) for number in (0, 1, 3, 5)] == [2] * 4


def test_a_task_that_is_cancelled_before_its_first_step_leaves_no_complaint():
    async def crowd():
        async def work() -> None:
            raise AssertionError("it was cancelled")

        task = asyncio.create_task(work())
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run_paced(crowd)
        gc.collect()


def test_time_limits_and_locks_work_as_ever():
    async def crowd():
        lock, inside = asyncio.Lock(), []

        async def work(number: int) -> None:
            async with lock:
                inside.append(number)
                await asyncio.sleep(0)
                assert inside[-1] == number

        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await asyncio.Event().wait()
        await asyncio.gather(*(asyncio.create_task(work(number)) for number in range(10)))
        return inside

    assert run_paced(crowd) == list(range(10))


def test_what_is_called_in_turn_comes_after_all_who_wait():
    async def crowd():
        done = []

        async def work(number: int) -> None:
            done.append(number)

        tasks = [asyncio.create_task(work(number)) for number in range(10)]
        await asyncio.sleep(0)
        called = asyncio.get_running_loop().create_future()
        call_in_turn(lambda: called.set_result(len(done)))
        await asyncio.gather(*tasks)
        return await called

    assert run_paced(crowd) == 10
