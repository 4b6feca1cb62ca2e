/** Which first steps are done, and which lesson is on; kept in this browser. */

const KEY = 'stolik-lessons'

interface Kept {
  done: string[]
  /** The table of the lesson that is on, and how far it is. */
  on: { code: string; game: string; at: number } | null
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    return { done: Array.isArray(kept.done) ? kept.done : [], on: kept.on ?? null }
  } catch {
    return { done: [], on: null }
  }
}

class Progress {
  private kept = $state.raw<Kept>(read())

  private write(part: Partial<Kept>): void {
    this.kept = { ...this.kept, ...part }
    localStorage.setItem(KEY, JSON.stringify(this.kept))
  }

  isDone(game: string): boolean {
    return this.kept.done.includes(game)
  }

  /** Whether a table is a lesson, and where it stands. */
  at(code: string): number | null {
    return this.kept.on?.code === code ? this.kept.on.at : null
  }

  begin(code: string, game: string): void {
    this.write({ on: { code, game, at: 0 } })
  }

  reach(at: number): void {
    if (this.kept.on && this.kept.on.at !== at) this.write({ on: { ...this.kept.on, at } })
  }

  finish(game: string): void {
    this.write({ done: [...new Set([...this.kept.done, game])] })
  }

  /** The way out: the table stays what it is, an ordinary game. */
  leave(): void {
    this.write({ on: null })
  }
}

export const progress = new Progress()
