import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Verdict } from './net/protocol'
import { judge, sealFits, seedInput } from './fairness'

const secret = '00'.repeat(32)
const contributions = [{ seat: 0, entropy: 'ff01' }, { seat: 2, entropy: '' }]
const base = { commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', contributions, secret, seed: null as string | null }

test('the seed is framed seat by seat', () => {
  const tail = [...seedInput(base)].slice(11 + 32)
  expect(tail).toEqual([0, 0, 2, 0xff, 0x01, 2, 0, 0])
})

test('a true proof fits; a changed secret, seed or contribution does not', () => {
  const seed = createHash('sha256').update(seedInput(base)).digest('hex')
  expect(sealFits({ ...base, seed })).toBe(true)
  expect(sealFits({ ...base, seed: seed.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toBe(false)
  expect(sealFits({ ...base, seed, secret: '01' + secret.slice(2) })).toBe(false)
  expect(sealFits({ ...base, seed, contributions: contributions.slice(1) })).toBe(false)
  expect(sealFits({ ...base, seed: null })).toBe(false)
})

test('whoever could not check accuses nobody', () => {
  const seed = createHash('sha256').update(seedInput(base)).digest('hex')
  const server = { fits: true } as Verdict
  expect(judge({ ...base, seed }, server)).toBe('fits')
  expect(judge({ ...base, seed }, { ...server, fits: false })).toBe('wrong')
  expect(judge({ ...base, seed }, null)).toBe('unchecked')
  expect(judge({ ...base, seed: '00' }, null)).toBe('wrong')
})
