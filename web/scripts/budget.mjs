// The start page must stay light: everything it loads, compressed, against its budget.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BUDGET = 200 * 1000
const root = new URL('../../src/stolik/server/static/', import.meta.url).pathname
const html = readFileSync(join(root, 'index.html'), 'utf8')
const files = new Set(['index.html'])
const packed = /\.(woff2|png)$/

function follow(name) {
  if (files.has(name)) return
  files.add(name)
  if (!/\.(js|css)$/.test(name)) return
  const text = readFileSync(join(root, name), 'utf8')
  const statics = name.endsWith('.js')
    ? text.matchAll(/(?:import|from)\s*["']\.\/([\w.-]+)["']/g)
    : text.matchAll(/url\(["']?([^"')]+)/g)
  for (const [, found] of statics)
    if (!/cyrillic|greek|vietnamese/.test(found)) follow(found.startsWith('/') ? found.slice(1) : join('assets', found))
}
for (const [, name] of html.matchAll(/(?:src|href)="\/([^"]+)"/g)) if (!name.endsWith('.png')) follow(name)
// What the page asks for once it runs: the words of one language (not those of games, first steps, rules, reviews
// and admins, which come with their pages), and the five backs.
const manifest = JSON.parse(readFileSync(join(root, '.vite', 'manifest.json'), 'utf8'))
for (const [source, { file }] of Object.entries(manifest))
  if (/(^src|\/stolik|\/table)\/text\/pl\.ftl/.test(source) || /art\/back-/.test(source)) follow(file)
rmSync(join(root, '.vite'), { recursive: true })

let sum = 0
for (const name of files) {
  const bytes = readFileSync(join(root, name))
  const size = packed.test(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length
  sum += size
  if (process.argv.includes('--list')) console.log(String(size).padStart(7), name)
}
console.log(`start page: ${(sum / 1000).toFixed(1)} kB compressed in ${files.size} files, budget ${BUDGET / 1000} kB`)
if (sum > BUDGET) process.exit(1)
