/** The second half of the motifs: things and weather, where `emblems.ts` has beasts and signs. */

import { C, cream, D, dark, dot, G, gold, line, turned } from './cut_paper'

export const MORE_MOTIFS: Record<string, string> = {
  acorn:
    cream('M14 28h32c0 14-8 22-16 27-8-5-16-13-16-27z') +
    gold('M10 27c0-10 9-16 20-16s20 6 20 16z') +
    line('M30 11V4', G, 4),
  axe: line('M20 54L40 8', C, 5) + cream('M36 6c10 0 18 6 19 16-6-3-13-2-18 2L28 20z') + gold('M28 20l9 4-3 6-9-4z'),
  bell:
    cream('M30 6c11 0 15 9 15 20 0 9 3 13 7 17H8c4-4 7-8 7-17C15 15 19 6 30 6z') +
    dot(30, 50, 6, G) +
    line('M16 36h28', D, 2),
  bow:
    line('M14 6c26 8 26 40 0 48', C, 5) + line('M14 6v48', C, 2) + line('M14 30h36', G, 3) + gold('M56 30l-11-6v12z'),
  brick: cream('M6 12h30v14H6zM40 12h14v14H40zM6 30h14v14H6zM24 30h30v14H24z') + gold('M6 48h48v6H6z'),
  chain:
    `<rect x="6" y="20" width="26" height="18" rx="9" fill="none" stroke="${C}" stroke-width="6"/><rect x="28" y="22" width="26" height="18" rx="9" fill="none" stroke="${G}" stroke-width="6"/>` +
    cream('M14 10l4-6 4 6zM40 50l4 6 4-6z'),
  cloak:
    cream('M22 6h16l4 8 12 40c-8 3-16 0-24 0s-16 3-24 0l12-40z') +
    gold('M22 6h16l-8 12z') +
    line('M24 22l-5 28M36 22l5 28', D, 2),
  compass:
    `<circle cx="30" cy="30" r="22" fill="none" stroke="${C}" stroke-width="5"/>` +
    cream('M30 12l6 18-6 18-6-18z') +
    gold('M30 12l6 18H24z') +
    dot(30, 30, 2.6, D),
  diamond:
    cream('M16 12h28l12 14-26 28L4 26z') + line('M4 26h52M30 54L20 26l10-14 10 14z', D, 2) + gold('M20 26h20L30 12z'),
  die:
    `<rect x="10" y="10" width="40" height="40" rx="8" fill="${C}"/>` +
    dot(20, 20, 4, D) +
    dot(40, 20, 4, D) +
    dot(20, 40, 4, D) +
    dot(40, 40, 4, D) +
    dot(30, 30, 5, G),
  drop: cream('M30 4c10 14 18 22 18 33a18 18 0 0 1-36 0C12 26 20 18 30 4z') + line('M22 38c1 5 4 8 9 8', G, 4),
  fan:
    cream('M30 52L4 26C10 12 20 6 30 6s20 6 26 20z') +
    line('M30 50L14 18M30 50L24 11M30 50l6-39M30 50l16-32', D, 2) +
    dot(30, 51, 5, G),
  flask:
    cream('M24 6h12v16l14 26c2 4 0 7-4 7H14c-4 0-6-3-4-7l14-26z') +
    gold('M17 40h26l6 10c1 3 0 5-3 5H14c-3 0-4-2-3-5z') +
    line('M21 6h18', C, 5) +
    dot(27, 34, 3, D),
  gate:
    cream('M8 54V28C8 14 18 6 30 6s22 8 22 22v26H42V30c0-8-5-13-12-13s-12 5-12 13v24z') +
    gold('M26 32h8v22h-8z') +
    line('M8 40h10M42 40h10', D, 2),
  hammer: line('M20 56L36 24', C, 6) + cream('M20 10l30 14-6 13-30-14z') + gold('M50 24l6 3-6 13-6-3z'),
  helmet:
    cream('M10 40C8 18 18 8 30 8s22 10 20 32l-8 12H18z') + dark('M16 34h28v6H33v12h-6V40H16z') + gold('M27 2h6v20h-6z'),
  hourglass:
    cream('M14 6h32v5c0 9-6 14-12 19 6 5 12 10 12 19v5H14v-5c0-9 6-14 12-19-6-5-12-10-12-19z') +
    gold('M20 14h20c-2 6-6 9-10 13-4-4-8-7-10-13zM18 52c1-7 6-9 12-13 6 4 11 6 12 13z'),
  lantern:
    cream('M18 20h24l4 26H14z') +
    line('M22 20c0-14 16-14 16 0M12 50h36', C, 5) +
    gold('M30 24c6 7 7 12 0 18-7-6-6-11 0-18z'),
  lotus:
    cream(
      'M30 8c7 10 7 22 0 34-7-12-7-24 0-34zM10 18c10 4 16 12 18 24-12-2-18-12-18-24zM50 18c-10 4-16 12-18 24 12-2 18-12 18-24zM2 34c10 0 18 4 24 12-10 4-20-2-24-12zM58 34c-10 0-18 4-24 12 10 4 20-2 24-12z',
    ) + gold('M14 50h32l-4 5H18z'),
  magnet:
    line('M16 10v22a14 14 0 0 0 28 0V10', C, 12) +
    gold('M10 6h12v9H10zM38 6h12v9H38z') +
    line('M30 52v5M16 49l-3 4M44 49l3 4', C, 3),
  note: line('M22 46V12l24-6v34', C, 5) + dot(16, 47, 8, C) + dot(40, 41, 8, G) + line('M22 20l24-6', C, 5),
  planet:
    dot(30, 30, 16, C) +
    `<ellipse cx="30" cy="30" rx="27" ry="9" transform="rotate(-20 30 30)" fill="none" stroke="${G}" stroke-width="4"/>` +
    line('M20 24c6 3 13 3 19 0', D, 2) +
    dot(50, 10, 3, C),
  ring:
    `<circle cx="30" cy="36" r="17" fill="none" stroke="${C}" stroke-width="7"/>` +
    gold('M22 6h16l5 7-13 11L17 13z') +
    line('M17 13h26', D, 1.6),
  rocket:
    cream('M30 3c11 9 13 23 9 37H21c-4-14-2-28 9-37z') +
    cream('M20 28L9 42l11 1zM40 28l11 14-11 1z') +
    dot(30, 22, 5, D) +
    gold('M23 43h14l-7 15z'),
  rook: cream('M12 8h8v6h6V8h8v6h6V8h8v14l-7 5v17l7 4v6H12v-6l7-4V27l-7-5z') + gold('M24 30h12v12H24z'),
  scarab:
    cream('M30 10c12 0 17 10 17 22S40 54 30 54 13 44 13 32 18 10 30 10z') +
    line('M30 22v32M14 26h32', D, 2.4) +
    line('M12 30L4 26M12 40l-8 4M48 30l8-4M48 40l8 4', C, 3) +
    gold('M22 10c0-8 16-8 16 0z'),
  skull:
    cream('M30 5c14 0 22 9 22 21 0 8-3 12-8 15v12H16V41c-5-3-8-7-8-15C8 14 16 5 30 5z') +
    dot(21, 28, 6, D) +
    dot(39, 28, 6, D) +
    dark('M30 34l4 7h-8z') +
    line('M25 47v6M30 47v6M35 47v6', G, 2.4),
  snowflake: turned(6, line('M30 30V6M24 12l6 6 6-6', C, 4)) + dot(30, 30, 5, G),
  spear:
    line('M10 52L40 20', C, 5) +
    cream('M56 4L35 15l10 10z') +
    gold('M32 20l8 8-4 4-8-8z') +
    line('M18 54l-8-2-2-8', C, 3),
  target:
    dot(30, 30, 25, C) +
    `<circle cx="30" cy="30" r="17" fill="none" stroke="${D}" stroke-width="4"/>` +
    dot(30, 30, 8, G) +
    line('M30 30L54 6', D, 3),
  tornado: line('M6 10h46M12 20h34M18 30h26M22 40h16', C, 6) + line('M27 50h8', G, 6) + line('M34 57h2', G, 4),
  wheel:
    `<circle cx="30" cy="30" r="22" fill="none" stroke="${C}" stroke-width="6"/>` +
    turned(8, line('M30 30V10', C, 3)) +
    dot(30, 30, 6, G),
}
