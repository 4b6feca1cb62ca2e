/** One live table: its socket, what this browser knows of it, and what it asked for. */

import type {
  ChatLine, Clocks, Failure, FromClient, FromServer, Phrase, Refused, Side, TableInfo, Told, Update, Welcome, You,
} from './protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'
/** A message as pages write it: the table adds the id. */
export type Wish = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

export interface Logged {
  key: string
  by: number | null
  phrase: Phrase
  event: { event?: string } | null
}

export interface News {
  seq: number
  by: number | null
  told: Told[]
}

type Ears = Map<number | null, Logged[]>

const FINAL_CODES = new Set([4401, 4403, 4404])
/** How long others' moves stay visible before the next one is drawn. */
const PACE = 650
/** How long an answer may take before the picture is asked for again. */
const DOUBT = 8000

let counter = 0
const newId = (): string => `${Date.now().toString(36)}-${(counter++).toString(36)}`

export function spread(line: { seq: number; by: number | null; told: Told[] }): Logged[] {
  return line.told.flatMap((told, i) =>
    told.phrase ? [{ key: `${line.seq}.${i}`, by: line.by, phrase: told.phrase, event: told.event as Logged['event'] }] : [],
  )
}

/** How long to wait before the next attempt to connect, in milliseconds. */
export const patience = (attempt: number): number => Math.min(5000, 250 * 2 ** attempt)

export class LiveTable {
  connection = $state<Connection>('connecting')
  closeCode = $state(0)
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<You | null>(null)
  sides = $state.raw<Side[]>([])
  deciders = $state.raw<number[]>([])
  clocks = $state.raw<(Clocks & { at: number }) | null>(null)
  /** The log as each of my seats knows it; null is a spectator's, and the lobby's. */
  private logs = $state.raw<Ears>(new Map())
  chat = $state.raw<ChatLine[]>([])
  refused = $state.raw<Refused | null>(null)
  failure = $state.raw<Failure | null>(null)
  seq = $state(0)
  private news = $state.raw<{ seq: number; by: number | null; told: Told[]; sides: Side[] }>({ seq: 0, by: null, told: [], sides: [] })
  waiting = $state(0)
  hostAway = $state(false)
  /** The host has been away for so long that whoever sits here may take the table over. */
  orphaned = $state(false)

  private socket: WebSocket | null = null
  private attempt = 0
  private timer = 0
  private queue: Update[] = []
  private busyUntil = 0
  private pump = 0
  private doubt = 0
  private missed = 0
  private seen = 0
  private pending = new Map<string, FromClient>()
  private stopped = false
  /** The page decides how long others' moves are held; tests and reduced motion hold nothing. */
  pace = (): number => PACE

  constructor(readonly code: string) {}

  open(): void {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    this.stopped = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    clearTimeout(this.pump)
    clearTimeout(this.doubt)
    clearTimeout(this.missed)
    this.socket?.close(1000)
  }

  private hurry = (): void => {
    if (this.connection !== 'lost' || document.visibilityState !== 'visible') return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const seen = this.seen ? `?seen=${this.seen}` : ''
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${encodeURIComponent(this.code)}/socket${seen}`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as FromServer)
    socket.onclose = (event) => {
      if (this.stopped || socket !== this.socket) return
      this.closeCode = event.code
      if (FINAL_CODES.has(event.code)) {
        this.connection = 'closed'
        return
      }
      this.connection = 'lost'
      this.timer = window.setTimeout(() => this.connect(), patience(this.attempt++))
    }
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.greet(message)
        break
      case 'update':
        if (message.re) this.pending.delete(message.re)
        this.queue.push(message)
        this.drain()
        break
      case 'refused':
        this.pending.delete(message.re)
        this.refused = message
        break
      case 'failure': {
        // Whoever was about to move when the game ended sees that it has.
        const late = this.table?.status === 'over' && this.pending.get(message.re ?? '')?.type === 'move'
        if (message.re) this.pending.delete(message.re)
        this.failure = late ? null : message
        if (message.code === 'stale') this.send({ type: 'sync', seen: this.seen })
        break
      }
      case 'done':
        this.pending.delete(message.re)
        break
      case 'presence':
        if (this.table) {
          const chairs = this.table.chairs.map((chair, i) => ({ ...chair, connected: message.connected[i] ?? chair.connected }))
          this.table = { ...this.table, chairs, spectators: message.spectators }
        }
        this.missHost(message.take_over_in)
        break
    }
    this.count()
  }

  private missHost(wait: number | null | undefined): void {
    const left = wait ?? null
    clearTimeout(this.missed)
    this.hostAway = left !== null
    this.orphaned = left === 0
    if (left) this.missed = window.setTimeout(() => (this.orphaned = true), left + 500)
  }

  /** What I asked for and do not see yet: unanswered, or answered and still behind others' moves. */
  private count(): void {
    this.waiting = this.pending.size + this.queue.filter((update) => update.re !== null).length
    clearTimeout(this.doubt)
    // An answer that does not come: look at the whole picture again, which repeats what was not answered.
    if (this.pending.size) this.doubt = window.setTimeout(() => this.ask(), DOUBT)
  }

  private ask(): void {
    if (this.connection === 'open') this.send({ type: 'sync', seen: this.seen })
    this.count()
  }

  private greet(message: Welcome): void {
    this.queue = []
    const fresh = this.seen === 0 || message.table.round !== this.table?.round || message.seq < this.seen
    if (fresh) this.logs = new Map()
    const own = new Map((message.logs ?? []).map((one) => [one.seat, one.log] as const))
    this.note([...own.keys()], (seat) => ((seat === null ? null : own.get(seat)) ?? message.log).flatMap(spread))
    const said = new Set(this.chat.map((line) => line.seq))
    this.chat = fresh ? message.chat : [...this.chat, ...message.chat.filter((line) => !said.has(line.seq))]
    this.table = message.table
    this.missHost(message.table.take_over_in)
    this.you = message.you
    this.sides = message.sides
    this.deciders = message.deciders
    this.clocks = message.clocks && { ...message.clocks, at: performance.now() }
    this.seq = this.seen = message.seq
    this.connection = 'open'
    this.attempt = 0
    for (const wish of this.pending.values()) this.socket?.send(JSON.stringify(wish))
  }

  /** Draw what has arrived: own moves at once, others' one after another. */
  private drain(): void {
    clearTimeout(this.pump)
    const next = this.queue[0]
    if (!next) return
    const wait = this.busyUntil - performance.now()
    const mine = next.re !== null || next.by === null || this.queue.length > 6
    if (wait > 4 && !mine) {
      this.pump = window.setTimeout(() => this.drain(), wait)
      return
    }
    this.queue.shift()
    this.apply(next)
    this.count()
    this.drain()
  }

  /** A click finishes any motion: draw everything that has arrived. */
  flush(): void {
    this.busyUntil = 0
    this.drain()
  }

  /** Keep the picture for a moment longer, for example while a card is turned over. */
  hold(milliseconds: number): void {
    this.busyUntil = Math.max(this.busyUntil, performance.now() + milliseconds)
  }

  private apply(update: Update): void {
    if (update.seq <= this.seen) return
    if (update.seq > this.seen + 1) {
      this.send({ type: 'sync', seen: this.seen })
      return
    }
    this.seq = this.seen = update.seq
    if (update.table) {
      if (update.table.round !== this.table?.round) this.logs = new Map()
      this.table = update.table
      this.missHost(update.table.take_over_in)
    }
    if (update.you) this.you = update.you
    if (update.sides.length) this.sides = update.sides
    else if (update.table && update.table.status === 'lobby') this.sides = []
    this.deciders = update.deciders
    this.clocks = update.clocks && { ...update.clocks, at: performance.now() }
    this.news = { seq: update.seq, by: update.by, told: update.told, sides: update.sides }
    this.note(update.sides.map((side) => side.seat), (seat) => spread({ seq: update.seq, by: update.by, told: this.newsOf(seat).told }))
    if (update.chat) this.chat = [...this.chat, update.chat]
    if (update.by !== null || update.told.length || update.sides.some((side) => side.told.length)) {
      this.refused = null
      this.failure = null
    }
    if (update.by !== null && !update.re) this.hold(this.pace())
  }

  /** Write what each seat hears into its log; a seat that is new here knows what everybody knew. */
  private note(seats: (number | null)[], heard: (seat: number | null) => Logged[]): void {
    const logs: Ears = new Map(this.logs)
    const common = logs.get(null) ?? []
    for (const seat of new Set([null, ...logs.keys(), ...seats])) {
      const log = logs.get(seat) ?? common
      const known = new Set(log.map((entry) => entry.key))
      const fresh = heard(seat).filter((entry) => !known.has(entry.key))
      logs.set(seat, fresh.length ? [...log, ...fresh] : log)
    }
    this.logs = logs
  }

  /** The log as this seat of mine knows it: people who share a screen keep their secrets. */
  logOf(seat: number | null): Logged[] {
    return this.logs.get(seat) ?? this.logs.get(null) ?? []
  }

  /** The newest events as this seat knows them, for motion. */
  newsOf(seat: number | null): News {
    const { seq, by, told, sides } = this.news
    return { seq, by, told: [...told, ...(sides.find((side) => side.seat === seat)?.told ?? [])] }
  }

  send(wish: Wish): string {
    const message = { ...wish, id: newId() } as FromClient
    if (message.type !== 'ping' && message.type !== 'sync') {
      this.pending.set(message.id, message)
      this.count()
    }
    if (this.socket?.readyState === WebSocket.OPEN && this.connection === 'open') this.socket.send(JSON.stringify(message))
    return message.id
  }

  move(code: number, seat: number): void {
    this.refused = null
    this.failure = null
    this.send({ type: 'move', seq: this.seq, code, seat })
  }
}

/** My part of the deal: random bytes, so that nobody else can choose it. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
