import allIn from './back-all-in.svg'
import blank from './back-blank.svg'
import adventure from './back-call-to-adventure.svg'
import cardline from './back-cardline.svg'
import illusion from './back-illusion.svg'

/** The card back that stands for each game. */
export const BACKS: Record<string, string> = {
  'all-in': allIn,
  blank,
  'call-to-adventure': adventure,
  cardline,
  illusion,
}

/** The order on the start page. */
export const GAME_ORDER = ['all-in', 'illusion', 'call-to-adventure', 'blank', 'cardline']
