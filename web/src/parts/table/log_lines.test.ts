import { expect, test } from 'vitest'
import type { Logged } from '../../net/log'
import { logLines, partsOf } from './log_lines'

const sentence = (seq: number, seat: number | null, id: string): Logged => ({
  key: `${seq}.${id}`,
  seq,
  by: seat,
  phrase: { type: 'words', id, args: seat === null ? {} : { seat: { type: 'player', seat } } } as Logged['phrase'],
  event: {},
})

test('what one player does at once is one line of the log', () => {
  const lines = logLines([
    sentence(1, 0, 'placed'),
    sentence(1, 0, 'fits'),
    sentence(2, 0, 'placed'),
    sentence(2, 1, 'skips'),
  ])
  expect(lines.map((line) => [line.seat, line.sentences.map(({ phrase }) => phrase.id)])).toEqual([
    [0, ['placed', 'fits']],
    [0, ['placed']],
    [1, ['skips']],
  ])
})

test('what concerns nobody in particular has a line of its own', () => {
  expect(logLines([sentence(1, 0, 'placed'), sentence(1, null, 'over'), sentence(1, null, 'won')])).toHaveLength(3)
})

test('names of cards are parts of a sentence that can be looked at', () => {
  const groot = { name: 'Groot', drawing: { component: () => ({}), data: 'groot' } }
  expect(partsOf('Ala kładzie kartę Groot.', [groot])).toEqual([
    { text: 'Ala kładzie kartę ', card: null },
    { text: 'Groot', card: groot },
    { text: '.', card: null },
  ])
  expect(partsOf('Ala pasuje.', [groot])).toEqual([{ text: 'Ala pasuje.', card: null }])
})
