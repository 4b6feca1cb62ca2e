/** One live table: its socket, what this browser knows of it, and what it asked for. */

import { api } from './api'
import type {
  ChatLine,
  Clocks,
  Failure,
  FromClient,
  FromServer,
  Refused,
  SeatUpdate,
  TableInfo,
  EventLine,
  Update,
  Welcome,
  You,
} from './protocol'
import { lastVisit, noteVisit } from './last_visit'
import {
  endOf,
  eventsFor,
  linesOf,
  versionsOf,
  withLines,
  withOlderLines,
  withUndone,
  type Logged,
  type SeatLogs,
} from './log'
import type { News, ShownBoard, TableRequest } from './shown_board'
import { contacts } from '../contacts/contacts.svelte'
import { MotionQueue } from '../motion/queue.svelte'
import { commit, partToReveal, see, type SealProblem } from '../seal/seals'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'
const REVEAL = 'reveal-'
const FINAL_CODES = new Set([4401, 4403, 4404, 4410, 4500])
/** How long an answer may take before the whole table is asked for again, in milliseconds. */
const ANSWER_TIMEOUT = 8000

let counter = 0
const newId = (): string => `${Date.now().toString(36)}-${(counter++).toString(36)}`

/** What people said in words; reactions are over when they were seen. */
const said = (lines: ChatLine[]): ChatLine[] => lines.filter((line) => !line.reaction)

/** How long to wait before the next attempt to connect, in milliseconds. */
export const retryDelay = (attempt: number): number => Math.min(5000, 250 * 2 ** attempt)

export class LiveTable {
  connection = $state<Connection>('connecting')
  closeCode = $state(0)
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<You | null>(null)
  sides = $state.raw<SeatUpdate[]>([])
  deciders = $state.raw<number[]>([])
  clocks = $state.raw<(Clocks & { at: number }) | null>(null)
  /** The log as each of my seats knows it; null is a spectator's, and the lobby's. */
  private logs = $state.raw<SeatLogs>(new Map())
  private talk = $state.raw<ChatLine[]>([])
  chat = $derived(this.talk.filter((line) => !contacts.isSilent(line.player)))
  /** The reaction that was thrown last; none of them stays in the chat. */
  thrown = $state.raw<ChatLine | null>(null)
  /** Before which entry there is more that this browser does not have; null at the beginning. */
  older = $state<number | null>(null)
  olderChat = $state<number | null>(null)
  refused = $state.raw<Refused | null>(null)
  failure = $state.raw<Failure | null>(null)
  seq = $state(0)
  /** What happens on the board, one after the other; everything here is as of what it shows. */
  readonly motion = new MotionQueue()
  /** What the seat on the screen has just learned. */
  news = $state.raw<News>({ seq: 0, by: null, told: [], isMove: false })
  waiting = $state(0)
  hostAway = $state(false)
  /** The host has been away for so long that whoever sits here may take the table over. */
  orphaned = $state(false)
  /** Whoever has been offered a rematch wants to see the table before the game all the same. */
  atLobby = $state(false)
  /** Why this browser does not trust the deal, and has not revealed its part of it. */
  sealProblem = $state<SealProblem>('')

  private socket: WebSocket | null = null
  private attempt = 0
  private retryTimer = 0
  /** Updates that have arrived and are not all shown yet. */
  private queue: Update[] = []
  private answerTimer = 0
  private hostTimer = 0
  private seen = 0
  private unread = false
  private pending = new Map<string, FromClient>()
  private syncs = new Set<string>()
  private unasked = new Set<string>()
  private stopped = false
  /** What happened since the last visit, until a board can show it. */
  private missed: FromServer[] = []
  /** What came while that was asked for. */
  private early: FromServer[] | null = null
  /** The seat on the screen, and how its board plays an update; without a board it is shown at once. */
  shownSeat = (): number | null => null
  plan: ShownBoard['plan'] = () => []

  /** A television shows the table as spectators see it, whoever opened it. */
  constructor(
    readonly code: string,
    private readonly screen: '' | 'television' = '',
  ) {}

  /** A board shows the table: from which seat, and how it plays what happens. */
  showBoard(board: ShownBoard): void {
    this.shownSeat = board.shownSeat
    this.plan = board.plan
    this.motion.isPressed = board.isPressed
    this.motion.isHeld = board.isHeld
    if (this.missed.length) queueMicrotask(this.playMissed)
  }

  private playMissed = (): void => {
    const missed = this.missed
    this.missed = []
    for (const message of missed) this.onMessage(message)
  }

  /** Show what happened since the last visit before what is now; without an answer, only the latter. */
  private async catchUp(message: Welcome, seen: number): Promise<void> {
    this.early = []
    const found = await api.missed(this.code, seen).catch(() => null)
    const [first, ...rest] = (found?.messages ?? []) as FromServer[]
    const early = this.early
    this.early = null
    if (first?.type !== 'welcome') this.missed = early
    else this.missed = [...rest, ...early]
    this.onWelcome(first?.type === 'welcome' ? first : message, false)
    // The board of an old state is drawn first; where none is drawn, nothing is held back.
    if (this.table?.status !== 'playing') this.playMissed()
  }

  /** That board has left the screen; another may have taken its place. */
  hideBoard(plan: ShownBoard['plan']): void {
    const isNever = (): boolean => false
    if (this.plan === plan)
      this.showBoard({ shownSeat: () => null, plan: () => [], isPressed: isNever, isHeld: isNever })
  }

  open(): void {
    addEventListener('online', this.reconnect)
    document.addEventListener('visibilitychange', this.reconnect)
    document.addEventListener('visibilitychange', this.onHidden)
    this.connect()
  }

  close(): void {
    this.stopped = true
    this.noteVisit()
    removeEventListener('online', this.reconnect)
    document.removeEventListener('visibilitychange', this.reconnect)
    document.removeEventListener('visibilitychange', this.onHidden)
    clearTimeout(this.retryTimer)
    clearTimeout(this.answerTimer)
    clearTimeout(this.hostTimer)
    this.socket?.close(1000)
  }

  private reconnect = (): void => {
    if (this.connection !== 'lost' || document.visibilityState !== 'visible') return
    clearTimeout(this.retryTimer)
    this.connect()
  }

  /** A hidden page shows no motions: it is up to date when it is shown again. */
  private onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return
    this.motion.flush()
    this.noteVisit()
  }

  private noteVisit(): void {
    const { table } = this
    if (table?.status === 'playing' && this.you?.seats.length && this.screen === '')
      noteVisit(this.code, { round: table.round, seq: this.seq })
  }

  private connect(): void {
    const asked = Object.entries({ seen: this.seen || '', screen: this.screen }).filter(([, value]) => value)
    const query = asked.length ? `?${asked.map(([key, value]) => `${key}=${value}`).join('&')}` : ''
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${encodeURIComponent(this.code)}/socket${query}`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = (message) => this.onMessage(JSON.parse(String(message.data)) as FromServer)
    socket.onclose = (event) => {
      if (this.stopped || socket !== this.socket) return
      this.closeCode = event.code
      if (FINAL_CODES.has(event.code)) {
        this.connection = 'closed'
        return
      }
      this.connection = 'lost'
      this.retryTimer = window.setTimeout(() => this.connect(), retryDelay(this.attempt++))
    }
  }

  private onMessage(message: FromServer): void {
    if ('table' in message && message.table) this.watchDeal(message.table, message.you?.player ?? this.you?.player)
    switch (message.type) {
      case 'welcome':
        this.onWelcome(message)
        break
      case 'update':
        if (message.re) this.pending.delete(message.re)
        this.unasked.delete(message.re ?? '')
        this.onUpdate(message)
        break
      case 'refused':
        this.pending.delete(message.re)
        if (!this.unasked.delete(message.re)) this.refused = message
        break
      case 'failure': {
        // Whoever was about to move when the game ended sees that it has.
        const late = this.table?.status === 'over' && this.pending.get(message.re ?? '')?.type === 'move'
        if (message.re) this.pending.delete(message.re)
        if (message.re?.startsWith(REVEAL)) break // another window was faster, or the time was out
        const isUnasked = this.unasked.delete(message.re ?? '')
        this.failure = late || isUnasked ? null : message
        if (message.code === 'stale') this.send({ type: 'sync', seen: this.seen })
        break
      }
      case 'done':
        this.pending.delete(message.re)
        // There was nothing to catch up on, so what is unanswered got lost on its way.
        if (this.syncs.delete(message.re)) this.repeat()
        break
      case 'presence':
        if (this.table) {
          const chairs = this.table.chairs.map((chair, i) => ({
            ...chair,
            connected: message.connected[i] ?? chair.connected,
          }))
          const { spectators, watching, television } = message
          this.table = { ...this.table, chairs, spectators, watching, television }
        }
        this.watchHost(message.take_over_in)
        break
    }
    this.countWaiting()
  }

  /** Note what is shown of the deal; once its list is closed, reveal my part, however much is still to be drawn. */
  private watchDeal(table: TableInfo, player: string | undefined): void {
    if (!player) return
    const entropy = partToReveal(player, table)
    if (entropy) this.socket?.send(JSON.stringify({ type: 'reveal', id: REVEAL + newId(), entropy }))
    this.sealProblem = see(player, table).problem
  }

  /** A new part of the next deal: what is sent now only fixes it. */
  commit(): string {
    return commit(this.you!.player, this.table!)
  }

  private watchHost(wait: number | null | undefined): void {
    const left = wait ?? null
    clearTimeout(this.hostTimer)
    this.hostAway = left !== null
    this.orphaned = left === 0
    if (left) this.hostTimer = window.setTimeout(() => (this.orphaned = true), left + 500)
  }

  /** What I asked for and do not see yet: unanswered, or answered and still behind others' moves. */
  private countWaiting(): void {
    this.waiting = this.pending.size + this.queue.filter((update) => update.re !== null).length
    clearTimeout(this.answerTimer)
    // No answer: ask for the whole table, which also repeats what was not answered.
    if (this.pending.size) this.answerTimer = window.setTimeout(() => this.resync(), ANSWER_TIMEOUT)
  }

  private resync(): void {
    if (this.connection === 'open') this.send({ type: 'sync', seen: this.seen })
    this.countWaiting()
  }

  private onWelcome(message: Welcome, canCatchUp = true): void {
    const visit = this.seen === 0 && canCatchUp && this.screen === '' ? lastVisit(this.code) : null
    if (this.early) return void this.early.push(message)
    if (visit && visit.round === message.table.round && visit.seq < message.seq && message.sides.length)
      return void this.catchUp(message, visit.seq)
    this.motion.flush()
    this.syncs.clear()
    const fresh =
      message.anew || this.seen === 0 || message.table.round !== this.table?.round || message.seq < this.seen
    // Too much was missed for one message: begin anew, and what lies between comes on request.
    if (fresh || message.older !== null) {
      this.logs = new Map()
      this.older = message.older
    }
    // What was taken back while this browser was away is marked in what it knew before.
    for (const { undoes } of message.log) if (undoes != null) this.logs = withUndone(this.logs, undoes)
    this.logs = withLines(this.logs, ...versionsOf(message))
    if (fresh || message.older_chat !== null) {
      this.talk = said(message.chat)
      this.olderChat = message.older_chat
    } else {
      const known = new Set(this.talk.map((line) => line.seq))
      this.talk = [...this.talk, ...said(message.chat).filter((line) => !known.has(line.seq))]
    }
    this.table = message.table
    this.watchHost(message.table.take_over_in)
    this.you = message.you
    this.sides = message.sides
    this.deciders = message.deciders
    this.clocks = message.clocks && { ...message.clocks, at: performance.now() }
    this.seq = this.seen = message.seq
    this.connection = 'open'
    this.attempt = 0
    this.repeat()
  }

  /** Send again what was not answered; nothing happens twice. */
  private repeat(): void {
    for (const request of this.pending.values()) this.socket?.send(JSON.stringify(request))
  }

  /** Fetch the part of the log before what is here. */
  async loadOlder(): Promise<void> {
    const before = this.older
    if (before === null) return
    const page = await api.logPage(this.code, before)
    if (this.older !== before) return // meanwhile the log began anew
    this.older = page.older
    const [, olderFor] = versionsOf(page)
    this.logs = withOlderLines(this.logs, olderFor)
  }

  /** Fetch the part of the chat before what is here. */
  async loadOlderChat(): Promise<void> {
    const before = this.olderChat
    if (before === null) return
    const page = await api.chatPage(this.code, before)
    if (this.olderChat !== before) return
    this.olderChat = page.older
    this.talk = [...said(page.chat), ...this.talk]
  }

  /** Chat and clocks are shown at once, everything else in its turn. */
  private onUpdate(update: Update): void {
    if (this.early) return void this.early.push(update)
    if (update.seq <= this.seen) return
    if (update.seq > this.seen + 1) {
      this.send({ type: 'sync', seen: this.seen })
      return
    }
    this.seen = update.seq
    if (update.chat && !update.chat.reaction) this.talk = [...this.talk, update.chat]
    else if (update.chat && !contacts.isSilent(update.chat.player)) this.thrown = update.chat
    this.clocks = update.clocks && { ...update.clocks, at: performance.now() }
    const before = this.queue.findLast((one) => one.sides.length)?.sides ?? this.sides
    const told = eventsFor(update, this.shownSeat())
    let at = 0
    this.queue.push(update)
    this.motion.push({
      motions: this.plan(update, before),
      begin: (motion, isLast) => {
        const part = told.slice(at, isLast ? told.length : endOf(told, at, motion.events))
        const lines = linesOf({ seq: update.seq, by: update.by, told: part }, at)
        this.publish(update, part, at === 0)
        this.logs = withLines(this.logs, [this.shownSeat()], (seat) => (seat === this.shownSeat() ? lines : []))
        at += part.length
        return lines.length
      },
      done: () => this.apply(update, told.slice(at), at === 0),
    })
  }

  /** The board reads the news once for each change of the page: what came together is read together. */
  private publish(update: Update, told: EventLine[], isMove: boolean): void {
    const { news } = this
    this.news = {
      seq: news.seq + 1,
      by: update.by,
      told: this.unread ? [...news.told, ...told] : told,
      isMove: isMove || (this.unread && news.isMove),
    }
    if (this.unread) return
    this.unread = true
    queueMicrotask(() => (this.unread = false))
  }

  private apply(update: Update, told: EventLine[], isMove: boolean): void {
    this.queue.shift()
    this.seq = update.seq
    if (update.table) {
      if (update.table.round !== this.table?.round) {
        this.logs = new Map()
        this.older = null
      }
      this.table = update.table
      this.watchHost(update.table.take_over_in)
    }
    if (update.you) this.you = update.you
    if (update.sides.length) this.sides = update.sides
    else if (update.table && (update.table.status === 'lobby' || update.table.status === 'dealing')) this.sides = []
    this.deciders = update.deciders
    if (told.length) this.publish(update, told, isMove)
    if (update.undone != null) this.logs = withUndone(this.logs, update.undone)
    this.logs = withLines(
      this.logs,
      update.sides.map((side) => side.seat),
      (seat) => linesOf({ seq: update.seq, by: update.by, told: eventsFor(update, seat) }),
    )
    if (update.by !== null || update.told.length || update.sides.some((side) => side.told.length)) {
      this.refused = null
      this.failure = null
    }
    this.countWaiting()
  }

  /** The log as this seat of mine knows it: people who share a screen keep their secrets. */
  logOf(seat: number | null): Logged[] {
    return this.logs.get(seat) ?? this.logs.get(null) ?? []
  }

  send(request: TableRequest): string {
    const message = { ...request, id: newId() } as FromClient
    if (message.type === 'sync') this.syncs.add(message.id)
    if (message.type !== 'ping' && message.type !== 'sync') {
      this.pending.set(message.id, message)
      this.countWaiting()
    }
    if (this.socket?.readyState === WebSocket.OPEN && this.connection === 'open')
      this.socket.send(JSON.stringify(message))
    return message.id
  }

  /** Take my last choice back; `ask` puts it to the vote of those who have learned something by it. */
  undo(seat: number, ask = false): void {
    this.refused = null
    this.failure = null
    this.send({ type: 'undo', seat, ask })
  }

  /** Make a move; one that nobody has just clicked is refused without a message. */
  move(code: number, seat: number, isUnasked = false): void {
    this.refused = null
    this.failure = null
    const id = this.send({ type: 'move', seq: this.seq, code, seat })
    if (isUnasked) this.unasked.add(id)
  }
}
