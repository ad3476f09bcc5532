import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts'
import { type Bitmap, copyBitmaps, isEmpty } from '#store/search/bitmap.ts'
import { type Field, fields, optionToken } from '#store/search/index/tokens.ts'
import { positionsOf, postingsOf, type TokenRequest } from '#store/search/postings.ts'
import type { SearchConnection } from '#store/search/segments/connection.ts'
import type { Snapshot } from '#store/search/segments/current-snapshot.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import {
  allSpellings,
  meaningTokens,
  optionOf,
  PhraseMatches,
  SegmentMatcher,
  TokenLookups,
} from './segment-matcher.ts'

/** The matches of a query in a segment. */
export type SegmentMatches = {
  segment: Segment
  /** Matching jobs: public ones, or those of all states. */
  bitmap: Bitmap
  /** The jobs with one of a term's own spellings, by field, for relevance; not for excluded terms. */
  jobsWith(term: SearchTerm, field: Field): Bitmap
  /** The jobs with one of a term's synonyms in the title. */
  jobsTitled(term: SearchTerm): Bitmap
  /** The jobs that mean a term, and these with those of a neighbouring occupation; none where its letters say all. */
  jobsMeaning(term: SearchTerm): Bitmap[]
}

/** The data and options of an evaluation. */
type EvaluationContext = {
  source: SearchConnection
  snapshot: Snapshot
  /** The day on which jobs must be public (days since 1970, Asia/Tokyo); null for all states. */
  day: number | null
  /** Whether a term matches any substring, as in search boxes of lists. */
  literal?: boolean
  /** Whether relevance is needed. */
  ranked: boolean
  signal?: AbortSignal | undefined
}

/** Evaluates a query in every segment. Throws SegmentGone. */
export async function evaluate(
  query: SearchQuery,
  { source, snapshot, day, literal, ranked, signal }: EvaluationContext,
): Promise<SegmentMatches[]> {
  const slice = new TimeSlice(searchSlice)
  const lookups = new TokenLookups(literal)
  const segments = snapshot.segments.map(({ segment }) => segment)
  const phrases = new PhraseMatches(source.db)
  const postings = await postingsOf(source, tokensOf(query, segments, { phrases, lookups, ranked }))
  const input = { lookups, postings, phrases }
  const matchers = segments.map((segment) => new SegmentMatcher(segment, input))
  const candidates = copyBitmaps(
    segments.map((_, index) => (day === null ? snapshot.allJobs(index) : snapshot.publicJobs(index, day))),
  )
  for (const [index, matcher] of matchers.entries()) {
    if (slice.isOver) await slice.yield(signal)
    for (const term of query.terms) if (!term.excluded) matcher.retainCandidates(candidates[index]!, term)
  }
  signal?.throwIfAborted()
  const positions = await positionsOf(
    source,
    segments.flatMap(({ id }, index) => {
      const tokens = isEmpty(candidates[index]!) ? [] : matchers[index]!.positionTokens(query.terms)
      return tokens.length > 0 ? [{ segment: id, tokens }] : []
    }),
  )
  const matches: SegmentMatches[] = []
  for (const [index, segment] of segments.entries()) {
    if (slice.isOver) await slice.yield(signal)
    const bitmap = candidates[index]!
    const matcher = matchers[index]!
    for (const term of query.terms) if (!isEmpty(bitmap)) matcher.retainMatches(bitmap, term, positions)
    matches.push({
      ...{ segment, bitmap, jobsWith: (term, field) => matcher.jobsWith(term, field) },
      jobsTitled: (term) => matcher.jobsTitled(term),
      jobsMeaning: (term) => matcher.jobsMeaning(term),
    })
  }
  phrases.save()
  return matches
}

type Needs = { phrases: PhraseMatches; lookups: TokenLookups; ranked: boolean }

/** The tokens whose postings lists each segment needs. */
function tokensOf(
  query: SearchQuery,
  segments: readonly Segment[],
  { phrases, lookups, ranked }: Needs,
): TokenRequest[] {
  const byWords = new Map<string, { tokens: number[]; phrases: { spelling: string; tokens: number[] }[] }>()
  const needsOf = (words: string) => {
    const tokens = new Set<number>()
    const bigrams = new Map<string, number[]>()
    for (const term of query.terms) {
      for (const prefecture of term.where?.prefecture ?? []) tokens.add(optionToken('prefecture', prefecture))
      const option = term.reaches && optionOf(term.reaches)
      if (option) tokens.add(optionToken(...option))
      if (term.means && (ranked || term.means.isEnough))
        for (const token of meaningTokens(term.means)) tokens.add(token)
      for (const spelling of allSpellings(term)) {
        const lookup = lookups.of(spelling, words)
        if (lookup.kind === 'phrase') {
          const ofPhrase = lookup.bigrams.map(({ token }) => token)
          bigrams.set(spelling, ofPhrase)
          continue
        }
        const ofTerm = term.spellings.includes(spelling) ? Object.values(fields) : [fields.any, fields.title]
        for (const field of ranked && !term.excluded ? ofTerm : [fields.any]) tokens.add(lookup.token(field))
      }
    }
    return { tokens: [...tokens], phrases: [...bigrams].map(([spelling, tokens]) => ({ spelling, tokens })) }
  }
  return segments.map(({ id, words }) => {
    const needs = byWords.get(words) ?? needsOf(words)
    byWords.set(words, needs)
    const unmatched = needs.phrases.filter(({ spelling }) => !phrases.of(spelling, id))
    return {
      segment: id,
      tokens: unmatched.length > 0 ? [...needs.tokens, ...unmatched.flatMap(({ tokens }) => tokens)] : needs.tokens,
    }
  })
}
