import type { CardlineView } from '../../games/cardline/types'
import { happened, type Lesson, type Step } from '../lesson'

const steps: Step<CardlineView>[] = [
  { id: 'line', at: '.scroller' },
  { id: 'hand', at: '.hand', when: (now) => now.asked, until: (now) => now.begun || now.moves > 0 },
  { id: 'slot', at: '.plus', until: (now) => now.picked || now.moves > 0 },
  { id: 'lay', at: '.prompt', until: (now) => now.moves > 0 },
  {
    id: (now) =>
      now.told.findLast((one) => one.seat === now.seat && /fitted|missed/.test(one.event))?.event === 'card-fitted'
        ? 'fits'
        : 'misses',
    at: '.scroller',
  },
  { id: 'others', at: '.opps', until: (now) => now.asked },
  { id: 'again', at: '.hand', until: (now) => now.moves > 0 },
  { id: 'after', at: '.scroller', until: (now) => now.asked || happened(now, 'game-ended') },
]

export default { seats: 3, options: {}, steps: steps as Step[], points: 3 } satisfies Lesson
