/** Where a word stands in a text. */
export type FoundWord = { word: number; from: number; to: number }

type Node = { next: Map<number, number>; fallback: number; ends: number[]; endsBefore: number }

/**
 * Finds many words in one pass, in time proportional to the text (Aho and Corasick, 1975), so that the number of words
 * does not slow the check.
 */
export class WordAutomaton {
  readonly #nodes: Node[] = [emptyNode()]
  readonly #words: readonly string[]

  constructor(words: readonly string[]) {
    this.#words = words
    for (const [index, word] of words.entries()) this.#add(word, index)
    this.#link()
  }

  /** The words in a text, by their ends. */
  in(text: string): FoundWord[] {
    const found: FoundWord[] = []
    let state = 0
    for (let at = 0; at < text.length; at += 1) {
      state = this.#step(state, text.charCodeAt(at))
      for (let node = this.#node(state); ; node = this.#node(node.endsBefore)) {
        for (const word of node.ends) found.push({ word, from: at + 1 - (this.#words[word]?.length ?? 0), to: at + 1 })
        if (node.endsBefore === 0) break
      }
    }
    return found
  }

  #add(word: string, index: number) {
    let state = 0
    for (let at = 0; at < word.length; at += 1) {
      const { next } = this.#node(state)
      const unit = word.charCodeAt(at)
      let following = next.get(unit)
      if (following === undefined) {
        following = this.#nodes.push(emptyNode()) - 1
        next.set(unit, following)
      }
      state = following
    }
    if (state !== 0) this.#node(state).ends.push(index)
  }

  /** Breadth first, so that a shorter end is linked before a longer one needs it. */
  #link() {
    const waiting = [...this.#node(0).next.values()]
    for (let at = 0; at < waiting.length; at += 1) {
      const state = waiting[at] ?? 0
      const node = this.#node(state)
      for (const [unit, following] of node.next) {
        const fallback = this.#step(node.fallback, unit)
        const longest = this.#node(fallback)
        const target = this.#node(following)
        target.fallback = fallback
        target.endsBefore = longest.ends.length > 0 ? fallback : longest.endsBefore
        waiting.push(following)
      }
    }
  }

  #step(state: number, unit: number): number {
    for (let node = state; ; node = this.#node(node).fallback) {
      const following = this.#node(node).next.get(unit)
      if (following !== undefined) return following
      if (node === 0) return 0
    }
  }

  #node(state: number): Node {
    return this.#nodes[state] as Node
  }
}

const emptyNode = (): Node => ({ next: new Map(), fallback: 0, ends: [], endsBefore: 0 })
