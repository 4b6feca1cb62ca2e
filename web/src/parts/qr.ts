/** A QR code for a short address: byte mode, error correction M, versions 1 to 6 (ISO/IEC 18004). */

/** For each version: codewords in all, data codewords, blocks. */
const SIZES = [[26, 16, 1], [44, 28, 1], [70, 44, 1], [100, 64, 2], [134, 86, 2], [172, 108, 4]] as const

const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 128 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

/** The remainder of a block after division by the generator of this degree. */
export function correction(data: number[], degree: number): number[] {
  let generator = [1]
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0]
    generator.forEach((value, j) => (next[j + 1] = next[j + 1]! ^ times(value, EXP[i]!)))
    generator = next
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!
    if (factor) generator.forEach((value, j) => (rest[i + j] = rest[i + j]! ^ times(value, factor)))
  }
  return rest.slice(data.length)
}

function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)]
  const version = SIZES.findIndex(([, data]) => bytes.length + 2 <= data) + 1
  if (!version) throw new RangeError('the address is too long for a code')
  const [total, room, blocks] = SIZES[version - 1]!
  const bits = [0, 1, 0, 0, ...toBits(bytes.length, 8), ...bytes.flatMap((byte) => toBits(byte, 8)), 0, 0, 0, 0]
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length && data.length < room; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad)
  const size = room / blocks
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size))
  const checks = parts.map((part) => correction(part, (total - room) / blocks))
  const words: number[] = []
  for (let i = 0; i < size; i++) parts.forEach((part) => words.push(part[i]!))
  for (let i = 0; i < (total - room) / blocks; i++) checks.forEach((check) => words.push(check[i]!))
  return { version, words }
}

const toBits = (value: number, count: number): number[] => Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1)

/** The 15 bits that tell level M and the mask. */
export function formatBits(mask: number): number {
  let rest = mask << 10
  for (let i = 4; i >= 0; i--) if (rest & (1 << (i + 10))) rest ^= 0x537 << i
  return ((mask << 10) | rest) ^ 0x5412
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

class Sheet {
  readonly dark: boolean[][]
  private readonly fixed: boolean[][]

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  }

  put(x: number, y: number, on: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.dark[y]![x] = on
    this.fixed[y]![x] = true
  }

  patterns(version: number): void {
    for (let i = 0; i < this.size; i++) (this.put(6, i, i % 2 === 0), this.put(i, 6, i % 2 === 0))
    for (const [cx, cy] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const)
      for (let dy = -4; dy <= 4; dy++)
        for (let dx = -4; dx <= 4; dx++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy))
          this.put(cx + dx, cy + dy, ring !== 2 && ring !== 4)
        }
    if (version > 1)
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) this.put(this.size - 7 + dx, this.size - 7 + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
  }

  format(mask: number): void {
    const bits = formatBits(mask)
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1
    for (let i = 0; i < 6; i++) this.put(8, i, bit(i))
    this.put(8, 7, bit(6))
    this.put(8, 8, bit(7))
    this.put(7, 8, bit(8))
    for (let i = 9; i < 15; i++) this.put(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) this.put(this.size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i++) this.put(8, this.size - 15 + i, bit(i))
    this.put(8, this.size - 8, true)
  }

  fill(words: number[], mask: number): void {
    const bits = words.flatMap((word) => toBits(word, 8))
    let at = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step
          if (this.fixed[y]![x]) continue
          this.dark[y]![x] = (bits[at++] === 1) !== MASKS[mask]!(x, y)
        }
    }
  }

  /** Runs and blocks of one colour make a code harder to read. */
  penalty(): number {
    let sum = 0
    const lines = [...this.dark, ...this.dark.map((_, x) => this.dark.map((row) => row[x]!))]
    for (const line of lines) {
      let run = 1
      for (let i = 1; i <= line.length; i++) {
        if (line[i] === line[i - 1]) run++
        else {
          if (run >= 5) sum += run - 2
          run = 1
        }
      }
    }
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const on = this.dark[y]![x]
        if (on === this.dark[y - 1]![x] && on === this.dark[y]![x - 1] && on === this.dark[y - 1]![x - 1]) sum += 3
      }
    return sum
  }
}

export function qrCode(text: string): boolean[][] {
  const { version, words } = codewords(text)
  const sheets = MASKS.map((_, mask) => {
    const sheet = new Sheet(version * 4 + 17)
    sheet.patterns(version)
    sheet.format(mask)
    sheet.fill(words, mask)
    return sheet
  })
  return sheets.reduce((best, sheet) => (sheet.penalty() < best.penalty() ? sheet : best)).dark
}

/** The code as one SVG path in units of a module, with the quiet margin of four. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = qrCode(text)
  const path = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('')
  return { size: rows.length + 8, path }
}
