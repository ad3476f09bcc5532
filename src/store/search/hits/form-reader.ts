import type { SearchTerm } from '#rules/search/search-query.ts'
import { type Field, fields } from '#store/search/sealing/tokens.ts'
import type { Finder } from '#store/search/segments/posting-cache.ts'
import { addPosting, keepPosting, type Posting, withoutPosting } from '#store/search/segments/postings.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { andInto, type Bits, noBits, orInto } from './bits.ts'
import type { Lookups } from './forms.ts'
import { hitsAt, standingTogether } from './found-places.ts'
import type { KnownForms } from './known-forms.ts'

/** Every form that satisfies a term. */
export const allForms = ({ forms, wider }: SearchTerm): readonly string[] =>
  wider.length > 0 ? [...forms, ...wider] : forms

const fieldNames = ['any', 'title', 'whole', 'company'] as const

/** What reading a query's forms takes, the same for all segments. */
export type Reading = { lookups: Lookups; postings: Finder<Posting>; known: KnownForms }

/** Reads in which jobs of one segment the forms of a query stand. */
export class FormReader {
  readonly #segment: Segment
  readonly #reading: Reading

  constructor(segment: Segment, reading: Reading) {
    this.#segment = segment
    this.#reading = reading
  }

  /** Leaves the jobs that have the letters of one of a term's forms, side by side or not. */
  keepPossible(bits: Bits, term: SearchTerm): void {
    const forms = allForms(term)
    if (forms.length === 1) {
      this.#keepLetters(bits, forms[0]!)
      return
    }
    const possible = noBits(this.#segment.size)
    for (const form of forms) {
      if (this.#isKnown(form)) addTo(possible, this.#exact(form, fields.any))
      else {
        const both = bits.slice()
        this.#keepLetters(both, form)
        orInto(possible, both)
      }
    }
    andInto(bits, possible)
  }

  /** Leaves the jobs that fulfil a term, of those that `keepPossible` left. */
  keepMatching(bits: Bits, term: SearchTerm, places: Finder<Uint8Array>): void {
    const forms = allForms(term)
    const unknown = forms.filter((form) => !this.#isKnown(form))
    for (const form of unknown) this.#putTogether(form, places)
    if (term.excluded) for (const form of forms) withoutPosting(bits, this.#exact(form, fields.any))
    else if (unknown.length > 0) andInto(bits, this.#standingIn(forms, fields.any))
  }

  /** The jobs in which one of a term's own forms stands, by field. */
  standing(term: SearchTerm, field: Field): Bits {
    return this.#standingIn(term.forms, field)
  }

  /** Pairs whose places tell where the forms stand that are not known yet. */
  pairTokens(terms: readonly SearchTerm[]): number[] {
    const tokens = new Set<number>()
    for (const form of terms.flatMap(allForms)) {
      if (this.#isKnown(form)) continue
      const lookup = this.#lookup(form)
      if (lookup.kind === 'pairs') for (const { token } of lookup.pairs) tokens.add(token)
    }
    return [...tokens]
  }

  #lookup(form: string) {
    return this.#reading.lookups.of(form, this.#segment.words)
  }

  #isKnown(form: string): boolean {
    return this.#lookup(form).kind === 'token' || this.#known(form) !== undefined
  }

  #known(form: string) {
    return this.#reading.known.of(form, this.#segment.id)
  }

  /** The jobs of a known form. */
  #exact(form: string, field: Field): Posting | undefined {
    const lookup = this.#lookup(form)
    if (lookup.kind === 'token') return this.#reading.postings(lookup.token(field), this.#segment.id)
    return this.#known(form)?.[fieldNames[field]]
  }

  #keepLetters(bits: Bits, form: string): void {
    const lookup = this.#lookup(form)
    if (lookup.kind === 'token' || this.#known(form)) keepPosting(bits, this.#exact(form, fields.any))
    else for (const { token } of lookup.pairs) keepPosting(bits, this.#reading.postings(token, this.#segment.id))
  }

  #standingIn(forms: readonly string[], field: Field): Bits {
    const bits = noBits(this.#segment.size)
    for (const form of forms) addTo(bits, this.#exact(form, field))
    return bits
  }

  #putTogether(form: string, places: Finder<Uint8Array>): void {
    const lookup = this.#lookup(form)
    if (lookup.kind !== 'pairs') return
    const { id } = this.#segment
    const together = standingTogether(lookup.pairs.map(({ token, shift }) => ({ bytes: places(token, id), shift })))
    this.#reading.known.add(form, id, hitsAt(this.#segment, together, form.length))
  }
}

const addTo = (bits: Bits, posting: Posting | undefined) => {
  if (posting) addPosting(bits, posting)
}
