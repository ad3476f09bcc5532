import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts'
import { type Field, fields } from '#store/search/sealing/tokens.ts'
import { searchTurn, Turn } from '#store/search/sealing/turn.ts'
import { formsInMemory, placesOf, postingsOf, type Sought } from '#store/search/segments/posting-cache.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import type { Snapshot } from '#store/search/segments/snapshot.ts'
import type { Source } from '#store/search/segments/source.ts'
import { type Bits, copiesOf, isEmpty } from './bits.ts'
import { allForms, FormReader } from './form-reader.ts'
import { Lookups } from './forms.ts'
import { KnownForms } from './known-forms.ts'

/** What a query finds in a segment: jobs, and where of them, by which relevance is told. */
export type Matched = {
  segment: Segment
  /** Public jobs that fulfil the query. */
  bits: Bits
  /** The jobs in which one of a term's own forms stands, by field; for the terms that are not excluded. */
  standing(term: SearchTerm, field: Field): Bits
}

/** What a query is evaluated on, and for whom. */
export type Evaluation = {
  source: Source
  snapshot: Snapshot
  /** Days since 1970, in Asia/Tokyo. */
  day: number
  /** Whether relevance will be asked for. */
  ranked: boolean
  signal?: AbortSignal | undefined
}

/** Evaluates a query in every segment. Throws SegmentGone. */
export async function evaluate(
  query: SearchQuery,
  { source, snapshot, day, ranked, signal }: Evaluation,
): Promise<Matched[]> {
  const turn = new Turn(searchTurn)
  const lookups = new Lookups()
  const segments = snapshot.segments.map(({ segment }) => segment)
  const known = new KnownForms(formsInMemory(source.db))
  const postings = await postingsOf(source, tokensOf(query, segments, { known, lookups, ranked }))
  const reading = { lookups, postings, known }
  const readers = segments.map((segment) => new FormReader(segment, reading))
  const candidates = copiesOf(segments.map((_, index) => snapshot.alive(index, day)))
  for (const [index, reader] of readers.entries()) {
    if (turn.isOver) await turn.give(signal)
    for (const term of query.terms) if (!term.excluded) reader.keepPossible(candidates[index]!, term)
  }
  signal?.throwIfAborted()
  const places = await placesOf(
    source,
    segments.flatMap(({ id }, index) => {
      const tokens = isEmpty(candidates[index]!) ? [] : readers[index]!.pairTokens(query.terms)
      return tokens.length > 0 ? [{ segment: id, tokens }] : []
    }),
  )
  const matched: Matched[] = []
  for (const [index, segment] of segments.entries()) {
    if (turn.isOver) await turn.give(signal)
    const bits = candidates[index]!
    const reader = readers[index]!
    for (const term of query.terms) if (!isEmpty(bits)) reader.keepMatching(bits, term, places)
    matched.push({ segment, bits, standing: (term, field) => reader.standing(term, field) })
  }
  known.makeRoom()
  return matched
}

type Needs = { known: KnownForms; lookups: Lookups; ranked: boolean }

/** Whose jobs have to be known in each segment. */
function tokensOf(query: SearchQuery, segments: readonly Segment[], { known, lookups, ranked }: Needs): Sought[] {
  const byWords = new Map<string, { tokens: number[]; pairs: { form: string; tokens: number[] }[] }>()
  const needsOf = (words: string) => {
    const tokens = new Set<number>()
    const pairs = new Map<string, number[]>()
    for (const term of query.terms) {
      for (const form of allForms(term)) {
        const lookup = lookups.of(form, words)
        const inFields = ranked && !term.excluded && term.forms.includes(form)
        if (lookup.kind === 'pairs')
          pairs.set(
            form,
            lookup.pairs.map(({ token }) => token),
          )
        else for (const field of inFields ? Object.values(fields) : [fields.any]) tokens.add(lookup.token(field))
      }
    }
    return { tokens: [...tokens], pairs: [...pairs].map(([form, tokens]) => ({ form, tokens })) }
  }
  return segments.map(({ id, words }) => {
    const needs = byWords.get(words) ?? needsOf(words)
    byWords.set(words, needs)
    const unknown = needs.pairs.filter(({ form }) => !known.of(form, id))
    return {
      segment: id,
      tokens: unknown.length > 0 ? [...needs.tokens, ...unknown.flatMap(({ tokens }) => tokens)] : needs.tokens,
    }
  })
}
