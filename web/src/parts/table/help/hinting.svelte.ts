/** Whether the coach is asked about the move at hand, and whether it may be. */

import type { SeatUpdate, TableInfo } from '../../../net/protocol'

interface Moment {
  table: TableInfo
  seat: number | null
  side: SeatUpdate | null
  asked: boolean
}

export class Hinting {
  /** The question that the coach was asked about. */
  private about = $state('')

  constructor(private readonly now: () => Moment) {}

  private get atHand(): string {
    const { seat, side } = this.now()
    return `${seat}/${side?.legal.map((move) => move.code).join()}`
  }

  get isOn(): boolean {
    return this.now().asked && this.about !== '' && this.about === this.atHand
  }

  /** Asks the coach; null where the table does not allow it, or a game of several people is rated. */
  get offer(): (() => void) | null {
    const { table } = this.now()
    const people = new Set(table.chairs.flatMap((chair) => chair.player ?? []))
    if (!table.hints || (!table.friendly && people.size > 1) || this.isOn) return null
    return () => (this.about = this.atHand)
  }

  close = (): void => void (this.about = '')
}
