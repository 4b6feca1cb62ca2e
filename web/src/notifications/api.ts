/** Requests about notifications and e-mail addresses. */

import { ask } from '../net/api'
import type { Me, Notifications, PushBody, NotificationPreferences } from '../net/protocol'
import { words } from '../words.svelte'

export const notices = {
  get: () => ask<Notifications>('GET', '/notifications'),
  prefer: (preferences: NotificationPreferences) => ask<unknown>('POST', '/notifications/preferences', preferences),
  subscribe: (body: PushBody) => ask<unknown>('POST', '/notifications/push', body),
  unsubscribe: (endpoint: string) => ask<unknown>('POST', '/notifications/push/end', { endpoint }),
  setEmail: (email: string, password: string) =>
    ask<unknown>('POST', '/account/email', { email, password, language: words.language }),
  removeEmail: (password: string) => ask<unknown>('POST', '/account/email/remove', { password }),
  askReset: (login: string) => ask<unknown>('POST', '/reset', { login, language: words.language }),
  confirm: (link: string) => ask<unknown>('POST', '/account/email/confirm', { link }),
  reset: (link: string, password: string) => ask<Me>('POST', '/reset/finish', { link, new_password: password }),
  endMails: (link: string) => ask<unknown>('POST', `/mail/unsubscribe/${link}`),
}
