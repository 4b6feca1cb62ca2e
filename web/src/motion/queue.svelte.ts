/**
 * What happened at a table is played in its order: one motion after the other, each to its end.
 * The board shows the view of the motion that plays; what is asked waits until the queue is empty.
 */

import { tick } from 'svelte'
import { settings } from '../settings.svelte'
import { FADE, hurry } from './index'
import { places } from './places'

/** A part of what happened: the table as it is then, what is drawn over it, and how long it takes. */
export interface Motion<V = unknown, S = unknown> {
  view: V
  /** What the board draws over the view: a card that has just landed, a verdict. */
  scene: S | null
  /** How many of the update's events it tells; the last motion tells the rest. */
  events: number
  /** Milliseconds in which something moves; without motion it fades instead. */
  moves: number
  /** Milliseconds in which it lies still, so that it can be read. */
  stays: number
}

/** An update of the table: its motions, and what is done once they are over. */
export interface Job {
  motions: Motion[]
  /** Tells what the motion tells; gives how many lines of the log that makes. */
  begin: (motion: Motion, isLast: boolean) => number
  done: () => void
}

/** How much may wait, in milliseconds, before everything is shown faster; less where somebody's clock runs out. */
const PATIENCE = 4000
const PRESSED = 600
/** How long each line of the log is seen at least; only a table that has run away from the page is caught up with. */
const LEAST = 400
const LATE = 20_000
/** A page that was busy for longer than this between two frames shows what it missed. */
const TICK = 100

/** How much faster it gets when much waits. */
const SPEEDS = [1, 1.25, 1.5, 2, 3, 4, 6, 9, 15, 40]

/** Calls back before the next frame is drawn; where nothing is drawn, after as long. */
const onFrame = (run: (now: number) => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(run)
  else setTimeout(() => run(performance.now()), 16)
}

export class MotionQueue {
  current = $state.raw<Motion | null>(null)
  /** Whether somebody's clock runs out: then nothing waits for long. */
  isPressed = (): boolean => false
  /** Whether somebody looks at what the current motion has laid over the table: nothing plays under it. */
  isHeld = (): boolean => false
  /** What was shown last is still on its way to its place. */
  private isSettling = $state(false)
  private changes = 0
  private wasHeld = false
  private jobs: Job[] = []
  /** The motion that plays, counted within the first job. */
  private at = -1
  private clock = 0
  private last: number | null = null
  private due = 0
  /** What has been shown of the current motion, as it counts. */
  private shown = 0
  /** For how long the newest lines of the log have been there. */
  private told = LEAST
  private isTicking = false
  private wasSkipped = false

  get isEmpty(): boolean {
    return this.current === null && !this.isSettling
  }

  push(job: Job): void {
    this.jobs.push(job)
    this.due = this.clock + (this.isPressed() ? PRESSED : PATIENCE)
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') this.flush()
    else if (this.jobs.length > 1) return
    else if (this.isHeld()) this.start()
    else this.next()
  }

  /** A click ends the motion that plays; a second one all that wait. */
  skip(): void {
    if (this.isEmpty || this.isHeld()) return
    if (!this.current) places.finish()
    else if (this.wasSkipped) this.flush()
    else {
      this.wasSkipped = true
      places.finish()
      this.next()
    }
  }

  /** Go to the present. */
  flush(): void {
    places.finish()
    while (this.jobs.length) this.step()
    this.rest()
  }

  /** Begin the next motion, or end the job; gives whether something is to be seen. */
  private step(): boolean {
    const job = this.jobs[0]!
    this.at += 1
    const motion = job.motions[this.at]
    if (!motion) {
      this.jobs.shift()
      this.at = -1
      job.done()
      return false
    }
    this.current = motion
    this.shown = 0
    if (job.begin(motion, this.isLast)) this.told = 0
    return this.length(motion) > 0
  }

  private next(): void {
    places.remember()
    hurry(this.speed() > 1)
    let isSeen = false
    while (!isSeen && this.jobs.length) isSeen = this.step()
    if (isSeen) this.start()
    else this.rest()
    this.isSettling = !isSeen && !this.isPressed() && places.mayMove
    void this.settle()
  }

  /** Nothing is asked before everything lies where it belongs. */
  private async settle(): Promise<void> {
    const change = ++this.changes
    await tick()
    places.settle()
    if (this.isSettling) await places.landed()
    // What comes meanwhile moves everything anew.
    if (change === this.changes) this.isSettling = false
  }

  private rest(): void {
    this.current = null
    this.isSettling = false
    this.wasSkipped = false
    hurry(false)
  }

  private start(): void {
    if (this.isTicking) return
    this.isTicking = true
    this.last = null
    onFrame(this.tick)
  }

  private tick = (now: number): void => {
    const isHeld = this.isHeld()
    const wasHeld = this.wasHeld
    this.wasHeld = isHeld
    if (isHeld) this.last = now
    else if (wasHeld || !this.current) this.release()
    else this.play(now)
    if (this.jobs.length) onFrame(this.tick)
    else this.isTicking = false
  }

  /** Whoever has looked enough goes on with what came meanwhile. */
  private release(): void {
    this.due = this.clock + (this.isPressed() ? PRESSED : PATIENCE)
    this.next()
  }

  private play(now: number): void {
    const passed = this.last === null ? 0 : Math.min(TICK, Math.max(0, now - this.last))
    this.last = now
    this.clock += passed
    this.shown += passed * this.speed()
    this.told += passed
    if (this.current && this.shown >= this.length(this.current) && this.wasSeen) this.next()
  }

  private length(motion: Motion): number {
    return (settings.still ? Math.min(motion.moves, FADE) : motion.moves) + motion.stays
  }

  private get left(): number {
    return this.due - this.clock
  }

  private get isLast(): boolean {
    return this.at === (this.jobs[0]?.motions.length ?? 0) - 1
  }

  /** What is left to show: for how long in peace, and for how long at least. */
  private get ahead(): { full: number; least: number }[] {
    const all = this.jobs.flatMap(({ motions }) =>
      motions.map((motion, at) => ({
        full: this.length(motion),
        least: motion.events || at === motions.length - 1 ? LEAST : 0,
      })),
    )
    if (!this.current) return all
    const [now, ...later] = all.slice(this.at)
    if (!now) return later
    const full = Math.max(0, now.full - this.shown)
    return [{ full, least: Math.max(0, LEAST - this.told) }, ...later]
  }

  /** Whether each line can be seen for a while; if not, all of them are shorter. */
  private isReadable(ahead: { least: number }[]): boolean {
    return !this.isPressed() && ahead.reduce((sum, { least }) => sum + least, 0) <= this.left + LATE
  }

  private get wasSeen(): boolean {
    return this.told >= LEAST || !this.isReadable(this.ahead)
  }

  /** So fast that everything is shown in time. */
  private speed(): number {
    const { ahead } = this
    const isReadable = this.isReadable(ahead)
    const takes = (speed: number): number =>
      ahead.reduce((sum, { full, least }) => sum + Math.max(isReadable ? least : 0, full / speed), 0)
    return SPEEDS.find((speed) => takes(speed) <= this.left) ?? SPEEDS.at(-1)!
  }
}
