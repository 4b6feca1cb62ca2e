/** What the board of Illusion shows: from the view, from what happened, and from what the player has picked. */

import { sound } from '../../sound'
import { sayAt } from '../../words.svelte'
import type { BoardProps } from '../board'
import { BoardState, type Happened } from '../board_state.svelte'
import { ofKind, oneOfKind } from '../choices'
import type { Scene } from './motions'
import type { Happening, IllusionMove, IllusionView, Reveal } from './types'

const say = sayAt('illusion')

export class IllusionBoard extends BoardState<IllusionView, IllusionMove, Happening, Scene> {
  /** The slot that is picked, counted from the arrow. */
  slot = $state<number | null>(null)
  /** The row turned over: until somebody closes it, and again on request until the next card lies. */
  shown = $state.raw<Reveal | null>(null)
  /** Codes of the moves that lay the next picture, by slot. */
  readonly slots = $derived.by(
    () => new Map(ofKind(this.legal, 'place').map(({ move, code }) => [move.slot, code] as const)),
  )
  /** The turned row that covers the table: while it plays, or until one has looked enough. */
  readonly reveal = $derived.by(() => this.scene?.reveal ?? this.shown)

  constructor(source: () => BoardProps<IllusionView, IllusionMove, Scene>) {
    super(source)
    $effect(() => {
      void this.legal
      this.slot = null
    })
    $effect(() => this.fillPrompt())
    $effect(() => this.followPick())
    $effect(() => this.fillCover())
  }

  choose(slot: number): void {
    if (this.slot === slot) this.props.confirm()
    else this.slot = slot
  }

  private fillPrompt(): void {
    const { stage } = this.props
    const doubt = oneOfKind(this.legal, 'doubt')
    stage.quick = doubt ? [doubt.code] : []
    stage.pick(this.slot === null ? null : (this.slots.get(this.slot) ?? null))
    stage.ask =
      this.slot === null || !this.asked
        ? null
        : { title: say('illusion-ask', { number: this.slot + 1 }), hint: stage.hint, act: say('illusion-lay') }
  }

  /** A move picked from the list of all moves shows on the board as well. */
  private followPick(): void {
    const picked = this.props.stage.choice(this.legal)?.move
    if (picked?.kind === 'place' && picked.slot !== this.slot) this.slot = picked.slot
  }

  private fillCover(): void {
    const { stage } = this.props
    stage.busy = this.shown !== null
    stage.cover = this.shown && {
      title: say('illusion-look'),
      hint: say('illusion-look-hint'),
      act: say('illusion-put-away'),
      run: () => (this.shown = null),
    }
  }

  protected read(events: Happened<Happening>[]): void {
    for (const { event } of events) {
      if (event.event === 'card-placed') sound.card()
      else if (event.event === 'row-turned') {
        if (event.falls.length) sound.wrong()
        else sound.right()
      } else if (event.event === 'arrow-won' && this.scene) {
        // Whoever plays without a clock may look as long as they like; replays and spectators go on by themselves.
        const { make, clocks, seat } = this.props
        if (make && !clocks && seat !== null) this.shown = this.scene.reveal
      }
    }
  }
}
