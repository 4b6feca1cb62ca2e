/** Paper and scissors: the inks and shapes that emblems are cut from, on a field of 60 by 60. */

export const C = '#fdf0d5'
export const G = '#f4b94c'
export const D = '#23161a'

export const cream = (d: string): string => `<path fill="${C}" d="${d}"/>`
export const gold = (d: string): string => `<path fill="${G}" d="${d}"/>`
export const dark = (d: string): string => `<path fill="${D}" d="${d}"/>`
export const line = (d: string, color: string, width: number): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
export const dot = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
export const turned = (count: number, part: string, from = 0): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${from + (360 / count) * i} 30 30)">${part}</g>`).join(
    '',
  )
export const STAR = 'M0-10l3 6.6 7.2.8-5.4 4.8 1.5 7.100L0 5.700l-6.3 3.6 1.5-7.1-5.4-4.8 7.2-.8z'
export const star = (x: number, y: number, size: number, color: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${color}" d="${STAR}"/>`
