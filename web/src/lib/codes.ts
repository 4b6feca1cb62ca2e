/** Codes as people say, type and paste them. */

/** Letters as they stand in a code: codes are Polish words without their tails and dots. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'L').toUpperCase()

/** The code in what somebody typed or pasted: an invitation's link, spaces, small letters. The server puts missing hyphens in. */
export function readCode(text: string): string {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1]
  const wanted = (linked === undefined ? text : (decoded(linked) ?? '')).trim()
  if (wanted.startsWith('t_')) return wanted // the id of a table, which is no code
  return plain(wanted)
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A part of an address as it was meant; null when it means nothing. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
