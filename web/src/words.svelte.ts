/** Every word on the screen: Fluent messages of the client and of the games, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase } from './net/protocol'
import { settings, type Language } from './settings.svelte'

export type Argument = Phrase['args'][string]

/** A message of a game as the client writes it: without arguments it needs none. */
export type Message = Pick<Phrase, 'id'> & Partial<Pick<Phrase, 'args'>>

/** Scope of the words that a game's board brings: web/src/games/<game>/text. */
const BOARD = 'board/'

/** Scope of what is said in first steps. */
export const LESSONS = 'lessons'
/** Scope of the rules on one sheet. */
export const SHEET = 'sheet'

/** Scope of notifications and e-mail addresses. */
export const NOTICES = 'notices'

/** Scope of what the coach says about a finished game. */
export const REVIEW = 'review'
/** Scope of the page for admins, and of what players tell them. */
export const ADMIN = 'admin'

type Source = () => Promise<string>
const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../src/stolik/games/*/text/*.ftl', { query: '?raw', import: 'default' })
/** What a board says beside its game's own words; loaded with the board. */
const boards = import.meta.glob<string>('./games/*/text/*.ftl', { query: '?raw', import: 'default' })
const lessons = import.meta.glob<string>('./lessons/text/*.ftl', { query: '?raw', import: 'default' })
const sheets = import.meta.glob<string>('./rules/text/*.ftl', { query: '?raw', import: 'default' })
const notices = import.meta.glob<string>('./notifications/text/*.ftl', { query: '?raw', import: 'default' })
const review = import.meta.glob<string>('../../src/stolik/review/text/*.ftl', { query: '?raw', import: 'default' })
const admin = import.meta.glob<string>('./pages/admin/text/*.ftl', { query: '?raw', import: 'default' })
const shared = import.meta.glob<string>(['../../src/stolik/text/*.ftl', '../../src/stolik/table/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

/** Polish setting: a one-letter word never ends a line. */
export function bindShortWords(text: string): string {
  return text.replace(/(?<=^|[\s(„])([wziaouWZIAOU]) /g, '$1\u00a0')
}

/** A number and its percent sign stay on one line. */
const bindPercent = (text: string): string => text.replaceAll(' %', '\u00a0%')

export function join(items: string[], language: Language, type: Intl.ListFormatType = 'conjunction'): string {
  const all = new Intl.ListFormat(language, { type }).format(items)
  return language === 'pl' ? bindShortWords(all) : all
}

const sourcesOf = (all: Record<string, Source>, ending: string): Source[] =>
  Object.entries(all)
    .filter(([path]) => path.endsWith(ending))
    .map(([, source]) => source)

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({})
  private loading = new Map<string, Promise<void>>()

  get language(): Language {
    return settings.choices.language
  }

  /** Load the words of the client, or of one game, in one language. */
  async load(scope: string, language: Language): Promise<void> {
    const key = `${scope}/${language}`
    if (this.bundles[key]) return
    let wait = this.loading.get(key)
    if (!wait) {
      wait = this.fetch(scope, language).then((bundle) => {
        this.bundles = { ...this.bundles, [key]: bundle }
      })
      this.loading.set(key, wait)
    }
    return wait
  }

  private async fetch(scope: string, language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      transform: (text) => bindPercent(language === 'pl' ? bindShortWords(text) : text),
    })
    const folder = `/games/${scope.replace(BOARD, '').replaceAll('-', '_')}/text/${language}.ftl`
    // What the client says itself comes last, so that it wins over the words all parts share.
    const sources: Source[] =
      scope === 'own'
        ? [...sourcesOf(shared, `${language}.ftl`), ...sourcesOf(own, `${language}.ftl`)]
        : scope === LESSONS
          ? sourcesOf(lessons, `${language}.ftl`)
          : scope === SHEET
            ? sourcesOf(sheets, `${language}.ftl`)
            : scope === REVIEW
              ? sourcesOf(review, `${language}.ftl`)
              : scope === NOTICES
                ? sourcesOf(notices, `${language}.ftl`)
                : scope === ADMIN
                  ? sourcesOf(admin, `${language}.ftl`)
                  : scope.startsWith(BOARD)
                    ? sourcesOf(boards, folder)
                    : sourcesOf(games, folder)
    for (const text of await Promise.all(sources.map((source) => source())))
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
    return bundle
  }

  /** Load all that is said at one game's table: by the game, and by its board. */
  async loadTable(game: string, language: Language): Promise<void> {
    await Promise.all([this.load(game, language), this.load(BOARD + game, language)])
  }

  ready(scope: string): boolean {
    return `${scope}/${this.language}` in this.bundles
  }

  readyTable(game: string): boolean {
    return this.ready(game) && this.ready(BOARD + game)
  }

  /** A sentence of the client itself. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.format('own', id, args) ?? id
  }

  /** A sentence of one scope, else of the client. */
  sayIn(scope: string, id: string, args: Record<string, FluentVariable> = {}): string {
    return this.format(scope, id, args) ?? this.say(id, args)
  }

  /** A sentence of a game's board, else of the game, else of the client. */
  sayAt(game: string, id: string, args: Record<string, FluentVariable> = {}): string {
    return this.format(BOARD + game, id, args) ?? this.format(game, id, args) ?? this.say(id, args)
  }

  /** A sentence of a game: its arguments may be names, players or further sentences. */
  tell(game: string, phrase: Message, players: (seat: number) => string): string {
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(phrase.args ?? {})) args[name] = this.resolve(game, value, players)
    return this.format(game, phrase.id, args) ?? this.format('own', phrase.id, args) ?? phrase.id
  }

  has(game: string, id: string): boolean {
    return this.format(game, id, {}) !== undefined
  }

  resolve(game: string, value: Argument, players: (seat: number) => string): string | number {
    if (typeof value !== 'object') return value
    if (value.type === 'named') return value[this.language]
    if (value.type === 'player') return players(value.seat)
    if (value.type === 'words') return this.tell(game, value, players)
    return join(
      value.items.map((item) => String(this.resolve(game, item, players))),
      this.language,
    )
  }

  /** What somebody wrote, or what is printed on a card, as it is set in the reader's language. */
  bind(text: string): string {
    return this.language === 'pl' ? bindShortWords(text) : text
  }

  /** Names and the like, with commas and the last "and" or "or". */
  list(items: string[], type?: Intl.ListFormatType): string {
    return join(items, this.language, type)
  }

  private format(scope: string, id: string, args: Record<string, FluentVariable>): string | undefined {
    const bundle = this.bundles[`${scope}/${this.language}`]
    const [name = '', attribute] = id.split('.')
    const message = bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!bundle || !pattern) return undefined
    return bundle.formatPattern(pattern, args, [])
  }
}

export const words = new Words()
/** Short for use in templates. */
export const say = (id: string, args: Record<string, FluentVariable> = {}): string => words.say(id, args)
/** The same for a board: `const say = sayAt('blank')` knows the words in games/blank/text first. */
export const sayAt =
  (game: string) =>
  (id: string, args: Record<string, FluentVariable> = {}): string =>
    words.sayAt(game, id, args)
