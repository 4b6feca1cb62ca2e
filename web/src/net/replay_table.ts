import type { Chair, Replay, TableInfo } from './protocol'

/** The table of a replay, as boards and plates expect one; nobody sits at it any more. */
export function replayTable(id: string, replay: Replay | null): TableInfo {
  const chairs = (replay?.names ?? []).map((name, seat): Chair => {
    const level = replay?.levels[seat] ?? null
    return {
      seat,
      kind: level ? 'bot' : 'person',
      name,
      player: null,
      level,
      ready: true,
      connected: true,
      stand_in: false,
      days_off: null,
    }
  })
  const known = { id, round: replay?.round ?? 1, game: replay?.game ?? '', chairs, status: 'over', options: {} }
  return known as unknown as TableInfo
}
