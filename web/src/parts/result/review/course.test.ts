import { expect, test } from 'vitest'
import type { Judgement, Review } from '../../../net/protocol'
import { chancesAt, linesOf, marksOf, signed } from './course'

const judgement = (step: number, seat: number, verdict: string): Judgement => ({
  step,
  seat,
  verdict,
  played: 'a',
  measure: 'share',
  loss: 0,
  low: 0,
  high: 0,
  options: [],
  why: [],
})

const review: Review = {
  game: 'all-in',
  version: 1,
  minds: 3,
  seed: 1,
  judgements: [
    judgement(1, 0, 'good'),
    judgement(2, 1, 'mistake'),
    judgement(3, 0, 'best'),
    judgement(5, 0, 'inaccuracy'),
    judgement(6, 1, 'unclear'),
  ],
  course: [
    {
      step: 0,
      seen_by: [
        [0.5, 0.5],
        [0.4, 0.6],
      ],
    },
    {
      step: 3,
      seen_by: [
        [0.7, 0.3],
        [0.2, 0.8],
      ],
    },
  ],
  luck: [
    { step: 0, gains: [0.02, -0.02], reach: [0.1, 0.1] },
    { step: 4, gains: [-0.2, 0.2], reach: [0.1, 0.1] },
    { step: 5, gains: [0.3, -0.3], reach: [0.1, 0.1] },
    { step: 6, gains: [0.3, -0.3], reach: [0.4, 0.4] },
  ],
  balance: [
    { result: 1, expected: 0.5, luck: 0.1, skill: 0.4, given_away: 0.05 },
    { result: 0, expected: 0.5, luck: -0.1, skill: -0.4, given_away: 0.1 },
  ],
  moments: [],
}

test('only what stands out and is sure is marked, a decision before luck, for one seat or for all', () => {
  expect(marksOf(review, 0).map((one) => [one.step, one.kind])).toEqual([
    [3, 'best'],
    [4, 'bad-luck'],
    [5, 'inaccuracy'],
  ])
  expect(marksOf(review, 1).map((one) => [one.step, one.kind])).toEqual([
    [2, 'mistake'],
    [4, 'luck'],
    [5, 'bad-luck'],
  ])
  expect(marksOf(review, null).map((one) => one.step)).toEqual([2, 3, 4, 5])
})

test('the curve is what the viewer could judge, else what each could for itself', () => {
  expect(linesOf(review, 0)[1]).toEqual([
    { step: 0, chance: 0.5 },
    { step: 3, chance: 0.3 },
  ])
  expect(linesOf(review, null)[1]!.map((one) => one.chance)).toEqual([0.6, 0.8])
  expect(chancesAt(review, 1, 2)).toEqual([0.4, 0.6])
  expect(chancesAt(review, 1, 9)).toEqual([0.2, 0.8])
})

test('numbers are whole, with a real minus', () => {
  expect([signed(0.114), signed(-0.09), signed(0.004)]).toEqual(['+11', '−9', '0'])
})
