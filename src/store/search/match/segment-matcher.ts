import { whereOf } from '#rules/places/where.ts'
import { isStated } from '#rules/search/search-match.ts'
import type { Reach, SearchTerm } from '#rules/search/search-query.ts'
import { andInto, type Bitmap, emptyBitmap, orInto } from '#store/search/bitmap.ts'
import { type Field, fields, optionToken } from '#store/search/index/tokens.ts'
import type { ByToken } from '#store/search/postings/postings-cache.ts'
import { andNotPostings, andPostings, orPostings, type PostingsList } from '#store/search/postings/postings-list.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { jobsThere } from '#store/search/workplaces.ts'
import { jobsAtPositions, phrasePositions } from './phrase-match.ts'
import type { PhraseMatches } from './phrase-matches.ts'
import { jobsPaying, jobsReaching } from './thresholds.ts'
import type { TokenLookups } from './token-lookup.ts'

/** Every spelling that satisfies a term. */
export const allSpellings = ({ spellings, synonymSpellings }: SearchTerm): readonly string[] =>
  synonymSpellings.length > 0 ? [...spellings, ...synonymSpellings] : spellings

/** The option of a filter that states a figure; null where a column tells. */
export function optionOf(reaches: Reach): [filter: string, value: string] | null {
  if (reaches.of === 'overtime') return ['overtimeMax', String(reaches.most)]
  return reaches.of === 'remote' ? ['remoteDays', String(reaches.least)] : null
}

const fieldNames = ['any', 'title', 'titleWord', 'company'] as const

/** Shared by all matchers of a query. */
export type MatcherInput = { lookups: TokenLookups; postings: ByToken<PostingsList>; phrases: PhraseMatches }

/**
 * Finds the jobs of a segment that match the terms. First `retainCandidates` for all terms, then the positions of
 * `positionTokens` are read for the remaining jobs, then `retainMatches` makes them exact.
 */
export class SegmentMatcher {
  readonly #segment: Segment
  readonly #input: MatcherInput
  readonly #stating = new Map<SearchTerm, Bitmap>()

  constructor(segment: Segment, input: MatcherInput) {
    this.#segment = segment
    this.#input = input
  }

  /** Keeps the jobs that have all bigrams of one of a term's spellings, adjacent or not. */
  retainCandidates(bitmap: Bitmap, term: SearchTerm): void {
    const spellings = allSpellings(term)
    const there = this.#jobsStating(term)
    if (spellings.length === 1 && !there) {
      this.#retainBigrams(bitmap, spellings[0]!)
      return
    }
    const candidates = there?.slice() ?? emptyBitmap(this.#segment.size)
    for (const spelling of spellings) {
      if (this.#isExact(spelling)) orInList(candidates, this.#jobsWith(spelling, fields.any))
      else {
        const both = bitmap.slice()
        this.#retainBigrams(both, spelling)
        orInto(candidates, both)
      }
    }
    andInto(bitmap, candidates)
  }

  /** Keeps the matches of a term among the jobs left by `retainCandidates`. */
  retainMatches(bitmap: Bitmap, term: SearchTerm, positions: ByToken<Uint8Array>): void {
    const spellings = allSpellings(term)
    const unmatched = spellings.filter((spelling) => !this.#isExact(spelling))
    for (const spelling of unmatched) this.#matchPhrase(spelling, positions)
    if (term.excluded) {
      for (const spelling of spellings) andNotPostings(bitmap, this.#jobsWith(spelling, fields.any))
    } else if (unmatched.length > 0) {
      const found = this.#jobsWithAny(spellings, fields.any)
      const there = this.#jobsStating(term)
      if (there) orInto(found, there)
      andInto(bitmap, found)
    }
  }

  /** The jobs that state the place or the figure of a term; null for other words. */
  #jobsStating(term: SearchTerm): Bitmap | null {
    if (!isStated(term)) return null
    let stating = this.#stating.get(term)
    if (!stating) {
      stating = this.#jobsThere(term) ?? this.#jobsReaching(term)
      this.#stating.set(term, stating)
    }
    return stating
  }

  #jobsThere({ where }: SearchTerm): Bitmap | null {
    if (!where) return null
    const there = jobsThere(this.#segment.workplaces, whereOf(where)) ?? emptyBitmap(this.#segment.size)
    for (const prefecture of where.prefecture) orInList(there, this.#jobsWithOption('prefecture', prefecture))
    return there
  }

  #jobsReaching({ reaches }: SearchTerm): Bitmap {
    if (reaches?.of === 'holidays') return jobsReaching(this.#segment, 'holidaysMin', reaches.least)
    if (reaches?.of === 'pay') return jobsPaying(this.#segment, reaches)
    const bitmap = emptyBitmap(this.#segment.size)
    const option = reaches && optionOf(reaches)
    if (option) orInList(bitmap, this.#jobsWithOption(...option))
    return bitmap
  }

  #jobsWithOption(filter: string, value: string): PostingsList | undefined {
    return this.#input.postings(optionToken(filter, value), this.#segment.id)
  }

  /** The jobs with one of a term's own spellings, by field. */
  jobsWith(term: SearchTerm, field: Field): Bitmap {
    return this.#jobsWithAny(term.spellings, field)
  }

  /** Bigrams whose positions are needed for phrases without a known match. */
  positionTokens(terms: readonly SearchTerm[]): number[] {
    const tokens = new Set<number>()
    for (const spelling of terms.flatMap(allSpellings)) {
      if (this.#isExact(spelling)) continue
      const lookup = this.#lookup(spelling)
      if (lookup.kind === 'phrase') for (const { token } of lookup.bigrams) tokens.add(token)
    }
    return [...tokens]
  }

  #lookup(spelling: string) {
    return this.#input.lookups.of(spelling, this.#segment.words)
  }

  /** Whether the jobs of a spelling are known. */
  #isExact(spelling: string): boolean {
    return this.#lookup(spelling).kind === 'token' || this.#phrase(spelling) !== undefined
  }

  #phrase(spelling: string) {
    return this.#input.phrases.of(spelling, this.#segment.id)
  }

  #jobsWith(spelling: string, field: Field): PostingsList | undefined {
    const lookup = this.#lookup(spelling)
    if (lookup.kind === 'token') return this.#input.postings(lookup.token(field), this.#segment.id)
    return this.#phrase(spelling)?.[fieldNames[field]]
  }

  #retainBigrams(bitmap: Bitmap, spelling: string): void {
    const lookup = this.#lookup(spelling)
    if (lookup.kind === 'token' || this.#phrase(spelling)) andPostings(bitmap, this.#jobsWith(spelling, fields.any))
    else for (const { token } of lookup.bigrams) andPostings(bitmap, this.#input.postings(token, this.#segment.id))
  }

  #jobsWithAny(spellings: readonly string[], field: Field): Bitmap {
    const bitmap = emptyBitmap(this.#segment.size)
    for (const spelling of spellings) orInList(bitmap, this.#jobsWith(spelling, field))
    return bitmap
  }

  #matchPhrase(spelling: string, positions: ByToken<Uint8Array>): void {
    const lookup = this.#lookup(spelling)
    if (lookup.kind !== 'phrase') return
    const { id } = this.#segment
    const begins = phrasePositions(lookup.bigrams.map(({ token, shift }) => ({ bytes: positions(token, id), shift })))
    this.#input.phrases.add(spelling, id, jobsAtPositions(this.#segment, begins, spelling.length))
  }
}

const orInList = (into: Bitmap, list: PostingsList | undefined) => {
  if (list) orPostings(into, list)
}
