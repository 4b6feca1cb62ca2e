/** Quiet, dry, wooden sounds, made in the browser; silent until switched on. Phones may tremble with some of them. */

import { settings } from './settings.svelte'

/** Whether the page has had its first tap or key: before it, browsers allow no sound and complain about each try. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** A short tremble, where there is such a thing; browsers allow it after the first tap. */
function tremble(pattern: number | number[]): void {
  if (!settings.choices.vibration || settings.still || typeof navigator.vibrate !== 'function') return
  if (isTouched()) navigator.vibrate(pattern)
}

/** The notes of the seats, from the first to the tenth: a scale in which any two sound well together. */
const SEATS = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880]

class Sound {
  /** As the reader chose; on a television always on, on phones beside one off. */
  mode: 'own' | 'on' | 'off' = 'own'
  private context: AudioContext | null = null

  private get desk(): AudioContext | null {
    const isOn = this.mode === 'own' ? settings.choices.sound : this.mode === 'on'
    if (!isOn || typeof AudioContext === 'undefined' || !isTouched()) return null
    this.context ??= new AudioContext()
    if (this.context.state === 'suspended') void this.context.resume()
    return this.context
  }

  /** A plucked tongue: a sine with a quick attack and a soft fall. */
  private note(frequency: number, delay = 0, volume = 0.12, length = 0.6): void {
    const desk = this.desk
    if (!desk) return
    const start = desk.currentTime + delay
    const tone = new OscillatorNode(desk, { frequency, type: 'sine' })
    const loud = new GainNode(desk, { gain: 0 })
    loud.gain.linearRampToValueAtTime(volume, start + 0.008)
    loud.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(loud).connect(desk.destination)
    tone.start(start)
    tone.stop(start + length)
  }

  /** Paper or wood: a short breath of filtered noise. */
  private brush(frequency: number, length: number, volume: number, delay = 0): void {
    const desk = this.desk
    if (!desk) return
    const start = desk.currentTime + delay
    const buffer = new AudioBuffer({ length: Math.ceil(desk.sampleRate * length), sampleRate: desk.sampleRate })
    const data = buffer.getChannelData(0)
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
    const source = new AudioBufferSourceNode(desk, { buffer })
    const filter = new BiquadFilterNode(desk, { type: 'bandpass', frequency, Q: 0.9 })
    source
      .connect(filter)
      .connect(new GainNode(desk, { gain: volume }))
      .connect(desk.destination)
    source.start(start)
  }

  /** Switch sounds on or off; browsers want this to be a tap. */
  toggle = (): void => {
    settings.change({ sound: !settings.choices.sound, soundOffered: true })
    this.turn()
  }
  card = (): void => this.brush(2400, 0.09, 0.35)
  shuffle = (): void => [0, 1, 2, 3, 4, 5].forEach((i) => this.brush(2000 + i * 120, 0.05, 0.22, i * 0.045))
  turn = (): void => (tremble(40), this.note(523), this.note(784, 0.16))
  /** Whose turn it is, for the whole room. */
  seat = (at: number): void => this.note(SEATS[at % SEATS.length]!, 0, 0.16, 0.9)
  right = (): void => (tremble(15), this.note(880, 0, 0.1))
  wrong = (): void => (tremble([30, 50, 30]), this.brush(320, 0.14, 0.9))
  tick = (): void => this.brush(1100, 0.03, 0.35)
  bell = (): void => (this.note(196, 0, 0.16, 2.2), this.note(392, 0, 0.05, 1.6))
}

export const sound = new Sound()
