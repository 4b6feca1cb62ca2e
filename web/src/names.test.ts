import { expect, test } from 'vitest'
import { cleanName } from './names'

test('a name is one line of what can be seen', () => {
  expect(cleanName('  Zażółć \t gęślą\u2028jaźń ')).toBe('Zażółć gęślą jaźń')
  expect(cleanName('\u200b\u200e \u00a0')).toBe('')
  expect(cleanName('👑 Ala')).toBe('👑 Ala')
})
