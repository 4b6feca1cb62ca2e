import { expect, test } from 'vitest'
import { field, figure, motif, MOTIFS } from './cardline/emblems'
import { ofKind, oneOfKind } from './choices'
import { offered } from './choices.fixture'
import type { IllusionMove } from './illusion/types'

const legal = offered<IllusionMove>([{ kind: 'doubt' }, { kind: 'place', slot: 0 }, { kind: 'place', slot: 1 }])

test('legal moves are found by their kind, with the fields of that kind', () => {
  expect(ofKind(legal, 'place').map(({ move }) => move.slot)).toEqual([0, 1])
  expect(ofKind(legal, 'doubt', 'place')).toHaveLength(3)
  expect(oneOfKind(legal, 'doubt')?.code).toBe(0)
  expect(oneOfKind(legal.slice(1), 'doubt')).toBe(null)
})

test('every emblem is drawn, and unknown ones always become the same motif', () => {
  expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(60)
  for (const name of Object.keys(MOTIFS)) expect(figure(name, 3)).toContain('<path')
  expect(motif('unheard-of')).toBe(motif('unheard-of'))
  expect(Object.values(MOTIFS)).toContain(motif('unheard-of'))
})

test('heroes and villains have different fields', () => {
  expect(field(true, 0)).not.toBe(field(false, 0))
})
