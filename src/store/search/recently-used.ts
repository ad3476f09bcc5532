type Entry<Value> = { weight: number; bySegment: Map<number, Value> }

/** What an entry takes beside its values, in bytes, about. */
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

  /** What is known of a token, by segment; the caller may keep it, whatever is forgotten later. */
  use(token: number): ReadonlyMap<number, Value> {
    return this.#entry(token).bySegment
  }

  #entry(token: number): Entry<Value> {
    const known = this.#tokens.get(token)
    if (known) this.#tokens.delete(token)
    else this.#weight += own
    const entry = known ?? { weight: own, bySegment: new Map() }
    this.#tokens.set(token, entry)
    return entry
  }

  set(token: number, segment: number, value: Value, weight: number): void {
    const entry = this.#entry(token)
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
