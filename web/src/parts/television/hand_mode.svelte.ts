/** A phone at a table with a television: it holds the hand, the television shows the rest. */

import type { LiveTable } from '../../net/table.svelte'
import { screen } from '../../screen.svelte'
import { sound } from '../../sound'

/** A phone that lies on its face is turned at least this far, in degrees. */
const TURNED = 150

export class HandMode {
  /** The player wants to see the whole table here all the same. */
  whole = $state(false)
  /** Nobody sees into the hand until it is uncovered. */
  covered = $state(false)

  constructor(private readonly live: () => LiveTable) {
    $effect(() => {
      if (!this.isOn) return
      // The room hears the television.
      sound.mode = 'off'
      addEventListener('deviceorientation', this.onTurned)
      return () => {
        sound.mode = 'own'
        removeEventListener('deviceorientation', this.onTurned)
      }
    })
  }

  /** Whether this phone could be a hand. */
  get isOffered(): boolean {
    const { table, you } = this.live()
    return screen.small && table?.television === true && (you?.seats.length ?? 0) > 0 && table.status === 'playing'
  }

  get isOn(): boolean {
    return this.isOffered && !this.whole
  }

  private onTurned = ({ beta }: DeviceOrientationEvent): void => {
    if (beta !== null && Math.abs(beta) > TURNED) this.covered = true
  }
}
