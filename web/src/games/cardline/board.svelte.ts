/** What the board of Cardline shows: from the view, from what happened, and from what the player has picked. */

import { places } from '../../motion/places'
import { screen } from '../../screen.svelte'
import { sound } from '../../sound'
import { sayAt, words } from '../../words.svelte'
import type { BoardProps } from '../board'
import { BoardState, type Happened } from '../board_state.svelte'
import type { Scene } from './motions'
import type { CardBack, CardFront, CardlineMove, CardlineView, Happening } from './types'
import { short } from './value'

const say = sayAt('cardline')

/**
 * A card of the line as it is drawn: one that lies there, the picked one above its slot, one that was laid and has
 * not turned yet, one that turned and stays, one that turned and does not, or the empty place of a picked slot.
 */
export type Item =
  | { kind: 'line' | 'fits' | 'missed' | 'leaves'; key: string; at: number; card: CardBack }
  | { kind: 'ghost' | 'laid'; key: string; at: number; card: CardFront }
  | { kind: 'gap'; key: string; at: number; card: null }

export class CardlineBoard extends BoardState<CardlineView, CardlineMove, Happening, Scene> {
  /** What the player has chosen so far, in any order: a place of the hand, a slot of the line. */
  card = $state<number | null>(null)
  slot = $state<number | null>(null)
  /** The card that is looked at closely. */
  near = $state.raw<CardFront | CardBack | null>(null)

  /** Whose cards lie below the line: for those who watch, of whoever's turn it is. */
  readonly holder = $derived.by(() => this.props.seat ?? this.view.turn)
  readonly hand = $derived.by(() => this.view.hands[this.holder] ?? [])
  readonly whose = $derived.by(() =>
    this.props.seat === null ? say('cardline-hand-of', { name: this.props.name(this.holder) }) : say('cardline-hand'),
  )
  readonly chosen = $derived.by(() => (this.card === null ? null : (this.hand[this.card] ?? null)))
  readonly items = $derived.by((): Item[] => {
    const { scene, chosen, slot } = this
    const all: Item[] = this.view.line.map((card, at) => ({
      key: `c${card.card}`,
      at,
      card,
      kind: scene?.kind === 'fits' && scene.card.card === card.card ? 'fits' : 'line',
    }))
    if (scene && scene.kind !== 'fits')
      all.splice(scene.slot, 0, { ...scene, key: `c${scene.card.card}`, at: scene.slot } as Item)
    else if (!scene && slot !== null)
      all.splice(
        slot,
        0,
        chosen
          ? { key: `c${chosen.card}`, at: slot, card: chosen, kind: 'ghost' }
          : { key: 'gap', at: slot, card: null, kind: 'gap' },
      )
    return all
  })
  /** For how many cards the line has room: one more can always be laid. */
  readonly room = $derived.by(() => Math.max(this.items.length, this.view.line.length + (this.scene ? 0 : 1)))
  /** What the picked slot lies between. */
  readonly bounds = $derived.by(() => {
    if (this.slot === null) return ''
    const left = this.view.line[this.slot - 1]
    const right = this.view.line[this.slot]
    if (left && right) return say('cardline-between', { left: this.value(left), right: this.value(right) })
    if (right) return say('cardline-below', { right: this.value(right) })
    return left ? say('cardline-above', { left: this.value(left) }) : ''
  })

  constructor(source: () => BoardProps<CardlineView, CardlineMove, Scene>) {
    super(source)
    $effect(() => {
      void this.legal
      this.card = this.hand.length === 1 && this.asked ? 0 : null
      this.slot = null
    })
    $effect(() => this.fillPrompt())
    $effect(() => this.followPick())
  }

  name(card: CardFront | CardBack | undefined): string {
    return card?.name[words.language] ?? ''
  }

  /** The card as it looked before it was turned over. */
  front({ card, name, side, emblem }: CardBack): CardFront {
    return { card, name, side, emblem }
  }

  /** Where a card comes from that was not drawn before: the plate of the player who lays it. */
  sourceOf(item: Item): Element | null {
    const { scene } = this
    if (!scene || item.kind === 'line' || item.kind === 'gap') return null
    return document.querySelector(`.plate[data-seat="${scene.seat}"]`)
  }

  /** What lies on both sides of the picked slot, with its value. */
  get neighbours(): [string, string] {
    const said = (card: CardBack | undefined): string => (card ? `${this.name(card)}, ${this.value(card)}` : '')
    return this.slot === null ? ['', ''] : [said(this.view.line[this.slot - 1]), said(this.view.line[this.slot])]
  }

  slotName(at: number): string {
    const { line } = this.view
    if (at === 0) return say('cardline-slot-first', { right: this.name(line[0]) })
    const left = this.name(line[at - 1])
    return at === line.length
      ? say('cardline-slot-last', { left })
      : say('cardline-slot-between', { left, right: this.name(line[at]) })
  }

  value(card: CardBack): string {
    return card.values[this.view.attribute]?.text[words.language] ?? ''
  }

  /** The value on the tape, which is narrow. */
  mark(item: Item): string {
    const found = item.card && 'values' in item.card ? item.card.values[this.view.attribute] : null
    return found ? short(found, words.language) : '?'
  }

  /** The characteristics that do not count in this game. */
  others(card: CardBack): string {
    return this.view.attributes
      .flatMap((one, at) =>
        at === this.view.attribute ? [] : `${one.name[words.language]} ${card.values[at]?.text[words.language] ?? ''}`,
      )
      .join(', ')
  }

  /** Whether the line scrolls to this card. */
  isInFocus(item: Item): boolean {
    return item.kind !== 'line'
  }

  /** Whether this card of the hand lies above its slot; once it is laid, another has its place in the hand. */
  isAbroad(at: number): boolean {
    return !this.scene && this.slot !== null && this.card === at
  }

  chooseCard(at: number): void {
    if (!this.asked) return
    places.change(() => (this.card = this.card === at && this.slot === null && this.hand.length > 1 ? null : at))
  }

  chooseSlot(at: number): void {
    if (!this.asked) return
    if (this.slot === at && this.chosen) this.props.confirm()
    else places.change(() => (this.slot = at))
  }

  beginCarry(at: number): void {
    places.change(() => {
      this.card = at
      this.slot = null
    })
  }

  private undo = (): void => {
    places.change(() => {
      if (this.slot !== null) this.slot = null
      else this.card = null
      if (this.hand.length === 1 && this.asked) this.card = 0
    })
    this.props.stage.clear()
  }

  private fillPrompt(): void {
    const { stage } = this.props
    const { card, slot, hand } = this
    const picked = this.legal.find(({ move }) => move.card === card && move.slot === slot)
    stage.pick(picked?.code ?? null)
    stage.undo = slot !== null || (card !== null && hand.length > 1) ? this.undo : null
    if (this.asked) stage.hint = say(screen.phone ? 'cardline-hint-tall' : 'cardline-hint-wide')
    stage.ask = this.asked ? this.question() : null
  }

  private question(): { title: string; hint?: string; act?: string } | null {
    const { slot, chosen } = this
    if (!chosen) return slot === null ? null : { title: say('cardline-pick-card'), hint: this.slotName(slot) }
    const card = this.name(chosen)
    if (slot === null) return { title: say('cardline-pick-slot', { card }), hint: this.props.stage.hint }
    const { line } = this.view
    const where = slot === 0 ? 'first' : slot === line.length ? 'last' : 'between'
    const args = { card, left: this.name(line[slot - 1]), right: this.name(line[slot]) }
    return {
      title: say(`cardline-ask-${where}`, args),
      hint: `${this.bounds} ${say('cardline-no-return')}`,
      act: say('cardline-lay', { card }),
    }
  }

  /** A move picked from the list of all moves shows on the board as well. */
  private followPick(): void {
    const picked = this.props.stage.choice(this.legal)?.move
    if (!picked || (picked.card === this.card && picked.slot === this.slot)) return
    places.change(() => {
      this.card = picked.card
      this.slot = picked.slot
    })
  }

  protected read(events: Happened<Happening>[]): void {
    for (const { event } of events) {
      if (event.event === 'card-placed') sound.card()
      else if (event.event === 'card-fitted') sound.right()
      else if (event.event === 'card-missed') sound.wrong()
    }
  }
}
