/** Seats of a running game that bots play for nobody: which of them this person may take, and why not the others. */

import type { LiveTable } from '../../net/table.svelte'
import { session } from '../../session.svelte'
import { say } from '../../words.svelte'

export interface SeatOffer {
  label: string
  run: () => void
}

export function seatOffers(live: LiveTable, name: (seat: number) => string): SeatOffer[] {
  const { you, table } = live
  if (!you || table?.status !== 'playing') return []
  const held = (seat: number): string =>
    you.seats.length || you.held.length > 1 ? say('take-back-of', { name: name(seat) }) : say('take-back')
  const nameAt = (seat: number): { name?: string } =>
    you.held.length ? { name: name(seat) } : session.me ? { name: session.me.name } : {}
  return you.may_sit.map((seat) => ({
    label: you.held.includes(seat) ? held(seat) : say('sit-for-bot', { name: name(seat) }),
    run: () => void live.send({ type: 'sit', seat, ...nameAt(seat) }),
  }))
}

/** Whoever only watches learns why a seat is not theirs to take. */
export const closedSeats = (live: LiveTable, name: (seat: number) => string): string[] =>
  live.you?.seats.length
    ? []
    : (live.you?.closed ?? []).map(({ code, seat }) => say(`closed-${code}`, { name: name(seat) }))
