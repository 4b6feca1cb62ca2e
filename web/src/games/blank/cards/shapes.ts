/** The six shapes of BLANK: outline, ink, and what makes a shape a creature. */

export interface Shape {
  path: string
  ink: string
  /** Ink of a digit on the shape. */
  on: string
  /** Where the digit's baseline lies. */
  base: number
  /** Arms and legs. */
  limbs: string
  /** How high the eyes are. */
  eyes: number
}

export const LINE = '#211a17'
export const WHITE = '#fff'

export const SHAPES: Record<string, Shape> = {
  hexagon: {
    path: 'M50 6l38 22v44L50 94 12 72V28z',
    ink: '#c62a1d',
    on: WHITE,
    base: 71,
    limbs: 'M38 90l-3 18h-9M62 90l3 18h9M12 54L-4 42M88 54l16-14',
    eyes: 38,
  },
  circle: {
    path: 'M50 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88z',
    ink: '#2b86d1',
    on: '#17120e',
    base: 70,
    limbs: 'M38 96l-2 14h-9M62 96l2 14h9M7 52L-8 42M93 52l15-14',
    eyes: 38,
  },
  triangle: {
    path: 'M50 6l46 82H4z',
    ink: '#ef9a1a',
    on: '#2b1d16',
    base: 81,
    limbs: 'M34 92l-4 16h-9M66 92l4 16h9M12 70L2 58M88 70l10-12',
    eyes: 52,
  },
  rhombus: {
    path: 'M50 2l38 48-38 48-38-48z',
    ink: '#55308a',
    on: WHITE,
    base: 70,
    limbs: 'M42 92l-4 16h-9M58 92l4 16h9M20 50L4 40M80 50l16-10',
    eyes: 38,
  },
  square: {
    path: 'M10 10h80v80H10z',
    ink: '#1d7a45',
    on: WHITE,
    base: 69,
    limbs: 'M34 90l-2 18h-9M66 90l2 18h9M10 52L-6 40M90 52l16-12',
    eyes: 36,
  },
  shield: {
    path: 'M10 8h80v40c0 24-16 38-40 46C26 86 10 72 10 48z',
    ink: '#e38ab8',
    on: '#2b1d16',
    base: 67,
    limbs: 'M38 90l-4 18h-9M62 90l4 18h9M10 44L-6 34M90 44l16-12',
    eyes: 32,
  },
}

export const COLOURS = Object.keys(SHAPES)

export const shapeOf = (name: string): Shape => SHAPES[name] ?? SHAPES['circle']!

/** Copies a, c, e and g of a combination are the illustrated ones (BLK-R1). */
export const isCreature = (name: string): boolean => 'aceg'.includes(name.at(-1) ?? '')
