/** The few forms of Markdown that the guides use, read into plain data; never markup. */

export type Inline = { text: string; bold?: boolean; italic?: boolean; rule?: string }
export type Block =
  | { kind: 'heading'; level: number; inlines: Inline[]; ids: string[] }
  | { kind: 'text'; inlines: Inline[]; ids: string[] }
  | { kind: 'list'; ordered: boolean; items: { inlines: Inline[]; ids: string[] }[] }
  | { kind: 'table'; rows: Inline[][][] }

const RULE_ID = /\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b/g
const ANCHORS = [/<a id="([^"]+)"><\/a>\s*/g, /\s*\{#([^}]+)\}/g, /\[\]\(#([^)]+)\)/g]

export function takeAnchors(line: string): { line: string; ids: string[] } {
  const ids: string[] = []
  for (const form of ANCHORS)
    line = line.replace(form, (_, id: string) => {
      ids.push(...id.split(/[\s,]+/))
      return ''
    })
  return { line: line.trim(), ids: [...ids, ...(line.match(RULE_ID) ?? [])] }
}

export function inlines(text: string): Inline[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`|\[[^\]]+\]\([^)]*\))/).filter(Boolean)
  return parts.map((part): Inline => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true }
    if (/^([*_]).+\1$/.test(part)) return { text: part.slice(1, -1), italic: true }
    if (part.startsWith('`')) return { text: part.slice(1, -1), bold: true }
    const link = /^\[([^\]]+)\]\(#?([^)]*)\)$/.exec(part)
    return link ? { text: link[1] ?? '', rule: link[2] ?? '' } : { text: part }
  })
}

export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let waiting: string[] = []
  let open: Block | null = null
  const paragraph = (text: string[]): void => {
    if (!text.length) return
    const { line, ids } = takeAnchors(text.join(' '))
    if (line) blocks.push({ kind: 'text', inlines: inlines(line), ids: [...waiting, ...ids] })
    else return void (waiting = [...waiting, ...ids])
    waiting = []
  }
  let lines: string[] = []
  for (const raw of [...source.split('\n'), '']) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(raw)
    const item = /^\s*([-*]|\d+\.)\s+(.*)$/.exec(raw)
    const row = /^\s*\|(.*)\|\s*$/.exec(raw)
    if (heading || item || row || !raw.trim()) {
      paragraph(lines)
      lines = []
    }
    if (heading) {
      const { line, ids } = takeAnchors(heading[2] ?? '')
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        inlines: inlines(line),
        ids: [...waiting, ...ids],
      })
      waiting = []
      open = null
    } else if (item) {
      const ordered = /\d/.test(item[1] ?? '')
      if (open?.kind !== 'list' || open.ordered !== ordered) blocks.push((open = { kind: 'list', ordered, items: [] }))
      const { line, ids } = takeAnchors(item[2] ?? '')
      open.items.push({ inlines: inlines(line), ids: [...waiting, ...ids] })
      waiting = []
    } else if (row) {
      if (open?.kind !== 'table') blocks.push((open = { kind: 'table', rows: [] }))
      if (!/^[\s|:-]+$/.test(row[1] ?? ''))
        open.rows.push((row[1] ?? '').split('|').map((cell) => inlines(cell.trim())))
    } else if (raw.trim()) {
      const last = open?.kind === 'list' && /^\s+/.test(raw) ? open.items.at(-1) : undefined
      if (last) last.inlines.push({ text: ' ' }, ...inlines(takeAnchors(raw).line))
      else {
        lines.push(raw.trim())
        open = null
      }
    } else if (open?.kind === 'table') open = null
  }
  return blocks
}
