import { expect, test } from 'vitest'
import { tableAfter } from './after'
import { motions } from './motions'
import type { AllInView, Face, Happening } from './types'

const face = (id: string): Face => ({
  id,
  rank: id,
  suit: 'mask',
  name: { type: 'named', en: id, pl: id },
  whom: { type: 'named', en: id, pl: id },
  effects: [],
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(face) as [Face, Face, Face, Face]
const player = { runes: 0, hand_size: 5, is_all_in: false, has_predicted: false, named: null }
const begin = {
  row_length: 2,
  area: [a, null, null, null],
  blocked: [false, false, false, false],
  deck_size: 20,
  pile_size: 0,
  pile_top: null,
  pile_variant: 'plain',
  players: [player, player],
  hand: [b, c],
  hand_worth: null,
  played: null,
  effect: 0,
  revealed: [],
  revealed_count: 0,
  peeks: [],
  stated: [],
  showdown: null,
} as unknown as AllInView

test('each motion shows the table as of its event, never what comes later', () => {
  const events: Happening[] = [
    { event: 'card-played', seat: 0, card: b },
    { event: 'card-taken', seat: 0, card: a, place: 0 },
    { event: 'card-placed', seat: 0, card: b, place: 0 },
  ]
  const after = { ...begin, area: [b, null, null, null], hand: [c, a] }
  const [played, taken, placed] = motions({ before: begin, after, events, seat: 0 })
  expect(played!.view.played).toBe(b)
  expect(played!.view.hand).toEqual([c])
  expect(played!.view.area[0]).toBe(a)
  expect(taken!.view.area[0]).toBe(null)
  expect(taken!.view.hand).toEqual([c, a])
  expect(placed!.view.area[0]).toBe(b)
  expect(placed!.view.played).toBe(null)
})

test('what another player gets is seen on its way, and counted in the hand', () => {
  const [taken] = motions({
    before: begin,
    after: begin,
    events: [{ event: 'card-taken', seat: 1, card: a, place: 0 }],
    seat: 0,
  })
  expect(taken!.scene).toEqual({ kind: 'gets', seat: 1, card: a })
  expect(taken!.view.players[1]!.hand_size).toBe(6)
  expect(taken!.view.hand).toEqual([b, c])
})

test('a card that comes into the hand goes to its place in it at once', () => {
  const after = { ...begin, hand: [b, d, c] }
  const view = tableAfter(begin, { event: 'card-kept', seat: 0, card: d }, after, 0)
  expect(view.hand).toEqual([b, d, c])
  const passing = tableAfter(begin, { event: 'card-kept', seat: 0, card: a }, after, 0)
  expect(passing.hand).toEqual([b, c, a])
})

test('revealed cards go into the hand and onto the pile', () => {
  let view = tableAfter(begin, { event: 'cards-revealed', seat: 0, cards: [a, c, d] }, begin, 0)
  expect([view.deck_size, view.revealed_count]).toEqual([17, 3])
  view = tableAfter(view, { event: 'card-kept', seat: 0, card: c }, begin, 0)
  view = tableAfter(view, { event: 'cards-stacked', seat: 0, cards: [a, d] }, begin, 0)
  expect([view.pile_top, view.pile_size, view.revealed_count, view.effect]).toEqual([d, 2, 0, 1])
})

test('a showdown turns hands up one by one, and pays once', () => {
  const worth = { category: 'pair', value: 1 }
  const show = { results: [{ total: 4 }, { total: 1 }], order: [1, 0], strongest: 0 }
  const after = { ...begin, showdown: show } as unknown as AllInView
  const events: Happening[] = [
    { event: 'hand-turned-up', seat: 1, cards: [], worth },
    { event: 'hand-turned-up', seat: 0, cards: [], worth },
    { event: 'pot-carried', seat: 0, carried: 4 },
    { event: 'hand-paid', seat: 1, hand_runes: 1, card_runes: 0 },
    { event: 'hand-paid', seat: 0, hand_runes: 1, card_runes: 0 },
    { event: 'round-begun', round: 2, seat: 0, pot: 8 },
  ]
  const all = motions({ before: begin, after, events, seat: 0 })
  expect(all.map((one) => one.events)).toEqual([1, 1, 1, 2, 1])
  expect(all.map((one) => (one.scene?.kind === 'showdown' ? one.scene.turned.length : 0))).toEqual([1, 2, 2, 2, 0])
  expect(all.at(-1)!.view).toBe(after)
})
