/** People I played with lately, and whom I do not want to meet. */

import { ask } from '../net/api'
import type { Contact, Contacts } from '../net/protocol'

const KEY = 'stolik-blocked'

const kept = (): string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

class KnownPeople {
  lately = $state.raw<Contact[]>([])
  blocked = $state.raw<Contact[]>([])
  /** Whose words are not shown here; kept in the browser, since a table opens before the list comes. */
  private silent = $state.raw(new Set(kept()))

  look = async (): Promise<void> => this.take(await ask<Contacts>('GET', '/contacts'))

  invite = (table: string, player: string): Promise<unknown> =>
    ask('POST', `/tables/${encodeURIComponent(table)}/invitations`, { player })

  decline = (table: string): Promise<unknown> => ask('POST', `/tables/${encodeURIComponent(table)}/invitations/decline`)

  block = (player: string): Promise<void> => this.change('/blocks', player)
  unblock = (player: string): Promise<void> => this.change('/blocks/end', player)

  isSilent = (player: string): boolean => this.silent.has(player)

  private async change(path: string, player: string): Promise<void> {
    await ask('POST', path, { player })
    await this.look()
  }

  private take(found: Contacts): void {
    this.lately = found.lately
    this.blocked = found.blocked
    this.silent = new Set(found.blocked.map((one) => one.player))
    localStorage.setItem(KEY, JSON.stringify([...this.silent]))
  }
}

export const contacts = new KnownPeople()
