/** A picture of a finished board, drawn here and saved from here: nothing leaves the browser. */

import { sceneOf } from '../cards/art'
import type { Box, BoxPath, PlayerView } from '../types'

export interface Sitter {
  name: string
  player: PlayerView
  total: number | null
  title: string
  /** Words that stand on the picture. */
  words: { origin: string; motivation: string; destiny: string; points: string; allies: string; end: string }
}

const INK = '#2b1d16'
const COLOURS: Record<string, string> = {
  str: '#5a3a2a',
  dex: '#1f6a63',
  con: '#963420',
  int: '#2c4d8a',
  wis: '#7d5109',
  cha: '#7c2b63',
}
export const WIDTH = 1160
export const HEIGHT = 800

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Break a text into lines of about so many letters. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines
}

const write = (text: string, x: number, y: number, size: number, more = '', fill = INK): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="Poltawski Nowy Variable, Palatino Linotype, Georgia, serif" fill="${fill}" ${more}>${safe(text)}</text>`

/** A symbol's own drawing, taken from the sheet that hangs in the page. */
function glyph(sign: string, x: number, y: number, n = 1): string {
  const drawn = typeof document === 'undefined' ? '' : (document.getElementById(`cta-${sign}`)?.innerHTML ?? '')
  const fill = COLOURS[sign] ?? INK
  const shape = COLOURS[sign]
    ? `<rect width="26" height="26" rx="7" fill="${fill}"/>`
    : `<rect width="26" height="26" rx="13" fill="${fill}"/>`
  const count = n > 1 ? write(String(n), 30, 20, 18, 'font-weight="700"') : ''
  return `<g transform="translate(${x} ${y})">${shape}<g transform="translate(5 5) scale(.67)" color="#fff6e3" fill="#fff6e3">${drawn}</g>${count}</g>`
}

function signsOf(path: BoxPath): [string, number][] {
  const all = path.symbols.map((one): [string, number] => [one.sign, one.n])
  if (path.triumph) all.push(['triumph', path.triumph])
  if (path.tragedy) all.push(['tragedy', path.tragedy])
  return all
}

function signs(path: BoxPath, right: number, y: number): string {
  let x = right
  return signsOf(path)
    .reverse()
    .map(([sign, n]) => {
      x -= n > 1 ? 46 : 31
      return glyph(sign, x, y, n)
    })
    .join('')
}

const HEADS = ['#6d4526', '#2f4f6b', '#7a2f1d']

function column(box: Box, sitter: Sitter, act: number): string {
  const { player, words } = sitter
  const x = 170 + act * 328
  const number = [player.origin, player.motivation, player.destiny][act]
  const head = number === null || number === undefined ? null : box.cards[number]!
  const label = [words.origin, words.motivation, words.destiny][act]!
  let drawn =
    `<rect x="${x}" y="128" width="308" height="74" rx="16" fill="${HEADS[act]}"/>` +
    write(label, x + 18, 156, 16, '', '#f4e3c4') +
    write(head?.name ?? '', x + 18, 186, 25, 'font-weight="700"', '#fff4df')
  if (head?.paths[0]) drawn += signs(head.paths[0], x + 300, 138)
  player.story.slice(act * 3, act * 3 + 3).forEach((gained, i) => {
    const card = box.cards[gained.card]!
    const path = card.paths[gained.path] ?? card.paths[0]!
    const y = 202 + i * 150
    drawn +=
      `<g><rect x="${x + 10}" y="${y}" width="288" height="144" fill="#fffaf0" stroke="#d6bf8d" stroke-width="1.5"/>` +
      `<svg x="${x + 10}" y="${y}" width="288" height="70" viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice">${sceneOf(card)}</svg>` +
      wrap(path.name, 27, 2)
        .map((line, k, all) => write(line, x + 22, y + (all.length > 1 ? 92 : 98) + k * 20, 18.5, 'font-weight="700"'))
        .join('') +
      (path.name === card.name ? '' : write(card.name, x + 22, y + 134, 14, '', '#5f4a3a')) +
      signs(path, x + 292, y + 110) +
      '</g>'
  })
  return drawn
}

function track(box: Box, level: number): string {
  return box.track
    .map((space, i) => {
      const y = 128 + i * 76
      const dark = space.level < -1
      return (
        `<rect x="40" y="${y}" width="106" height="68" rx="12" fill="${dark ? '#57483c' : '#fff8e6'}" ${space.level === level ? 'stroke="#d9772b" stroke-width="7"' : ''}/>` +
        write(
          space.points > 0 ? `+${space.points}` : String(space.points).replace('-', '−'),
          58,
          y + 43,
          26,
          'font-weight="700"',
          dark ? '#fff1d6' : INK,
        ) +
        space.plays
          .map(
            (back, k) =>
              `<g transform="translate(${94 + k * 22} ${y + 24}) scale(.8)" color="${dark ? '#fff1d6' : INK}">${typeof document === 'undefined' ? '' : (document.getElementById(`cta-${back}`)?.innerHTML ?? '')}</g>`,
          )
          .join('')
      )
    })
    .join('')
}

/** The whole picture as an SVG document. */
export function boardPicture(box: Box, sitter: Sitter, fonts = ''): string {
  const { player, words } = sitter
  const counts = [...player.abilities, ...player.story_symbols]
    .map((n, i): [string, number] => [box.symbols[i] ?? 'str', n])
    .filter(([, n]) => n > 0)
  let at = 170
  const row = counts
    .map(([sign, n]) => {
      const drawn = glyph(sign, at, 674, n)
      at += n > 1 ? 52 : 36
      return drawn
    })
    .join('')
  const allies = player.allies
    .map((ally) => `${box.cards[ally.card]!.name}${ally.is_sacrificed ? ' †' : ''}`)
    .join(', ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${fonts && `<style>${fonts}</style>`}<rect width="${WIDTH}" height="${HEIGHT}" fill="#2d5647"/>` +
    `<rect x="16" y="16" width="${WIDTH - 32}" height="${HEIGHT - 32}" rx="26" fill="#f3e4c2" stroke="#c7a765" stroke-width="3"/>` +
    write(sitter.title, 40, 82, 37, 'font-weight="700"') +
    (sitter.total === null ? '' : write(words.points, WIDTH - 40, 82, 33, 'font-weight="700" text-anchor="end"')) +
    track(box, player.morality) +
    [0, 1, 2].map((act) => column(box, sitter, act)).join('') +
    row +
    (allies ? write(`${words.allies}: ${allies}`, 170, 740, 20) : '') +
    write(words.end, WIDTH - 40, 766, 16, 'text-anchor="end"', '#5f4a3a') +
    '</svg>'
  )
}

const asText = (data: ArrayBuffer): string => {
  let text = ''
  for (const byte of new Uint8Array(data)) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The display face as it was served with the page, packed into the picture. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href }))
    } catch {
      return []
    }
  })
  const faces = rules.filter(
    ({ rule }) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Poltawski'),
  )
  const packed = await Promise.all(
    faces.map(async ({ rule, base }) => {
      const style = (rule as CSSFontFaceRule).style
      const range = style.getPropertyValue('unicode-range')
      const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
      if (!address || !/U\+(0000|0100|100)/i.test(range)) return ''
      const font = await (await fetch(new URL(address, base))).arrayBuffer()
      return `@font-face{font-family:"Poltawski Nowy Variable";font-weight:400 700;unicode-range:${range};src:url(data:font/woff2;base64,${asText(font)}) format("woff2")}`
    }),
  )
  return packed.join('')
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export async function savePng(box: Box, sitter: Sitter): Promise<void> {
  const source = URL.createObjectURL(new Blob([boardPicture(box, sitter, await fonts())], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * 2
  canvas.height = HEIGHT * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(source)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob) save(blob, `${sitter.name}.png`)
}
