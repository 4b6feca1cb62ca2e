/** Woodcut scenes of our own, made from a card's family, act and number: the same card always looks the same. */

import type { BoxCard } from '../types'

interface Palette {
  sky: string
  light: string
  far: string
  mid: string
  near: string
}

const PALETTES: Record<string, Palette[]> = {
  1: [
    { sky: '#e9c98a', light: '#fff2cf', far: '#b98f55', mid: '#5d6f4a', near: '#24382e' },
    { sky: '#f0d7a0', light: '#fffaf0', far: '#c39a62', mid: '#7a6a3c', near: '#3d3320' },
  ],
  2: [
    { sky: '#d9a36a', light: '#ffe3a8', far: '#a5673f', mid: '#6b4030', near: '#33201c' },
    { sky: '#c7b48a', light: '#fff2cf', far: '#7f8a72', mid: '#48604f', near: '#1f332b' },
  ],
  3: [
    { sky: '#8c4a3a', light: '#f7c77e', far: '#63302f', mid: '#45232a', near: '#21121a' },
    { sky: '#3d4a66', light: '#f3e4c2', far: '#2d3854', mid: '#222b45', near: '#131829' },
  ],
  hero: [{ sky: '#9cc3dd', light: '#fffaf0', far: '#5f92b8', mid: '#2f6a97', near: '#1b3f60' }],
  antihero: [{ sky: '#6a4658', light: '#f0c9a0', far: '#4b2e44', mid: '#352033', near: '#1d1420' }],
  ally: [{ sky: '#cfd9a8', light: '#fffbe0', far: '#93a768', mid: '#5c7a45', near: '#2c4526' }],
  origin: [{ sky: '#c99a64', light: '#ffe9bd', far: '#94663a', mid: '#6d4526', near: '#3a2314' }],
  motivation: [{ sky: '#7fa3bf', light: '#fff6e3', far: '#51789a', mid: '#2f4f6b', near: '#182c3f' }],
  destiny: [{ sky: '#b9604a', light: '#ffdcae', far: '#8d3a2a', mid: '#6b2618', near: '#3a130c' }],
  quest: [{ sky: '#b8a27a', light: '#fff2cf', far: '#83704c', mid: '#574830', near: '#2b2316' }],
}

/** A stream of numbers that belongs to one card. */
export function dice(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 97) >>> 0
  return (below) => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % below
  }
}

type Roll = (below: number) => number
const row = (roll: Roll, count: number, width: number, draw: (x: number, size: number) => string): string =>
  Array.from({ length: count }, (_, i) =>
    draw(((i + 0.5) * 240) / count + roll(width) - width / 2, roll(100) / 100),
  ).join('')

const tree = (x: number, s: number): string => {
  const top = 18 + s * 18
  return `M${x} ${top}l15 28h-7l12 22h-8l13 30h-50l13-30h-8l12-22h-7z`
}
const peak = (x: number, s: number): string => `M${x - 46} 98L${x - 8} ${30 + s * 22}l6 7 7-12 43 73z`
const tower = (x: number, s: number): string => {
  const top = 34 + s * 20
  return `M${x - 11} 98V${top}h-3v-9h6v5h5v-5h6v5h5v-5h6v9h-3v${98 - top}zM${x - 2} 98V${top + 38}a4 4 0 0 1 8 0V98z`
}
const house = (x: number, s: number): string => {
  const top = 50 + s * 14
  return `M${x - 17} 98V${top + 12}h-5l22-${18 + s * 6} 22 ${18 + s * 6}h-5v${86 - top}z`
}
const stone = (x: number, s: number): string =>
  `M${x - 9 - s * 6} 98l3-${34 + s * 22} ${9 + s * 4} -7 ${8 + s * 5} 6 4 ${35 + s * 22}z`
const wave = (x: number, s: number): string =>
  `M${x - 40} 98V${70 + s * 6}c14-16 26-18 34-6 4 6 10 6 14 0-2 10-10 14-18 10 12 12 30 8 50-6v30z`
const tent = (x: number, s: number): string =>
  `M${x - 27} 98l${24 - s * 4} -${40 + s * 12} -4 -8h3l5 7 5-7h3l-4 8 24 48z`
const reed = (x: number, s: number): string =>
  `M${x - 1} 98l-4-${36 + s * 20} 5 ${30} 2-${48 + s * 14} 3 ${46} 8-${30 + s * 10} -6 ${54 + s * 10}z`
const grave = (x: number, s: number): string => `M${x - 10} 98V${66 + s * 10}h-6v-7h6v-10h8v10h6v7h-6v${32 - s * 10}z`
const spire = (x: number, s: number): string =>
  `M${x - 8} 98V${50 + s * 12}l8-${34 + s * 8} 8 ${34 + s * 8}v${48 - s * 12}z`

const LANDS: [(x: number, s: number) => string, number][] = [
  [tree, 6],
  [peak, 4],
  [tower, 5],
  [house, 6],
  [stone, 7],
  [wave, 5],
  [tent, 5],
  [reed, 14],
  [grave, 7],
  [spire, 8],
]

function paletteOf(card: Pick<BoxCard, 'kind' | 'act'>, roll: Roll): Palette {
  const story = card.kind === 'challenge' || card.kind === 'trait' || card.kind === 'adversary'
  const found = (story ? PALETTES[card.act] : PALETTES[card.kind]) ?? PALETTES.quest!
  return found[roll(found.length)]!
}

const rays = (x: number, y: number, colour: string): string =>
  Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M${x} ${y}l220-26v52z" transform="rotate(${i * 30} ${x} ${y})" fill="${colour}" opacity=".35"/>`,
  ).join('')

/** The inside of a scene, for a view box of 240 by 96. */
export function scene(card: Pick<BoxCard, 'card' | 'kind' | 'act'>): string {
  const roll = dice(card.card + 1)
  const paint = paletteOf(card, roll)
  const [far, farCount] = LANDS[roll(LANDS.length)]!
  const [near, nearCount] = LANDS[roll(LANDS.length)]!
  const x = 50 + roll(140)
  const y = 26 + roll(18)
  const isDark = card.kind === 'antihero' || card.kind === 'adversary'
  const bends = 10 + roll(16)
  const bright = card.kind === 'hero' || card.kind === 'destiny' || card.kind === 'motivation'
  const disc = isDark
    ? `<path d="M${x} ${y - 20}a20 20 0 1 0 16 32 17 17 0 0 1-16-32z" fill="${paint.light}"/>`
    : `<circle cx="${x}" cy="${y}" r="${15 + roll(8)}" fill="${paint.light}"/>`
  return (
    `<rect width="240" height="96" fill="${paint.sky}"/>${bright ? rays(x, y, paint.light) : ''}${disc}` +
    `<path d="M0 64c30-${bends} 60-${bends - 6} 90-18s70-16 150 8v46H0z" fill="${paint.far}"/>` +
    `<path d="${row(roll, farCount + 2, 22, far)}" fill="${paint.mid}"/>` +
    `<path d="${row(roll, nearCount, 30, (at, s) => (at > 84 && at < 156 ? '' : near(at, s * 0.6)))}" fill="${paint.near}"/>` +
    `<path d="M0 92c50-8 190-8 240 0v8H0z" fill="${paint.near}"/>`
  )
}

const scenes = new Map<number, string>()
/** Scenes are drawn once; the same text is used wherever the card lies. */
export function sceneOf(card: BoxCard): string {
  let found = scenes.get(card.card)
  if (!found) scenes.set(card.card, (found = scene(card)))
  return found
}

/** A rune's outline: a chipped octagon of bone or stone, one of three cuts. */
export const CUTS = [
  'M14 2h36l12 13v50L48 82H15L2 66V16z',
  'M12 4l38-2 12 14-1 50-13 15-36 1L2 67l1-52z',
  'M15 2l34 1 13 14 1 48-14 17H14L1 66 2 15z',
]
