import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { follow, loadLesson, nameOf, type Now, type Step } from './lesson'

const now = (more: Partial<Now> = {}): Now => ({
  view: {},
  seat: 0,
  asked: false,
  question: '',
  legal: [],
  begun: false,
  picked: false,
  told: [],
  moves: 0,
  ...more,
})
const steps: Step<never>[] = [
  { id: 'read' },
  { id: 'play', when: (at) => at.asked, until: (at) => at.moves > 0 },
  { id: 'aside', only: () => false },
  { id: 'wait', until: (at) => at.told.some((one) => one.event === 'done') },
]

test('a step to be read stays until the reader goes on', () => {
  expect(follow(steps, { at: 0, mark: null }, now({ moves: 5 })).at).toBe(0)
})

test('a step waits for its moment and counts from then', () => {
  const quiet = follow(steps, { at: 1, mark: null }, now({ moves: 3 }))
  expect(quiet).toEqual({ at: 1, mark: null })
  const shown = follow(steps, quiet, now({ asked: true, moves: 3 }))
  expect(shown).toEqual({ at: 1, mark: { told: 0, moves: 3 } })
  expect(follow(steps, shown, now({ asked: true, moves: 3 })).at).toBe(1)
  expect(follow(steps, shown, now({ moves: 4 })).at).toBe(3)
})

test('what happened before a step came up does not end it', () => {
  const early = now({ told: [{ event: 'done' }] })
  const shown = follow(steps, { at: 3, mark: null }, early)
  expect(shown.at).toBe(3)
  expect(follow(steps, shown, { ...early, told: [...early.told, { event: 'done' }] }).at).toBe(4)
})

test.each(['cardline', 'illusion', 'all-in', 'blank', 'call-to-adventure'])(
  'the coach has words for every step of %s',
  async (game) => {
    const lesson = await loadLesson(game)
    const text = readFileSync(new URL('./text/pl.ftl', import.meta.url), 'utf8')
    const known = new Set(new FluentResource(text).body.map((message) => message.id))
    const wanted = lesson.steps.flatMap((step) =>
      typeof step.id === 'string' ? [step.id] : [nameOf(step, now({ view: { reveal: null } }))],
    )
    const points = Array.from({ length: lesson.points }, (_, i) => `point-${i + 1}`)
    expect([...wanted, ...points].filter((id) => !known.has(`${game}-${id}`))).toEqual([])
  },
)
