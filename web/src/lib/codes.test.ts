import { expect, test } from 'vitest'
import { decoded, readCode } from './codes'

test('a code is read however it was typed', () => {
  for (const typed of ['SZAFA-KRAKERS-8934', 'szafa krakers 8934', ' Szafa – Krakers – 8934 ', 'szafa_krakers.8934'])
    expect(readCode(typed)).toBe('SZAFA-KRAKERS-8934')
  expect(readCode('wiśnia sokół 0007')).toBe('WISNIA-SOKOL-0007')
  expect(readCode('szafakrakers8934')).toBe('SZAFAKRAKERS8934')
  expect(readCode(' – ')).toBe('')
})

test('a pasted invitation gives its code', () => {
  expect(readCode('http://192.168.1.7:8000/t/SZAFA-KRAKERS-8934')).toBe('SZAFA-KRAKERS-8934')
  expect(readCode('Graj z nami: https://stolik.example/t/szafa-krakers-8934?go=1 !')).toBe('SZAFA-KRAKERS-8934')
  expect(readCode('http://h/t/SZAFA%20KRAKERS%208934')).toBe('SZAFA-KRAKERS-8934')
  expect(readCode('http://h/t/%E0%A4')).toBe('')
  expect(readCode('/t/t_aBc-9')).toBe('t_aBc-9')
})

test('an address that means nothing is no error', () => {
  expect(decoded('%E0%A4')).toBe(null)
  expect(decoded('%C4%85')).toBe('ą')
})
