import type { BlankView } from '../../games/blank/types'
import { happened, type Lesson, type Now, type Step } from '../lesson'

const myTurn = (now: Now<BlankView>): boolean => now.asked && now.question === 'question-play'
const played = (now: Now<BlankView>): boolean =>
  happened(now, 'cards-played', true) || happened(now, 'penalty-taken', true)

const steps: Step<BlankView>[] = [
  { id: 'rules', at: '.board .rules' },
  { id: 'match', at: '.board .disc' },
  { id: 'play', at: '.board .rows', when: (now) => myTurn(now), until: (now) => played(now) },
  {
    id: 'fired',
    at: '.board .rule.lit, .board .rules',
    only: (now) => happened(now, 'card-activated'),
  },
  { id: 'others', at: '.opps', until: (now) => myTurn(now) || happened(now, 'game-ended') },
  { id: 'several', at: '.board .rows', only: (now) => myTurn(now), until: (now) => played(now) },
  { id: 'pen', at: '.board .rules' },
  { id: 'write', at: '.board .rules', task: () => import('../../games/blank/workshop/Practice.svelte') },
]

// Three rules that a newcomer sees at work, no clock, and nobody has to bark.
const options = { mode: 'A', tempo: 'turns', rules: ['NR1', 'RC3', 'NR5'], first: 0 }
export default { seats: 3, options, steps: steps as Step[], points: 3 } satisfies Lesson
