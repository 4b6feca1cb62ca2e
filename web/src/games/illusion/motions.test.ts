import { expect, test } from 'vitest'
import { motions } from './motions'
import type { Happening, IllusionView } from './types'

const reveal = { colour: 'red', row: [], falls: [0], doubter: 1, taker: 1 }
const begin = { row: [7, 8], next_picture: 9, won: [[], []], reveal: null, pile_size: 5 } as unknown as IllusionView

test('a picture lies in the row before the next one is turned up', () => {
  const after = { ...begin, row: [7, 9, 8], next_picture: 10 } as IllusionView
  const [laid] = motions({
    before: begin,
    after,
    events: [{ event: 'card-placed', seat: 1, picture: 9, slot: 1, cards: 3 }],
    seat: 0,
  })
  expect(laid!.view.row).toEqual([7, 9, 8])
  expect(laid!.view.next_picture).toBe(null)
})

test('a turned row stays until the arrow is taken, over the row it belongs to', () => {
  const after = { ...begin, row: [12], next_picture: 13, won: [[], ['red']], reveal } as IllusionView
  const events: Happening[] = [
    { event: 'row-doubted', seat: 1 },
    { event: 'row-turned', colour: 'red', row: [], falls: [0] },
    { event: 'arrow-won', seat: 1, colour: 'red', is_doubter: true, arrows: 1 },
    { event: 'round-begun', round: 2, colour: 'blue', picture: 12, seat: 0 },
  ]
  const all = motions({ before: begin, after, events, seat: 0 })
  expect(all.map((one) => one.scene !== null)).toEqual([false, true, true, false])
  expect(all.map((one) => one.view.row)).toEqual([[7, 8], [7, 8], [7, 8], [12]])
  expect(all[2]!.view.won).toEqual([[], ['red']])
})
