import type { Database } from '#store/database.ts'

/** Searches that read all unsealed jobs take seconds; more of them at once would leave no connection to anybody else. */
const mostAtOnce = 3

/** Lets everybody through, or while it is narrow a few at once. */
export class Gate {
  readonly #waiting: (() => void)[] = []
  #inside = 0
  #isNarrow = false

  set isNarrow(value: boolean) {
    this.#isNarrow = value
    if (!value) for (const go of this.#waiting.splice(0)) go()
  }

  /** Runs `work` when it is its turn. */
  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#isNarrow && this.#inside >= mostAtOnce) await new Promise<void>((go) => this.#waiting.push(go))
    this.#inside++
    try {
      return await work()
    } finally {
      this.#inside--
      this.#waiting.shift()?.()
    }
  }
}

const gates = new WeakMap<Database, Gate>()

/** The gate to a database's connections, for searches. */
export function gateOf(db: Database): Gate {
  const gate = gates.get(db) ?? new Gate()
  gates.set(db, gate)
  return gate
}
