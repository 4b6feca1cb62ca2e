import type { AllInView } from '../../games/all_in/types'
import { happened, type Lesson, type Now, type Step } from '../lesson'

const predicts = (now: Now<AllInView>): boolean => now.question.startsWith('question-predicting')
const isLate = (now: Now<AllInView>): boolean => happened(now, 'predictions-begun')

const steps: Step<AllInView>[] = [
  { id: 'hand', at: '.hand' },
  { id: 'area', at: '.area' },
  { id: 'play', at: '.hand', when: (now) => now.asked, until: (now) => now.moves > 0 },
  {
    id: 'effects',
    at: '.played, .prompt',
    only: (now) => now.view.played !== null && now.asked,
    until: (now) => !now.asked,
  },
  { id: 'others', at: '.opps', until: (now) => now.asked || isLate(now) },
  { id: 'again', at: '.hand', only: (now) => !isLate(now), until: (now) => now.moves > 0 && !now.asked },
  {
    id: 'fills',
    at: '.area',
    only: (now) => !isLate(now),
    until: (now) => isLate(now) || predicts(now) || now.view.showdown !== null,
  },
  { id: 'predict', at: '.seers, .prompt', when: (now) => now.asked && predicts(now), until: (now) => now.moves > 0 },
  { id: 'showdown', at: '.showdown', when: (now) => now.view.showdown !== null },
]

export default { seats: 3, options: {}, steps: steps as Step[], points: 3 } satisfies Lesson
