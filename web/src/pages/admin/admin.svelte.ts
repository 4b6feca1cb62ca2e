/** What the parts of the page for admins share: its words, its requests, and what went wrong. */

import type { FluentVariable } from '@fluent/bundle'
import { ask, Failed } from '../../net/api'
import { ADMIN, words } from '../../words.svelte'

export const say = (id: string, args: Record<string, FluentVariable> = {}): string => words.sayIn(ADMIN, id, args)

export const read = <T>(path: string): Promise<T> => ask<T>('GET', `/admin${path}`)
export const write = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', `/admin${path}`, body)

export const when = (ms: number): string =>
  new Date(ms).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })

/** Farther than any ban that has an end. */
const FOR_GOOD = 2 ** 50
export const until = (ms: number | null): string => (ms === null || ms > FOR_GOOD ? say('for-good') : when(ms))

/** Work that may fail: what it said last. */
export class Work {
  problem = $state('')
  done = $state('')

  async run(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.problem = this.done = ''
    try {
      await work()
      if (done) this.done = done // the work may have said more itself
      return true
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      const { phrase, detail } = error.problem
      this.problem = [words.tell('own', phrase, String), detail].filter(Boolean).join(' ')
      return false
    }
  }
}

/** A list that comes page by page, and is searched by words. */
export class Pages<Line> {
  lines = $state.raw<Line[] | null>(null)
  more = $state<string | null>(null)
  wanted = $state('')
  work = new Work()

  constructor(
    private path: string,
    private name: string,
  ) {}

  look = (): Promise<boolean> => this.load('')
  next = (): Promise<boolean> => this.load(this.more ?? '')

  private load(before: string): Promise<boolean> {
    return this.work.run(async () => {
      const query = new URLSearchParams({ words: this.wanted, before })
      const found = await read<Record<string, Line[]> & { more?: string | null }>(`${this.path}?${query}`)
      this.lines = [...(before ? (this.lines ?? []) : []), ...(found[this.name] ?? [])]
      this.more = found.more ?? null
    })
  }
}
