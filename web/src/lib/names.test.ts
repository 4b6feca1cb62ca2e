import { expect, test } from 'vitest'
import { cleanName } from './names'

test('a name is one line of what can be seen', () => {
  expect(cleanName('  Zażółć \t gęślą\u2028jaźń ')).toBe('Zażółć gęślą jaźń')
  expect(cleanName('\u200b\u200e \u00a0')).toBe('')
  expect(cleanName('\u3164\u2800\uffa0')).toBe('')
  expect(cleanName('\u0301 \u0336')).toBe('')
  expect(cleanName('\u0336Ala \u3164 Ola')).toBe('Ala Ola')
  expect(cleanName('👑 Ala ❤️')).toBe('👑 Ala ❤️')
})
