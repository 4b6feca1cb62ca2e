/** Where an invitation leads: to this page's own address, or, made on the server's machine, to its address in the network. */

import { api } from '../net/api'

const isHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** The origin that others can reach: `found` is what the server knows of itself. */
export function reachable(own: { hostname: string; origin: string }, found: string): string {
  return isHere(own.hostname) && found ? found : own.origin
}

class Invitation {
  private found = $state('')
  private asked = false

  private get origin(): string {
    if (!this.asked && isHere(location.hostname)) this.ask()
    return reachable(location, this.found)
  }

  private ask(): void {
    this.asked = true
    api
      .address()
      .then(({ address }) => (this.found = address))
      .catch(() => (this.asked = false))
  }

  to(code: string): string {
    return `${this.origin}/t/${code}`
  }

  /** As people say it: without the protocol. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, '')
  }
}

export const invitation = new Invitation()
