/** The legal moves, as the board finds them: by kind, by place, by card. */

import { ofKind, type Choice } from '../choices'
import type { AdventureMove, Place } from './types'

export type Offer = Choice<AdventureMove>
type Kind = AdventureMove['kind']
type Of<K extends Kind> = Choice<Extract<AdventureMove, { kind: K }>>

export const isSame = (one: Place | null | undefined, other: Place | null | undefined): boolean =>
  one?.act === other?.act && one?.position === other?.position

/** The place of the rows that a move is about; null for the adversary, and for moves about no place. */
export const placeOf = (offer: Offer): Place | null => ('place' in offer.move ? offer.move.place : null)

export class Offers {
  constructor(readonly all: Offer[]) {}

  of<K extends Kind>(...kinds: K[]): Of<K>[] {
    return ofKind(this.all, ...kinds)
  }

  one<K extends Kind>(kind: K): Of<K> | null {
    return this.of(kind)[0] ?? null
  }

  /** The move of a kind at a place; of a challenge, the one for a path. */
  at(place: Place, kind: Kind, path?: number): Offer | null {
    return (
      this.all.find(
        (offer) =>
          offer.move.kind === kind &&
          isSame(placeOf(offer), place) &&
          (path === undefined || !('path' in offer.move) || offer.move.path === path),
      ) ?? null
    )
  }

  /** The move that faces the adversary. */
  get adversary(): Offer | null {
    return this.of('face').find((offer) => offer.move.place === null) ?? null
  }

  /** Places of which one can be chosen; to journey past a card is no choice of it. */
  get places(): Place[] {
    return this.of('gain', 'face', 'discard', 'assign').flatMap((offer) => offer.move.place ?? [])
  }

  /** Whether a card of the rows, or the adversary, is to be chosen. */
  get asksForPlace(): boolean {
    return this.of('gain', 'face', 'discard', 'assign').length > 0
  }

  has(place: Place): boolean {
    return this.places.some((one) => isSame(one, place))
  }
}
