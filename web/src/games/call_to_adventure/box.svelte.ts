/** Everything printed, in the reader's language; fetched once, because views name cards by number only. */

import { settings, type Language } from '../../settings.svelte'
import { bindShortWords } from '../../words.svelte'
import { GAME } from './say'
import type { Box, BoxCard, RuneFace } from './types'

class Printed {
  private boxes = $state.raw<Partial<Record<Language, Box>>>({})
  private asked = new Set<Language>()
  failed = $state(false)

  async load(language: Language): Promise<void> {
    if (this.asked.has(language)) return
    this.asked.add(language)
    try {
      const answer = await fetch(`/api/games/${GAME}/box/${language}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const bind = (_: string, value: unknown): unknown =>
        typeof value === 'string' && language === 'pl' ? bindShortWords(value) : value
      this.boxes = { ...this.boxes, [language]: JSON.parse(await answer.text(), bind) as Box }
      this.failed = false
    } catch {
      this.asked.delete(language)
      this.failed = true
    }
  }

  get box(): Box | null {
    return this.boxes[settings.choices.language] ?? null
  }

  card(number: number): BoxCard {
    return this.box!.cards[number]!
  }

  face(side: number): RuneFace {
    return this.box!.faces[side]!
  }

  name(number: number): string {
    return this.box?.cards[number]?.name ?? ''
  }

  /** The card of a key; copies share it. */
  byKey(key: string): BoxCard | null {
    return this.box?.cards.find((card) => card.key === key) ?? null
  }
}

export const printed = new Printed()
