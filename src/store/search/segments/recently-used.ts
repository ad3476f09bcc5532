type Entry<Value> = { weight: number; bySegment: Map<number, Value> }

/** What an entry takes beside its values, in bytes, about. */
const own = 200
const perSegment = 60

/** A bounded memory by key and segment. Keys that were not used for the longest time go first. */
export class RecentlyUsed<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>()
  readonly #room: number
  #weight = 0

  /** @param room bytes */
  constructor(room: number) {
    this.#room = room
  }

  get weight(): number {
    return this.#weight
  }

  /** What is known of a key, by segment; the caller may keep it, whatever is forgotten later. */
  use(key: Key): ReadonlyMap<number, Value> {
    return this.#entry(key).bySegment
  }

  #entry(key: Key): Entry<Value> {
    const known = this.#entries.get(key)
    if (known) this.#entries.delete(key)
    else this.#weight += own
    const entry = known ?? { weight: own, bySegment: new Map() }
    this.#entries.set(key, entry)
    return entry
  }

  set(key: Key, segment: number, value: Value, weight: number): void {
    const entry = this.#entry(key)
    if (entry.bySegment.has(segment)) return
    entry.bySegment.set(segment, value)
    entry.weight += weight + perSegment
    this.#weight += weight + perSegment
  }

  makeRoom(): void {
    for (const [key, { weight }] of this.#entries) {
      if (this.#weight <= this.#room) return
      this.#entries.delete(key)
      this.#weight -= weight
    }
  }
}
