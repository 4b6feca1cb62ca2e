import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.STOLIK_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/stolik/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows files, not data addresses
    modulePreload: { polyfill: false },
    manifest: true, // for the budget, which takes it away again
  },
  server: {
    fs: { allow: ['..'] }, // the games' own texts lie beside their rules
    // The Host header stays the page's own: the server takes messages only from pages of its own origin.
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
