import { setImmediate as breathe } from 'node:timers/promises'

/** How long the thread is held: at most `length` ms before others get their turn. */
export class Turn {
  readonly #length: number
  #ends: number

  constructor(length: number) {
    this.#length = length
    this.#ends = performance.now() + length
  }

  /** To be asked often, and `give` awaited when it says yes. */
  get isOver(): boolean {
    return performance.now() > this.#ends
  }

  /** Lets others have the thread. Throws when `signal` says that nobody waits any more. */
  async give(signal?: AbortSignal): Promise<void> {
    await breathe()
    signal?.throwIfAborted()
    this.#ends = performance.now() + this.#length
  }
}

/** How long (ms) a search holds the thread. */
export const searchTurn = 8
