import { bindShortWords } from '../../../words.svelte'
import type { TaleView } from '../types'

type Named = TaleView['title']

export interface Tale {
  title: string
  /** Each act: how it begins, a part for each card, how it ends. */
  chapters: { heading: string; parts: string[] }[]
}

/** A tale in the reader's language, with the player's name in its place. */
export function named(tale: TaleView, language: 'en' | 'pl', name: string): Tale {
  const read = (text: Named): string => {
    const told = text[language].replaceAll('{name}', name)
    return language === 'pl' ? bindShortWords(told) : told
  }
  return {
    title: read(tale.title),
    chapters: tale.chapters.map((one) => ({ heading: read(one.heading), parts: one.parts.map(read) })),
  }
}
