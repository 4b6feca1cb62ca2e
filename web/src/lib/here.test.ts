import { readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

/**
 * No component reads a `$derived` or a property when it may have left the screen: after an `await`, in
 * an answer's `then`, in a timer that nothing stops. Svelte would warn of it, but only now and then.
 */
interface Node {
  type: string
  start: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const children = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
const isFunction = (node: Node): boolean =>
  node.type.endsWith('Function') || node.type.endsWith('FunctionExpression') || node.type === 'FunctionDeclaration'
const within = (node: Node): Node[] => [node, ...children(node).flatMap(within)]
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : '')
const calleeOf = (node: Node): string => {
  const callee = node['callee']
  if (!isNode(callee)) return ''
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee)
}
const isCall = (node: unknown, name: string): boolean =>
  isNode(node) && node.type === 'CallExpression' && calleeOf(node) === name
/** Children that are values: no names of fields. */
const values = (node: Node): Node[] => {
  const field =
    node['computed'] === true
      ? null
      : node.type === 'MemberExpression'
        ? 'property'
        : node.type === 'Property'
          ? 'key'
          : null
  return children(field ? { ...node, [field]: null } : node)
}
const reads = (node: Node): string[] => (node.type === 'Identifier' ? [nameOf(node)] : values(node).flatMap(reads))

/** What a function reads after its first own `await`, as nodes; loops begin again. */
function late(work: Node): Node[] {
  const own = (node: Node): Node[] => (isFunction(node) ? [] : [node, ...values(node).flatMap(own)])
  const body = children(work).flatMap(own)
  const waits = body.filter((node) => node.type === 'AwaitExpression' && !isCall(node['argument'], 'here'))
  if (!waits.length) return []
  const first = Math.min(...waits.map((node) => node['end'] as number))
  const loops = body.filter(
    (node) =>
      /^(While|For|DoWhile)/.test(node.type) &&
      waits.some((wait) => wait.start >= node.start && wait.start < (node['end'] as number)),
  )
  return body.filter(
    (node) =>
      node.type === 'Identifier' &&
      (node.start >= first || loops.some((loop) => node.start >= loop.start && node.start < (loop['end'] as number))),
  )
}

/** What is run by an answer or a timer: the functions given to it. */
function callbacks(call: Node, stopped: Set<string>): Node[] {
  const name = calleeOf(call)
  const given = (call['arguments'] as Node[]).filter((one) => isFunction(one) || one.type === 'Identifier')
  if (['then', 'catch', 'finally'].includes(name)) {
    const on = (call['callee'] as Node)['object'] as Node
    const isHere = within(on).some((node) => isCall(node, 'here'))
    return isHere ? [] : given
  }
  if (['setTimeout', 'setInterval', 'requestAnimationFrame'].includes(name))
    return stopped.has(`${call.start}`) ? [] : given
  return []
}

function lateReads(source: string): string[] {
  const script = (parse(source, { modern: true }).instance as unknown as { content: Node } | null)?.content
  if (!script) return []
  const all = within(script)
  const declared = all.filter((node) => node.type === 'VariableDeclarator')
  const risky = new Set<string>()
  const functions = new Map<string, Node>()
  for (const node of all) if (node.type === 'FunctionDeclaration') functions.set(nameOf(node['id']), node)
  for (const node of declared) {
    const init = node['init']
    if (!isNode(init)) continue
    const called = init.type === 'CallExpression' ? source.slice(init.start, init.start + 12) : ''
    if (called.startsWith('$derived') || called.startsWith('$props'))
      for (const name of reads(node['id'] as Node)) risky.add(name)
    else if (isFunction(init)) functions.set(nameOf(node['id']), init)
  }
  // A function reads what the functions that it calls read.
  const reading = (name: string, seen = new Set<string>()): boolean => {
    if (risky.has(name)) return true
    const work = functions.get(name)
    if (!work || seen.has(name)) return false
    seen.add(name)
    return reads(work).some((one) => one !== name && reading(one, seen))
  }
  // A timer is stopped when its number is kept in a name that something clears.
  const cleared = new Set(
    all
      .filter(
        (node) => isCall(node, 'clearTimeout') || isCall(node, 'clearInterval') || isCall(node, 'cancelAnimationFrame'),
      )
      .flatMap((node) => (node['arguments'] as Node[]).flatMap(reads)),
  )
  const stopped = new Set<string>()
  for (const node of all) {
    const [kept, value] =
      node.type === 'VariableDeclarator'
        ? [node['id'], node['init']]
        : node.type === 'AssignmentExpression'
          ? [node['left'], node['right']]
          : [null, null]
    if (isNode(value) && cleared.has(nameOf(kept))) stopped.add(`${value.start}`)
  }
  const found = [
    ...all.filter(isFunction).flatMap(late).map(nameOf),
    ...all
      .filter((node) => node.type === 'CallExpression')
      .flatMap((call) => callbacks(call, stopped))
      .flatMap(reads),
  ]
  return [...new Set(found.filter((name) => reading(name)))].sort()
}

const component = (script: string): string =>
  `<script lang="ts">\n  let { table } = $props()\n  const round = $derived(table.round)\n${script}\n</script>\n{round}`

test.each([
  ['after an await', 'const look = async () => { await ask(); show(round) }', ['round']],
  ['before an await', 'const look = async () => { show(round); await ask() }', []],
  ['in a loop with an await', 'const look = async () => { while (round) { await ask() } }', ['round']],
  [
    'in the words of another function',
    'const due = () => round > 1\n const look = async () => { await ask(); due() }',
    ['due'],
  ],
  ['a property', 'const look = async () => { await ask(); show(table.id) }', ['table']],
  ['a field of that name', 'const look = async () => { await ask(); show(other.round, { round: 1 }) }', []],
  ['while the page is there', 'const look = async () => { await here(ask()); show(round) }', []],
  ['in an answer', 'ask().then(() => show(round))', ['round']],
  ['in an answer while the page is there', 'here(ask()).then(() => show(round)).catch(() => show(round))', []],
  ['in a timer', 'setTimeout(() => show(round), 9)', ['round']],
  [
    'in a timer that is stopped',
    'const timer = setTimeout(() => show(round), 9)\n onDestroy(() => clearTimeout(timer))',
    [],
  ],
])('a read is found or not: %s', (_, script, names) => expect(lateReads(component(script))).toEqual(names))

const components = import.meta.glob('../**/*.svelte', { query: '?path', eager: false })
test.each(Object.keys(components))('%s reads nothing of its own when it may be gone', (path) => {
  expect(lateReads(readFileSync(new URL(path, import.meta.url), 'utf8'))).toEqual([])
})
