/** The paints of marks, and which ink reads on each: never less than 4.5 to 1. */
export const PAINTS: Record<string, string> = {
  amber: '#e0a11b',
  black: '#211a17',
  blue: '#2b6fb3',
  brown: '#6e4124',
  green: '#1d7a45',
  grey: '#6f685f',
  lilac: '#b79ad6',
  lime: '#a4c639',
  orange: '#e07b1f',
  pink: '#e38ab8',
  purple: '#55308a',
  red: '#b3261e',
  teal: '#14706d',
  white: '#fffaf0',
  yellow: '#f2d13b',
}

const DARK = '#211a17'
const PALE = '#fffaf0'

function light(colour: string): number {
  const part = (at: number): number => {
    const one = parseInt(colour.slice(at, at + 2), 16) / 255
    return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

export function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

export const inkOn = (paint: string): string => {
  const ground = PAINTS[paint] ?? PAINTS['grey']!
  return contrast(ground, DARK) > contrast(ground, PALE) ? DARK : PALE
}
