// Keeps the last good page and the hashed files, so that Stolik opens without a network.
const CACHE = 'stolik-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function fresh(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}

async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
})

/** What the server tells while nobody looks; only this browser can read it. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const shown = self.registration.showNotification(told.title ?? 'Stolik', {
    body: told.body,
    tag: told.tag,
    icon: '/icon-192.png',
    data: { path: told.path ?? '/' },
  })
  const badge = told.waiting ? navigator.setAppBadge?.(told.waiting) : navigator.clearAppBadge?.()
  event.waitUntil(Promise.all([shown, badge]))
})

/** A tap leads to the table: in a tab that shows it, else in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const wanted = new URL(event.notification.data?.path ?? '/', location.origin)
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === wanted.pathname)
      return open ? open.focus() : self.clients.openWindow(wanted.href)
    }),
  )
})
