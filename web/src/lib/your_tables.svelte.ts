/** The tables where I sit, on whatever device: asked for again while a page shows them. */

import { api } from '../net/api'
import type { TableInvitation, YourTable } from '../net/protocol'
import { session } from '../session.svelte'

/** Milliseconds between two looks. */
const AGAIN = 10_000

class YourTables {
  tables = $state.raw<YourTable[]>([])
  invitations = $state.raw<TableInvitation[]>([])
  /** When the answer came, by this browser's clock. */
  now = $state(Date.now())
  private shown = 0
  private timer = 0

  /** How many tables wait for me. */
  get waiting(): number {
    return this.tables.filter((table) => table.is_your_turn).length
  }

  look = async (): Promise<void> => {
    if (!session.me && !session.wasHere) return
    try {
      const found = await api.yourTables()
      this.tables = found.tables
      this.invitations = found.invitations
      this.now = Date.now()
      // The number on the sign of an installed app.
      void (this.waiting ? navigator.setAppBadge?.(this.waiting) : navigator.clearAppBadge?.())?.catch(() => undefined)
    } catch {
      // Whoever has no session has no tables; a lost network is told elsewhere.
    }
  }

  /** Keep the list up to date while something shows it; gives what ends that. */
  show = (): (() => void) => {
    if (this.shown++ === 0) {
      void this.look()
      this.timer = window.setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN)
    }
    return () => {
      if (--this.shown === 0) clearInterval(this.timer)
    }
  }
}

export const yourTables = new YourTables()
