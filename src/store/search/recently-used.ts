/** What a token is, for the segments in which it was asked for; 40 bytes and more each. */
type Entry<Value> = { weight: number; bySegment: Map<number, Value> }

const own = 200
const perSegment = 60

/** A bounded memory by token and segment. Tokens that were not used for the longest time go first. */
export class RecentlyUsed<Value> {
  readonly #tokens = new Map<number, Entry<Value>>()
  readonly #room: number
  #weight = 0

  /** @param room bytes */
  constructor(room: number) {
    this.#room = room
  }

  get weight(): number {
    return this.#weight
  }

  get(token: number, segment: number): Value | undefined {
    const entry = this.#tokens.get(token)
    if (!entry) return undefined
    this.#tokens.delete(token)
    this.#tokens.set(token, entry)
    return entry.bySegment.get(segment)
  }

  set(token: number, segment: number, value: Value, weight: number): void {
    let entry = this.#tokens.get(token)
    if (!entry) {
      entry = { weight: own, bySegment: new Map() }
      this.#tokens.set(token, entry)
      this.#weight += own
    }
    if (entry.bySegment.has(segment)) return
    entry.bySegment.set(segment, value)
    entry.weight += weight + perSegment
    this.#weight += weight + perSegment
  }

  makeRoom(): void {
    for (const [token, { weight }] of this.#tokens) {
      if (this.#weight <= this.#room) return
      this.#tokens.delete(token)
      this.#weight -= weight
    }
  }
}
