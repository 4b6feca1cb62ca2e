import { expect, test } from 'vitest'
import { ago } from './ago'

const MINUTE = 60_000

test('how long a table waits is said in the largest unit that fits', () => {
  expect(ago(0, 20 * MINUTE, 'pl')).toBe('20 minut temu')
  expect(ago(0, 125 * MINUTE, 'pl')).toBe('2 godziny temu')
  expect(ago(0, 26 * 60 * MINUTE, 'pl')).toBe('wczoraj')
  expect(ago(0, 5 * MINUTE, 'en')).toBe('5 minutes ago')
})

test('what has just happened, or will by a clock that is ahead, is now', () => {
  expect(ago(0, 30_000, 'en')).toBe('now')
  expect(ago(MINUTE, 0, 'pl')).toBe('teraz')
})
