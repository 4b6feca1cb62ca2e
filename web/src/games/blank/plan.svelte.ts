/** A play of several cards: planned here in its order, then laid one card after the other. */

import { untrack } from 'svelte'
import { sayAt } from '../../words.svelte'
import { oneOfKind } from '../choices'
import type { BlankBoard } from './board.svelte'
import { fits } from './cards/fits'
import type { CardFace, LayMove } from './types'

const say = sayAt('blank')

export class Plan {
  private cards = $state.raw<string[]>([])
  /** What planned cards have in common with others, from their moves. */
  private joins = new Map<string, string[]>()
  /** How many cards of the play lay on the pile before. */
  private before = 0
  private isShown = false
  /** With so many cards on the pile the play has gone on by itself. */
  private goneOn = $state(0)

  /** Planned cards that do not lie on the pile yet. */
  readonly waiting = $derived.by(() => this.cards.filter((card) => !this.board.laid.includes(card)))
  private readonly faces = $derived.by(() =>
    this.cards.flatMap(
      (card) => this.board.hand.get(card) ?? this.board.view.laid.find((face) => face.name === card) ?? [],
    ),
  )

  /** Whether the plan answers by itself, so that nobody is called. */
  get isGoingOn(): boolean {
    return this.goneOn > 0 && this.goneOn === this.board.laid.length
  }

  constructor(private readonly board: BlankBoard) {
    $effect(() => {
      // A motion asks nothing and yet ends no play: until it is over, the player who lays still decides.
      const isOver = board.asked ? !board.lays.size : !board.decides
      // After an extra turn or a skip the same player decides again, and cards can be laid: but the play's have gone.
      const isGone = this.cards.some((card) => !board.hand.has(card) && !board.laid.includes(card))
      if (this.cards.length && (isGone || (isOver && !board.laid.length))) this.cards = isGone ? board.laid : []
    })
    $effect(() => {
      const { laid, asked } = board
      if (laid.length < this.before) {
        this.before = laid.length
        untrack(() => (this.cards = []))
        this.goneOn = 0
      }
      // A card that lies is shown before the next question comes.
      if (!asked || laid.length === this.before) return
      this.before = laid.length
      untrack(() => this.goOn(laid))
    })
  }

  /** Plan a card, or take it back; one that cannot be laid with the others begins a new plan. */
  toggle(face: CardFace, move: LayMove): void {
    const { laid } = this.board
    this.joins.set(move.card, move.joins)
    if (this.cards.includes(face.name)) this.cards = this.cards.filter((card) => card !== face.name)
    else if (!this.board.isStrict && this.faces.length && !fits(move, this.planned())) this.cards = [...laid, face.name]
    else this.cards = [...(this.cards.length ? this.cards : laid), face.name]
  }

  /** What each planned card has in common with others, as far as its move was seen. */
  private planned(): string[][] {
    return this.cards.flatMap((card) => {
      const joins = this.joins.get(card)
      return joins ? [joins] : []
    })
  }

  /** One more card lies: lay the next one, or say that the play is complete. */
  private goOn(laid: string[]): void {
    if (!this.cards.length || laid.some((card, i) => this.cards[i] !== card)) return
    const next = this.cards[laid.length]
    const choice = next ? this.board.lays.get(next) : oneOfKind(this.board.legal, 'done')
    if (!choice) {
      this.cards = laid
      return
    }
    this.goneOn = laid.length
    queueMicrotask(() => this.board.make(choice.code))
  }

  /** Put the plan into the prompt; false while there is none. */
  fillPrompt(): boolean {
    const { stage } = this.board
    const choice = this.waiting[0] ? this.board.lays.get(this.waiting[0]) : undefined
    if (!choice) {
      stage.extra = []
      if (this.isShown) stage.clear()
      this.isShown = false
      return false
    }
    this.isShown = true
    if (stage.picked !== choice.code) stage.pick(choice.code)
    const count = this.waiting.length
    const top = this.faces.at(-1)
    stage.ask = {
      title:
        count === 1 && top
          ? say('plan-one', { card: this.board.called(top) })
          : say('plan-many', { count, top: top ? this.board.called(top) : '' }),
      hint: say(this.board.isStrict ? 'plan-strict' : 'plan-hint'),
      act: say('plan-act', { count }),
    }
    stage.undo = () => (this.cards = this.board.laid)
    stage.extra = count > 1 ? [{ label: say('plan-turn'), run: () => this.turnRound() }] : []
    return true
  }

  private turnRound(): void {
    this.cards = [...this.board.laid, ...[...this.waiting].reverse()]
  }
}
