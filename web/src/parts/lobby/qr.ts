/** QR codes of addresses, as one SVG path. */
import { encode } from 'uqr'

/** White modules around a code, as the standard asks for. */
const MARGIN = 4

/** The code in units of a module, margin included; throws for a text that no code holds. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN })
  const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
