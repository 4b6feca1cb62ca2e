import { expect, test } from 'vitest'
import samples from './fairness.samples.json'
import { checkRecord, checkTable, headersOf, judge, proofFits } from './fairness'
import type { Fairness, Verdict } from '../net/protocol'
import type { Seal } from './seals'

// Headers of records that the server wrote (tests/table/fairness_samples.py rewrites them).
const { record, withheld, older, closed, entropy } = samples
const headers = headersOf(record)
const seal: Seal = { commitment: headers.get('commitment')!, parts: {}, closed, seat: 1, entropy, problem: '' }
const changed = (name: string, value: string): string =>
  record.replace(`${name} = ${headers.get(name)}\n`, `${name} = ${value}\n`)
const other = (value: string): string => (value.startsWith('0') ? '1' : '0') + value.slice(1)

const part = (seat: number) => ({
  seat,
  commitment: headers.get(`commitment-${seat}`)!,
  revealed: true,
  entropy: headers.get(`entropy-${seat}`)!,
})
const table: Fairness = {
  commitment: seal.commitment,
  parts: [part(0), part(1)],
  closed,
  secret: headers.get('secret')!,
  seed: headers.get('seed')!,
}

test('what the server wrote fits, here as there', () => {
  expect(checkRecord(record, null)).toEqual({ proof: 'fits', seal: 'none', unrevealed: [] })
  expect(checkRecord(record, seal)).toEqual({ proof: 'fits', seal: 'kept', unrevealed: [] })
  expect(checkTable(table, seal)).toEqual({ proof: 'fits', seal: 'kept', unrevealed: [] })
})

test('a part that was left out is named, and mine is missed', () => {
  expect(checkRecord(withheld, null)).toEqual({ proof: 'fits', seal: 'none', unrevealed: [1] })
  expect(checkRecord(withheld, seal)).toEqual({ proof: 'fits', seal: 'left-out', unrevealed: [1] })
})

test('no line of the proof can be changed', () => {
  for (const name of ['seed', 'commitment', 'commitment-0', 'commitment-1', 'secret', 'entropy-0', 'entropy-1']) {
    expect(checkRecord(changed(name, other(headers.get(name)!)), null).proof, name).toBe('wrong')
  }
  for (const [name, value] of [
    ['table', 't_other'],
    ['round', '2'],
    ['version', '99'],
    ['game', 'illusion'],
    ['parts', '0 1 2'],
    ['parts', '0 0 -'],
    ['options', '{}'],
  ] as const) {
    expect(checkRecord(changed(name, value), null).proof, name).toBe('wrong')
  }
  expect(checkRecord(record.replace('\n\n', '\ncommitment-2 = aa\nentropy-2 = aa\n\n'), null).proof).toBe('wrong')
  expect(checkRecord(record.replace(/entropy-1 = .*\n/, ''), null).proof).toBe('wrong')
})

test('a proof that fits itself but not what was kept is wrong', () => {
  const told = { ...table, secret: table.secret!, seed: table.seed!, closed, parts: [] }
  expect(proofFits(told)).toBe(false)
  for (const kept of [
    { ...seal, closed: closed.replace('round = 1', 'round = 2') },
    { ...seal, commitment: 'aa' },
    { ...seal, entropy: 'bb' },
    { ...seal, seat: 5 },
    { ...seal, problem: 'list' as const },
  ]) {
    expect(checkRecord(record, kept).seal).toBe('wrong')
    expect(checkTable(table, kept).seal).toBe('wrong')
  }
  expect(checkTable({ ...table, closed: null }, seal).seal, 'the list was taken away').toBe('wrong')
  expect(checkRecord(older, seal).proof, 'and so was the protocol').toBe('wrong')
})

test('the older protocol is told as what it is', () => {
  expect(checkRecord(older, null).proof).toBe('older')
  expect(checkRecord(older.replace('entropy-1 = b0b0', 'entropy-1 = b0b1'), null).proof).toBe('wrong')
  expect(checkTable({ ...table, closed: null, parts: [] }, null).proof).toBe('older')
})

test('whoever could not check accuses nobody', () => {
  const server = { fits: true } as Verdict
  const found = checkRecord(record, seal)
  expect(judge(found, server)).toBe('fits')
  expect(judge(found, { ...server, fits: false })).toBe('wrong')
  expect(judge(found, null)).toBe('unchecked')
  expect(judge({ ...found, seal: 'wrong' }, server)).toBe('wrong')
  expect(judge({ ...found, proof: 'wrong' }, null)).toBe('wrong')
  expect(judge({ ...found, proof: 'older' }, server)).toBe('weak')
})
