import { optionsOf, passes } from '#rules/jobs/filtered-job.ts'
import { type FilterName, isFilterSet, type JobFilters, valuesOfFilter, whereFilters } from '#rules/jobs/job-filters.ts'
import { whereOf } from '#rules/places/where.ts'
import { isStated } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { SearchedJob } from '#store/schema/alerts.ts'
import { dayNumber, type IndexedJob, indexedJobOf } from './indexed-jobs.ts'
import { matchesOn } from './match/fresh-jobs.ts'
import { allSpellings } from './match/segment-matcher.ts'
import type { SearchCriteria } from './search.ts'

/** A saved search for matching: its conditions, and its stamp. */
type SavedSearchRow = { id: string; search: string; stamp: number }

/** Searches with the same filters within those with the same words. */
type Group = { filters: JobFilters; members: Map<string, number> }

/** The words of a query, and its groups by an option that their jobs must have. */
type Words = { query: SearchQuery; groups: Map<string, Set<Group>> }

/** Filters whose options index groups, most selective first; those of places do it together. */
const keyFilters = ['occupation', 'category', 'payUnit', 'employment', 'experience', 'style', 'way'] as const
const keyPlaces = ['prefecture', 'area', 'station'] as const

/** The key of groups without such a filter. */
const anyJob = ''

/**
 * Finds saved searches for a job by the words of its text and its options, then compares like the search of fresh jobs,
 * so that both agree.
 */
export class SavedSearchTable {
  readonly #criteriaOf: (search: string) => SearchCriteria
  /** The group of each search, by id. */
  readonly #groupOf = new Map<string, Group>()
  /** Groups by their conditions. */
  readonly #groups = new Map<string, Group>()
  readonly #words = new Map<string, Words>()
  readonly #wordless = new Set<Words>()
  readonly #bySpelling = new SpellingTable<Words>()

  /** @param criteriaOf parses the stored conditions of a search */
  constructor(criteriaOf: (search: string) => SearchCriteria) {
    this.#criteriaOf = criteriaOf
  }

  get size(): number {
    return this.#groupOf.size
  }

  /** Adds a search, or changes its conditions. */
  put({ id, search, stamp }: SavedSearchRow): void {
    const group = this.#groups.get(search) ?? this.#addGroup(search)
    const before = this.#groupOf.get(id)
    if (before !== group) {
      before?.members.delete(id)
      this.#groupOf.set(id, group)
    }
    group.members.set(id, stamp)
  }

  /** Ids and stamps of the searches that listed a job before a change. */
  searchesBefore(before: SearchedJob, now: Date): [id: string, stamp: number][] {
    return this.searchesListing(indexedJobOf(before), now)
  }

  /** Ids and stamps of the searches that list a job at a time. */
  searchesListing(job: IndexedJob, now: Date): [id: string, stamp: number][] {
    const day = dayNumber(tokyoDate(now))
    const names = [...keyPlaces, ...keyFilters]
    const keys = [anyJob, ...names.flatMap((name) => optionsOf(name, job).map((value) => `${name}:${value}`))]
    const found = new Set<Group>()
    for (const words of [...this.#wordless, ...this.#bySpelling.foundIn(job.text)]) {
      if (!matchesOn(job, words.query, day)) continue
      for (const key of keys)
        for (const group of words.groups.get(key) ?? []) if (passes(job, group.filters, now)) found.add(group)
    }
    return [...found].flatMap(({ members }) => [...members])
  }

  #addGroup(search: string): Group {
    const { query, filters } = this.#criteriaOf(search)
    const words = this.#wordsOf(query)
    const group = { filters, members: new Map<string, number>() }
    const keys = optionKeys(filters, ['occupation']) ??
      placeKeys(filters) ??
      optionKeys(filters, keyFilters) ?? [anyJob]
    for (const key of keys) words.groups.set(key, (words.groups.get(key) ?? new Set()).add(group))
    this.#groups.set(search, group)
    return group
  }

  #wordsOf(query: SearchQuery): Words {
    const key = JSON.stringify(
      query.terms.map(({ spellings, synonymSpellings, excluded, where, reaches, means }) => [
        ...[
          spellings,
          synonymSpellings,
          excluded,
          where,
          reaches,
          means?.isEnough ? [means.occupations, means.bands] : null,
        ],
      ]),
    )
    const before = this.#words.get(key)
    if (before) return before
    const words: Words = { query, groups: new Map() }
    this.#words.set(key, words)
    const rarest = rarestTerm(words.query)
    if (rarest.length === 0) this.#wordless.add(words)
    for (const spelling of rarest) this.#bySpelling.add(spelling, words)
    return words
  }
}

/** Finds many texts inside another text by their first two letters; each has some values. */
class SpellingTable<Value> {
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

/** The indexed options of a search for places, each job having few of them. */
function placeKeys(filters: JobFilters): string[] | null {
  if (filters.commute || filters.near || !whereFilters.some((name) => isFilterSet(filters, name))) return null
  const keys = (name: string, values: Iterable<string>) => [...values].map((value) => `${name}:${value}`)
  const { prefecture, area } = filters
  return [...keys('prefecture', prefecture), ...keys('area', area), ...keys('station', whereOf(filters).stations)]
}

/** The options of the first of the filters that is set. */
function optionKeys(filters: JobFilters, names: readonly FilterName[]): string[] | null {
  const name = names.find((each) => isFilterSet(filters, each))
  return name ? valuesOfFilter(filters, name).map((value) => `${name}:${value}`) : null
}

/** The spellings of the term with the longest shortest spelling: every matching job has one of them. A place or a comparison may have none. */
function rarestTerm({ terms }: SearchQuery): readonly string[] {
  const shortest = (spellings: readonly string[]) => Math.min(...spellings.map(({ length }) => length))
  return terms
    .filter((term) => !term.excluded && !isStated(term))
    .map(allSpellings)
    .reduce<readonly string[]>(
      (best, spellings) => (best.length === 0 || shortest(spellings) > shortest(best) ? spellings : best),
      [],
    )
}
