import { expect, test } from 'vitest'
import { nearest } from './carry'
import { markOf } from './marks'
import { inlines, readMarkdown, takeAnchors } from './markdown'
import { qrPath } from './lobby/qr'
import { around, nextHotSeat } from './table/seats'
import { remaining, showTime, untilEnd } from './time'

test('seats go clockwise from the one who looks', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1])
  expect(around(3, null)).toEqual([0, 1, 2])
})

test('a shared screen goes to the seat that is asked, and stays while it is', () => {
  expect(nextHotSeat([0, 2], [2], 0)).toBe(2)
  expect(nextHotSeat([0, 2], [0, 2], 2)).toBe(2)
  expect(nextHotSeat([0, 2], [1], 2)).toBe(2)
  expect(nextHotSeat([0, 2], [1], null)).toBe(0)
  expect(nextHotSeat([], [1], null)).toBe(null)
})

test('eight seats have eight different silhouettes', () => {
  expect(new Set(Array.from({ length: 8 }, (_, seat) => markOf(seat))).size).toBe(8)
})

test('only a running clock loses time, and the nearest end is shown', () => {
  const clocks = { left: [30_000, 40_000], running: [1], timer: null, timer_seat: null, ending: null, at: 1000 }
  expect(remaining(clocks, 0, 6000)).toBe(30_000)
  expect(remaining(clocks, 1, 6000)).toBe(35_000)
  expect(remaining({ ...clocks, timer: 9000 }, 1, 6000)).toBe(4000)
  expect(remaining({ ...clocks, left: [null, null] }, 1, 6000)).toBe(null)
  expect(remaining(clocks, 1, 999_999)).toBe(0)
})

test('a countdown goes on from what the server told, and stands still while the table rests', () => {
  const clocks = { left: [null], running: [], timer: 3000, timer_seat: null, ending: 20_000, at: 1000 }
  expect(untilEnd(clocks, 6000, false)).toBe(15_000)
  expect(untilEnd(clocks, 6000, true)).toBe(20_000)
  expect(untilEnd(clocks, 999_999, false)).toBe(0)
  expect(untilEnd({ ...clocks, ending: null }, 6000, false)).toBe(null)
  expect(untilEnd(null, 6000, false)).toBe(null)
})

test('times are read as clocks show them', () => {
  expect(showTime(42_000)).toBe('0:42')
  expect(showTime(41_001)).toBe('0:42')
  expect(showTime(3_725_000)).toBe('1:02:05')
  expect(showTime(47 * 3_600_000)).toBe('47:00:00')
  expect(showTime(51 * 3_600_000)).toBe('2 d 3 h')
})

test('guides keep their rule ids as anchors and never become markup', () => {
  const blocks = readMarkdown(
    '# Illusion\n\n- <a id="ILL-07"></a>Shuffle **all** arrows.\n- Second\n\nText <script>x</script> {#ILL-09}\n',
  )
  expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 })
  expect(blocks[1]).toMatchObject({ kind: 'list', items: [{ ids: ['ILL-07'] }, { ids: [] }] })
  expect(blocks[2]).toMatchObject({ kind: 'text', ids: ['ILL-09'], inlines: [{ text: 'Text <script>x</script>' }] })
})

test('rule ids in plain text are anchors too', () => {
  expect(takeAnchors('Place a card (CRD-14, CRD-R7).').ids).toEqual(['CRD-14', 'CRD-R7'])
})

test('tables and emphasis are read', () => {
  expect(readMarkdown('| a | b |\n|---|---|\n| 1 | *2* |')[0]).toMatchObject({
    kind: 'table',
    rows: [
      [[{ text: 'a' }], [{ text: 'b' }]],
      [[{ text: '1' }], [{ text: '2', italic: true }]],
    ],
  })
  expect(inlines('see [the end](#CRD-29)')).toEqual([{ text: 'see ' }, { text: 'the end', rule: 'CRD-29' }])
})

test('a QR code grows with its text, keeps its margin and has its three corners', () => {
  const small = qrPath('http://x.y/t/A')
  const large = qrPath('https://stolik.example.org/t/LIPA-4207')
  expect(small.size).toBe(21 + 8)
  expect(large.size).toBe(29 + 8)
  const dark = new Set(large.path.match(/M\d+ \d+/g))
  const isDark = (x: number, y: number): boolean => dark.has(`M${x} ${y}`)
  for (const [x, y] of [
    [4, 4],
    [26, 4],
    [4, 26],
  ] as const) {
    for (let step = 0; step < 7; step++)
      expect([isDark(x + step, y), isDark(x, y + step), isDark(x + 3, y + 3)]).toEqual([true, true, true])
    expect([isDark(x + 1, y + 1), isDark(x - 1, y), isDark(x, y - 1)]).toEqual([false, false, false])
  }
  expect(() => qrPath('x'.repeat(3000))).toThrow()
})

test('a card let go falls into the nearest slot in reach', () => {
  const spots = [
    { slot: '0', x: 0, y: 0 },
    { slot: '1', x: 100, y: 0 },
  ]
  expect(nearest(spots, 70, 10)?.slot).toBe('1')
  expect(nearest(spots, 20, 30)?.slot).toBe('0')
  expect(nearest(spots, 50, 400)).toBe(null)
})
