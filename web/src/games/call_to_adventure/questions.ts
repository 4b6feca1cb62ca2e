/** How the prompt words a move that is picked on the board: its title, what it would bring, and its button. */

import type { Ask } from '../../stage.svelte'
import type { AdventureBoard } from './board.svelte'
import { printed } from './box.svelte'
import { placeOf, type Offer } from './offers'
import { percent } from '../../lib/percent'
import { say } from './say'

export function askOf(board: AdventureBoard, offer: Offer): Ask {
  const { challenge } = board.view
  const { kind } = offer.move
  if (kind === 'cast') {
    const chance = percent(challenge?.chance ?? 0)
    return {
      title: say('ask-cast', { card: printed.name(challenge?.card ?? 0) }),
      hint: say('ask-cast-hint', { difficulty: challenge?.difficulty ?? 0, percent: chance }),
      act: say('act-cast', { percent: chance }),
    }
  }
  if (kind === 'keep') return { title: say('ask-keep'), hint: board.word(offer), act: say('act-keep') }
  return { title: titleOf(board, offer), hint: outlook(board, offer), act: say(`act-${kind}`) }
}

/** The row's place that a move faces, with the path. */
function faced(board: AdventureBoard, offer: Offer) {
  const place = placeOf(offer)
  const spot = offer.move.kind === 'face' && place ? board.rowPlace(place) : null
  if (!spot || offer.move.kind !== 'face') return null
  const card = spot.card === null ? null : printed.card(spot.card)
  return { spot, card, path: offer.move.path }
}

function titleOf(board: AdventureBoard, offer: Offer): string {
  const found = faced(board, offer)
  return found?.card ? `${found.card.name}: ${found.card.paths[found.path]?.name ?? ''}?` : `${board.word(offer)}?`
}

/** What a move would bring, as far as the view says. */
function outlook(board: AdventureBoard, offer: Offer): string {
  const { challenge } = board.view
  const prospect = challenge?.prospects.find((one) => one.move === offer.notation)
  if (prospect && challenge)
    return challenge.cast.length
      ? say('ask-result', {
          result: prospect.result,
          difficulty: prospect.difficulty,
          enough: prospect.result >= prospect.difficulty ? 'yes' : 'no',
        })
      : say('ask-chance', { before: percent(challenge.chance), percent: percent(prospect.chance) })
  const { move } = offer
  const half = faced(board, offer)
  if (half)
    return say('ask-face', {
      difficulty: half.spot.difficulties[half.path] ?? 0,
      percent: percent(half.spot.chances[half.path] ?? 0),
      gain: half.card?.paths[half.path]?.text ?? '',
    })
  if (move.kind === 'play' || move.kind === 'throw' || move.kind === 'use' || move.kind === 'first')
    return printed.byKey(move.card)?.rules.join(' ') ?? ''
  if (move.kind === 'assign') return say('ask-assign')
  if (move.kind === 'journey') return say('ask-journey', { price: board.journeyPrice })
  return ''
}
