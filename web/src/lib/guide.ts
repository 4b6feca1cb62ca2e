/** A guide in sections: what its contents list, and what a search finds. */

import type { Block, Inline } from '../parts/markdown'

export interface Section {
  title: string
  blocks: Block[]
}

const DEEPEST = 2

const textOf = (parts: Inline[]): string => parts.map(({ text }) => text).join('')

/** The sections of a guide; what stands before the first heading has no title. */
export function sections(blocks: Block[]): Section[] {
  const found: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= DEEPEST)
      found.push({ title: textOf(block.inlines), blocks: [block] })
    else if (found.length) found.at(-1)!.blocks.push(block)
    else found.push({ title: '', blocks: [block] })
  }
  return found
}

/** A text as it is compared: without capitals and accents. */
const plain = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** The sections that hold the words, each with its heading and the blocks and items that do; all where nobody searches. */
export function search(all: Section[], query: string): Section[] {
  const wanted = plain(query.trim())
  if (!wanted) return all
  const holds = (parts: Inline[]): boolean => plain(textOf(parts)).includes(wanted)
  return all.flatMap((section) => {
    if (plain(section.title).includes(wanted)) return [section]
    const blocks = section.blocks.flatMap((block): Block[] => {
      if (block.kind === 'list') {
        const items = block.items.filter(({ inlines }) => holds(inlines))
        return items.length ? [{ ...block, items }] : []
      }
      if (block.kind === 'table') return block.rows.some((row) => row.some(holds)) ? [block] : []
      return holds(block.inlines) ? [block] : []
    })
    const [head] = section.blocks
    return !blocks.length ? [] : [{ ...section, blocks: head?.kind === 'heading' ? [head, ...blocks] : blocks }]
  })
}
