import { setImmediate as nextTurn } from 'node:timers/promises'
import { unmetered } from '#rules/gate.ts'

/** How long (ms) a search may block the thread. */
export const searchSlice = 8

/** Limits how long work blocks the thread at a stretch. */
export class TimeSlice {
  readonly #length: number
  #ends: number

  /** @param length ms */
  constructor(length: number) {
    this.#length = length
    this.#ends = performance.now() + length
  }

  /** Check often; `await yield()` when true. */
  get isOver(): boolean {
    return performance.now() > this.#ends
  }

  /** Lets other work run. Throws when `signal` is aborted. */
  async yield(signal?: AbortSignal): Promise<void> {
    await unmetered(nextTurn())
    signal?.throwIfAborted()
    this.#ends = performance.now() + this.#length
  }
}
