import { expect, test } from 'vitest'
import { dice, scene } from './art'
import { meaning, Offers, percent, placeOf, SET_ASIDE } from './moves'
import { first, momentOf, read } from './passes.svelte'
import { wrap } from './picture'
import type { AdventureView } from './types'

const legal = ['gain 1.3', 'face 1.1 upper', 'face 1.1 lower', 'journey 1.1', 'face adversary upper', 'use wild_companion.2 sacrifice_self', 'play once_more', 'cast']
  .map((notation, code) => ({ code, notation, phrase: null }))

test('moves say where they are meant and on which path', () => {
  expect(placeOf('2.3')).toBe(7)
  expect(placeOf('adversary')).toBe(SET_ASIDE)
  expect(meaning('face 1.1 lower')).toMatchObject({ verb: 'face', place: 0, path: 1 })
  expect(meaning('use wild_companion.2 sacrifice_self')).toMatchObject({ verb: 'use', about: 'wild_companion' })
})

test('the board finds an offer by place, path and card', () => {
  const offers = new Offers(legal)
  expect(offers.at(0, 'face', 1)?.move.code).toBe(2)
  expect(offers.one('play', 'once_more')?.move.code).toBe(6)
  expect([...offers.places]).toEqual([2, 0, SET_ASIDE])
})

test('only what is certain is 0 or 100 per cent', () => {
  expect([0, 0.001, 0.125, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 13, 50, 99, 100])
})

test('the same card always has the same picture, and others have others', () => {
  const card = { card: 45, kind: 'challenge', act: 1 }
  expect(scene(card)).toBe(scene(card))
  expect(new Set(Array.from({ length: 192 }, (_, i) => scene({ ...card, card: i }))).size).toBeGreaterThan(180)
  expect(dice(3)(10)).toBe(dice(3)(10))
})

test('passes are read back, and nonsense is left out', () => {
  expect(read('{"after":"never","own":"sometimes"}')).toEqual({ ...first(), after: 'never' })
  expect(read('not json')).toEqual(first())
})

test('a window has its moment; other questions have none', () => {
  const view = { question: { kind: 'window', window: 10 }, stack: [], active: 1 } as unknown as AdventureView
  expect(momentOf(view, 0)).toBe('after')
  expect(momentOf(view, 1)).toBe('own')
  expect(momentOf({ ...view, stack: [{}] } as unknown as AdventureView, 0)).toBe('answer')
  expect(momentOf({ ...view, question: { kind: 'main' } } as unknown as AdventureView, 0)).toBe(null)
})

test('names are broken into lines', () => {
  expect(wrap('Złam jego laskę na pół', 12, 2)).toEqual(['Złam jego', 'laskę na pół'])
  expect(wrap('a b c d', 1, 2)).toEqual(['a', 'b…'])
})
