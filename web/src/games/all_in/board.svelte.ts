/** What the board of All In shows: from the view, from what happened, and from what the player has picked. */

import { sound } from '../../sound'
import { sayAt, words } from '../../words.svelte'
import type { BoardProps } from '../board'
import { BoardState, type Happened } from '../board_state.svelte'
import { ofKind, oneOfKind, type Choice } from '../choices'
import type { Scene } from './motions'
import type { AllInMove, AllInView, Face, Happening, Peek, ShowdownView } from './types'

const say = sayAt('all-in')

/** Something that a player has learned about another hand. */
export interface Knowledge {
  key: string
  about: number
  text: string
  /** The stated value; nothing where cards were shown. */
  value: number | null
  cards: Face[]
  peek: Peek | null
}

export class AllInBoard extends BoardState<AllInView, AllInMove, Happening, Scene> {
  /** The card that is looked at closely. */
  near = $state.raw<{ face: Face; blocked: boolean } | null>(null)
  /** The showdown that covers the table. */
  show = $state.raw<ShowdownView | null>(null)
  /** The cards of the all-seeing eye that cover the table. */
  eye = $state.raw<Peek | null>(null)
  /** Legal moves with a card, by the card. */
  readonly cards = $derived.by(
    () => new Map(this.legal.flatMap((choice) => ('card' in choice.move ? [[choice.move.card, choice] as const] : []))),
  )
  /** Legal moves that point at a player, by the seat. */
  readonly seats = $derived.by(
    () => new Map(ofKind(this.legal, 'choose', 'name').map((choice) => [choice.move.seat, choice] as const)),
  )
  /** What this seat was shown or told this round. */
  readonly knowledge = $derived.by((): Knowledge[] => [
    ...this.view.peeks.map((peek, i) => ({
      key: `p${i}`,
      about: peek.other,
      text: say(peek.seat === this.props.seat ? 'allin-peek' : 'allin-peek-mine', {
        name: this.props.name(peek.seat === this.props.seat ? peek.other : peek.seat),
      }),
      value: null,
      cards: peek.cards,
      peek,
    })),
    ...this.view.stated.map((stated, i) => ({
      key: `s${i}`,
      about: stated.seat,
      text: say('allin-stated', { name: this.props.name(stated.seat), value: stated.value }),
      value: stated.value,
      cards: [],
      peek: null,
    })),
  ])
  /** Other hands, in a replay with all hands open. */
  readonly hands = $derived.by(
    () =>
      this.props.open
        ?.map((one, at) => ({ at, hand: one.hand }))
        .filter(({ at, hand }) => at !== this.props.seat && hand.length) ?? [],
  )

  /** What covers the table: hands turned up, or the eye's cards; while it plays, or until one has looked enough. */
  readonly cover = $derived.by((): Exclude<Scene, { kind: 'gets' }> | null => {
    if (this.scene && this.scene.kind !== 'gets') return this.scene
    if (this.show) {
      const { show, view } = this
      return { kind: 'showdown', show, turned: show.order, isShared: true, isPaid: true, after: view }
    }
    return this.eye && { kind: 'eye', peek: this.eye }
  })
  /** Where cards come from that nobody saw before. */
  get deck(): Element | null {
    return document.querySelector('.allin .deck')
  }

  plateOf(seat: number): Element | null {
    return document.querySelector(`.plate[data-seat="${seat}"]`)
  }

  /** The player is asked once more whether to go all-in. */
  readonly isDaring = $derived.by(() => {
    const move = oneOfKind(this.legal, 'all-in')
    return move !== null && this.props.stage.sure === move.code
  })
  /** Places that cards of the deck would take. */
  readonly filled = $derived.by(() => {
    const free = this.view.area.flatMap((face, at) => (face ? [] : [at]))
    return this.isDaring ? free.slice(0, 2) : []
  })

  constructor(source: () => BoardProps<AllInView, AllInMove, Scene>) {
    super(source)
    $effect(() => {
      this.props.stage.quick = ofKind(this.legal, 'pass', 'all-in', 'resolve', 'skip', 'stack-rest').map(
        (choice) => choice.code,
      )
    })
    $effect(() => this.fillPrompt())
    $effect(() => this.fillCover())
  }

  isPicked(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.code === this.props.stage.picked
  }

  choose(choice: Choice): void {
    if (this.isPicked(choice)) this.props.confirm()
    else this.props.stage.pick(choice.code)
  }

  look(face: Face, blocked: boolean): void {
    this.near = { face, blocked }
  }

  /** Nothing is picked while a card is carried. */
  beginCarry(): void {
    this.props.stage.clear()
  }

  drop(choice: Choice): void {
    this.props.stage.pick(choice.code)
  }

  /** Whoever plays without a clock may look as long as they like; replays and spectators go on by themselves. */
  private keep(): boolean {
    return this.props.make !== undefined && !this.props.clocks && this.props.seat !== null
  }

  private fillCover(): void {
    const { stage, name } = this.props
    const open = this.show ?? this.eye
    stage.busy = open !== null
    stage.cover = open && {
      title: this.show ? this.verdict(this.show) : say('allin-eye-title', { name: name(this.eye!.other) }),
      hint: this.show ? this.outlook : say('allin-eye-hint'),
      act: this.show ? this.onward : say('allin-eye-seen'),
      run: () => (this.show = this.eye = null),
    }
  }

  private verdict(show: ShowdownView): string {
    return say('allin-strongest', { name: this.props.name(show.strongest) })
  }

  /** The table after the showdown, while it is still shown as well. */
  private get coming(): AllInView {
    return this.scene?.kind === 'showdown' ? this.scene.after : this.view
  }

  private get onward(): string {
    const { is_over, round } = this.coming
    return is_over ? say('allin-to-result') : say('allin-to-round', { round })
  }

  /** What comes after the showdown. */
  private get outlook(): string {
    const { is_over, round, pot, first } = this.coming
    return is_over ? say('allin-no-more') : say('allin-next-round', { round, pot, name: this.props.name(first) })
  }

  private fillPrompt(): void {
    const { stage, name } = this.props
    const picked = stage.choice(this.legal)
    stage.ask =
      picked && ('card' in picked.move || 'seat' in picked.move)
        ? {
            title: `${words.tell('all-in', picked.phrase ?? { id: '' }, name)}?`,
            hint: stage.hint,
            act: say(`allin-act-${picked.move.kind}`),
          }
        : null
  }

  protected read(events: Happened<Happening>[]): void {
    for (const { event } of events) {
      if (event.event === 'hand-turned-up') sound.bell()
      if (event.event === 'hand-paid' && this.keep() && this.scene?.kind === 'showdown') this.show = this.scene.show
      if (this.scene?.kind === 'eye' && this.keep()) this.eye = this.scene.peek
      if (event.event === 'card-played' || event.event === 'card-placed') sound.card()
      if (event.event === 'predictions-begun') sound.bell()
    }
  }
}
