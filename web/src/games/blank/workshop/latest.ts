/** Asks only for what is wanted now: one request at a time, and answers that came too late are dropped. */

import { Failed } from '../../../net/api'

/** Seconds after which a server without time, or out of reach, is asked again. */
const AGAIN = 3

export class Latest<Question, Answer> {
  private wanted: { question: Question } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = false

  constructor(
    private readonly ask: (question: Question) => Promise<Answer>,
    private readonly take: (answer: Answer, question: Question) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Ask soon, unless something else is wanted meanwhile. */
  want(question: Question, delay: number): void {
    this.wanted = { question }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.work(), delay)
  }

  /** Nothing is wanted any more. */
  drop(): void {
    this.wanted = null
    clearTimeout(this.timer)
  }

  private async work(): Promise<void> {
    if (this.asking) return
    this.asking = true
    try {
      for (let now = this.wanted; now; now = this.wanted === now ? null : this.wanted) {
        const answer = await this.ask(now.question)
        if (this.wanted === now) this.take(answer, now.question)
      }
    } catch (error) {
      this.fail(error)
      // Somebody who writes fast may be asked to wait, and a server may be busy; then the last words are
      // asked for again, by themselves.
      const problem = error instanceof Failed ? error.problem : null
      const seconds = problem?.retry_after ?? (problem?.code === 'busy' ? AGAIN : null)
      if (seconds !== null && this.wanted) this.want(this.wanted.question, seconds * 1000)
    } finally {
      this.asking = false
    }
  }
}
