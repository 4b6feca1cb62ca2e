import { expect, test } from 'vitest'
import { byCard, bySeat, readMove } from './all_in/effects'
import { emblem, motif, MOTIFS } from './cardline/emblems'
import { codeOf, placing } from './cardline/line'
import { slotOf } from './illusion/inks'

const legal = ['place 0@0', 'place 0@1', 'place 1@0'].map((notation, code) => ({ code, notation, phrase: null }))

test('Cardline finds the move for a card and a slot', () => {
  expect(placing('place 3@12')).toEqual({ hand: 3, slot: 12 })
  expect(placing('doubt')).toBe(null)
  expect(codeOf(legal, 1, 0)).toBe(2)
  expect(codeOf(legal, 1, 1)).toBe(null)
})

test('Illusion reads slots, and a doubt is none', () => {
  expect(slotOf('place 4')).toBe(4)
  expect(slotOf('doubt')).toBe(null)
})

test('All In reads cards and seats from moves', () => {
  expect(readMove('play Jm')).toEqual({ verb: 'play', card: 'Jm', seat: null })
  expect(readMove('name 2')).toEqual({ verb: 'name', card: null, seat: 2 })
  expect(readMove('pass')).toEqual({ verb: 'pass', card: null, seat: null })
  const moves = ['play Jm', 'pass', 'name 2'].map((notation, code) => ({ code, notation, phrase: null }))
  expect(byCard(moves).get('Jm')?.code).toBe(0)
  expect([...bySeat(moves).keys()]).toEqual([2])
})

test('every emblem is drawn, and unknown ones always become the same motif', () => {
  expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(30)
  for (const name of Object.keys(MOTIFS)) expect(emblem(name, true, 3)).toContain('<path')
  expect(motif('unheard-of')).toBe(motif('unheard-of'))
  expect(Object.values(MOTIFS)).toContain(motif('unheard-of'))
})

test('heroes and villains have different fields', () => {
  expect(emblem('star', true, 0)).not.toBe(emblem('star', false, 0))
})
