import { expect, test } from 'vitest'
import type { Grammar, GrammarField } from '../../net/protocol'
import { fromCard, newDraft, toCard } from './workshop/draft'
import { boxesOf, boxOf } from './decks/boxes'
import type { Choice } from '../choices'
import { offered } from '../choices.fixture'
import { halves } from './cards/sentence'
import { orders, topics } from './duties/topics'
import type { BlankMove, CardFace } from './types'
import marks from '../../../../src/stolik/games/blank/decks/marks.py?raw'
import { contrast, inkOn, PAINTS } from './cards/paints'
import { lineOf } from './cards/strokes'
import { SYMBOLS } from './cards/symbols'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const legal = (...moves: BlankMove[]): Choice<BlankMove>[] => offered(moves)

test('what can be said is sorted by the card it is about', () => {
  const found = topics(
    legal(
      { kind: 'done' },
      { kind: 'call', seat: 1, source: 2 },
      { kind: 'call', seat: 2, source: 2 },
      { kind: 'claim', source: 2 },
      { kind: 'report', source: 1, seat: 0 },
      { kind: 'report', source: 1, seat: null },
    ),
  )
  expect(found.map((topic) => topic.source)).toEqual([2, 1])
  expect(found[0]?.calls.map((charge) => charge.seat)).toEqual([1, 2])
  expect(found[0]?.claim?.code).toBe(3)
  expect(found[1]?.reports.map((charge) => charge.seat)).toEqual([0, null])
})

test('a rule is read in two halves, an effect in one', () => {
  expect(halves('Jeśli ktoś zagra 3, to kolejny gracz pomija turę.')).toEqual({
    lead: 'Jeśli',
    first: 'ktoś zagra 3,',
    link: 'to',
    second: 'kolejny gracz pomija turę.',
  })
  expect(halves('If someone plays a 3, then the next player loses a turn.')?.second).toBe(
    'the next player loses a turn.',
  )
  expect(halves('When this card is played, you draw 1 card.')).toBe(null)
})

const field = (name: string, kind: GrammarField['kind'], is_needed: boolean): GrammarField => ({
  name,
  kind,
  is_needed,
  choices: [],
  lowest: 1,
  highest: 6,
  words: [],
})
const grammar: Grammar = {
  triggers: [{ name: 'played', fields: [field('colour', 'colours', false)], who: [] }],
  conditions: [{ name: 'die', fields: [field('n', 'range', true)], who: [] }],
  effects: [
    { name: 'draw', fields: [field('n', 'number', true)], who: ['next', 'actor'] },
    { name: 'peek:hand', fields: [field('of', 'player', true)], who: ['actor'] },
  ],
  first: {},
}

test('a draft becomes a card and comes back', () => {
  const draft = newDraft(grammar, 'rule')
  const card = toCard({ ...draft, conditions: [{ name: 'die', values: { n: { min: 5 } }, not: true }] })
  expect(card).toEqual({
    kind: 'rule',
    if: { on: 'played', colour: ['shield'] },
    when: [{ not: { is: 'die', n: { min: 5 } } }],
    then: [{ who: 'next', do: 'draw', n: 1 }],
  })
  expect(toCard(fromCard(card, grammar)!)).toEqual(card)
  const peek = { kind: 'effect', then: [{ who: 'actor', do: 'peek', at: 'hand', of: 'chosen' }] }
  expect(toCard(fromCard(peek, grammar)!)).toEqual(peek)
})

test('what only words can say stays in words', () => {
  expect(fromCard({ kind: 'rule', if: { anyOf: [] }, then: [] }, grammar)).toBe(null)
  expect(fromCard({ kind: 'effect', react: { to: 'penalty' }, then: [] }, grammar)).toBe(null)
})

test('a dot is a line of no length', () => {
  expect(lineOf([3, 4])).toBe('3,4 3,4')
  expect(lineOf([1, 2, 3, 4])).toBe('1,2 3,4')
})

test('boxes tell the deck and its game; clashing marks of mixed decks get numbers', () => {
  const one = { boxes: [['Czwartkowa', 'snail', 'teal', 12]] }
  expect(boxesOf(one)).toEqual([{ name: 'Czwartkowa', symbol: 'snail', paint: 'teal', game: 12, number: 0 }])
  expect(boxOf(one, boxesOf(one), 'card', 40)?.name).toBe('Czwartkowa')
  const mixed = {
    boxes: [
      ['A', 'owl', 'red', 1],
      ['B', 'bee', 'red', 3],
      ['C', 'owl', 'red', 2],
    ],
    whose: ['012', '21'],
  }
  const boxes = boxesOf(mixed)
  expect(boxes.map((box) => box.number)).toEqual([1, 0, 2])
  expect(boxOf(mixed, boxes, 'card', 1)?.name).toBe('B')
  expect(boxOf(mixed, boxes, 'rule', 0)?.name).toBe('C')
  expect(boxOf(mixed, boxes, 'rule', 9)).toBe(null)
  expect(boxesOf({})).toEqual([])
})

test('a standing order belongs to a card of the hand and shows what was ordered', () => {
  const hand = ['circle-4-a', 'shield-2-a'].map((name) => ({ name }) as CardFace)
  const found = orders(
    legal(
      { kind: 'order', card: 'circle-4-a', use: 'ask' },
      { kind: 'order', card: 'circle-4-a', use: 'never' },
      { kind: 'order', card: 'shield-2-a', use: 'use' },
    ),
    hand,
    [['shield-2-a', 'ask']],
  )
  expect(found.map((order) => [order.face.name, order.now])).toEqual([
    ['circle-4-a', 'use'],
    ['shield-2-a', 'ask'],
  ])
  expect(found[0]?.moves.get('never')?.code).toBe(1)
})

test('every mark that a deck can bear is drawn, named in both languages and readable on its paint', () => {
  const known = /_SYMBOLS = """([^"]+)"""/.exec(marks)![1]!.trim().split(/\s+/)
  const paints = /_PAINTS = "([^"]+)"/.exec(marks)![1]!.split(' ')
  expect(known.length).toBe(40)
  expect(Object.keys(SYMBOLS).sort()).toEqual([...known].sort())
  expect(new Set(Object.values(SYMBOLS)).size).toBe(40)
  expect(Object.keys(PAINTS).sort()).toEqual([...paints].sort())
  for (const text of [en, pl])
    for (const id of [...known.map((one) => `symbol-${one} = `), ...paints.map((one) => `paint-${one} = `)])
      expect(text).toContain(id)
  for (const paint of paints) expect(contrast(PAINTS[paint]!, inkOn(paint)), paint).toBeGreaterThanOrEqual(4.5)
})
