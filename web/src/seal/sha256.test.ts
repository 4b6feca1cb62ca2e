import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256'

const of = (text: string): string => sha256(new TextEncoder().encode(text))

test('the examples of the standard give their sums', () => {
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(of('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  expect(of('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('every length around the edges of a block gives what Node gives', () => {
  for (let length = 0; length <= 200; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 151 + length * 7) & 255)
    expect(sha256(data)).toBe(createHash('sha256').update(data).digest('hex'))
  }
})
