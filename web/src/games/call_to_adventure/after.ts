/** The table as it is after an event: what the event says, and from the newest view only what it brought about. */

import type { AdventureView, ChallengeView, Happening, PlayerView, RowPlace } from './types'

type Of<K extends Happening['event']> = Extract<Happening, { event: K }>

const NOTHING: RowPlace = { card: null, is_face_down: false, ally: null, difficulties: [], chances: [] }

const withPlayer = (
  view: AdventureView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): AdventureView => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})

const withPlaces = (
  view: AdventureView,
  change: (place: RowPlace, act: number, position: number) => RowPlace,
): AdventureView => ({
  ...view,
  rows: view.rows.map((row, act) => row.map((place, position) => change(place, act, position))),
})

const withChallenge = (view: AdventureView, change: Partial<ChallengeView>): AdventureView => ({
  ...view,
  challenge: view.challenge && { ...view.challenge, ...change },
})

/** A card has left the row; a challenge that was about it is over. */
const withoutCard = (view: AdventureView, card: number): AdventureView => ({
  ...withPlaces(view, (place) => (place.card === card ? NOTHING : place)),
  challenge: view.challenge?.card === card ? null : view.challenge,
})

function withDrawn(view: AdventureView, event: Of<'card-drawn'>): AdventureView {
  const isHero = event.back === 'hero'
  return withPlayer(view, event.seat, (player) => ({
    heroes_in_hand: player.heroes_in_hand + (isHero ? 1 : 0),
    antiheroes_in_hand: player.antiheroes_in_hand + (isHero ? 0 : 1),
    hand: player.hand && event.card !== null ? [...player.hand, event.card] : player.hand,
    hand_waits: player.hand_waits && event.card !== null ? [...player.hand_waits, null] : player.hand_waits,
  }))
}

/** A card has left a hand; how many are left there, the newest view says. */
const withoutHeld = (view: AdventureView, seat: number, card: number, after: AdventureView): AdventureView =>
  withPlayer(view, seat, (player) => {
    const { heroes_in_hand, antiheroes_in_hand } = after.players[seat]!
    const at = player.hand?.indexOf(card) ?? -1
    return {
      heroes_in_hand,
      antiheroes_in_hand,
      hand: player.hand?.filter((_, i) => i !== at) ?? null,
      hand_waits: player.hand_waits?.filter((_, i) => i !== at) ?? null,
    }
  })

function withTucked(view: AdventureView, event: Of<'card-tucked'>, after: AdventureView): AdventureView {
  const { abilities, story_symbols } = after.players[event.seat]!
  return withPlayer(withoutCard(view, event.card), event.seat, ({ story }) => ({
    story: [...story, { card: event.card, path: event.path }],
    abilities,
    story_symbols,
  }))
}

function inChallenge(view: AdventureView, event: Happening, after: AdventureView): AdventureView | null {
  switch (event.event) {
    case 'challenge-faced':
      return { ...view, challenge: after.challenge?.card === event.card ? after.challenge : view.challenge }
    case 'rune-added':
    case 'rune-left':
      return { ...view, challenge: after.challenge?.cast.length ? view.challenge : (after.challenge ?? view.challenge) }
    case 'runes-cast':
      return withChallenge(view, { cast: event.faces, result: event.result, ignored: [], verdict: -1, prospects: [] })
    case 'runes-ignored':
      return withChallenge(view, { ignored: after.challenge?.ignored ?? view.challenge?.ignored ?? [] })
    case 'result-changed':
      return withChallenge(view, { result: (view.challenge?.result ?? 0) + event.by })
    case 'difficulty-changed':
      return withChallenge(view, { difficulty: event.difficulty })
    case 'challenge-judged':
      return withChallenge(view, {
        result: event.result,
        difficulty: event.difficulty,
        verdict: event.is_success ? 1 : 0,
      })
    case 'attempt-repeated':
      return withChallenge(view, { cast: [], verdict: -1 })
    case 'challenge-abandoned':
      return { ...view, challenge: null }
    default:
      return null
  }
}

function withMoved(view: AdventureView, event: Happening, after: AdventureView): AdventureView | null {
  switch (event.event) {
    case 'card-tucked':
      return withTucked(view, event, after)
    case 'act-finished':
      return withPlayer(view, event.seat, () => ({ act: after.players[event.seat]!.act }))
    case 'story-card-discarded':
      return withoutCard(view, event.card)
    case 'story-card-revealed': {
      const found = after.rows[event.act - 1]?.[event.place - 1]
      const shown = found?.card === event.card ? found : { ...NOTHING, card: event.card }
      return withPlaces(view, (place, act, position) =>
        act === event.act - 1 && position === event.place - 1 ? shown : place,
      )
    }
    case 'row-opened':
      return { ...view, rows: view.rows.map((row, act) => (act === event.act - 1 ? after.rows[act]! : row)) }
    case 'ally-assigned':
      return withPlaces(view, (place) => (place.card === event.card ? { ...place, ally: event.ally } : place))
    case 'ally-gained':
      return withPlayer(view, event.seat, ({ allies }) => ({
        allies: [...allies, { card: event.ally, is_sacrificed: false }],
      }))
    case 'ally-sacrificed':
      return withPlayer(view, event.seat, ({ allies }) => ({
        allies: allies.map((ally) => (ally.card === event.ally ? { ...ally, is_sacrificed: true } : ally)),
      }))
    case 'card-drawn':
      return withDrawn(view, event)
    case 'card-discarded':
      return withoutHeld(view, event.seat, event.card, after)
    case 'card-played':
      return {
        ...withoutHeld(view, event.seat, event.card, after),
        stack: [...view.stack, { card: event.card, seat: event.seat, target: null, is_cancelled: false }],
      }
    case 'card-resolved':
    case 'card-cancelled':
      return {
        ...withPlayer(view, event.seat, ({ played }) => ({ played: [...played, event.card] })),
        stack: view.stack.filter(({ card }) => card !== event.card),
      }
    default:
      return null
  }
}

export function tableAfter(view: AdventureView, event: Happening, after: AdventureView): AdventureView {
  switch (event.event) {
    case 'turn-began':
      return { ...view, active: event.seat, turn: after.turn, challenge: null }
    case 'experience-gained':
      return withPlayer(view, event.seat, ({ xp }) => ({ xp: xp + event.amount }))
    case 'experience-lost':
    case 'experience-spent':
      return withPlayer(view, event.seat, ({ xp }) => ({ xp: xp - event.amount }))
    case 'morality-moved':
      return withPlayer(view, event.seat, () => ({ morality: event.level }))
    case 'characters-kept':
      return withPlayer(view, event.seat, () => ({ has_chosen: true }))
    case 'adversary-gained':
      return { ...view, adversary: view.adversary && { ...view.adversary, xp: event.total } }
    case 'adversary-card-revealed':
      return {
        ...view,
        adversary: view.adversary && { ...view.adversary, revealed: [...view.adversary.revealed, event.card] },
      }
    case 'characters-revealed':
    case 'scored':
    case 'game-ended':
      return after
    default:
      return inChallenge(view, event, after) ?? withMoved(view, event, after) ?? view
  }
}
