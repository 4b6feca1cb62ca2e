/** Who I am here: a guest with a name, or an account. Made the first time it is needed. */

import { api, Failed } from './net/api'
import type { Me } from './net/protocol'
import { cleanName } from './lib/names'
import { settings, type Language } from './settings.svelte'

const KEY = 'stolik-player'
const INVENTED = 'stolik-invented'
const invitation = new URLSearchParams(location.search).get('invitation')
if (invitation) localStorage.setItem('stolik-invitation', invitation)
/** What guests are called who have not said their name. */
const TREES: Record<Language, string> = {
  pl: 'Lipa Brzoza Olcha Jodła Sosna Topola Wierzba Leszczyna Kalina Jarzębina Akacja Czeremcha Grusza Jabłoń Śliwa Wiśnia Morwa Limba Osika Tarnina',
  en: 'Linden Birch Alder Fir Pine Poplar Willow Hazel Viburnum Rowan Acacia Hackberry Maple Apple Plum Cherry Mulberry Cedar Aspen Hawthorn',
}

class Session {
  me = $state.raw<Me | null>(null)
  private recalling: Promise<void> | null = null

  /** This browser has played here before. */
  get wasHere(): boolean {
    return localStorage.getItem(KEY) !== null
  }

  /** Look whether a session exists already; a browser that never had one does not ask. */
  recall(): Promise<void> {
    return (this.recalling ??= this.look().finally(() => (this.recalling = null)))
  }

  private async look(): Promise<void> {
    if (!localStorage.getItem(KEY)) return
    try {
      const me = await api.me()
      this.me = me?.player ? me : null
      // An account is called the same on every device; a name that we made up was nobody's choice.
      const chose = this.me?.account || (!settings.choices.name && this.me?.name !== localStorage.getItem(INVENTED))
      if (this.me && chose) settings.change({ name: this.me.name })
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      if (error.problem.code === 'no-session') localStorage.removeItem(KEY)
    }
  }

  /** Make sure there is a session under the name the player chose. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.recall()
    const chosen = cleanName(settings.choices.name)
    const name = chosen || this.me?.name || this.invent()
    if (!this.me || this.me.name !== name) this.me = await api.guest(name)
    localStorage.setItem(KEY, this.me.player)
    if (chosen || this.me.account) settings.change({ name: this.me.name })
    return this.me
  }

  /** Whether the player here chose a name; until then they have a default one. */
  get named(): boolean {
    return cleanName(settings.choices.name) !== '' || (this.me?.account ?? false)
  }

  /** Change the name: for a known player at once, for others when they sit down. */
  async rename(name: string): Promise<void> {
    await this.recalling
    settings.change({ name })
    if (this.me) await this.ensure()
  }

  private invent(): string {
    const trees = TREES[settings.choices.language].split(' ')
    const name = trees[Math.floor(Math.random() * trees.length)]!
    localStorage.setItem(INVENTED, name)
    return name
  }
}

export const session = new Session()
