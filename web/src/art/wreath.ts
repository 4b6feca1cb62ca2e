/** A cut-paper wreath around the winner's mark; two leaves at a time grow from the bottom up. */

const PAPER = '#f6e6c3'
const GOLD = '#e2b862'
const BERRY = '#c2502f'
const PAIRS = 9
const FIRST = 12
const STEP = 19

const at = (radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.sin(angle), radius * Math.cos(angle)]
}

const leaf = (side: 1 | -1, i: number): string => {
  const [x, y] = at(92, FIRST + i * STEP)
  const [bx, by] = at(116, FIRST + i * STEP)
  const turn = (degrees: number): string =>
    `translate(${(side * x).toFixed(1)} ${y.toFixed(1)}) rotate(${side * (degrees - i * STEP)})`
  return (
    `<g class="leaf" style="--i:${i}">` +
    `<g transform="${turn(104)}"><path d="M0 0c11-9 13-25 0-40c-13 15-11 31 0 40z" fill="${PAPER}"/>` +
    `<path d="M0-6v-24" stroke="${GOLD}" stroke-width="2.4" stroke-linecap="round"/></g>` +
    `<path transform="${turn(40)}" d="M0 0c6-5 7-14 0-22c-7 8-6 17 0 22z" fill="${GOLD}"/>` +
    (i % 2 ? '' : `<circle cx="${(side * bx).toFixed(1)}" cy="${by.toFixed(1)}" r="3.6" fill="${BERRY}"/>`) +
    '</g>'
  )
}

const blossom = [0, 60, 120, 180, 240, 300]
  .map((turn) => `<path transform="rotate(${turn})" d="M0 0c8-6 9-15 0-23c-9 8-8 17 0 23z" fill="${PAPER}"/>`)
  .join('')

/** The drawing for a viewBox of -130 -120 260 240. */
export const wreath: string =
  Array.from({ length: PAIRS }, (_, i) => leaf(1, i) + leaf(-1, i)).join('') +
  `<g transform="translate(0 96)">${blossom}<circle r="7" fill="${BERRY}"/></g>`
