/** The coach's review of one finished game: asked for, waited for, and looked up by step. */

import { api, Failed } from '../../../net/api'
import type { Judgement, Phrase, Review, ReviewAnswer, Sentence } from '../../../net/protocol'
import { REVIEW, words } from '../../../words.svelte'

const AGAIN = 700
export const sayReview = (id: string, args: Record<string, string | number> = {}): string =>
  words.sayIn(REVIEW, id, args)

/** A sentence of the coach; what it quotes of the game is in its arguments. */
export function tell(game: string, sentence: Sentence, name: (seat: number) => string): string {
  return sayReview(sentence.phrase.id, resolved(game, sentence.phrase, name))
}

function resolved(game: string, phrase: Phrase, name: (seat: number) => string): Record<string, string | number> {
  return Object.fromEntries(Object.entries(phrase.args).map(([key, value]) => [key, words.resolve(game, value, name)]))
}

/** Asks for a review and waits until it is made. */
export class Coach {
  answer = $state.raw<ReviewAnswer | null>(null)
  isLost = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private gone = false

  constructor(
    private readonly table: string,
    private readonly round: string,
  ) {}

  get review(): Review | null {
    return this.answer?.review ?? null
  }

  judgement(step: number): Judgement | null {
    return this.review?.judgements.find((one) => one.step === step) ?? null
  }

  /** Ask; a review that is being made is asked for again until it is there. */
  async ask(begin = true): Promise<void> {
    try {
      const [answer] = await Promise.all([
        api.review(this.table, this.round, begin),
        words.load(REVIEW, words.language),
      ])
      if (this.gone) return
      this.isLost = false
      this.answer = answer
      if (answer.state === 'working') this.later(AGAIN)
    } catch (error) {
      if (this.gone) return
      const wait = error instanceof Failed ? error.problem.retry_after : null
      if (wait) this.later(wait * 1000)
      else this.isLost = true
    }
  }

  private later(wait: number): void {
    this.timer = setTimeout(() => void this.ask(), wait)
  }

  leave(): void {
    this.gone = true
    clearTimeout(this.timer)
  }
}
