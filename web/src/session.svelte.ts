/** Who I am here: a guest with a name, or an account. Made the first time it is needed. */

import { api, Failed } from './net/api'
import type { Me } from './net/protocol'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const KEY = 'stolik-player'
const TREES = ['Lipa', 'Brzoza', 'Olcha', 'Jodła', 'Sosna', 'Topola', 'Wierzba', 'Leszczyna']

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
      if (this.me && !settings.choices.name) settings.change({ name: this.me.name })
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      if (error.problem.code === 'no-session') localStorage.removeItem(KEY)
    }
  }

  /** Make sure there is a session under the name the player chose. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.recall()
    const name = settings.choices.name.trim() || this.me?.name || this.invent()
    if (!this.me || (!this.me.account && this.me.name !== name)) this.me = await api.guest(name)
    localStorage.setItem(KEY, this.me.player)
    settings.change({ name: this.me.name })
    return this.me
  }

  private invent(): string {
    const tree = TREES[Math.floor(Math.random() * TREES.length)] ?? 'Lipa'
    return settings.choices.language === 'pl' ? tree : say('guest-name', { number: Math.floor(Math.random() * 90) + 10 })
  }
}

export const session = new Session()
