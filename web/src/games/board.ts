/** What every board gets, and where the boards are. */

import type { Component, Snippet } from 'svelte'
import type { Clocks, MoveChoice, TableInfo, Told } from '../net/protocol'
import type { Wish } from '../net/table.svelte'
import type { Stage } from '../stage.svelte'

export interface BoardProps<V = unknown> {
  view: V
  /** The seat that looks; null for a spectator. */
  seat: number | null
  legal: MoveChoice[]
  table: TableInfo
  deciders: number[]
  stage: Stage
  news: { seq: number; told: Told[] }
  name: (seat: number) => string
  /** Time left, and when this browser heard of it; a replay has none. */
  clocks?: (Clocks & { at: number }) | null
  /** In a replay with all hands open: every seat's view. */
  open?: unknown[] | undefined
  /** Keep the picture while something is shown. */
  hold: (milliseconds: number) => void
  /** Make the picked move at once. */
  confirm: () => void
  /** What the seat may do though it is not asked: call out, report. */
  aside?: MoveChoice[]
  /** Make a move at once, for buttons that need no second look. */
  make?: (code: number) => void
  /** Say something to the table itself: ask for a vote, give one. */
  wish?: (wish: Wish) => void
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
  draw?: Component<{ data: never }>
  data?: unknown
}

export interface BoardModule {
  default: Component<BoardProps<never>>
  /** A line under the game's name: round, phase. */
  where?: (view: never, table: TableInfo) => string
  plate?: (view: never, seat: number) => PlateNote[]
  /** What follows a finished game, beside the result: a reward. */
  after?: Component<{ table: TableInfo }>
}

const boards = import.meta.glob<BoardModule>('./*/Table.svelte')

export const hasBoard = (game: string): boolean => `./${game.replaceAll('-', '_')}/Table.svelte` in boards

export async function loadBoard(game: string): Promise<BoardModule> {
  const own = boards[`./${game.replaceAll('-', '_')}/Table.svelte`]
  const load = own ?? boards['./plain/Table.svelte']
  if (!load) throw new Error(`no board for ${game}`)
  return load()
}
