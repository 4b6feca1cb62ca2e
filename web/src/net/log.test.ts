import { expect, test } from 'vitest'
import { linesOf, versionsOf, withLines } from './log'
import type { EventLine, Line } from './protocol'

const say = (id: string): EventLine => ({ event: null, phrase: { type: 'words', id, args: {} } }) as EventLine
const line = (seq: number, ...ids: string[]): Line => ({
  seq,
  at: 0,
  by: 0,
  told: ids.map(say),
  step: null,
  undone: false,
  undoes: null,
})
const ids = (lines: { phrase: { id: string } }[] = []): string[] => lines.map(({ phrase }) => phrase.id)

test('a line that comes again is not added again', () => {
  const page = { log: [line(4, 'sat'), line(5, 'drew', 'played')], logs: [] }
  const logs = withLines(new Map(), ...versionsOf(page))
  const again = withLines(logs, [0], () => linesOf(line(5, 'drew', 'played')))
  expect(ids(again.get(0))).toEqual(['sat', 'drew', 'played'])
})

test('a seat has its own version of a part, everybody else the common one', () => {
  const page = { log: [line(5, 'drew')], logs: [{ seat: 1, log: [line(5, 'drew-the-ace')] }] }
  const logs = withLines(new Map(), ...versionsOf(page))
  expect(ids(logs.get(null))).toEqual(['drew'])
  expect(ids(logs.get(1))).toEqual(['drew-the-ace'])
})
