import { oneOfKind } from '../../games/choices'
import type { IllusionMove, IllusionView } from '../../games/illusion/types'
import { happened, type Lesson, type Step } from '../lesson'

const steps: Step<IllusionView, IllusionMove>[] = [
  { id: 'colour', at: '.rail' },
  { id: 'row', at: '.lineup' },
  { id: 'next', at: '.next', when: (now) => now.asked, until: (now) => now.picked || now.moves > 0 },
  { id: 'lay', at: '.prompt', only: (now) => now.asked, until: (now) => now.moves > 0 },
  { id: 'others', at: '.lineup', until: (now) => now.asked || happened(now, 'row-turned') },
  {
    id: 'doubt',
    at: '.prompt',
    only: (now) => !happened(now, 'row-turned'),
    when: (now) => now.asked && oneOfKind(now.legal, 'doubt') !== null,
    until: (now) => now.moves > 0,
  },
  {
    id: 'grows',
    at: '.lineup',
    only: (now) => !happened(now, 'row-turned'),
    until: (now) => happened(now, 'row-turned'),
  },
  {
    id: (now) => (now.view.reveal?.falls.length ? 'wrong' : 'right'),
    at: '.reveal .row',
    when: (now) => now.view.reveal !== null,
  },
]

export default { seats: 3, options: {}, steps: steps as Step[], points: 3 } satisfies Lesson
