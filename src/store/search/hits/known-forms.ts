import { weightOf } from '#store/search/segments/postings.ts'
import type { RecentlyUsed } from '#store/search/segments/recently-used.ts'
import type { FormHits } from './found-places.ts'

/** What forms that are made of pairs have found in segments, for one search: what it has once seen stays with it. */
export class KnownForms {
  readonly #memory: RecentlyUsed<string, FormHits>
  readonly #seen = new Map<string, ReadonlyMap<number, FormHits>>()
  readonly #added = new Map<string, Map<number, FormHits>>()

  constructor(memory: RecentlyUsed<string, FormHits>) {
    this.#memory = memory
  }

  of(form: string, segment: number): FormHits | undefined {
    let seen = this.#seen.get(form)
    if (!seen) {
      seen = this.#memory.use(form)
      this.#seen.set(form, seen)
    }
    return seen.get(segment) ?? this.#added.get(form)?.get(segment)
  }

  add(form: string, segment: number, hits: FormHits): void {
    const weight = Object.values(hits).reduce((sum, posting) => sum + weightOf(posting), 0)
    this.#memory.set(form, segment, hits, weight)
    const added = this.#added.get(form)
    if (added) added.set(segment, hits)
    else this.#added.set(form, new Map([[segment, hits]]))
  }

  /** Lets the memory forget what is too much. */
  makeRoom(): void {
    this.#memory.makeRoom()
  }
}
