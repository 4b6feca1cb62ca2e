/** What an event makes of the table that a seat sees: nothing that only a later event brings is in it. */

import type { AllInView, Face, Happening, PlayerView } from './types'

const without = (faces: Face[], gone: Face[]): Face[] => {
  const ids = new Set(gone.map((face) => face.id))
  return faces.filter((face) => !ids.has(face.id))
}

const change = (view: AllInView, seat: number, made: (player: PlayerView) => Partial<PlayerView>): AllInView => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...made(player) } : player)),
})

/** Into its place at once: hands are sorted, and a card that has landed does not move again. */
function sortedIn(hand: Face[], face: Face, sorted: Face[]): Face[] {
  const at = sorted.findIndex(({ id }) => id === face.id)
  const behind = new Set(sorted.slice(at + 1).map(({ id }) => id))
  const place = at < 0 ? -1 : hand.findIndex(({ id }) => behind.has(id))
  return hand.toSpliced(place < 0 ? hand.length : place, 0, face)
}

/** Whose eyes see what happens, and what comes of it. */
interface Seen {
  after: AllInView
  me: number | null
}

/** A hand grows or shrinks: the own one by its cards, another by their number. */
function handed(
  view: AllInView,
  seat: number,
  { after, me }: Seen,
  gets: Face[],
  gives: Face[],
  count: number,
): AllInView {
  const hand =
    seat === me ? gets.reduce((all, face) => sortedIn(all, face, after.hand), without(view.hand, gives)) : view.hand
  return change({ ...view, hand, hand_worth: seat === me ? null : view.hand_worth }, seat, (player) => ({
    hand_size: player.hand_size + count,
  }))
}

function lay(view: AllInView, place: number, face: Face | null): AllInView {
  const area = view.area.with(place, face)
  const blocked = area.map((_, at) => at < view.row_length && Boolean(area[at + view.row_length]))
  return { ...view, area, blocked }
}

const piled = (view: AllInView, count: number, top: Face | null): AllInView => ({
  ...view,
  pile_size: view.pile_size + count,
  pile_top: view.pile_variant === 'third-eye' ? null : top,
})

const next = (view: AllInView): AllInView => ({ ...view, effect: view.effect + 1 })
const drawn = (view: AllInView, count: number): AllInView => ({
  ...view,
  deck_size: Math.max(0, view.deck_size - count),
})

/** Effects of the card in play. */
function effect(view: AllInView, event: Happening, seen: Seen): AllInView | null {
  const { after } = seen
  switch (event.event) {
    case 'effect-skipped':
      return next(view)
    case 'card-taken':
      return next(handed(lay(view, event.place, null), event.seat, seen, [event.card], [], 1))
    case 'pile-card-taken':
      return next(handed(piled(view, -1, after.pile_top), event.seat, seen, [event.card], [], 1))
    case 'cards-swapped':
      return next(handed(lay(view, event.place, event.given), event.seat, seen, [event.card], [event.given], 0))
    case 'pile-card-swapped':
      return next(handed(piled(view, 0, event.given), event.seat, seen, [event.card], [event.given], 0))
    case 'cards-revealed':
      return drawn({ ...view, revealed: event.cards, revealed_count: event.cards.length }, event.cards.length)
    case 'cards-looked-at':
      return drawn({ ...view, revealed_count: event.count }, event.count)
    case 'card-drawn':
      return next(drawn(handed(view, event.seat, seen, [event.card], [], 1), 1))
    case 'card-drawn-secretly':
      return next(drawn(handed(view, event.seat, seen, [], [], 1), 1))
    case 'rune-gained':
      return next(change(view, event.seat, () => ({ runes: event.runes })))
    case 'value-stated':
      return next({ ...view, stated: [...view.stated, { seat: event.other, value: event.value }] })
    case 'eye-opened':
      return { ...view, target: event.other }
    case 'cards-shown':
      return next({ ...view, target: null, peeks: after.peeks })
    case 'four-cards-shown':
      return next({ ...view, target: null })
    default:
      return null
  }
}

/** What becomes of the cards that were turned up, and of those above five. */
function rest(view: AllInView, event: Happening, seen: Seen): AllInView | null {
  const kept = (count: number, cards: Face[]): AllInView => ({
    ...view,
    revealed: without(view.revealed, cards),
    revealed_count: Math.max(0, view.revealed_count - count),
  })
  switch (event.event) {
    case 'card-kept':
      return handed(kept(1, [event.card]), event.seat, seen, [event.card], [], 1)
    case 'card-kept-secretly':
      return handed(kept(1, []), event.seat, seen, [], [], 1)
    case 'cards-stacked': {
      const left = piled(kept(event.cards.length, event.cards), event.cards.length, event.cards.at(-1) ?? null)
      return left.revealed_count ? left : next(left)
    }
    case 'cards-put-down': {
      const left = piled(kept(event.count, []), event.count, null)
      return left.revealed_count ? left : next(left)
    }
    case 'card-discarded':
      return handed(piled(view, 1, event.card), event.seat, seen, [], [event.card], -1)
    case 'card-put-down':
      return handed(piled(view, 1, null), event.seat, seen, [], [], -1)
    default:
      return null
  }
}

export function tableAfter(view: AllInView, event: Happening, after: AllInView, me: number | null): AllInView {
  const seen = { after, me }
  switch (event.event) {
    case 'card-played':
      return {
        ...handed(view, event.seat, seen, [], [event.card], -1),
        turn: event.seat,
        played: event.card,
        effect: 0,
      }
    case 'card-placed':
      return lay({ ...view, played: null }, event.place, event.card)
    case 'deck-card-placed':
      return drawn(lay(view, event.place, event.card), 1)
    case 'went-all-in':
      return { ...change(view, event.seat, () => ({ is_all_in: true })), all_in: event.seat }
    case 'deck-renewed':
      return { ...view, deck_size: event.cards, pile_size: 0, pile_top: null }
    case 'predicted':
      return change(view, event.seat, () => ({ has_predicted: true, named: event.other }))
    case 'predicted-secretly':
      return change(view, event.seat, () => ({ has_predicted: true }))
    case 'hand-paid':
      return change(view, event.seat, (player) => ({
        runes: after.showdown?.results[event.seat]?.total ?? player.runes,
      }))
    case 'round-begun':
    case 'game-ended':
      return after
    default:
      return effect(view, event, seen) ?? rest(view, event, seen) ?? view
  }
}
