import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/poltawski-nowy/wght.css'
import './style/tokens.css'
import './style/base.css'
import './style/parts.css'
import { mount } from 'svelte'
import App from './App.svelte'
import frame from './art/frame.svg?raw'
import { hang } from './art/sprite'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

settings.apply(document.documentElement)
hang(frame)
await words.load('own', words.language)
mount(App, { target: document.getElementById('app')! })

if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(keep)
    .catch(() => undefined)

/** What this page loads is kept, so that the very first visit is enough to open Stolik without a network. */
async function keep(): Promise<void> {
  const cache = await caches.open('stolik-1')
  const add = async (address: string): Promise<void> => {
    if (!(await cache.match(address))) await cache.add(address)
  }
  // Fonts and pictures may come after the page, and before the worker sees what it asks for.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (name.startsWith(`${location.origin}/assets/`)) void add(name).catch(() => undefined)
  }).observe({ type: 'resource', buffered: true })
  await add(`${location.origin}/`)
}
