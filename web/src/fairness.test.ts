import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealFits, seedInput } from './fairness'

const secret = '00'.repeat(32)
const contributions = [{ seat: 0, entropy: 'ff01' }, { seat: 2, entropy: '' }]
const base = { commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', contributions, secret, seed: null as string | null }

test('the seed is framed seat by seat', () => {
  const tail = [...seedInput(base)].slice(11 + 32)
  expect(tail).toEqual([0, 0, 2, 0xff, 0x01, 2, 0, 0])
})

test('a true proof fits; a changed secret, seed or contribution does not', async () => {
  const seed = createHash('sha256').update(seedInput(base)).digest('hex')
  expect(await sealFits({ ...base, seed })).toBe(true)
  expect(await sealFits({ ...base, seed: seed.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toBe(false)
  expect(await sealFits({ ...base, seed, secret: '01' + secret.slice(2) })).toBe(false)
  expect(await sealFits({ ...base, seed, contributions: contributions.slice(1) })).toBe(false)
  expect(await sealFits({ ...base, seed: null })).toBe(false)
})
