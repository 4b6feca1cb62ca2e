/** Who I am here: a guest with a name, or an account. Made the first time it is needed. */

import { api, Failed } from './net/api'
import type { Me } from './net/protocol'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const KEY = 'stolik-player'
const INVENTED = 'stolik-invented'
const TREES = [
  'Lipa', 'Brzoza', 'Olcha', 'Jodła', 'Sosna', 'Topola', 'Wierzba', 'Leszczyna', 'Kalina', 'Jarzębina', 'Akacja', 'Czeremcha', 'Grusza', 'Jabłoń',
  'Śliwa', 'Wiśnia', 'Morwa', 'Limba', 'Osika', 'Tarnina',
]

class Session {
  me = $state.raw<Me | null>(null)

  /** This browser has played here before. */
  get wasHere(): boolean {
    return localStorage.getItem(KEY) !== null
  }

  /** Look whether a session exists already; a browser that never had one does not ask. */
  async recall(): Promise<void> {
    if (!localStorage.getItem(KEY)) return
    try {
      const me = await api.me()
      this.me = me?.player ? me : null
      if (this.me && !settings.choices.name && this.me.name !== localStorage.getItem(INVENTED)) settings.change({ name: this.me.name })
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      if (error.problem.code === 'no-session') localStorage.removeItem(KEY)
    }
  }

  /** Make sure there is a session under the name the player chose. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.recall()
    const chosen = settings.choices.name.trim()
    const name = chosen || this.me?.name || this.invent()
    if (!this.me || (!this.me.account && this.me.name !== name)) this.me = await api.guest(name)
    localStorage.setItem(KEY, this.me.player)
    if (chosen || this.me.account) settings.change({ name: this.me.name })
    return this.me
  }

  /** Whoever plays here chose a name; until then we call them something. */
  get named(): boolean {
    return settings.choices.name.trim() !== '' || (this.me?.account ?? false)
  }

  /** There is something to see in it. */
  isName(text: string): boolean {
    return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
  }

  /** Be called so from now on; an account keeps its own name. */
  async call(name: string): Promise<void> {
    if (!this.me?.account) settings.change({ name: name.trim() })
    await this.ensure().catch(() => undefined)
  }

  private invent(): string {
    const tree = TREES[Math.floor(Math.random() * TREES.length)] ?? 'Lipa'
    const name = settings.choices.language === 'pl' ? tree : say('guest-name', { number: Math.floor(Math.random() * 90) + 10 })
    localStorage.setItem(INVENTED, name)
    return name
  }
}

export const session = new Session()
