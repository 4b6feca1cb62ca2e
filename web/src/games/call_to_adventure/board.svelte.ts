/** What the board of Call to Adventure shows: from the view, from what happens, and from what the player has picked. */

import { screen } from '../../screen.svelte'
import { sound } from '../../sound'
import { words } from '../../words.svelte'
import type { BoardProps } from '../board'
import { BoardState, type Happened } from '../board_state.svelte'
import { printed } from './box.svelte'
import type { Scene } from './motions'
import { isSame, Offers, placeOf, type Offer } from './offers'
import { lasts, momentOf, passes, whileOf, type Span } from './passes.svelte'
import { askOf } from './questions'
import { GAME, say } from './say'
import type {
  AdventureMove,
  AdventureView,
  ChallengeView,
  Happening,
  Place,
  PlayerView,
  RowPlace,
  WhyNot,
} from './types'

/** The three parts of the table, of which a phone shows one. */
export const SEGMENTS = ['challenge', 'story', 'acts'] as const
type Segment = (typeof SEGMENTS)[number]

/** Moves that deserve a button of their own beside the picked one. */
const QUICK = ['cast', 'pass', 'end', 'accept', 'decline', 'draw'] as const

export class AdventureBoard extends BoardState<AdventureView, AdventureMove, Happening, Scene> {
  /** Whose story is looked at, where it is not one's own. */
  lens = $state<number | null>(null)
  /** Whether a whole story lies on the table in place of the rows. */
  isStoryOpen = $state(false)
  /** The place that the player points at. */
  aimed = $state.raw<Place | null>(null)
  /** The part of the table that a phone shows. */
  segment = $state<Segment>('acts')
  /** The card that is looked at closely. */
  near = $state<number | null>(null)
  /** The sign that is looked up. */
  sign = $state<string | null>(null)
  finale = $state(true)
  /** The card of the hand that the player takes up though nobody asks. */
  private taken = $state<string | null>(null)
  private prepared = ''

  readonly offers = $derived.by(() => new Offers(this.legal))
  readonly chosen = $derived.by(() => this.props.stage.choice(this.legal))
  private readonly firstPlace = $derived.by((): Place | null => {
    const wanted = this.offers.places.find((place) => this.rowPlace(place)?.card != null)
    if (wanted) return wanted
    const act = this.view.rows.findLastIndex(isOpen)
    if (act < 0) return null
    return { act, position: this.view.rows[act]!.findIndex((place) => place.card !== null) }
  })
  /** The place that is looked at: the one the player points at, else the first of which one can be chosen. */
  readonly place = $derived.by(() =>
    this.aimed && this.rowPlace(this.aimed)?.card != null ? this.aimed : this.firstPlace,
  )
  /** The row that lies as cards: where one can be chosen, else that of one's own act; until it is open, the last that is. */
  readonly lead = $derived.by(() => {
    const asked = this.offers.places.at(0)
    const { act } = this.me ?? this.view.players[this.view.active]!
    const own = Math.max(0, Math.min(act, this.openRows) - 1)
    return asked && !this.offers.places.some((place) => place.act === own) ? asked.act : own
  })
  /** Where the faced card lies; null for the adversary. */
  readonly challengePlace = $derived.by((): Place | null => {
    const card = this.view.challenge?.card
    if (card === undefined) return null
    const act = this.view.rows.findIndex((row) => row.some((place) => place.card === card))
    return act < 0 ? null : { act, position: this.view.rows[act]!.findIndex((place) => place.card === card) }
  })
  /** The part of the table that asks, or on which something happens. */
  readonly calls = $derived.by((): Segment => {
    if (this.tale) return 'story'
    if (this.facing || this.view.stack.length) return 'challenge'
    return this.asked && this.offers.one('use') && !this.offers.asksForPlace ? 'story' : 'acts'
  })
  readonly moment = $derived.by(() => (this.asked ? momentOf(this.view, this.props.seat) : null))
  private readonly decision = $derived.by(() => `${this.props.news.seq}/${this.asked}`)

  constructor(source: () => BoardProps<AdventureView, AdventureMove, Scene>) {
    super(source)
    passes.settled = passes.wanted = null // of another table
    $effect(() => void printed.load(words.language))
    $effect(() => void (this.segment = this.calls))
    $effect(() => this.fillPrompt())
    $effect(() => this.prepare())
    $effect(() => this.forget())
    $effect(() => this.offerToPass())
    $effect(() => this.offerToPlay())
    $effect(() => void (this.props.stage.busy = this.view.is_over && this.finale && printed.box !== null))
  }

  // --- who ------------------------------------------------------------------------------------
  get me(): PlayerView | null {
    return this.props.seat === null ? null : this.view.players[this.props.seat]!
  }

  get isMine(): boolean {
    return this.props.seat === this.view.active
  }

  /** Whose board lies in front: of whom is being told, else one's own, unless another one was asked for. */
  get shown(): number {
    return this.tale?.seat ?? this.lens ?? this.props.seat ?? this.view.active
  }

  get player(): PlayerView {
    return this.view.players[this.shown]!
  }

  /** The hand of the board in front, in a replay with all hands open. */
  get openHand(): number[] | null {
    return this.props.open?.[this.shown]?.players[this.shown]?.hand ?? null
  }

  // --- what is in front -----------------------------------------------------------------------
  rowPlace(place: Place): RowPlace | null {
    return this.view.rows[place.act]?.[place.position] ?? null
  }

  private get openRows(): number {
    return this.view.rows.filter(isOpen).length
  }

  get spot(): RowPlace | null {
    return this.place && this.rowPlace(this.place)
  }

  /** The challenge that is faced. */
  get facing(): ChallengeView | null {
    return this.view.challenge
  }

  /** The card that has just become part of a story, with its sentence. */
  get tale(): Extract<Scene, { kind: 'tale' }> | null {
    return this.scene?.kind === 'tale' ? this.scene : null
  }

  /** Whether the runes are falling. */
  get isFalling(): boolean {
    return this.scene?.kind === 'cast'
  }

  /** The card that is shown large: the one that was won, the one being faced, else the one that is looked at. */
  get inFocus(): number | null {
    return this.tale?.card ?? this.facing?.card ?? this.spot?.card ?? null
  }

  get journeyPrice(): number {
    return this.view.journeys_free > 0 ? 0 : this.view.journey_price
  }

  /** Why a card of the own hand cannot be played now. */
  waitOf(card: number): WhyNot | null {
    const at = this.me?.hand?.indexOf(card) ?? -1
    return at < 0 ? null : (this.me?.hand_waits?.[at] ?? null)
  }

  // --- choosing -------------------------------------------------------------------------------
  isPicked(offer: Offer | null): boolean {
    return offer !== null && this.props.stage.picked === offer.code
  }

  choose = (offer: Offer): void => {
    if (this.isPicked(offer)) this.props.confirm()
    else this.props.stage.pick(offer.code)
  }

  look = (card: number): void => void (this.near = card)

  lookUp = (sign: string): void => void (this.sign = sign)

  word = (offer: Offer): string => (offer.phrase ? words.tell(GAME, offer.phrase, this.props.name) : offer.notation)

  aim = (place: Place): void => {
    this.aimed = place
    if (screen.small) this.segment = 'acts'
    const own = this.offers.of('gain', 'face', 'discard', 'assign').filter((offer) => isSame(offer.move.place, place))
    if (own.length === 1 && own[0]!.move.kind !== 'face') this.choose(own[0]!)
    else if (this.props.stage.picked !== null && !(this.chosen && isSame(placeOf(this.chosen), place)))
      this.props.stage.clear()
  }

  private fillPrompt(): void {
    if (!printed.box) return
    const { stage } = this.props
    const foe = this.offers.adversary
    stage.quick = [...(foe ? [foe] : []), ...this.offers.of(...QUICK)].map((offer) => offer.code)
    if (!this.chosen || this.chosen.move.kind === 'pass' || this.chosen.role === 'pass') {
      stage.ask = null
      stage.undo = null
    } else stage.ask = askOf(this, this.chosen)
    const place = this.chosen && placeOf(this.chosen)
    if (place) this.aimed = place
  }

  /** A new question is about other cards, and in one's own challenge the cast is the next step: Enter makes it. */
  private prepare(): void {
    if (this.prepared === this.decision) return
    this.prepared = this.decision
    if (this.asked) this.isStoryOpen = false
    if (this.aimed && this.offers.asksForPlace && !this.offers.has(this.aimed)) this.aimed = null
    const cast = this.view.stack.length ? null : this.offers.one('cast')
    const { stage } = this.props
    if (cast) queueMicrotask(() => stage.picked === null && stage.pick(cast.code))
  }

  // --- cards of any time ------------------------------------------------------------------------
  /** Whether a card of the own hand can be taken up though nobody asks for it. */
  canTakeUp(card: number): boolean {
    const wait = this.waitOf(card)
    return (
      this.props.make !== undefined &&
      !this.view.is_over &&
      printed.card(card).is_patient &&
      wait?.refusal !== 'morality-forbids'
    )
  }

  isTaken(key: string): boolean {
    return this.taken === key || this.isWanted(key)
  }

  isWanted(key: string): boolean {
    return passes.wanted?.card === key && passes.wanted.seat === this.props.seat
  }

  /** Take a card up, or put it back. */
  takeUp = (key: string): void => {
    if (this.isTaken(key)) this.taken = passes.wanted = null
    else this.taken = key
  }

  private offerToPlay(): (() => void) | undefined {
    const { stage, seat } = this.props
    const card = this.taken === null ? null : printed.byKey(this.taken)
    if (!card || seat === null) return undefined
    stage.cover = {
      title: say('take-up', { card: card.name }),
      hint: card.rules.join(' '),
      act: say('take-up-act'),
      run: () => {
        passes.wanted = { seat, card: card.key }
        this.taken = null
      },
      back: () => (this.taken = null),
    }
    return () => (stage.cover = null)
  }

  // --- passing for a while ----------------------------------------------------------------------
  settle = (span: Span): void => void (passes.settled = whileOf(span, this.view))

  private forget(): void {
    if (passes.settled && !lasts(passes.settled, this.view, this.props.seat)) passes.settled = null
    const held = new Set(this.me?.hand?.map((card) => printed.box?.cards[card]?.key))
    if (passes.wanted && this.me && !held.has(passes.wanted.card)) passes.wanted = null
    if (this.taken !== null && (!held.has(this.taken) || this.asked)) this.taken = null
  }

  private offerToPass(): void {
    const isOthers = this.moment !== null && !this.isMine
    this.props.stage.extra =
      isOthers && !screen.small ? [{ label: say('pass-turn'), run: () => this.settle('turn') }] : []
  }

  // --- what has just happened -----------------------------------------------------------------
  protected read(events: Happened<Happening>[]): void {
    for (const { event } of events) {
      if (event.event === 'runes-cast' || event.event === 'card-played') sound.card()
      else if (event.event === 'challenge-judged') (event.is_success ? sound.right : sound.wrong)()
      else if (event.event === 'turn-began' && event.seat === this.props.seat) this.aimed = null
    }
  }
}

const isOpen = (row: RowPlace[]): boolean => row.some((place) => place.card !== null)
