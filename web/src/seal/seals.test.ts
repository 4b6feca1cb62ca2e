import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../net/protocol'
import { commit, keptSeal, partCommitment, partToReveal, sealText, see } from './seals'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
      { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  )
})

const lobby = {
  id: 't_1',
  round: 1,
  status: 'lobby',
  fairness: { commitment: 'cc', parts: [], closed: null },
} as unknown as TableInfo
const list = (mine: string, more = ''): string =>
  `stolik-list 2\ntable = t_1\nround = 1\ncommitment = cc\ncommitment-1 = ${mine}${more}`
function dealing(mine: string, closed = list(mine), revealed = false): TableInfo {
  return {
    ...lobby,
    status: 'dealing',
    fairness: { commitment: 'cc', parts: [{ seat: 1, commitment: mine, revealed, entropy: null }], closed },
  } as unknown as TableInfo
}

test('a part is 32 random bytes, and its commitment is bound to table and round', () => {
  const mine = commit('p', lobby)
  const entropy = keptSeal('p', 't_1', 1)!.parts[mine]!
  expect(entropy).toMatch(/^[0-9a-f]{64}$/)
  expect(partCommitment('t_1', 1, entropy)).toBe(mine)
  expect(partCommitment('t_1', 2, entropy)).not.toBe(mine)
  expect(partCommitment('t_1', 1, '00'.repeat(32)).slice(0, 16)).toBe('7a24550663c50245')
  expect(commit('p', lobby)).not.toBe(mine)
})

test('nothing is told before the list is closed; then the list is kept and the part told', () => {
  const mine = commit('p', lobby)
  expect(partToReveal('p', lobby)).toBeNull()
  const entropy = partToReveal('p', dealing(mine))
  expect(entropy).toBe(keptSeal('p', 't_1', 1)!.parts[mine])
  expect(keptSeal('p', 't_1', 1)!.closed).toBe(list(mine))
  expect(sealText(keptSeal('p', 't_1', 1)!)).toBe(`${list(mine)}\nentropy-1 = ${entropy}\n`)
  expect(partToReveal('p', dealing(mine)), 'again after a reconnect').toBe(entropy)
  expect(partToReveal('p', dealing(mine, list(mine), true)), 'it has arrived').toBeNull()
  expect(partToReveal('q', dealing(mine)), 'another player here').toBeNull()
})

test('a part is told for one list only', () => {
  const mine = commit('p', lobby)
  partToReveal('p', dealing(mine))
  expect(partToReveal('p', dealing(mine, list(mine, '\ncommitment-2 = dd')))).toBeNull()
  expect(see('p', lobby).problem).toBe('list')
})

test('a list that is not about this deal gets nothing', () => {
  for (const line of ['table = t_1', 'round = 1', 'commitment = cc']) {
    stored.clear()
    const mine = commit('p', lobby)
    expect(partToReveal('p', dealing(mine, list(mine).replace(line, 'x = y'))), line).toBeNull()
    expect(see('p', lobby).problem).toBe('list')
  }
})

test('a copied commitment and a changed one of the server get nothing', () => {
  const mine = commit('p', lobby)
  expect(partToReveal('p', dealing(mine, list(mine, `\ncommitment-2 = ${mine}`)))).toBeNull()
  expect(see('p', lobby).problem).toBe('copied')
  stored.clear()
  const again = commit('p', lobby)
  see('p', { ...lobby, fairness: { ...lobby.fairness, commitment: 'ee' } } as TableInfo)
  expect(partToReveal('p', dealing(again))).toBeNull()
  expect(see('p', lobby).problem).toBe('commitment')
})

test('only the newest seals are kept', () => {
  for (let n = 0; n < 70; n++) see('p', { ...lobby, id: `t_${n}` } as TableInfo)
  expect(stored.size).toBeLessThanOrEqual(61)
})
