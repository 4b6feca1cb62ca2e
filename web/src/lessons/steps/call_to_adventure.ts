import type { AdventureView } from '../../games/call_to_adventure/types'
import { happened, type Lesson, type Now, type Step } from '../lesson'

const chose = (now: Now<AdventureView>): boolean =>
  happened(now, 'challenge-faced', true) || happened(now, 'card-tucked', true)
const faced = (now: Now<AdventureView>): boolean => happened(now, 'challenge-faced', true)
const ended = (now: Now<AdventureView>): boolean => happened(now, 'turn-ended', true)
const won = (now: Now<AdventureView>): boolean => happened(now, 'card-tucked', true)

const steps: Step<AdventureView>[] = [
  { id: 'story', at: '.storybar .whose, #seg-story' },
  { id: 'rows', at: '.rows' },
  {
    id: 'choose',
    at: '.rows, .prompt',
    when: (now) => now.asked && now.question.startsWith('question-main'),
    until: (now) => chose(now),
  },
  {
    id: 'runes',
    at: '.tray, .prompt',
    only: (now) => faced(now) && !happened(now, 'runes-cast', true),
    until: (now) => happened(now, 'runes-cast', true),
  },
  {
    id: 'result',
    at: '.prompt',
    only: (now) => faced(now) && !happened(now, 'challenge-judged', true),
    until: (now) => happened(now, 'challenge-judged', true),
  },
  { id: (now) => (won(now) ? 'won' : 'lost'), at: '.storybar, .story, #seg-story' },
  { id: 'morality', at: '.mtrack, #seg-story' },
  { id: 'end', at: '.prompt', only: (now) => !ended(now), until: (now) => ended(now) },
]

export default { seats: 2, options: { first_game: true, first: 0 }, steps: steps as Step[], points: 3 } satisfies Lesson
