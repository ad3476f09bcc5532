import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long (ms) a search may hold the thread before other requests get it. */
export const searchSlice = 8

/** Limits how long work holds the thread at a stretch. */
export class TimeSlice {
  readonly #length: number
  #ends: number

  /** @param length ms */
  constructor(length: number) {
    this.#length = length
    this.#ends = performance.now() + length
  }

  /** To be asked often, and `yield` awaited when it is true. */
  get isOver(): boolean {
    return performance.now() > this.#ends
  }

  /** Lets other work run. Throws when `signal` says that nobody waits for the result any more. */
  async yield(signal?: AbortSignal): Promise<void> {
    await nextTurn()
    signal?.throwIfAborted()
    this.#ends = performance.now() + this.#length
  }
}
