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
    proxy: {
      '/api': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
      '/schema': server,
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
