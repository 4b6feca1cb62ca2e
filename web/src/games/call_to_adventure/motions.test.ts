import { expect, test } from 'vitest'
import { tableAfter } from './after'
import { motions } from './motions'
import type { AdventureView, ChallengeView, Happening, PlayerView, RowPlace } from './types'

const player = (seat: number, part: Partial<PlayerView> = {}): PlayerView =>
  ({
    seat,
    xp: 3,
    morality: 0,
    story: [],
    act: 1,
    allies: [],
    played: [],
    heroes_in_hand: 1,
    antiheroes_in_hand: 0,
    hand: seat === 0 ? [120] : null,
    hand_waits: seat === 0 ? [null] : null,
    abilities: [0, 0, 0, 0, 0, 0],
    story_symbols: [0, 0, 0, 0, 0, 0],
    ...part,
  }) as PlayerView

const place = (card: number | null): RowPlace => ({
  card,
  is_face_down: false,
  ally: null,
  difficulties: [],
  chances: [],
})
const challenge = {
  card: 50,
  path: 1,
  cast: [],
  pool: [3],
  difficulty: 4,
  verdict: -1,
  result: 0,
} as unknown as ChallengeView

const table = (part: Partial<AdventureView> = {}): AdventureView =>
  ({
    players: [player(0), player(1)],
    rows: [[place(50), place(51)], [], []],
    stack: [],
    challenge,
    adversary: null,
    active: 1,
    turn: 2,
    ...part,
  }) as AdventureView

const CAST: Happening[] = [
  { event: 'runes-cast', seat: 1, faces: [0, 2, 4], result: 4 },
  { event: 'experience-gained', seat: 1, amount: 1 },
  { event: 'challenge-judged', seat: 1, card: 50, result: 4, difficulty: 4, is_success: true },
  { event: 'card-tucked', seat: 1, card: 50, path: 1 },
  { event: 'card-drawn', seat: 1, back: 'hero', card: null },
  { event: 'story-card-revealed', act: 1, place: 1, card: 60 },
  { event: 'turn-ended', seat: 1 },
  { event: 'turn-began', seat: 0 },
]
const after = table({
  challenge: null,
  active: 0,
  rows: [[place(60), place(51)], [], []],
  players: [player(0), player(1, { xp: 4, story: [{ card: 50, path: 1 }] })],
})

test('a cast plays as runes, verdict and tale, each with the table of its moment', () => {
  const all = motions({ before: table(), after, events: CAST, seat: 0 })
  expect(all.map(({ scene }) => scene?.kind ?? null)).toEqual(['cast', 'verdict', 'tale', null, null, null])
  expect(all.map(({ events }) => events)).toEqual([2, 1, 2, 1, 1, 1])
  expect(all[0]!.view.challenge?.cast).toEqual([0, 2, 4])
  expect(all[0]!.view.players[1]!.xp).toBe(4)
  expect(all[1]!.view.challenge?.verdict).toBe(1)
  expect(all[2]!.view.challenge).toBe(null)
  expect(all[2]!.view.players[1]!.story).toEqual([{ card: 50, path: 1 }])
  expect(all[2]!.view.rows[0]!.map(({ card }) => card)).toEqual([null, 51])
  expect(all[3]!.view.rows[0]!.map(({ card }) => card)).toEqual([60, 51])
  expect(all.at(-1)!.view.active).toBe(0)
})

test('every event of an update is told, and every line can be seen', () => {
  const all = motions({ before: table(), after, events: CAST, seat: 0 })
  expect(all.reduce((sum, { events }) => sum + events, 0)).toBe(CAST.length)
  expect(all.every(({ moves, stays }) => moves + stays >= 400)).toBe(true)
})

test('a played card leaves the hand and lies on the stack until it works', () => {
  const left = table({ players: [player(0, { hand: [], hand_waits: [], heroes_in_hand: 0 }), player(1)] })
  const played = tableAfter(table(), { event: 'card-played', seat: 0, card: 120 }, left)
  expect(played.players[0]!.hand).toEqual([])
  expect(played.stack.map(({ card }) => card)).toEqual([120])
  const done = tableAfter(played, { event: 'card-resolved', seat: 0, card: 120 }, left)
  expect(done.stack).toEqual([])
  expect(done.players[0]!.played).toEqual([120])
})

test('the third card of an act lies there until the act is finished', () => {
  const grown = table({ players: [player(0), player(1, { act: 2 })] })
  const tucked = tableAfter(table(), { event: 'card-tucked', seat: 1, card: 50, path: 1 }, grown)
  expect(tucked.players[1]!.act).toBe(1)
  expect(tableAfter(tucked, { event: 'act-finished', seat: 1, act: 1 }, grown).players[1]!.act).toBe(2)
})
