import { groupsOf, occupationGroups } from '#rules/occupations/occupations.ts'
import { whereOf } from '#rules/places/where.ts'
import { isStated } from '#rules/search/search-match.ts'
import { isWholeWord, type Meaning, type Reach, type SearchTerm } from '#rules/search/search-query.ts'
import type { Database } from '#store/database.ts'
import { andInto, andNotInto, type Bitmap, emptyBitmap, hasBit, orInto, setBit } from '#store/search/bitmap.ts'
import {
  type Field,
  fields,
  indexedWords,
  lettersToken,
  optionToken,
  shortWordToken,
  wordsVersion,
  wordToken,
} from '#store/search/index/tokens.ts'
import {
  andNotPostings,
  andPostings,
  type ByToken,
  decodeDeltas,
  entrySize,
  intersectWithEncoded,
  memorySizeOf,
  orPostings,
  type PerSegment,
  type PostingsList,
  phraseCache,
  postingsListOf,
} from '#store/search/postings.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { jobsThere } from '#store/search/workplaces.ts'
import { jobsPaying, jobsReaching } from './filter-bitmaps.ts'

/** The jobs of a segment with a phrase of bigrams: anywhere, in the title, there as a word, in the company. */
export type PhraseMatch = {
  any: PostingsList
  title: PostingsList
  titleWord: PostingsList
  company: PostingsList
}

/** Start positions of a phrase: each bigram stands at its distance from them. */
function phrasePositions(bigrams: readonly { bytes: Uint8Array | undefined; shift: number }[]): Uint32Array {
  const encoded: { bytes: Uint8Array; shift: number }[] = []
  for (const { bytes, shift } of bigrams) {
    if (!bytes) return new Uint32Array()
    encoded.push({ bytes, shift })
  }
  // The rarest bigram first: its positions bound the work.
  const [rarest, ...others] = encoded.sort((a, b) => a.bytes.length - b.bytes.length)
  if (!rarest) return new Uint32Array()
  const positions = decodeDeltas(rarest.bytes, rarest.shift)
  let count = positions.length
  for (const { bytes, shift } of others) count = intersectWithEncoded(positions, count, bytes, shift)
  return positions.subarray(0, count)
}

/** The jobs whose texts have a phrase of `length` letters at the positions. */
function jobsAtPositions(segment: Segment, positions: Uint32Array, length: number): PhraseMatch {
  const { size, starts, heads, titles, boundaries } = segment
  const any = emptyBitmap(size)
  const title = emptyBitmap(size)
  const titleWord = emptyBitmap(size)
  const company = emptyBitmap(size)
  let job = 0
  for (let n = 0; n < positions.length; n++) {
    const position = positions[n]!
    if (position >= starts[job + 1]!) job = jobAt(starts, position, job + 1)
    setBit(any, job)
    const inText = position - starts[job]!
    const titleLength = heads[2 * job]!
    if (inText < titleLength) {
      setBit(title, job)
      const begins = titles[job]! + inText
      if (hasBit(boundaries, begins) && hasBit(boundaries, begins + length)) setBit(titleWord, job)
    } else if (inText > titleLength && inText <= titleLength + heads[2 * job + 1]!) setBit(company, job)
  }
  return {
    any: postingsListOf(any),
    title: postingsListOf(title),
    titleWord: postingsListOf(titleWord),
    company: postingsListOf(company),
  }
}

/** The job with the text at a position, from `from` on, by galloping search: the next one is often close. */
function jobAt(starts: Uint32Array, position: number, from: number): number {
  let low: number = from
  let step = 1
  while (low + step < starts.length - 1 && starts[low + step]! <= position) {
    low += step
    step *= 2
  }
  let high: number = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle: number = (low + high) >>> 1
    if (starts[middle]! <= position) low = middle
    else high = middle
  }
  return low
}

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

/** How a segment looks a spelling up: one token's postings list, or a phrase of bigrams. */
type TokenLookup =
  | { kind: 'token'; token(field: Field): number }
  | { kind: 'phrase'; bigrams: readonly { token: number; shift: number }[] }

/** Lookups of spellings, computed once per version of known words. */
export class TokenLookups {
  readonly #byWords = new Map<string, Map<string, TokenLookup>>()
  readonly #literal: boolean

  /** `literal`: short words match inside others too. */
  constructor(literal = false) {
    this.#literal = literal
  }

  of(spelling: string, words: string): TokenLookup {
    let lookups = this.#byWords.get(words)
    if (!lookups) {
      lookups = new Map()
      this.#byWords.set(words, lookups)
    }
    let lookup = lookups.get(spelling)
    if (!lookup) {
      lookup = lookupOf(spelling, words, this.#literal)
      lookups.set(spelling, lookup)
    }
    return lookup
  }
}

function lookupOf(spelling: string, words: string, literal: boolean): TokenLookup {
  if (isWholeWord(spelling) && !literal) return { kind: 'token', token: (field) => shortWordToken(spelling, field) }
  const [first, second] = [spelling.charCodeAt(0), spelling.charCodeAt(1)]
  if (spelling.length === 1) return { kind: 'token', token: (field) => lettersToken(0, first, field) }
  if (spelling.length === 2) return { kind: 'token', token: (field) => lettersToken(first, second, field) }
  if (words === wordsVersion && indexedWords.has(spelling)) {
    return { kind: 'token', token: (field) => wordToken(spelling, field) }
  }
  return { kind: 'phrase', bigrams: bigramsOf(spelling) }
}

/** Bigrams that cover a spelling, with their distance from its start. */
function bigramsOf(spelling: string): { token: number; shift: number }[] {
  const shifts = new Set<number>()
  for (let at = 0; at + 2 <= spelling.length; at += 2) shifts.add(at)
  shifts.add(spelling.length - 2)
  return [...shifts].map((shift) => ({
    token: lettersToken(spelling.charCodeAt(shift), spelling.charCodeAt(shift + 1), 0),
    shift,
  }))
}

/** Every spelling that satisfies a term. */
export const allSpellings = ({ spellings, synonymSpellings }: SearchTerm): readonly string[] =>
  synonymSpellings.length > 0 ? [...spellings, ...synonymSpellings] : spellings

/** The option of a filter that states a figure; null where a column tells. */
export function optionOf(reaches: Reach): [filter: string, value: string] | null {
  if (reaches.of === 'overtime') return ['overtimeMax', String(reaches.most)]
  return reaches.of === 'remote' ? ['remoteDays', String(reaches.least)] : null
}

/** The tokens of the jobs that mean a word, and of those with any occupation. */
export const meaningTokens = ({ mark, occupations, bands = [] }: Meaning): number[] => [
  ...bands.map((band) => optionToken('band', band)),
  ...(mark ? [lettersToken(mark.charCodeAt(0), mark.charCodeAt(1), fields.any)] : []),
  ...(occupations ? [...occupations, ...groupIds].map((id) => optionToken('occupation', id)) : []),
]

const groupIds = occupationGroups.map(({ id }) => id)

const fieldNames = ['any', 'title', 'titleWord', 'company'] as const

/** Shared by all matchers of a query. */
type MatcherInput = { lookups: TokenLookups; postings: ByToken<PostingsList>; phrases: PhraseMatches }

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
      stating = this.#jobsThere(term) ?? (term.means?.isEnough ? this.#jobsOf(term.means) : this.#jobsReaching(term))
      this.#stating.set(term, stating)
    }
    return stating
  }

  /** The jobs of each degree of `meansTerm`; those without an occupation mean a term by their title and company. */
  jobsMeaning(term: SearchTerm): Bitmap[] {
    const { mark, occupations } = term.means ?? {}
    const stating = this.#jobsStating(term)
    if (!term.means) return stating ? [stating.slice(), stating.slice()] : []
    const meaning = this.#jobsOf(term.means)
    const near = this.#jobsOf({ occupations: groupsOf(occupations ?? []) })
    if (mark) orInList(meaning, this.#jobsWith(mark, fields.any))
    if (occupations) {
      const named = this.jobsWith(term, fields.titleWord)
      orInto(named, this.jobsWith(term, fields.company))
      andNotInto(named, this.#jobsOf({ occupations: groupIds }))
      orInto(meaning, named)
    }
    orInto(near, meaning)
    return [meaning, near]
  }

  #jobsOf({ occupations = [], bands = [] }: Meaning): Bitmap {
    const bitmap = emptyBitmap(this.#segment.size)
    for (const band of bands) orInList(bitmap, this.#jobsWithOption('band', band))
    for (const id of occupations) orInList(bitmap, this.#jobsWithOption('occupation', id))
    return bitmap
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

  /** The jobs with one of a term's synonyms in the title. */
  jobsTitled(term: SearchTerm): Bitmap {
    return this.#jobsWithAny(term.synonymSpellings, fields.title)
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
