/** What every board gets, and where the boards are. */

import type { Component, Snippet } from 'svelte'
import type { Clocks, EventLine, SeatUpdate, TableInfo } from '../net/protocol'
import type { TableRequest } from '../net/shown_board'
import { FLIGHT } from '../motion'
import type { Motion } from '../motion/queue.svelte'
import type { Stage } from '../stage.svelte'
import type { Choice } from './choices'

export interface BoardProps<V = unknown, M = unknown, S = unknown> {
  /** The table as of the motion that plays; as of now when none does. */
  view: V
  /** What the motion that plays shows beside its view; null when none does. */
  scene: S | null
  /** The seat that looks; null for a spectator. */
  seat: number | null
  legal: Choice<M>[]
  table: TableInfo
  deciders: number[]
  stage: Stage
  /** What has just been told: with a motion its own events, and never twice. */
  news: { seq: number; told: EventLine[] }
  name: (seat: number) => string
  /** Time left, and when this browser heard of it; a replay has none. */
  clocks?: (Clocks & { at: number }) | null
  /** In a replay with all hands open: every seat's view. */
  open?: V[] | undefined
  /** Make the picked move at once. */
  confirm: () => void
  /** What the seat may do though it is not asked: call out, report. */
  aside?: Choice<M>[]
  /** Make a move at once, for buttons that need no second look. */
  make?: (code: number) => void
  /** Say something to the table itself: ask for a vote, give one. */
  request?: (request: TableRequest) => void
  /** The player's own plate, put where the board wants it. */
  plate: Snippet
}

/** What a game writes on a seat's plate: the one or two numbers that matter. */
export interface PlateNote {
  text?: string
  icon?: string
  /** What a screen reader says instead of icon and text. */
  label?: string
  /** Shown as a dark tag: "all-in". */
  tag?: boolean
  wideOnly?: boolean
  /** A small picture of the game's own, with its data. */
  drawing?: Drawing
  /** The number alone, for where there is no room for more. */
  badge?: string
  /** What a tap on the plate shows: cards that lie open, or what can be done there, and how that is called. */
  open?: Drawing
  openLabel?: string
}

export interface Drawing {
  component: Component<{ data: unknown; close?: () => void }>
  data: unknown
}

/** A small picture for a plate: the component, and the data of the type that it draws. */
export const drawing = <D>(component: Component<{ data: D; close?: () => void }>, data: D): Drawing => ({
  component: component as Drawing['component'],
  data,
})

/** What a board has to play: an update's events, and the table before and after them. */
export interface Played<V = unknown, E = unknown> {
  before: V
  after: V
  events: E[]
  seat: number | null
}

/** A card that a line of the log names: as the line calls it, and its picture. */
export interface NamedCard {
  name: string
  drawing: Drawing
}

export interface BoardModule {
  default: Component<BoardProps>
  /** The motions of an update, in their order; without it, the table is shown as it is after all of its events. */
  motions?: (played: Played) => Motion[]
  /** Whether an event has a line in the log of its own; without it, all have. */
  isLogged?: (event: unknown) => boolean
  /** Whose plates are lit; without it, of those who are asked. */
  lit?: (view: unknown, deciders: number[]) => number[]
  /** The cards that an event names. */
  named?: (event: unknown, view: unknown, table: TableInfo) => NamedCard[]
  /** The move that the player has settled on before: it is made without asking, or though nobody asks. */
  standing?: (view: unknown, seat: number, legal: Choice[]) => number | null
  /** A line under the game's name: round, phase. */
  where?: (view: unknown, table: TableInfo) => string
  plate?: (view: unknown, seat: number) => PlateNote[]
  /** The font that the sizes on the board depend on: it is there before the board is. */
  letters?: string
  /** What follows a finished game, beside the result: a reward. */
  after?: Component<{ table: TableInfo }>
}

/** How long a move is looked at when its board has no motions of its own: others' moves longer than one's own. */
const LOOK = 500

/** How an update is played for a seat: as the board says, else as one motion. */
export function motionsOf(
  module: BoardModule,
  seat: number | null,
  sides: { before: SeatUpdate[]; after: SeatUpdate[] },
  by: number | null,
): Motion[] {
  const before = sides.before.find((side) => side.seat === seat)
  const after = sides.after.find((side) => side.seat === seat)
  const events = (after?.told ?? []).flatMap(({ event }) => (event ? [event] : []))
  if (!before || !after || !events.length) return []
  if (module.motions) return module.motions({ before: before.view, after: after.view, events, seat })
  const stays = by === null || by === seat ? 0 : LOOK
  return [{ view: after.view, scene: null, events: events.length, moves: by === null ? 0 : FLIGHT, stays }]
}

const boards = import.meta.glob<BoardModule>('./*/Table.svelte')

export async function loadBoard(game: string): Promise<BoardModule> {
  const own = boards[`./${game.replaceAll('-', '_')}/Table.svelte`]
  const load = own ?? boards['./plain/Table.svelte']
  if (!load) throw new Error(`no board for ${game}`)
  const found = await load()
  if (found.letters) await Promise.race([document.fonts.load(found.letters, 'aą').catch(() => null), after(LETTERS)])
  return found
}

/** Milliseconds after which a board is shown although its font has not come. */
const LETTERS = 2000

const after = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))
