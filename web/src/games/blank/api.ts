/** BLANK's decks, workshop and rewards on the server. */

import { ask } from '../../net/api'
import type {
  AskChoices,
  AskLastGame,
  BlankDeckLine,
  BlankDecks,
  BlankFile,
  BlankMuseum,
  ChangeBlankDeck,
  CopyBlankDeck,
  Grammar,
  LastGame,
  NameSteward,
  NewBlankDeck,
  OfferDeck,
  PartChoices,
  ReadCard,
  Reading,
  Reward,
  RewardIdea,
  Rewards,
  RewardStep,
  TranslateCard,
  Tried,
  TryCard,
} from '../../net/protocol'

export const blank = {
  decks: () => ask<BlankDecks>('GET', '/blank/decks'),
  found: (body: NewBlankDeck) => ask<BlankDeckLine>('POST', '/blank/decks', body),
  museum: (deck: string, query = '') => ask<BlankMuseum>('GET', `/blank/decks/${encodeURIComponent(deck)}${query}`),
  change: (deck: string, body: ChangeBlankDeck) =>
    ask<BlankMuseum>('POST', `/blank/decks/${encodeURIComponent(deck)}`, body),
  fork: (deck: string, body: CopyBlankDeck) =>
    ask<BlankDeckLine>('POST', `/blank/decks/${encodeURIComponent(deck)}/fork`, body),
  file: (deck: string) => ask<BlankFile>('POST', `/blank/decks/${encodeURIComponent(deck)}/export`),
  translate: (deck: string, body: TranslateCard, query = '') =>
    ask<BlankMuseum>('POST', `/blank/decks/${encodeURIComponent(deck)}/translate${query}`, body),
  steward: (deck: string, body: NameSteward) =>
    ask<BlankMuseum>('POST', `/blank/decks/${encodeURIComponent(deck)}/stewards`, body),
  answerInvitation: (deck: string, accepts: boolean) =>
    ask<BlankDecks>('POST', `/blank/decks/${encodeURIComponent(deck)}/stewards/answer`, { accepts }),
  offer: (deck: string, body: OfferDeck) =>
    ask<BlankMuseum>('POST', `/blank/decks/${encodeURIComponent(deck)}/offer`, body),
  answer: (deck: string, accepts: boolean) =>
    ask<BlankDecks>('POST', `/blank/decks/${encodeURIComponent(deck)}/answer`, { accepts }),
  volume: (deck: string) => ask<BlankDeckLine>('POST', `/blank/decks/${encodeURIComponent(deck)}/volume`),
  take: (file: string) => ask<BlankDeckLine>('POST', '/blank/decks/import', { file }),
  grammar: () => ask<Grammar>('GET', '/blank/grammar'),
  read: (body: ReadCard) => ask<Reading>('POST', '/blank/read', body),
  choices: (body: AskChoices) => ask<PartChoices>('POST', '/blank/choices', body),
  lastGame: (body: AskLastGame) => ask<LastGame>('POST', '/blank/last-game', body),
  try: (body: TryCard) => ask<Tried>('POST', '/blank/preview', body),
  rewards: (table = '') => ask<Rewards>('GET', `/blank/rewards${table ? `?table=${encodeURIComponent(table)}` : ''}`),
  write: (reward: string, body: RewardIdea) =>
    ask<Reward>('POST', `/blank/rewards/${encodeURIComponent(reward)}`, body),
  /** Hand a card in to one's own deck and accept it; both requests are made wherever the page goes. */
  acceptOwn: async (reward: string): Promise<Reward> => {
    await blank.step(reward, { step: 'hand-in' })
    return blank.step(reward, { step: 'accept' })
  },
  step: (reward: string, body: RewardStep) =>
    ask<Reward>('POST', `/blank/rewards/${encodeURIComponent(reward)}/step`, body),
}
