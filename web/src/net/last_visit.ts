/** What this browser saw last of each game, so that it can show what happened since. */

interface Visit {
  round: number
  seq: number
}

const KEY = 'stolik-visits'
/** So many tables are remembered, the last visited. */
const MOST = 30

const read = (): Record<string, Visit> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Visit>
  } catch {
    return {}
  }
}

export const lastVisit = (code: string): Visit | null => read()[code] ?? null

export function noteVisit(code: string, visit: Visit): void {
  const rest = Object.entries(read()).filter(([one]) => one !== code)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...rest.slice(1 - MOST), [code, visit]])))
}
