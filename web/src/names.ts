/** What everybody at a table is called; bots get a name of their own, the same all game long. */

/** A name as the server takes it: one line, nothing invisible. Empty when there is nothing to see. */
export const cleanName = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()

const BOTS = ['Ala', 'Bolek', 'Celina', 'Dionizy', 'Elka', 'Feliks', 'Gizela', 'Hipolit']

export function chairName(chair: { seat: number; kind: string; name: string } | undefined): string {
  if (!chair) return ''
  return chair.name || (BOTS[chair.seat % BOTS.length] ?? 'Bot')
}

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? 'Bot'
