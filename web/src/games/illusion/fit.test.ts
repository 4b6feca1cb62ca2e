import { expect, test } from 'vitest'
import { fit, type Cloth } from './fit'
import { together } from './lines'

const DESK: Cloth = { width: 890, height: 610, gap: 24, below: 40, rest: 110, next: 104 }
const PHONE: Cloth = { width: 370, height: 560, gap: 17, below: 50, rest: 80, next: 124 }

const used = (cells: number, cloth: Cloth, { size, perLine }: { size: number; perLine: number }): number =>
  Math.ceil(cells / perLine) * (size * 1.25 + cloth.below) + Math.max(size * 1.25, cloth.next ?? 0) + cloth.rest

test('a short row has large pictures, a long one smaller ones, and all of them fit', () => {
  let before = Infinity
  for (let cells = 2; cells <= 16; cells += 1) {
    const found = fit(cells, DESK, [4, 5, 6, 7, 8, 9, 10, 12])
    expect(found.size).toBeLessThanOrEqual(before)
    expect(used(cells, DESK, found)).toBeLessThanOrEqual(DESK.height)
    before = found.size
  }
  expect(fit(3, DESK, [4, 5, 6]).size).toBeGreaterThan(160)
})

test('three pictures lie in a line on a phone until they no longer fit', () => {
  expect(fit(6, PHONE, [3, 4, 5]).perLine).toBe(3)
  expect(fit(14, PHONE, [3, 4, 5]).perLine).toBeGreaterThan(3)
})

test('pictures grow with the cloth', () => {
  const large = { ...DESK, width: 1530, height: 890 }
  expect(fit(6, large, [6, 7, 8]).size).toBeGreaterThan(fit(6, DESK, [6, 7, 8]).size * 1.3)
})

test('a pair in which the colour falls shares a line', () => {
  expect(together(5, 3, [])).toEqual([
    [0, 1, 2],
    [3, 4],
  ])
  expect(together(5, 3, [2])).toEqual([
    [0, 1],
    [2, 3, 4],
  ])
  expect(together(7, 3, [2, 4]).flat()).toEqual([0, 1, 2, 3, 4, 5, 6])
})
