import { beforeEach, expect, test, vi } from 'vitest'
import type { Motion } from '../motion/queue.svelte'

class Socket {
  static all: Socket[] = []
  static readonly OPEN = 1
  readyState = 1
  sent: { type: string; id: string; seen?: number }[] = []
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const table = { round: 1, status: 'playing', chairs: [{ seat: 0, connected: true }] }
const welcome = {
  type: 'welcome',
  protocol: 1,
  seq: 5,
  now: 0,
  you: { seats: [0] },
  table,
  deciders: [0],
  sides: [{ seat: 0, told: [] }],
  clocks: null,
  log: [],
  logs: [],
  chat: [],
  older: null,
  older_chat: null,
}
const update = (seq: number, more: object = {}) => ({
  type: 'update',
  seq,
  now: 0,
  by: 1,
  deciders: [0],
  sides: [{ seat: 0, told: [{ event: null, phrase: { id: `e${seq}`, args: {} } }] }],
  clocks: null,
  re: null,
  told: [],
  table: null,
  chat: null,
  you: null,
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'http://h' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

async function opened() {
  const { LiveTable } = await import('./table.svelte')
  const live = new LiveTable('LIPA-1')
  live.open()
  const socket = Socket.all[0]!
  socket.say(welcome)
  return { live, socket }
}

test('a welcome paints the whole picture', async () => {
  const { live, socket } = await opened()
  expect(socket.url).toBe('ws://h/api/tables/LIPA-1/socket')
  expect(live.connection).toBe('open')
  expect(live.seq).toBe(5)
})

const motion = (events = 1): Motion => ({ view: null, scene: null, events, moves: 300, stays: 400 })

test('updates are played one after another, and their lines come with their motions', async () => {
  const { live, socket } = await opened()
  live.shownSeat = () => 0
  live.plan = () => [motion(0), motion()]
  socket.say(update(6))
  socket.say(update(7))
  expect([live.seq, live.motion.isEmpty]).toEqual([5, false])
  expect(logged(live.logOf(0))).toEqual([])
  vi.advanceTimersByTime(800)
  expect(logged(live.logOf(0))).toEqual(['e6'])
  vi.advanceTimersByTime(700)
  expect(live.seq).toBe(6)
  vi.advanceTimersByTime(1500)
  expect([live.seq, live.motion.isEmpty]).toEqual([7, true])
  expect(logged(live.logOf(0))).toEqual(['e6', 'e7'])
})

const say = (...ids: string[]) => ids.map((id) => ({ event: null, phrase: { id, args: {} } }))
const logged = (lines: { phrase: { id: string } }[]) => lines.map((line) => line.phrase.id)

test('hot seats hear what each of them may know, and nothing of the other’s', async () => {
  const { live, socket } = await opened()
  live.shownSeat = () => 0
  socket.say({
    ...welcome,
    seq: 6,
    you: { seats: [0, 1] },
    log: [{ seq: 6, by: 0, at: 0, told: say('drew') }],
    logs: [
      { seat: 0, log: [{ seq: 6, by: 0, at: 0, told: say('drew-owl') }] },
      { seat: 1, log: [{ seq: 6, by: 0, at: 0, told: say('drew') }] },
    ],
  })
  socket.say(
    update(7, {
      by: 1,
      told: say('time'),
      sides: [
        { seat: 0, told: say('drew') },
        { seat: 1, told: say('drew-fox') },
      ],
    }),
  )
  expect(logged(live.logOf(0))).toEqual(['drew-owl', 'time', 'drew'])
  expect(logged(live.logOf(1))).toEqual(['drew', 'time', 'drew-fox'])
  expect(live.news).toMatchObject({ by: 1, isMove: true, told: say('time', 'drew') })
  // A picture that is sent again repeats nothing.
  socket.say({
    ...welcome,
    seq: 7,
    log: [],
    logs: [
      { seat: 0, log: [{ seq: 7, by: 1, at: 0, told: say('time', 'drew') }] },
      { seat: 1, log: [] },
    ],
  })
  expect(logged(live.logOf(0))).toEqual(['drew-owl', 'time', 'drew'])
})

test('a seat goes on with the log of the lobby, and a spectator hears what everybody does', async () => {
  const { live, socket } = await opened()
  socket.say({ ...welcome, seq: 6, sides: [], log: [{ seq: 6, by: null, at: 0, told: say('sat') }] })
  socket.say(
    update(7, {
      sides: [
        { seat: 0, told: say('dealt-owl') },
        { seat: 1, told: say('dealt') },
      ],
    }),
  )
  expect(logged(live.logOf(0))).toEqual(['sat', 'dealt-owl'])
  socket.say({
    ...welcome,
    seq: 3,
    you: { seats: [] },
    sides: [{ seat: null, told: [] }],
    log: [{ seq: 3, by: 0, at: 0, told: say('drew') }],
  })
  socket.say(update(4, { by: null, sides: [{ seat: null, told: say('next') }] }))
  expect(logged(live.logOf(null))).toEqual(['drew', 'next'])
})

test('a click ends what plays, a second one goes to the present', async () => {
  const { live, socket } = await opened()
  live.shownSeat = () => 0
  live.plan = () => [motion(), motion()]
  for (const seq of [6, 7, 8]) socket.say(update(seq))
  live.motion.skip()
  expect(live.seq).toBe(5)
  live.motion.skip()
  expect([live.seq, live.motion.isEmpty]).toEqual([8, true])
  expect(live.news.told.map((line) => line.phrase?.id)).toEqual(['e6', 'e7', 'e8'])
})

test('nothing plays while somebody looks at what lies over the table; then it goes on', async () => {
  const { live, socket } = await opened()
  let isHeld = false
  live.showBoard({ shownSeat: () => 0, plan: () => [motion(), motion()], isPressed: () => false, isHeld: () => isHeld })
  socket.say(update(6))
  isHeld = true
  socket.say(update(7))
  vi.advanceTimersByTime(60_000)
  live.motion.skip()
  expect([live.seq, live.motion.isEmpty]).toEqual([5, false])
  isHeld = false
  vi.advanceTimersByTime(60)
  expect(live.seq).toBe(5)
  vi.advanceTimersByTime(8000)
  expect([live.seq, live.motion.isEmpty]).toEqual([7, true])
  isHeld = true // looked at once more, while nothing plays
  socket.say(update(8))
  vi.advanceTimersByTime(60_000)
  expect(live.seq).toBe(7)
  isHeld = false
  vi.advanceTimersByTime(8000)
  expect(live.seq).toBe(8)
})

test('a gap asks for the picture again', async () => {
  const { live, socket } = await opened()
  socket.say(update(8))
  expect(live.seq).toBe(5)
  expect(socket.sent.at(-1)).toMatchObject({ type: 'sync', seen: 5 })
})

test('after a lost connection it says what it has seen and repeats what was not answered', async () => {
  const { live, socket } = await opened()
  live.send({ type: 'say', text: 'hej' })
  const id = socket.sent.at(-1)!.id
  socket.onclose({ code: 1006 })
  expect(live.connection).toBe('lost')
  vi.advanceTimersByTime(300)
  const next = Socket.all[1]!
  expect(next.url).toContain('seen=5')
  next.say(welcome)
  expect(next.sent.at(-1)).toMatchObject({ type: 'say', id })
  next.say(update(6, { re: id }))
  expect(live.waiting).toBe(0)
})

test('a table that is closed for good is not knocked at again', async () => {
  const { live, socket } = await opened()
  socket.onclose({ code: 4403 })
  vi.advanceTimersByTime(60_000)
  expect(live.connection).toBe('closed')
  expect(Socket.all.length).toBe(1)
})

test('a refusal is shown until something happens', async () => {
  const { live, socket } = await opened()
  live.move(3, 0)
  socket.say({
    type: 'refused',
    re: socket.sent.at(-1)!.id,
    seq: 5,
    rule: 'CRD-14',
    phrase: { id: 'r', args: {} },
    instead: { id: 'r.instead', args: {} },
    legal: [],
  })
  expect(live.refused?.rule).toBe('CRD-14')
  expect(live.waiting).toBe(0)
  socket.say(update(6))
  expect(live.refused).toBe(null)
})

test('a move that came too late for the game is no failure, another request is', async () => {
  const { live, socket } = await opened()
  const fail = () =>
    socket.say({ type: 'failure', re: socket.sent.at(-1)!.id, code: 'not-now', phrase: { id: 'f', args: {} } })
  live.move(3, 0)
  fail()
  expect(live.failure?.code).toBe('not-now')
  live.move(3, 0)
  socket.say(update(6, { table: { ...table, status: 'over' } }))
  fail()
  expect(live.failure).toBe(null)
  live.send({ type: 'rematch' })
  fail()
  expect(live.failure?.code).toBe('not-now')
})

test('an own move behind others’ counts as waiting until it is drawn, and a new picture ends that', async () => {
  const { live, socket } = await opened()
  live.plan = () => [motion()]
  socket.say(update(6))
  live.move(3, 0)
  const id = socket.sent.at(-1)!.id
  socket.say(update(7))
  socket.say(update(8, { re: id, by: 0 }))
  expect(live.seq).toBe(5)
  expect(live.waiting).toBe(1)
  socket.say({ ...welcome, seq: 8 })
  expect(live.seq).toBe(8)
  expect(live.waiting).toBe(0)
})

test('a move that is not answered is asked about and repeated', async () => {
  const { live, socket } = await opened()
  live.move(3, 0)
  const id = socket.sent.at(-1)!.id
  vi.advanceTimersByTime(9000)
  expect(socket.sent.at(-1)).toMatchObject({ type: 'sync' })
  socket.say(welcome)
  expect(socket.sent.at(-1)).toMatchObject({ type: 'move', id })
  socket.say({ type: 'done', re: id, seq: 6 })
  expect(live.waiting).toBe(0)
})

test('where nothing was missed, what is not answered is repeated as well', async () => {
  const { live, socket } = await opened()
  live.move(3, 0)
  const id = socket.sent.at(-1)!.id
  vi.advanceTimersByTime(9000)
  const sync = socket.sent.at(-1)!
  expect(sync).toMatchObject({ type: 'sync', seen: 5 })
  socket.say({ type: 'done', re: sync.id, seq: 5 })
  expect(socket.sent.at(-1)).toMatchObject({ type: 'move', id })
  expect(live.waiting).toBe(1)
})

const line = (seq: number) => ({ seq, by: 0, at: 0, told: say(`e${seq}`) })
const spoke = (seq: number) => ({ seq, at: 0, player: 'p', name: 'Ala', seat: 0, text: `${seq}`, quick: null })
const fetched = (page: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ ok: true, text: async () => JSON.stringify(page) })),
  )

test('older lines come page by page, before those that are here', async () => {
  const { live, socket } = await opened()
  socket.say({
    ...welcome,
    table: { ...table, round: 2 },
    seq: 40,
    log: [line(39), line(40)],
    older: 39,
    chat: [spoke(38)],
    older_chat: 38,
  })
  expect([live.older, live.olderChat]).toEqual([39, 38])
  fetched({ log: [line(37)], logs: [{ seat: 0, log: [{ ...line(37), told: say('own') }] }], older: 37 })
  socket.say(update(41))
  await live.loadOlder()
  expect(fetch).toHaveBeenCalledWith('/api/tables/LIPA-1/log?before=39', expect.anything())
  expect(logged(live.logOf(0))).toEqual(['own', 'e39', 'e40', 'e41'])
  expect(logged(live.logOf(null))).toEqual(['e37', 'e39', 'e40'])
  fetched({ log: [line(5)], logs: [], older: null })
  await live.loadOlder()
  expect([live.older, logged(live.logOf(0))[0]]).toEqual([null, 'e5'])
  fetched({ chat: [spoke(2)], older: null })
  await live.loadOlderChat()
  expect([live.olderChat, live.chat.map((one) => one.seq)]).toEqual([null, [2, 38]])
})

test('words of somebody blocked go, though the list of the blocked comes after them', async () => {
  const { live, socket } = await opened()
  const { contacts } = await import('../contacts/contacts.svelte')
  const by = (player: string, seq: number) => ({ ...spoke(seq), player })
  socket.say({ ...welcome, seq: 40, chat: [by('p_good', 37), by('p_bad', 38)] })
  fetched({ lately: [], blocked: [{ player: 'p_bad', name: 'Natręt' }] })
  await contacts.look()
  socket.say(update(41, { chat: by('p_bad', 41) }))
  socket.say(update(42, { chat: { ...by('p_bad', 42), reaction: 'heart' } }))
  expect([live.chat.map((one) => one.seq), live.thrown]).toEqual([[37], null])
  fetched({ lately: [], blocked: [] })
  await contacts.unblock('p_bad')
  expect(live.chat.map((one) => one.seq)).toEqual([37, 38, 41])
})

test('who has missed too much begins anew, and a small gap is closed', async () => {
  const { live, socket } = await opened()
  socket.say(update(6))
  socket.say({ ...welcome, seq: 8, log: [line(7), line(8)] })
  expect(logged(live.logOf(0))).toEqual(['e6', 'e7', 'e8'])
  socket.say({ ...welcome, seq: 900, log: [line(899), line(900)], older: 899 })
  expect(logged(live.logOf(0))).toEqual(['e899', 'e900'])
  expect(live.older).toBe(899)
})

test('a host who does not come back is missed when the time has come', async () => {
  const { live, socket } = await opened()
  socket.say({ type: 'presence', connected: [true], spectators: 0, take_over_in: 40_000 })
  expect([live.hostAway, live.orphaned]).toEqual([true, false])
  vi.advanceTimersByTime(39_000)
  expect(live.orphaned).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(live.orphaned).toBe(true)
  socket.say({ type: 'presence', connected: [true], spectators: 0, take_over_in: null })
  expect(live.orphaned).toBe(false)
  socket.say({ ...welcome, table: { ...table, take_over_in: 0 } })
  expect(live.orphaned).toBe(true)
})

test('waiting between attempts grows and stays bearable', async () => {
  const { retryDelay } = await import('./table.svelte')
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([250, 500, 1000, 5000])
})

test('my part of the deal is told once the list is closed, at once and however it is answered', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const { live, socket } = await opened()
  const waiting = { ...table, id: 't_1', status: 'lobby', fairness: { commitment: 'cc', parts: [], closed: null } }
  socket.say({ ...welcome, table: waiting, you: { seats: [0], player: 'p' }, sides: [] })
  const mine = live.commit()
  const closed = `stolik-list 2\ntable = t_1\nround = 1\ncommitment = cc\ncommitment-0 = ${mine}`
  const parts = [{ seat: 0, commitment: mine, revealed: false, entropy: null }]
  expect(socket.sent.filter((one) => one.type === 'reveal')).toEqual([])
  socket.say(update(6, { table: { ...waiting, status: 'dealing', fairness: { commitment: 'cc', parts, closed } } }))
  const [told] = socket.sent.filter((one) => one.type === 'reveal')
  expect(told).toMatchObject({ type: 'reveal', entropy: expect.stringMatching(/^[0-9a-f]{64}$/) })
  socket.say({
    type: 'failure',
    re: told!.id,
    code: 'not-now',
    phrase: { id: 'error-not-now', args: {} },
    detail: '',
    retry_after: null,
  })
  expect(live.failure).toBeNull()
})

test('what happened since the last visit is shown before what is now', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'stolik-visits' ? JSON.stringify({ 'LIPA-1': { round: 1, seq: 3 } }) : null),
    setItem: () => undefined,
  })
  const messages = [{ ...welcome, seq: 3 }, update(4), update(5)]
  const answer = { ok: true, text: () => Promise.resolve(JSON.stringify({ messages })) }
  const fetched = vi.fn(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetched)
  const { live, socket } = await opened()
  expect(live.table).toBeNull()
  socket.say(update(6)) // came while the answer was on its way
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledWith('/api/tables/LIPA-1/missed?seen=3', expect.anything())
  expect(live.seq).toBe(3)
  const planned: number[] = []
  const plan = (one: { seq: number }): Motion[] => (planned.push(one.seq), [])
  live.showBoard({ shownSeat: () => 0, plan, isPressed: () => false, isHeld: () => false })
  await vi.advanceTimersByTimeAsync(0)
  expect(planned).toEqual([4, 5, 6])
  expect(live.seq).toBe(6)
})

test('without an answer about the last visit the table is shown as it is', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'stolik-visits' ? JSON.stringify({ 'LIPA-1': { round: 1, seq: 3 } }) : null),
    setItem: () => undefined,
  })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  const { live } = await opened()
  await vi.advanceTimersByTimeAsync(0)
  expect(live.seq).toBe(5)
})
