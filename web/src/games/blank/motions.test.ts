import { expect, test } from 'vitest'
import { motions } from './motions'
import type { BlankView, CardFace, Happening } from './types'

const card = (number: number): CardFace => ({ card: number, name: `c${number}` }) as unknown as CardFace

const view = (more: Partial<BlankView> = {}): BlankView =>
  ({
    seat: 0,
    hand: [card(1), card(2)],
    hand_sizes: [2, 3],
    laid: [],
    layer: null,
    top: card(9),
    discard: [card(9)],
    discard_size: 1,
    draw_size: 20,
    ...more,
  }) as BlankView

const played = (events: object[], after = view()) =>
  motions({ before: view(), after, events: events as Happening[], seat: 0 })

test('a play, its rule and what the rule brings are seen one after the other', () => {
  const shown = played([
    { event: 'cards-played', seat: 0, cards: [card(1)] },
    { event: 'card-activated', seat: 0, source: 'A' },
    { event: 'direction-turned' },
    { event: 'card-drawn-unseen', seat: 1 },
    { event: 'turn-begun', seat: 1 },
  ])
  expect(shown.map((motion) => motion.events)).toEqual([1, 2, 2])
  expect(shown[0]!.view.hand.map((face) => face.card)).toEqual([2])
  expect(shown[0]!.view.top.card).toBe(1)
  expect(shown[0]!.view.hand_sizes).toEqual([1, 3])
})

test('the last motion shows the table as it is now', () => {
  const after = view({ draw_size: 7 })
  expect(played([{ event: 'card-drawn-unseen', seat: 1 }], after).at(-1)!.view).toBe(after)
})

test('a drawn card goes to the hand of who sees it, and only the count to the others', () => {
  const own = played([
    { event: 'card-drawn', seat: 0, card: card(5) },
    { event: 'penalty-taken', seat: 0 },
  ])
  expect(own[0]!.view.hand.map((face) => face.card)).toEqual([1, 2, 5])
  const other = played([
    { event: 'card-drawn-unseen', seat: 1 },
    { event: 'penalty-taken', seat: 1 },
  ])
  expect(other[0]!.view.hand_sizes).toEqual([2, 4])
  expect(other[0]!.view.draw_size).toBe(19)
})
