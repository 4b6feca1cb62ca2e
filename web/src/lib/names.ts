/** What everybody at a table is called; bots get a name of their own, the same all game long. */

/** Characters that count as letters or signs though nothing of them can be seen; the server knows the same. */
const BLANK = /[\p{C}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\uffa0\u{16fe4}\u{1d159}]+/gu

/** A name as the server takes it: one line, nothing invisible, no accent without a letter. Empty when there is nothing to see. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(/(^| )\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()

const BOTS = ['Ala', 'Bolek', 'Celina', 'Dionizy', 'Elka', 'Feliks', 'Gizela', 'Hipolit']

export function chairName(chair: { seat: number; kind: string; name: string } | undefined): string {
  if (!chair) return ''
  return chair.name || (BOTS[chair.seat % BOTS.length] ?? 'Bot')
}

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? 'Bot'
