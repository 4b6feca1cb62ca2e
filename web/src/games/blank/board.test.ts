import { expect, test } from 'vitest'
import { fits } from './cards/fits'
import { after, isBeginning, NOTHING_DONE, type Consequences } from './happened'
import type { Happening, LayMove } from './types'

const lay = (...joins: string[]): LayMove => ({ kind: 'lay', card: joins.join('-'), joins })

test('a card joins a plan when all cards have one thing in common', () => {
  expect(fits(lay('circle', '2'), [['circle', '4']])).toBe(true)
  expect(fits(lay('square', '4'), [['circle', '4']])).toBe(true)
  expect(fits(lay('square', '2'), [['circle', '4']])).toBe(false)
  expect(
    fits(lay('square', '4'), [
      ['circle', '4'],
      ['circle', '2'],
    ]),
  ).toBe(false)
})

const consequencesOf = (...events: object[]): Consequences =>
  events.reduce<Consequences>(
    (consequences, event, i) =>
      after(consequences, event as Happening, `sentence ${i}`, String, (source) => `card ${String(source)}`),
    NOTHING_DONE,
  )

test('what follows an activated card is its deed, until the turn ends', () => {
  const consequences = consequencesOf(
    { event: 'card-activated', source: 'A' },
    { event: 'card-drawn-unseen' },
    { event: 'turn-begun' },
    { event: 'card-drawn-unseen' },
  )
  expect(consequences.fired).toEqual([{ source: 'A', title: 'card A', did: ['sentence 1'] }])
})

test('the newest three sentences of a card and of the penalties are kept', () => {
  const penalty = { event: 'penalty-taken', seat: 1 }
  const consequences = consequencesOf({ event: 'card-activated', source: 'A' }, penalty, penalty, penalty, penalty)
  expect(consequences.fired[0]?.did).toEqual(['sentence 2', 'sentence 3', 'sentence 4'])
  expect(consequences.penalties.map((one) => one.text)).toEqual(['sentence 2', 'sentence 3', 'sentence 4'])
})

test('a new play begins with nothing', () => {
  expect(consequencesOf({ event: 'card-activated', source: 'A' }, { event: 'cards-played' })).toEqual(NOTHING_DONE)
})

test('until somebody plays, only the first card lies on the table', () => {
  expect(isBeginning({ turn: 1, discard_size: 1, laid: [] })).toBe(true)
  expect(isBeginning({ turn: 1, discard_size: 2, laid: [] })).toBe(false)
  expect(isBeginning({ turn: 9, discard_size: 1, laid: [] })).toBe(false) // the others were shuffled
})
