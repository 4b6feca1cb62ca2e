/** What one reader of this browser chose: language, light, motion, sound, text size. */

import { cleanName } from './lib/names'

export type Language = 'pl' | 'en'
export type Theme = 'system' | 'light' | 'dark'

export interface Choices {
  language: Language
  theme: Theme
  lessMotion: boolean
  sound: boolean
  /** Whether sounds were offered: at the first table, until the first move. */
  soundOffered: boolean
  vibration: boolean
  reactions: boolean
  patterns: boolean
  scale: number
  name: string
}

const KEY = 'stolik-settings'
const media = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null)

export function firstLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'pl' || tag === 'en')
  return known === 'pl' ? 'pl' : 'en'
}

function defaults(): Choices {
  return {
    language: firstLanguage(navigator.languages ?? ['en']),
    theme: 'system',
    lessMotion: false,
    sound: false,
    soundOffered: false,
    vibration: true,
    reactions: true,
    patterns: false,
    scale: 1,
    name: '',
  }
}

export function read(text: string | null, base: Choices): Choices {
  if (!text) return base
  try {
    const kept = JSON.parse(text) as Partial<Choices>
    const known = Object.entries(kept).filter(
      ([key, value]) => key in base && typeof value === typeof base[key as keyof Choices],
    )
    return { ...base, ...Object.fromEntries(known) }
  } catch {
    return base
  }
}

class Settings {
  choices = $state<Choices>(read(localStorage.getItem(KEY), defaults()))
  private systemDark = $state(media('(prefers-color-scheme: dark)')?.matches ?? false)
  private systemStill = $state(media('(prefers-reduced-motion: reduce)')?.matches ?? false)

  constructor() {
    media('(prefers-color-scheme: dark)')?.addEventListener('change', (e) => (this.systemDark = e.matches))
    media('(prefers-reduced-motion: reduce)')?.addEventListener('change', (e) => (this.systemStill = e.matches))
  }

  get dark(): boolean {
    return this.choices.theme === 'dark' || (this.choices.theme === 'system' && this.systemDark)
  }

  get still(): boolean {
    return this.choices.lessMotion || this.systemStill
  }

  change(part: Partial<Choices>): void {
    Object.assign(this.choices, part, part.name === undefined ? {} : { name: cleanName(part.name) })
    localStorage.setItem(KEY, JSON.stringify(this.choices))
  }

  /** Write the choices to the page; called in an effect, so it follows every change. */
  apply(root: HTMLElement): void {
    root.dataset.theme = this.dark ? 'dark' : 'light'
    root.dataset.motion = this.still ? 'less' : 'full'
    root.lang = this.choices.language
    root.style.setProperty('--scale', String(this.choices.scale))
    const room = getComputedStyle(root).getPropertyValue('--room')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', room)
  }
}

export const settings = new Settings()
