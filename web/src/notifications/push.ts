/** This browser's own subscription to Web Push. */

import { notices } from './api'

export type PushState = 'no-support' | 'denied' | 'off' | 'on'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The service worker, if the page has one: builds for development have none. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration()

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const signsOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const give = (found: PushSubscription): Promise<unknown> =>
  notices.subscribe({
    endpoint: found.endpoint,
    p256dh: signsOf(found.getKey('p256dh')),
    auth: signsOf(found.getKey('auth')),
  })

/** What this browser does now. A subscription goes with a session: a new session gets it again. */
export async function look(): Promise<PushState> {
  if (!isSupported()) return 'no-support'
  if (Notification.permission === 'denied') return 'denied'
  const found = await (await worker())?.pushManager.getSubscription()
  if (found) await give(found).catch(() => undefined)
  return found ? 'on' : 'off'
}

/** Subscribe; browsers want this to be a tap. */
export async function begin(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off'
  const registration = await worker()
  if (!registration) return 'no-support'
  try {
    const found = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    })
    await give(found)
  } catch {
    return 'no-support'
  }
  return 'on'
}

export async function end(): Promise<PushState> {
  const found = await (await worker())?.pushManager.getSubscription()
  if (found) {
    await notices.unsubscribe(found.endpoint)
    await found.unsubscribe()
  }
  return 'off'
}

/** Tell something by the browser itself while a tab is open but hidden; where the reader allows it. */
export async function tell(title: string, body: string, path: string, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return
  const options = { body, tag, icon: '/icon-192.png', data: { path } }
  await (await worker())?.showNotification(title, options)
}
