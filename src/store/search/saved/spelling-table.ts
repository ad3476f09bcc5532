/** Finds many texts inside another text by their first two letters; each has some values. */
export class SpellingTable<Value> {
  readonly #byStart = new Map<number, Map<string, Set<Value>>>()

  add(spelling: string, value: Value): void {
    const start = startOf(spelling, 0, spelling.length)
    const spellings = this.#byStart.get(start) ?? new Map<string, Set<Value>>()
    this.#byStart.set(start, spellings)
    spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(value))
  }

  /** The values of all spellings that occur in a text. */
  foundIn(text: string): Set<Value> {
    const found = new Set<Value>()
    const seen = new Set<string>()
    for (let at = 0; at < text.length; at++) {
      for (const start of [startOf(text, at, 1), startOf(text, at, 2)]) {
        const spellings = this.#byStart.get(start)
        if (!spellings) continue
        for (const [spelling, values] of spellings) {
          if (seen.has(spelling) || !text.startsWith(spelling, at)) continue
          seen.add(spelling)
          for (const value of values) found.add(value)
        }
      }
    }
    return found
  }
}

/** One or two letters as a number. */
function startOf(text: string, at: number, length: number): number {
  const first = text.charCodeAt(at)
  return length === 1 ? first : first * 65_536 + (text.charCodeAt(at + 1) || 0)
}
