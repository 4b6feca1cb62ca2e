/** What the board of BLANK shows: from the view, from what happened, and from what the player has picked. */

import { sound } from '../../sound'
import type { Stage } from '../../stage.svelte'
import { sayAt, words, type Argument } from '../../words.svelte'
import { drawing, type BoardProps } from '../board'
import { BoardState, type Happened } from '../board_state.svelte'
import { ofKind, type Choice } from '../choices'
import { boxesOf, boxOf, isTried, newness, picturesOf, type Box } from './decks/boxes'
import Charges, { type Chargeable } from './duties/Charges.svelte'
import { after, isBeginning, NOTHING_DONE, type Fired } from './happened'
import { Plan } from './plan.svelte'
import { atPlates, orders, topics, type Charge, type Order, type Topic } from './duties/topics'
import type { BlankMove, BlankView, CardFace, DutyInView, Happening, RuleFace } from './types'

const say = sayAt('blank')

/** Moves that the board marks where they are meant, and the prompt confirms. */
const POINTED: BlankMove['kind'][] = ['pick', 'react', 'choose', 'player', 'colour', 'digit', 'parity']
/** Answers that stand first among the buttons of the prompt. */
const FIRST: BlankMove['kind'][] = ['fine', 'done', 'draw', 'yes', 'admit', 'accept', 'understood', 'hold']
/** More answers than these are offered on the board, not as buttons of the prompt. */
const MOST_BUTTONS = 4

export class BlankBoard extends BoardState<BlankView, BlankMove, Happening> {
  private consequences = $state.raw(NOTHING_DONE)
  /** A reaction that has just been played. */
  turned = $state.raw<{ seat: number; card: CardFace } | null>(null)
  /** Who gave the cards that come next into a hand; null where they come from the pile. */
  private giver: number | null = null
  /** Who plays: cards that nobody has seen before come from there. */
  private layer: number | null = null
  /** Whether the list of what can be pointed out is open: all of it, or what concerns one rule. */
  speaking = $state(false)
  speakingOf = $state<number | null>(null)
  /** The card that is looked at closely. */
  near = $state.raw<CardFace | null>(null)

  // --- what can be done with cards ------------------------------------------------------------
  readonly lays = $derived.by(
    () => new Map(ofKind(this.legal, 'lay').map((choice) => [choice.move.card, choice] as const)),
  )
  readonly picks = $derived.by(
    () => new Map(ofKind(this.legal, 'pick', 'react').map((choice) => [choice.move.card, choice] as const)),
  )
  /** Moves that choose a rule of the row. */
  readonly rules = $derived.by(
    () => new Map(ofKind(this.legal, 'choose').map((choice) => [choice.move.rule, choice] as const)),
  )
  readonly hand = $derived.by(() => new Map(this.view.hand.map((face) => [face.name, face])))
  /** Names of the cards that this seat has laid for the play under way. */
  readonly laid = $derived.by(() =>
    this.view.layer === this.props.seat && this.props.seat !== null ? this.view.laid.map((face) => face.name) : [],
  )
  /** Cards to pick from that are not in the hand: a searched pile, another hand. */
  readonly elsewhere = $derived.by(() => {
    const known = new Map<string, CardFace>()
    for (const face of [...this.view.searched, ...this.view.known.map((one) => one.card), ...this.view.shown])
      known.set(face.name, face)
    return [...this.picks.keys()].filter((card) => !this.hand.has(card)).flatMap((card) => known.get(card) ?? [])
  })
  readonly plan = new Plan(this)

  // --- what is said at the table --------------------------------------------------------------
  private readonly may = $derived.by(() => (this.legal.length ? this.legal : (this.props.aside ?? [])))
  readonly topics = $derived.by((): Topic[] => topics(this.may))
  readonly orders = $derived.by((): Order[] => orders(this.may, this.view.hand, this.view.orders))
  /** Moves by which one is freed from a kind of act, by the kind (BLK-L42). */
  readonly exempts = $derived.by(
    () => new Map(ofKind(this.may, 'exempt').map((choice) => [choice.move.act, choice] as const)),
  )

  /** A rule that asks is lit in the row, where it can be read: the prompt need not say it again. */
  readonly askingRule = $derived.by(() => {
    const { text, source } = this.view.question
    return text ? (this.view.row.find((rule) => this.key(rule.name) === this.key(source))?.rule ?? null) : null
  })
  /** Other hands, in a replay with all hands open. */
  readonly hands = $derived.by(
    () =>
      this.props.open
        ?.map((one, at) => ({ at, hand: one.hand }))
        .filter(({ at, hand }) => at !== this.props.seat && hand.length) ?? [],
  )
  private readonly boxes = $derived.by(() => boxesOf(this.props.table.options))
  private readonly pictures = $derived.by(() => picturesOf(this.props.table.options))

  constructor(source: () => BoardProps<BlankView, BlankMove>) {
    super(source)
    $effect(() => this.fillPrompt())
    $effect(() => this.fillAnswers())
    $effect(() => this.fillPlates())
    $effect(() => {
      if (this.view.is_over) this.speaking = false
    })
  }

  /** Mode B: anybody may act, and nobody is told who has to. */
  get isOpen(): boolean {
    return this.isStrict && ['open', 'breathe'].includes(this.view.question.kind)
  }

  get stage(): Stage {
    return this.props.stage
  }

  get isStrict(): boolean {
    return this.view.mode === 'B'
  }

  /** Whether this seat is to move once everything is shown. */
  get decides(): boolean {
    return this.props.seat !== null && this.props.deciders.includes(this.props.seat)
  }

  get fired(): Fired[] {
    return this.consequences.fired
  }

  get penalties(): { seat: number; text: string }[] {
    return this.consequences.penalties
  }

  /** Legal moves that the prompt does not offer as buttons already. */
  get onBoard(): Choice<BlankMove>[] {
    const isFew = this.stage.main.length > 0 && this.stage.picked === null
    return isFew ? this.legal.filter((choice) => !this.stage.main.includes(choice.code)) : this.legal
  }

  // --- words ----------------------------------------------------------------------------------
  told = (value: Argument): string => String(words.resolve('blank', value, this.props.name))

  word = (choice: Choice<BlankMove>): string =>
    choice.phrase ? words.tell('blank', choice.phrase, this.props.name) : choice.notation

  called = (face: CardFace): string =>
    `${say(`colour-${face.colour}`)} ${face.digit}${face.title ? `, ${face.title[words.language]}` : ''}`

  /** Names a card in any language. */
  private key = (source: Argument): string =>
    typeof source === 'object' && source.type === 'named' ? `${source.en}/${source.pl}` : this.told(source)

  titleOf = (topic: Topic): string => {
    const source = (topic.claim ?? topic.calls[0]?.move ?? topic.reports[0]?.move)?.phrase?.args['source']
    return source === undefined ? '' : this.told(source)
  }

  textOf = (topic: Topic): string =>
    this.view.row.find((rule) => rule.rule === topic.source)?.text[words.language] ?? ''

  // --- cards ----------------------------------------------------------------------------------
  pictureOf(face: CardFace): string | undefined {
    return this.pictures.get(face.name)
  }

  boxOfCard(face: CardFace): Box | null {
    return boxOf(this.props.table.options, this.boxes, 'card', face.card)
  }

  /** Whether the effect on a card is only tried. */
  isTried = (face: CardFace): boolean => isTried(this.props.table.options, face.name)

  newness = (rule: RuleFace): 'new' | 'trial' | null => newness(this.props.table.options, rule.rule)

  boxOfRule(rule: RuleFace): Box | null {
    return boxOf(this.props.table.options, this.boxes, 'rule', rule.rule)
  }

  /** What a rule of the row has just done. */
  firedBy(rule: RuleFace): Fired | undefined {
    return this.consequences.fired.find((one) => one.source === this.key(rule.name))
  }

  /** Open the list of what can be pointed out, of one rule or all of it, or shut it. */
  speak(rule: number | null): void {
    this.speaking = !this.speaking || this.speakingOf !== rule
    this.speakingOf = rule
  }

  /** Where a card of the hand comes from that was not drawn anywhere before. */
  get cardSource(): Element | null {
    return this.giver === null ? document.querySelector('.board .pile .stack') : this.plateOf(this.giver)
  }

  /** Where a played card comes from that was not drawn anywhere before. */
  get layerPlate(): Element | null {
    const seat = this.view.layer ?? this.layer
    return seat === null ? document.querySelector('.board .pile .stack') : this.plateOf(seat)
  }

  private plateOf(seat: number): Element | null {
    return document.querySelector(`.plate[data-seat="${seat}"]`)
  }

  // --- choosing -------------------------------------------------------------------------------
  make(code: number): void {
    this.props.make?.(code)
  }

  isPicked(choice: Choice<BlankMove> | undefined): boolean {
    return choice !== undefined && this.stage.picked === choice.code
  }

  pick = (choice: Choice<BlankMove>): void => {
    if (this.isPicked(choice)) this.props.confirm()
    else this.stage.pick(choice.code)
  }

  choose(face: CardFace): void {
    const other = this.picks.get(face.name)
    const lay = this.lays.get(face.name)
    if (other) this.pick(other)
    else if (lay) this.plan.toggle(face, lay.move)
  }

  private get asking(): string {
    const { kind, text } = this.view.question
    return this.askingRule === null && kind !== 'duty' ? (text?.[words.language] ?? '') : ''
  }

  private fillPrompt(): void {
    if (this.plan.fillPrompt()) return
    const picked = this.stage.choice(this.legal)
    this.stage.ask =
      picked && POINTED.includes(picked.move.kind)
        ? { title: `${capital(this.word(picked))}?`, hint: this.asking, act: say(`act-${picked.move.kind}`) }
        : null
  }

  private fillAnswers(): void {
    const { stage } = this
    const { kind } = this.view.question
    const direct = this.legal.filter(({ move }) => !isAboutCards(move) || (kind === 'duty' && move.kind === 'claim'))
    const rank = (choice: Choice<BlankMove>): number => Number(!FIRST.includes(choice.move.kind))
    stage.main =
      direct.length <= MOST_BUTTONS ? [...direct].sort((a, b) => rank(a) - rank(b)).map((choice) => choice.code) : []
    stage.isOnBoard = this.asked && !direct.length && ofKind(this.legal, 'lay', 'pick', 'choose').length > 0
    // The card that asks stands below the question, not inside it.
    stage.hint = this.asked ? this.hint() : ''
    stage.title = this.asked ? this.title() : ''
    stage.quiet = this.asked && (this.isOpen || this.plan.isGoingOn)
  }

  /** What can be said of somebody is said at their plate; a duty that all can see also in the prompt. */
  private fillPlates(): void {
    const { stage } = this
    const found: Stage['plates'] = {}
    const made = (code: number) => (): void => this.make(code)
    for (const [seat, charges] of atPlates(this.topics)) {
      const items: Chargeable[] = charges.map(({ topic, charge, isReport }) => ({
        title: this.titleOf(topic),
        text: this.textOf(topic),
        isReport,
        run: made(charge.move.code),
      }))
      const name = this.props.name(seat)
      found[seat] = { open: drawing(Charges, { name, items }), openLabel: say('catch', { name }) }
    }
    stage.plates = found
    const due = this.asked ? undefined : this.view.duties.find((duty) => this.callOf(duty))
    const call = due && this.callOf(due)
    stage.calm = due ? { title: this.dutyOf(due), hint: say('catch-hint') } : null
    stage.offers =
      due && call ? [{ label: say('catch', { name: this.props.name(due.seat) }), run: made(call.move.code) }] : []
  }

  private callOf(duty: DutyInView): Charge | undefined {
    return this.topics.find((one) => one.source === duty.source)?.calls.find((charge) => charge.seat === duty.seat)
  }

  dutyOf(duty: DutyInView): string {
    const name = this.props.name(duty.seat)
    return say('duty-of', { name, text: duty.text[words.language], count: duty.times })
  }

  private title(): string {
    const { kind, text, source, count, other } = this.view.question
    if (this.plan.isGoingOn) return say('plan-on')
    if (kind === 'play') return this.lays.size ? say('ask-play') : this.nothingFits()
    if (this.isOpen && isBeginning(this.view)) return say('open-first', { name: this.props.name(this.view.first) })
    if (!text || kind === 'duty') return ''
    const args: Record<string, Argument> = { source, count, text: '' }
    if (other !== null) args['seat'] = { type: 'player', seat: other }
    return words.tell('blank', { id: `question-${kind}`, args }, this.props.name).trim()
  }

  /** Why a card has to be drawn. */
  private nothingFits(): string {
    const { bans, match_by, top } = this.view
    if (bans.length || match_by) return say('ask-draw-barred')
    return say('ask-draw', { colour: top.colour, digit: top.digit })
  }

  private hint(): string {
    const { kind, source } = this.view.question
    const id = `question-${this.isOpen && isBeginning(this.view) ? 'open' : kind}.hint`
    return this.asking || (words.has('blank', id) ? words.tell('blank', { id, args: { source } }, this.props.name) : '')
  }

  // --- what has just happened -----------------------------------------------------------------
  protected read(events: Happened<Happening>[]): void {
    for (const { event, phrase } of events) {
      const sentence = phrase ? words.tell('blank', phrase, this.props.name) : ''
      this.consequences = after(this.consequences, event, sentence, this.key, this.told)
      this.follow(event)
      if (event.event === 'cards-played' || event.event === 'reaction-played') sound.card()
      if (event.event === 'penalty-taken') sound.wrong()
      if (event.event === 'cards-played' || event.event === 'game-ended') this.turned = null
      if (event.event === 'reaction-played') this.turned = { seat: event.seat, card: event.card }
    }
  }

  /** Keep where the cards that move come from. */
  private follow(event: Happening): void {
    if (event.event === 'cards-handed') this.giver = event.giver
    else if (event.event === 'hands-swapped')
      this.giver = event.seat === this.props.seat ? event.other : event.other === this.props.seat ? event.seat : null
    else if (event.event === 'card-drawn') this.giver = null
    if (event.event === 'card-laid' || event.event === 'cards-played') this.layer = event.seat
  }
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Whether a move is made at a card or in the list of what can be pointed out; all others answer the question. */
const isAboutCards = (move: BlankMove): boolean =>
  'card' in move || 'rule' in move || 'source' in move || move.kind === 'exempt'
