/**
 * Hand-cut motifs for Cardline's emblems: cream paper with one gold detail, 60 by 60.
 * Abstract on purpose: never a likeness of a character, never a logo.
 */

import { C, cream, D, dark, dot, G, gold, line, star, turned } from './cut_paper'
import { MORE_MOTIFS } from './more_motifs'

export const MOTIFS: Record<string, string> = {
  ...MORE_MOTIFS,
  anchor:
    line('M30 15v36M18 24h24M11 38c2 11 10 14 19 14s17-3 19-14', C, 5) +
    cream('M6 42l6-9 6 8zM54 42l-6-9-6 8z') +
    `<circle cx="30" cy="10" r="4.5" fill="none" stroke="${G}" stroke-width="4"/>`,
  arrow:
    line('M10 50L44 16', C, 4.5) +
    cream('M52 8L35 13l12 12z') +
    gold('M6 47l8-8 3 3-2 3 3-2 3 3-8 8z') +
    line('M17 8c20 2 33 15 35 35', C, 3),
  bolt:
    cream('M12 30c-9-2-8-15 2-15 1-11 19-12 22-3 9-3 16 4 13 11 6 3 4 11-3 11H16z') +
    gold('M33 24L18 42h9l-5 15 18-20H30l8-13z'),
  book:
    cream('M30 16c-7-6-15-7-25-6v34c10-1 18 0 25 6 7-6 15-7 25-6V10c-10-1-18 0-25 6z') +
    line('M30 17v31M11 19c5 0 9 1 13 3M11 27c5 0 9 1 13 3M49 19c-5 0-9 1-13 3M49 27c-5 0-9 1-13 3', D, 2) +
    gold('M38 10h7v20l-3.5-3-3.5 3z'),
  claw:
    cream(
      'M9 8c10 10 13 24 9 44C12 39 7 25 9 8zM26 5c9 12 11 30 5 50-6-16-9-34-5-50zM43 8c7 12 7 27-2 44-3-17-3-30 2-44z',
    ) +
    gold(
      'M18 52c-2-4-4-8-5-12l6 1c0 4 0 7-1 11zM31 55c-2-4-3-9-4-13h6c0 4-1 9-2 13zM41 52c-1-4-1-8-2-12l6 1c-1 4-2 7-4 11z',
    ),
  comet:
    cream(
      'M8 8c10 4 18 8 24 14l-8 3c-6-6-11-11-16-17zM20 5c9 6 15 11 19 17l-6 2C29 17 24 11 20 5zM5 20c7 5 12 8 18 10l-3 6C15 31 10 26 5 20z',
    ) +
    dot(38, 38, 14, C) +
    star(38, 38, 1.05, G),
  crown:
    cream('M9 46l-3-28 13 11L30 9l11 20 13-11-3 28z') +
    cream('M9 49h42v5H9z') +
    dot(30, 9, 4, G) +
    dot(6, 18, 3.5, G) +
    dot(54, 18, 3.5, G) +
    dark('M30 30l4 6-4 6-4-6z'),
  eye:
    cream('M3 31C14 15 23 11 30 11s16 4 27 20C46 46 37 50 30 50S14 46 3 31z') +
    dot(30, 31, 12, G) +
    dot(30, 31, 5.5, D) +
    dot(34, 27, 2.2, C),
  fang:
    cream('M5 13c16-7 34-7 50 0l-4 10c-14-5-28-5-42 0zM14 24l9 2-3 22zM46 24l-9 2 3 22zM26 26h8l-4 13z') +
    gold('M30 44c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z'),
  feather:
    cream('M52 6C28 6 13 19 12 42l-5 12 4 1 5-10C38 44 52 30 52 6z') +
    line('M12 47C20 33 30 23 42 16M20 36l-4-10M27 28l-3-10M33 23l11 2M26 31l13 3', D, 2) +
    gold('M7 54l5-12 4 3-5 10z'),
  fin:
    cream('M8 42C14 22 26 8 46 6c-6 9-7 20 0 36z') +
    line('M2 46c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0', G, 4) +
    line('M6 54c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0', C, 3),
  fist:
    cream(
      'M14 26c0-4 7-4 8 0v-5c0-4 8-4 8 0v-1c0-4 8-4 8 0v3c0-4 8-4 8 1v15c0 9-5 13-9 13H24c-6 0-13-8-14-14-1-5 6-7 9-3l3 4',
    ) +
    line('M22 26v8M30 22v10M38 23v9M22 39c4-2 10-2 14 0', D, 2.2) +
    gold('M21 48h19v7H21z') +
    line('M12 10l5 6M30 5v8M48 10l-5 6', G, 3),
  flame:
    cream('M30 3c2 13 17 17 17 33 0 12-8 20-17 20s-17-8-17-20c0-7 4-12 7-16 1 5 3 7 6 8-2-10-1-18 4-25z') +
    gold('M31 26c1 8 8 10 8 18 0 6-4 9-9 9s-9-3-9-9c0-4 2-7 4-9 1 3 2 4 4 5-1-6 0-10 2-14z'),
  gear: turned(8, cream('M25 4h10l2 10H23z')) + dot(30, 30, 19, C) + dot(30, 30, 10, D) + dot(30, 30, 5.5, G),
  hoof:
    cream(
      'M30 6c16 0 23 12 21 27-1 9-4 15-7 20l-9-3c5-6 8-12 8-20 0-9-5-14-13-14s-13 5-13 14c0 8 3 14 8 20l-9 3c-3-5-6-11-7-20C7 18 14 6 30 6z',
    ) +
    [
      [15, 26],
      [45, 26],
      [18, 38],
      [42, 38],
      [30, 11],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2.2, G))
      .join(''),
  horn:
    cream('M6 12c14-4 20 4 25 12s12 11 23 6c-3 14-17 20-29 13C13 36 13 20 6 12z') +
    gold('M6 12c3-1 7-1 10 0l-2 9c-2-4-4-7-8-9z') +
    line('M24 22l-5 9M34 33l-3 9', D, 3) +
    dot(49, 14, 3.5, G) +
    dot(40, 9, 2.5, C),
  key:
    `<circle cx="20" cy="20" r="11" fill="none" stroke="${C}" stroke-width="6"/>` +
    line('M28 28l22 22M42 42l6-6M49 49l5-5', C, 6) +
    dot(20, 20, 4, G),
  leaf:
    cream('M52 6C24 6 8 18 9 38l-4 14 5 2 4-13C36 43 52 30 52 6z') +
    line('M14 41C22 28 31 21 42 16M22 32l-2-12M30 25l-1-11M24 31l14 3M32 24l13 1', D, 2) +
    dot(42, 44, 4.5, G),
  mask:
    cream('M4 22c9-8 18-9 26-4 8-5 17-4 26 4 0 14-5 25-16 25-5 0-8-4-10-8-2 4-5 8-10 8C9 47 4 36 4 22z') +
    dark('M11 27c5-4 11-3 14 2-5 5-12 4-14-2zM49 27c-5-4-11-3-14 2 5 5 12 4 14-2z') +
    gold('M30 6l4 6-4 7-4-7zM20 9l3 5-2 4-4-4zM40 9l-3 5 2 4 4-4z'),
  moon: cream('M36 6a24 24 0 1 0 18 34A20 20 0 0 1 36 6z') + star(46, 17, 0.75, G),
  mountain: cream('M2 52l20-34 9 14 6-9 21 29z') + line('M22 18l-6 12 5-2 4 4 3-4', D, 2) + dot(44, 14, 7, G),
  paw:
    cream('M30 28c9 0 16 9 16 17s-8 9-16 6c-8 3-16 2-16-6s7-17 16-17z') +
    `<ellipse cx="12" cy="25" rx="5.5" ry="8" fill="${C}" transform="rotate(-24 12 25)"/><ellipse cx="24" cy="15" rx="5.5" ry="8.5" fill="${C}"/><ellipse cx="37" cy="15" rx="5.5" ry="8.5" fill="${G}"/><ellipse cx="48" cy="25" rx="5.5" ry="8" fill="${C}" transform="rotate(24 48 25)"/>`,
  rose:
    turned(5, cream('M30 30C18 22 20 6 30 6s12 16 0 24z')) +
    dot(30, 30, 13, C) +
    line('M30 20c7 0 10 5 10 10s-4 9-9 9-8-3-8-7 3-7 7-7 5 3 5 5', D, 2.2) +
    dot(30, 30, 3, G),
  serpent:
    line('M45 14c-8-7-22-5-22 4 0 10 22 8 22 20 0 11-22 14-30 4', C, 8) +
    dot(46, 15, 6.5, C) +
    dot(47, 14, 1.8, D) +
    line('M52 18l5 3M52 18l3 6', G, 2.4) +
    line('M27 22l5 4M40 36l5-2M30 46l2 6', D, 2),
  shell:
    cream('M30 8c15 0 25 12 25 24L36 52H24L5 32C5 20 15 8 30 8z') +
    line('M30 50V12M26 50L16 15M34 50l10-35M22 48L8 25M38 48l14-23', D, 2) +
    dot(30, 51, 5, G),
  shield:
    cream('M30 5c8 4 15 5 22 5 1 22-6 37-22 45C14 47 7 32 8 10c7 0 14-1 22-5z') +
    line('M30 11v38M13 25h34', D, 2.4) +
    star(30, 28, 1.05, G),
  spiral:
    line('M31 31c0-3 5-3 5 2 0 7-12 8-13-1-2-11 15-15 21-4 6 13-8 24-20 19C10 41 9 24 18 15c9-8 22-9 30-2', C, 5) +
    dot(31, 31, 3.5, G),
  star: star(30, 31, 2.45, C) + star(30, 31, 0.9, G),
  sun: turned(12, cream('M30 2l4 13h-8z')) + dot(30, 30, 14, C) + dot(30, 30, 9, G),
  sword:
    cream('M27.5 6L30 2l2.5 4v29h-5z') +
    gold('M19 33h22v4H19z') +
    gold('M28 37h4v7h-4z') +
    cream('M15 50l6-8 9 4 9-4 6 8 3 7H12z') +
    line('M20 53l5-4M35 55l4-4', D, 2),
  thread:
    cream('M16 8h28v6H16zM16 46h28v6H16zM20 14h20v32H20z') +
    line('M19 20l22 4M19 26l22 4M19 32l22 4M19 38l22 4', G, 3) +
    line('M41 40c8 2 12 6 12 14', G, 2.4),
  tree:
    cream(
      'M30 4c9 0 13 5 13 10 8 1 12 6 12 12 0 7-6 11-13 11-3 0-6-1-8-3l-1 12 8 9H19l8-9-1-12c-2 2-5 3-8 3C11 37 5 33 5 26c0-6 4-11 12-12C17 9 21 4 30 4z',
    ) +
    dot(20, 24, 3, G) +
    dot(40, 24, 3, G) +
    dot(30, 14, 3, G) +
    line('M30 34V24', D, 2.4),
  wave:
    line('M3 44c8 0 12-4 14-12 3-12 14-19 24-12 8 6 6 17-3 18-6 0-9-5-6-9', C, 6) +
    line('M3 53c6-4 10-4 15 0s10 4 15 0 10-4 15 0 7 3 10 2', C, 4) +
    dot(12, 15, 6, G),
  wing:
    cream('M6 14c18-4 36 0 50 14-12-3-20-2-27 1 8-1 15 1 20 5-9-1-15 0-20 3 6 0 10 2 13 5-12 2-23-1-28-9S6 20 6 14z') +
    gold('M6 14c6-1 11-1 17 0l-3 6c-5-2-9-4-14-6z') +
    line('M22 46l-4 6M32 48l-2 7', C, 3),
}

const NAMES = Object.keys(MOTIFS).sort()

/** A pack may name a motif we have not cut: then its name always leads to the same other one. */
export function motif(name: string): string {
  const known = MOTIFS[name]
  if (known) return known
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return MOTIFS[NAMES[sum % NAMES.length] ?? 'star'] ?? ''
}

const rays = (turn: number): string =>
  `<rect width="60" height="60" fill="#20659c"/><g fill="#1a5484">${turned(12, '<path d="M30 30L24-20h12z"/>', turn)}</g>`
const stripes = (flip: boolean): string =>
  `<rect width="60" height="60" fill="#a92c1b"/><g fill="#8e2114"${flip ? ' transform="matrix(-1 0 0 1 60 0)"' : ''}><path d="M0 60L60 0H45L0 45zM0 30L30 0H15L0 15zM60 15L15 60h15l30-30zM60 45L45 60h15z"/></g>`
const CORNERS = [
  '',
  [
    [6, 6],
    [54, 6],
    [6, 54],
    [54, 54],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2.2, G))
    .join(''),
  line('M4 12V4h8M48 4h8v8M56 48v8h-8M12 56H4v-8', G, 2),
  star(7, 52, 0.42, G) + star(53, 52, 0.42, G),
]

/** The field behind an emblem's motif, by side: it fills any shape, so its rims may be cut. */
export const field = (blue: boolean, card: number): string => (blue ? rays((card % 3) * 10) : stripes(card % 4 > 1))

/** The motif, and a little of the card's own. */
export function figure(name: string, card: number): string {
  const flip = card % 2 === 1
  const inner = `<g transform="${flip ? 'matrix(-.92 0 0 .92 57.6 2.4)' : 'matrix(.92 0 0 .92 2.4 2.4)'}">${motif(name)}</g>`
  return inner + (CORNERS[card % 4] ?? '')
}
