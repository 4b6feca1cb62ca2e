/** What the sheet of each game shows beside its words: which signs its key has, and where each is told at length. */

import type { Component } from 'svelte'

export interface KeySign {
  sign: string
  /** The rule that says more. */
  rule: string
}

/** What is to be drawn: what belongs to a part of the sheet, or a sign of the key. */
export interface ArtProps {
  part?: number
  sign?: string
}
export type Art = Component<ArtProps>

export interface Sheet {
  parts: number
  /** Signs in the margin of a part's points. */
  icons: Record<number, string[]>
  /** Parts whose points come one after the other. */
  ordered: number[]
  key: KeySign[][]
}

const signs = (rule: string, ...names: string[]): KeySign[] => names.map((sign) => ({ sign, rule }))

export const SHEETS: Record<string, Sheet> = {
  'all-in': {
    parts: 6,
    icons: { 2: ['hand', 'draw', 'eye'] },
    ordered: [],
    key: [
      [
        { sign: 'take', rule: 'AIN-49' },
        { sign: 'swap', rule: 'AIN-50' },
        { sign: 'reveal', rule: 'AIN-51' },
        { sign: 'draw', rule: 'AIN-54' },
        { sign: 'rune', rule: 'AIN-55' },
        { sign: 'hyp', rule: 'AIN-56' },
        { sign: 'eye', rule: 'AIN-58' },
      ],
      signs('AIN-91', 'clock', 'mask', 'scarab', 'tree'),
    ],
  },
  illusion: {
    parts: 6,
    icons: { 3: ['plus', 'eye'], 5: ['x', 'check'] },
    ordered: [],
    key: [
      signs('ILL-03', 'yellow', 'red', 'green', 'blue'),
      [
        { sign: 'fwd', rule: 'ILL-02' },
        { sign: 'eye', rule: 'ILL-24' },
      ],
    ],
  },
  'call-to-adventure': {
    parts: 6,
    icons: { 2: ['cta-trait', 'cta-dark', 'cta-journey'] },
    ordered: [3],
    key: [
      signs('CTA-56', 'str', 'dex', 'con', 'int', 'wis', 'cha'),
      signs('CTA-149', 'divinity', 'royalty', 'nature', 'justice', 'villainy', 'arcana'),
      [
        { sign: 'hero', rule: 'CTA-102' },
        { sign: 'antihero', rule: 'CTA-103' },
        { sign: 'xp', rule: 'CTA-145' },
        { sign: 'virtue', rule: 'CTA-120' },
        { sign: 'corruption', rule: 'CTA-119' },
        ...signs('CTA-142', 'triumph', 'tragedy'),
      ],
    ],
  },
  blank: {
    parts: 6,
    icons: { 6: ['eye', 'bulb'] },
    ordered: [],
    key: [signs('BLK-04', 'hexagon', 'circle', 'triangle', 'rhombus', 'square', 'shield')],
  },
  cardline: {
    parts: 6,
    icons: { 4: ['check', 'x'] },
    ordered: [3],
    key: [
      [
        { sign: 'blue', rule: 'CRD-02' },
        { sign: 'red', rule: 'CRD-02' },
      ],
      [
        { sign: 'plus', rule: 'CRD-17' },
        { sign: 'check', rule: 'CRD-22' },
        { sign: 'x', rule: 'CRD-23' },
        { sign: 'bulb', rule: 'CRD-04' },
        { sign: 'swords', rule: 'CRD-05' },
      ],
    ],
  },
}

const art = import.meta.glob<{ default: Art }>('../games/*/RulesArt.svelte')

/** The pictures of a game's sheet; they come with the sheet, not with the page. */
export const loadArt = async (game: string): Promise<Art> =>
  (await art[`../games/${game.replaceAll('-', '_')}/RulesArt.svelte`]!()).default
