import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failed } from '../../../net/api'
import { Latest } from './latest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function asker() {
  const open: { question: string; answer: (text: string) => void; fail: (error?: Error) => void }[] = []
  const taken: string[] = []
  const failed: unknown[] = []
  const latest = new Latest<string, string>(
    (question) =>
      new Promise((answer, fail) =>
        open.push({ question, answer, fail: (error = new Error(question)) => fail(error) }),
      ),
    (answer) => taken.push(answer),
    (error) => failed.push(error),
  )
  return { open, taken, failed, latest }
}

test('what is typed on is not asked for', async () => {
  const { open, latest } = asker()
  latest.want('a', 100)
  await vi.advanceTimersByTimeAsync(50)
  latest.want('ab', 100)
  await vi.advanceTimersByTimeAsync(99)
  expect(open).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(open.map((one) => one.question)).toEqual(['ab'])
})

test('one request is in flight, and its answer is dropped when other words are wanted', async () => {
  const { open, taken, latest } = asker()
  latest.want('a', 10)
  await vi.advanceTimersByTimeAsync(10)
  latest.want('ab', 10)
  latest.want('abc', 10)
  await vi.advanceTimersByTimeAsync(10)
  expect(open).toHaveLength(1)
  open[0]!.answer('A')
  await vi.advanceTimersByTimeAsync(0)
  expect(open.map((one) => one.question)).toEqual(['a', 'abc'])
  open[1]!.answer('ABC')
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual(['ABC'])
})

test('after a failure the next words are asked for again', async () => {
  const { open, taken, failed, latest } = asker()
  latest.want('a', 10)
  await vi.advanceTimersByTimeAsync(10)
  open[0]!.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(failed).toHaveLength(1)
  latest.want('ab', 10)
  await vi.advanceTimersByTimeAsync(10)
  open[1]!.answer('AB')
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual(['AB'])
})

test('an answer to what is not wanted any more changes nothing', async () => {
  const { open, taken, latest } = asker()
  latest.want('a', 10)
  await vi.advanceTimersByTimeAsync(10)
  latest.drop()
  open[0]!.answer('A')
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual([])
})

test('whoever was too fast is answered once it is time', async () => {
  const { open, taken, latest } = asker()
  latest.want('a', 10)
  await vi.advanceTimersByTimeAsync(10)
  open[0]!.fail(new Failed({ code: 'too-fast', phrase: { id: 'too-fast', args: {} }, detail: '', retry_after: 2 }))
  await vi.advanceTimersByTimeAsync(1999)
  expect(open).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  open[1]!.answer('A')
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual(['A'])
})

test('a server that is busy is asked again', async () => {
  const { open, taken, latest } = asker()
  latest.want('a', 10)
  await vi.advanceTimersByTimeAsync(10)
  open[0]!.fail(new Failed({ code: 'busy', phrase: { id: 'busy', args: {} }, detail: '', retry_after: null }))
  await vi.advanceTimersByTimeAsync(3000)
  open[1]!.answer('A')
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual(['A'])
})
