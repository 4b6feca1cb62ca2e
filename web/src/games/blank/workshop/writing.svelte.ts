/** A card on its way: what is typed, what was understood, what was chosen instead, what it would do. */

import type { Grammar, LastGame, Reading, Reward, Stroke, Tried } from '../../../net/protocol'
import { words } from '../../../words.svelte'
import { blank } from '../api'
import { fromCard, newDraft, toCard, type Draft } from './draft'
import { Latest } from './latest'

export type Kind = 'rule' | 'effect'
type Card = Record<string, unknown>
type Here = <T>(promise: Promise<T>) => Promise<T>

const TYPING = 180
const CHOOSING = 60
const TRYING = 700

export class Writing {
  by = $state<'words' | 'lists'>('words')
  kind = $state<Kind>('rule')
  sentence = $state('')
  draft = $state.raw<Draft>(null!)
  title = $state('')
  author = $state('')
  slot = $state<string | null>(null)
  strokes = $state.raw<Stroke[]>([])

  /** Whether the reading is of what stands there now; while somebody types, the one before stays in sight. */
  isCurrent = $state(true)
  /** What the sentence means; null until the first one is read. */
  heard = $state.raw<Reading | null>(null)
  /** What was chosen or listed in its stead. */
  taken = $state.raw<Reading | null>(null)
  lastGame = $state.raw<LastGame | null>(null)
  tried = $state.raw<Tried | null>(null)

  readonly reading = $derived(this.taken ?? (this.by === 'words' ? this.heard : null))
  readonly card = $derived(this.reading?.card ?? null)
  /** The writer's words by the part's place, also after a part was changed. */
  readonly typed = $derived.by(() => {
    const found: Record<string, string> = {}
    for (const line of this.heard?.lines ?? []) for (const part of line.parts) found[part.place] = part.words
    return this.by === 'words' ? found : {}
  })

  private readonly reader: Latest<{ sentence: string } | { card: Card }, Reading>
  private readonly replayer: Latest<Card, LastGame | null>
  private readonly trials: Latest<Card, Tried | null>

  constructor(
    private readonly here: Here,
    readonly grammar: Grammar,
    readonly reward: Reward,
    fail: (error: unknown) => void,
  ) {
    const language = () => words.language
    this.reader = new Latest(
      (asked) => here(blank.read({ ...asked, language: language(), kind: this.kind })),
      (answer, asked) => this.understood(answer, 'sentence' in asked),
      fail,
    )
    // What a card would do is nice to know; without an answer it can be shown all the same.
    this.replayer = new Latest(
      (card) =>
        here(
          blank
            .lastGame({ card, reward: reward.id, language: language(), ...(this.slot ? { slot: this.slot } : {}) })
            .catch(() => null),
        ),
      (answer) => (this.lastGame = answer),
      fail,
    )
    this.trials = new Latest(
      (card) =>
        here(
          blank
            .try({
              card,
              language: language(),
              ...(reward.deck ? { deck: reward.deck } : {}),
              ...(this.slot ? { slot: this.slot } : {}),
            })
            .catch(() => null),
        ),
      (answer) => (this.tried = answer),
      fail,
    )
    this.begin()
  }

  private begin(): void {
    const { reward, grammar } = this
    this.kind = reward.kind ?? (reward.blank_rules ? 'rule' : 'effect')
    this.slot = reward.slot?.startsWith('r') ? null : reward.slot
    this.title = reward.title?.[words.language] ?? ''
    this.draft = (reward.card && fromCard(reward.card, grammar)) ?? newDraft(grammar, this.kind)
    if (reward.card) {
      this.sentence = reward.text?.[words.language] ?? ''
      this.choose(reward.card)
    }
  }

  type(sentence: string): void {
    this.sentence = sentence
    this.taken = null
    this.forget()
    this.isCurrent = !sentence.trim()
    if (sentence.trim()) this.reader.want({ sentence: sentence.trim() }, TYPING)
    else {
      this.reader.drop()
      this.heard = null
    }
  }

  /** Take another card than the sentence alone gives; the sentence stays. */
  choose(card: Card): void {
    this.forget()
    this.isCurrent = false
    this.reader.want({ card }, CHOOSING)
  }

  /** Back to what the sentence itself means. */
  restore(): void {
    this.reader.drop()
    if (this.heard) this.understood(this.heard, true)
    else this.type(this.sentence)
  }

  list(draft: Draft): void {
    this.draft = draft
    this.kind = draft.kind
    this.choose(toCard(draft))
  }

  toLists(): void {
    this.draft = (this.card && fromCard(this.card, this.grammar)) ?? { ...this.draft, kind: this.kind }
    this.by = 'lists'
    this.choose(toCard(this.draft))
  }

  toWords(): void {
    this.by = 'words'
    if (!this.sentence.trim()) this.sentence = this.reading?.text?.[words.language] ?? ''
  }

  setKind(kind: Kind): void {
    this.kind = kind
    if (this.by === 'lists') this.list({ ...this.draft, kind })
    else this.type(this.sentence)
  }

  /** Read again, in the other language of the page or for another card. */
  again(): void {
    if (this.by === 'lists') this.choose(toCard(this.draft))
    else if (this.taken?.card) this.choose(this.taken.card)
    else this.type(this.sentence)
  }

  stop(): void {
    for (const one of [this.reader, this.replayer, this.trials]) one.drop()
  }

  private forget(): void {
    this.lastGame = null
    this.tried = null
    this.replayer.drop()
    this.trials.drop()
  }

  private understood(answer: Reading, ofSentence: boolean): void {
    this.isCurrent = true
    if (ofSentence) {
      this.heard = answer
      this.taken = null
    } else this.taken = answer
    this.forget()
    if (!answer.card) return
    if (answer.kind) this.kind = answer.kind
    this.replayer.want(answer.card, CHOOSING)
    if (answer.by_play) this.trials.want(answer.card, TRYING)
  }
}
