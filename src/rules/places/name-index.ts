/** Looks names up at a position of a text, longest first. */
export class NameIndex<Meaning> {
  readonly #byFirst = new Map<string, { name: string; meaning: Meaning }[]>()

  constructor(meanings: ReadonlyMap<string, Meaning>) {
    for (const [name, meaning] of meanings) {
      const first = name.charAt(0)
      const others = this.#byFirst.get(first)
      if (others) others.push({ name, meaning })
      else this.#byFirst.set(first, [{ name, meaning }])
    }
    for (const names of this.#byFirst.values()) names.sort((a, b) => b.name.length - a.name.length)
  }

  /** The longest name that begins at `at`. */
  at(text: string, at: number): { name: string; meaning: Meaning } | undefined {
    return this.#byFirst.get(text.charAt(at))?.find(({ name }) => text.startsWith(name, at))
  }
}
