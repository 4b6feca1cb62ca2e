import { expect, test } from 'vitest'
import { spotsFor } from './spots'

const sides = (count: number, narrow: boolean): string =>
  spotsFor(count, narrow)
    .map((spot) => spot.side[0])
    .join('')

test('whoever looks sits below, the others clockwise around', () => {
  expect(sides(1, false)).toBe('b')
  expect(sides(2, false)).toBe('bt')
  expect(sides(4, false)).toBe('bltr')
  expect(sides(6, false)).toBe('bltttr')
  expect(sides(8, false)).toBe('bltttttr')
})

test('on a narrow screen at most three chairs stand beside each other', () => {
  for (let count = 1; count <= 8; count++) {
    const spots = spotsFor(count, true)
    expect(spots).toHaveLength(count)
    expect(spots.filter((spot) => spot.side === 'top').length).toBeLessThanOrEqual(3)
  }
  expect(sides(8, true)).toBe('blltttrr')
})

test('no two chairs stand in one place', () => {
  for (const narrow of [true, false])
    for (let count = 1; count <= 8; count++) {
      const places = spotsFor(count, narrow).map((spot) => `${spot.side} ${spot.at}`)
      expect(new Set(places).size).toBe(count)
    }
})

test('the left side goes up and the right side down', () => {
  const at = (side: string): number[] =>
    spotsFor(8, true)
      .filter((spot) => spot.side === side)
      .map((spot) => spot.at)
  expect(at('left')).toEqual([75, 25])
  expect(at('right')).toEqual([25, 75])
})
