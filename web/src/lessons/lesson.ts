/**
 * First steps: an ordinary table against gentle bots, and a coach who talks about what is to be seen there.
 * A lesson reads the view, the question and what has happened; it decides nothing.
 */

import type { Component } from 'svelte'
import type { Choice } from '../games/choices'

export interface Told {
  event: string
  seat?: number
}

/** What the coach sees. */
export interface Now<V = unknown, M = unknown> {
  view: V
  seat: number
  asked: boolean
  /** Fluent id of the question, for example `question-place`. */
  question: string
  legal: Choice<M>[]
  /** A move is picked, or begun. */
  begun: boolean
  picked: boolean
  /** Everything that has happened since the lesson, or the step, began. */
  told: Told[]
  /** How many moves I have made since then. */
  moves: number
}

export interface Step<V = never, M = unknown> {
  /** Its words: `<game>-<id>`, in lessons/text. */
  id: string | ((now: Now<V, M>) => string)
  /** Where the light falls: selectors, the first that is there. */
  at?: string
  /** A step that may be passed over. */
  only?: (now: Now<V, M>) => boolean
  /** It waits for this moment; the coach keeps quiet until then. */
  when?: (now: Now<V, M>) => boolean
  /** It is over once this holds, counted from when it came up; without it, the reader says when. */
  until?: (now: Now<V, M>) => boolean
  /** Something to do beside the table; it says itself when it is done, or where to go instead. */
  task?: () => Promise<{ default: Component<TaskProps> }>
}

export interface TaskProps {
  done: () => void
  leave: (to: string) => void
}

export interface Lesson {
  seats: number
  options: Record<string, unknown>
  steps: Step[]
  /** How many sentences the summary has. */
  points: number
}

export const happened = (now: Now, event: string, mine = false): boolean =>
  now.told.some((one) => one.event === event && (!mine || one.seat === now.seat))

/** What has happened since the step came up. */
export interface Mark {
  told: number
  moves: number
}

export const since = (now: Now, mark: Mark): Now => ({
  ...now,
  told: now.told.slice(mark.told),
  moves: now.moves - mark.moves,
})

export interface Place {
  at: number
  /** Set once the step has come up. */
  mark: Mark | null
}

/** Where the lesson stands, given what there is to see; a step that is over makes room for the next. */
export function follow(steps: Step<never>[], place: Place, now: Now): Place {
  let { at, mark } = place
  while (at < steps.length) {
    const step = steps[at] as Step<unknown>
    if (!mark) {
      if (step.only && !step.only(now)) {
        at += 1
        continue
      }
      if (step.when && !step.when(now)) break
      mark = { told: now.told.length, moves: now.moves }
    }
    if (!step.until || !step.until(since(now, mark))) break
    at += 1
    mark = null
  }
  return { at, mark }
}

export const nameOf = (step: Step<never>, now: Now): string =>
  typeof step.id === 'string' ? step.id : (step as Step<unknown> & { id: (now: Now) => string }).id(now)

const found = import.meta.glob<{ default: Lesson }>('./steps/*.ts')
const fileOf = (game: string): string => `./steps/${game.replaceAll('-', '_')}.ts`

export async function loadLesson(game: string): Promise<Lesson> {
  const load = found[fileOf(game)]
  if (!load) throw new Error(`no first steps in ${game}`)
  return (await load()).default
}
