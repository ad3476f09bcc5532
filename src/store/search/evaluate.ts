// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
import { setImmediate as breathe } from 'node:timers/promises'
import type { SearchQuery, SearchTerm } from '#rules/search-query.ts'
import { andInto, type Bits, isEmpty, noBits, orInto, withoutInto } from './bits.ts'
import { lookupOf } from './forms.ts'
import { type FormHits, hitsAt, standingTogether } from './found-places.ts'
import { type Finder, placesOf, postingsOf } from './posting-cache.ts'
import { addPosting, keepPosting, type Posting } from './postings.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './snapshot.ts'
import type { Source } from './source.ts'
import { type Field, fields } from './tokens.ts'

/** What a query finds in a segment: jobs, and where of them, by which relevance is told. */
export type Matched = {
  segment: Segment
  /** Public jobs that fulfil the query. */
  bits: Bits
  /** The jobs in which one of a term's own forms stands, by field; for the terms that are not excluded. */
  standing(term: SearchTerm, field: Field): Bits
}

/** How long (ms) a search holds the thread before others get their turn. */
const turn = 8

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
  const segments = snapshot.segments.map(({ segment }) => segment)
  const postings = await postingsOf(source, segments, tokensOf(query, segments, ranked))
  signal?.throwIfAborted()
  const candidates = segments.map((segment, index) => {
    const bits = snapshot.alive(index, day).slice()
    for (const term of query.terms) if (!term.excluded) keepPossible(bits, term, segment, postings)
    return bits
  })
  const places = await placesOf(
    source,
    segments.flatMap((segment, index) => {
      const tokens = isEmpty(candidates[index]!) ? [] : pairTokensOf(query, segment)
      return tokens.length > 0 ? [{ segment: segment.id, tokens }] : []
    }),
  )
  const matched: Matched[] = []
  let turnEnds = performance.now() + turn
  for (const [index, segment] of segments.entries()) {
    if (performance.now() > turnEnds) {
      await breathe()
      signal?.throwIfAborted()
      turnEnds = performance.now() + turn
    }
    const bits = candidates[index]!
    const reader = new FormReader(segment, postings, places)
    if (!isEmpty(bits)) for (const term of query.terms) keepMatching(bits, term, reader)
    matched.push({ segment, bits, standing: (term, field) => reader.standing(term, field) })
  }
  return matched
}

const allForms = ({ forms, wider }: SearchTerm) => [...forms, ...wider]

function tokensOf(query: SearchQuery, segments: readonly Segment[], ranked: boolean): number[] {
  const tokens = new Set<number>()
  for (const words of new Set(segments.map((segment) => segment.words))) {
    for (const term of query.terms) {
      for (const form of allForms(term)) {
        const lookup = lookupOf(form, words)
        if (lookup.kind === 'pairs') for (const { token } of lookup.pairs) tokens.add(token)
        else {
          const asked = ranked && !term.excluded && term.forms.includes(form) ? Object.values(fields) : [fields.any]
          for (const field of asked) tokens.add(lookup.token(field))
        }
      }
    }
  }
  return [...tokens]
}

function pairTokensOf(query: SearchQuery, { words }: Segment): number[] {
  const lookups = query.terms.flatMap(allForms).map((form) => lookupOf(form, words))
  return [...new Set(lookups.flatMap((each) => (each.kind === 'pairs' ? each.pairs.map(({ token }) => token) : [])))]
}

/** Leaves the jobs that have the letters of one of a term's forms, side by side or not. */
function keepPossible(bits: Bits, term: SearchTerm, segment: Segment, postings: Finder<Posting>): void {
  const possible = noBits(segment.size)
  for (const form of allForms(term)) {
    const lookup = lookupOf(form, segment.words)
    if (lookup.kind === 'token') {
      const posting = postings(lookup.token(fields.any), segment.id)
      if (posting) addPosting(possible, posting)
      continue
    }
    const both = bits.slice()
    for (const { token } of lookup.pairs) keepPosting(both, postings(token, segment.id))
    orInto(possible, both)
  }
  andInto(bits, possible)
}

function keepMatching(bits: Bits, term: SearchTerm, reader: FormReader): void {
  const forms = allForms(term)
  // Forms that are tokens have done their part already.
  if (!term.excluded && forms.every((form) => reader.isToken(form))) return
  const found = reader.standingIn(forms, fields.any)
  if (term.excluded) withoutInto(bits, found)
  else andInto(bits, found)
}

class FormReader {
  readonly #segment: Segment
  readonly #postings: Finder<Posting>
  readonly #places: Finder<Uint8Array>
  readonly #hits = new Map<string, FormHits>()

  constructor(segment: Segment, postings: Finder<Posting>, places: Finder<Uint8Array>) {
    this.#segment = segment
    this.#postings = postings
    this.#places = places
  }

  isToken(form: string): boolean {
    return lookupOf(form, this.#segment.words).kind === 'token'
  }

  standing(term: SearchTerm, field: Field): Bits {
    return this.standingIn(term.forms, field)
  }

  /** The jobs in which any of the forms stands. */
  standingIn(forms: readonly string[], field: Field): Bits {
    const { id, size, words } = this.#segment
    const bits = noBits(size)
    for (const form of forms) {
      const lookup = lookupOf(form, words)
      if (lookup.kind === 'pairs') orInto(bits, this.#hitsOf(form, lookup.pairs)[fieldNames[field]])
      else {
        const posting = this.#postings(lookup.token(field), id)
        if (posting) addPosting(bits, posting)
      }
    }
    return bits
  }

  #hitsOf(form: string, pairs: readonly { token: number; shift: number }[]): FormHits {
    let hits = this.#hits.get(form)
    if (!hits) {
      const { id } = this.#segment
      const places = standingTogether(pairs.map(({ token, shift }) => ({ bytes: this.#places(token, id), shift })))
      hits = hitsAt(this.#segment, places, form.length)
      this.#hits.set(form, hits)
    }
    return hits
  }
}

const fieldNames = ['any', 'title', 'whole', 'company'] as const
