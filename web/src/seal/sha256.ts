/** SHA-256 (FIPS 180-4). Browsers offer theirs on https only, and a game night at home has a plain address. */

const PRIMES = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}
/** The first 32 bits of a number's fraction. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0
const ROUNDS = PRIMES(64).map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES(8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The message, one bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(data: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer((((data.length + 8) >> 6) + 1) << 6))
  data.forEach((byte, i) => blocks.setUint8(i, byte))
  blocks.setUint8(data.length, 0x80)
  blocks.setUint32(blocks.byteLength - 8, Math.floor(data.length / 2 ** 29))
  blocks.setUint32(blocks.byteLength - 4, data.length << 3)
  return blocks
}

function schedule(blocks: DataView, start: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(start + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + small + words[i - 7]! + large
  }
  return words
}

export function sha256(data: Uint8Array): string {
  const blocks = padded(data)
  const sum = Int32Array.from(START)
  for (let start = 0; start < blocks.byteLength; start += 64) {
    const words = schedule(blocks, start)
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = sum[i]! + word))
  }
  return [...sum].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
