import { expect, test } from 'vitest'
import { dice, scene } from './cards/art'
import { inAct } from './story/acts'
import { Offers } from './offers'
import { percent } from '../../lib/percent'
import { first, lasts, momentOf, passes, read, whileOf } from './passes.svelte'
import { wrap } from './story/picture'
import { offered } from '../choices.fixture'
import type { AdventureMove, AdventureView, PlayerView } from './types'

const moves: AdventureMove[] = [
  { kind: 'gain', place: { act: 0, position: 2 } },
  { kind: 'face', place: { act: 0, position: 0 }, path: 0 },
  { kind: 'face', place: { act: 0, position: 0 }, path: 1 },
  { kind: 'journey', place: { act: 1, position: 0 } },
  { kind: 'face', place: null, path: 0 },
  { kind: 'use', card: 'wild_companion', number: 2, cost: 'sacrifice_self' },
  { kind: 'cast' },
]
const offers = new Offers(offered(moves))

test('the board finds an offer by kind, place and path', () => {
  expect(offers.at({ act: 0, position: 0 }, 'face', 1)?.code).toBe(2)
  expect(offers.at({ act: 0, position: 1 }, 'face', 1)).toBe(null)
  expect(offers.adversary?.code).toBe(4)
  expect(offers.one('use')?.move.card).toBe('wild_companion')
})

test('a card of the rows can be chosen, or only journeyed past', () => {
  expect(offers.asksForPlace).toBe(true)
  expect(offers.has({ act: 0, position: 2 })).toBe(true)
  expect(offers.has({ act: 1, position: 0 })).toBe(false)
  expect(new Offers(offers.of('journey', 'cast')).asksForPlace).toBe(false)
})

test('a finished story lies in its third act', () => {
  const player = (act: number, cards: number) => ({ act, story: Array.from({ length: cards }) }) as PlayerView
  expect([player(1, 0), player(1, 2), player(2, 3), player(3, 8), player(3, 9)].map(inAct)).toEqual([0, 2, 0, 2, 3])
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

const window = (turn: number, active: number, card?: number): AdventureView =>
  ({
    question: { kind: 'window', window: 10 },
    stack: [],
    turn,
    active,
    challenge: card === undefined ? null : { card, path: 0 },
  }) as unknown as AdventureView

test('passing until the turn ends stops with the turn', () => {
  const settled = whileOf('turn', window(3, 1, 40))
  expect(lasts(settled, window(3, 1), 0)).toBe(true)
  expect(lasts(settled, window(3, 1, 41), 0)).toBe(true)
  expect(lasts(settled, window(3, 2), 0)).toBe(false)
  expect(lasts(settled, window(4, 1), 0)).toBe(false)
})

test('passing until the next challenge goes on through other turns, but never into the own one', () => {
  const settled = whileOf('challenge', window(3, 1, 40))
  expect(lasts(settled, window(3, 1, 40), 0)).toBe(true)
  expect(lasts(settled, window(3, 1), 0)).toBe(true)
  expect(lasts(settled, window(3, 2), 0)).toBe(true)
  expect(lasts(settled, window(3, 2, 40), 0)).toBe(false)
  expect(lasts(settled, window(4, 0), 0)).toBe(false)
})

test('what was settled answers with the pass, and is taken back', () => {
  const legal = offered((['play', 'pass'] as const).map((kind) => ({ kind }) as AdventureMove))
  const view = window(3, 1, 40)
  expect(passes.standing(view, 0, legal)).toBe(null)
  passes.settled = whileOf('turn', view)
  expect(passes.standing(view, 0, legal)).toBe(1)
  expect(passes.standing(view, 0, legal.slice(0, 1))).toBe(null)
  expect(passes.standing({ ...view, question: { ...view.question, kind: 'main' } }, 0, legal)).toBe(null)
  passes.settled = null
  expect(passes.standing(view, 0, legal)).toBe(null)
})

test('a card that was taken up is played as soon as it may be, asked or not', () => {
  const legal = offered<AdventureMove>([{ kind: 'play', card: 'lesson' }, { kind: 'pass' }])
  const view = window(3, 1, 40)
  passes.wanted = { seat: 0, card: 'lesson' }
  expect(passes.standing(view, 0, legal)).toBe(0)
  expect(passes.standing({ ...view, question: { ...view.question, kind: 'main' } }, 0, legal.slice(0, 1))).toBe(0)
  expect(passes.standing(view, 2, legal)).toBe(null)
  passes.wanted = { seat: 0, card: 'another' }
  expect(passes.standing(view, 0, legal)).toBe(null)
  passes.wanted = null
})

test('names are broken into lines', () => {
  expect(wrap('Złam jego laskę na pół', 12, 2)).toEqual(['Złam jego', 'laskę na pół'])
  expect(wrap('a b c d', 1, 2)).toEqual(['a', 'b…'])
})
