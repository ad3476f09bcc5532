import type { Database } from '#store/database.ts'
import { entrySize, type PerSegment, phraseCache } from '#store/search/postings/postings-cache.ts'
import { memorySizeOf } from '#store/search/postings/postings-list.ts'
import type { PhraseMatch } from './phrase-match.ts'

const sizeOf = (match: PhraseMatch) => Object.values(match).reduce((sum, list) => sum + memorySizeOf(list), 0)

/** Matches of bigram phrases during one search; results stay available even if the cache evicts them. */
export class PhraseMatches {
  readonly #cache: ReturnType<typeof phraseCache>
  readonly #seen = new Map<string, PerSegment<PhraseMatch>>()
  readonly #added = new Map<string, Map<number, PhraseMatch>>()

  constructor(db: Database) {
    this.#cache = phraseCache(db)
  }

  of(phrase: string, segment: number): PhraseMatch | undefined {
    let seen = this.#seen.get(phrase)
    if (!seen) {
      seen = this.#cache.get(phrase) ?? new Map()
      this.#seen.set(phrase, seen)
    }
    return seen.get(segment) ?? this.#added.get(phrase)?.get(segment)
  }

  add(phrase: string, segment: number, match: PhraseMatch): void {
    const added = this.#added.get(phrase)
    if (added) added.set(segment, match)
    else this.#added.set(phrase, new Map([[segment, match]]))
  }

  /** Adds the new matches to the cache for later searches. */
  save(): void {
    for (const [phrase, added] of this.#added) {
      const entry = new Map([...(this.#cache.peek(phrase) ?? []), ...added])
      this.#cache.set(phrase, entry, { size: entrySize(entry, sizeOf) })
    }
  }
}
