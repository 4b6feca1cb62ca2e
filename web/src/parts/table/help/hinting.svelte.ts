/** What the coach is asked about the move at hand, and what it says: a nudge, then the move, then why. */

import { api } from '../../../net/api'
import type { HintAnswer, SeatUpdate, TableInfo } from '../../../net/protocol'
import type { LiveTable } from '../../../net/table.svelte'

interface Moment {
  table: TableInfo
  seat: number | null
  side: SeatUpdate | null
}

const WHY = 3

export class Hinting {
  found = $state.raw<HintAnswer | null>(null)
  failed = $state(false)
  /** The question that the coach was asked about. */
  private about = $state('')
  private wanted = $state(0)

  constructor(
    private readonly live: () => LiveTable,
    private readonly now: () => Moment,
  ) {
    // The table notes that I ask; then the answer may be fetched.
    $effect(() => {
      const { code, waiting } = this.live()
      if (waiting || !this.isOn || !this.isThinking) return
      const { about, wanted } = this
      void api
        .hint(code, this.now().seat!)
        .then((answer) => {
          if (about !== this.about || wanted !== this.wanted) return
          this.failed = answer.step < wanted
          this.wanted = answer.step
          this.found = answer
        })
        .catch(() => (this.failed = true))
    })
  }

  get isOn(): boolean {
    return this.about !== '' && this.about === this.atHand
  }

  get isThinking(): boolean {
    return !this.failed && this.wanted > (this.found?.step ?? 0)
  }

  /** Whether the coach has more to say. */
  get hasMore(): boolean {
    return this.found !== null && this.found.step < WHY && this.found.hint.among.length > 0
  }

  /** Asks the coach; null where the table does not allow it, or a game of several people is rated. */
  get offer(): (() => void) | null {
    const { table } = this.now()
    const people = new Set(table.chairs.flatMap((chair) => chair.player ?? []))
    if (!table.hints || (!table.friendly && people.size > 1) || this.isOn) return null
    return () => {
      this.about = this.atHand
      this.wanted = 0
      this.found = null
      this.failed = false
      this.more()
    }
  }

  more = (): void => {
    this.wanted += 1
    this.live().send({ type: 'ask-hint', seat: this.now().seat!, step: this.wanted })
  }

  close = (): void => void (this.about = '')

  private get atHand(): string {
    const { seat, side } = this.now()
    return `${seat}/${side?.legal.map((move) => move.code).join()}`
  }
}
