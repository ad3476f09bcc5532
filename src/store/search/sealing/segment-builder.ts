import { setImmediate as breathe } from 'node:timers/promises'
import { choosingFilters, optionsOf } from '#rules/jobs/job-filters.ts'
import { isBoundary, isLatin } from '#rules/search/search-match.ts'
import { addBit, noBits } from '#store/search/hits/bits.ts'
import type { SearchedJob } from '#store/search/searched-jobs.ts'
import { decodePlaces, PlaceList } from '#store/search/segments/places.ts'
import { bytesOf, encodePosting } from '#store/search/segments/postings.ts'
import { type Field, fields, latinToken, lettersToken, optionToken, wordsBeginning, wordToken } from './tokens.ts'

/** The most jobs of a segment: places are 16-bit numbers, and a set of all of them fits into the processor's cache. */
export const mostJobs = 32_768
/** The most letters of a segment, so that places in its text stay small. */
export const mostLetters = 2 ** 26
/** How long (ms) the thread is held before others get their turn. */
const turn = 5

/** What a token has so far; `last` is its last job. */
type Collected = { last: number; jobs: PlaceList; places: PlaceList | null }

/** Collects the tokens of jobs, which have to come oldest first. */
export class SegmentBuilder {
  readonly #tokens = new Map<number, Collected>()
  readonly #jobs: Pick<SearchedJob, 'id' | 'created' | 'pay' | 'lastDay'>[] = []
  readonly #starts: number[] = [0]
  readonly #heads: number[] = []
  readonly #boundaries: number[] = []
  #headLetters = 0
  #turnEnds = 0

  get size(): number {
    return this.#jobs.length
  }

  get isFull(): boolean {
    return this.size >= mostJobs || this.#starts.at(-1)! >= mostLetters
  }

  async add(job: SearchedJob): Promise<void> {
    if (performance.now() > this.#turnEnds) {
      await breathe()
      this.#turnEnds = performance.now() + turn
    }
    const { id, created, pay, lastDay, text } = job
    const place = this.#jobs.push({ id, created, pay, lastDay }) - 1
    const start = this.#starts.at(-1)!
    this.#starts.push(start + text.length + 1)
    for (const filter of choosingFilters)
      for (const value of optionsOf(filter, job)) this.#found(optionToken(filter, value), place)
    const [title = '', company = ''] = text.split('\n', 2)
    this.#heads.push(title.length, company.length)
    this.#addBoundaries(title)
    this.#addText(text, place, start, fields.any)
    this.#addText(title, place, 0, fields.title)
    this.#addText(company, place, 0, fields.company)
  }

  #addBoundaries(title: string): void {
    for (let at = 0; at <= title.length; at++) if (isBoundary(title, at)) this.#boundaries.push(this.#headLetters + at)
    this.#headLetters += title.length + 1
  }

  #addText(text: string, place: number, start: number, field: Field): void {
    let before = 0
    let latinFrom = -1
    const whole = field === fields.title
    for (let at = 0; at <= text.length; at++) {
      const letter = at < text.length ? text.charCodeAt(at) : 10
      if (isLatin(letter)) {
        if (latinFrom < 0) latinFrom = at
      } else if (latinFrom >= 0) {
        this.#addLatin(text.slice(latinFrom, at), place, field)
        latinFrom = -1
      }
      if (letter === 10) {
        before = 0
        continue
      }
      this.#found(lettersToken(0, letter, field), place)
      if (whole && isBoundary(text, at) && isBoundary(text, at + 1))
        this.#found(lettersToken(0, letter, fields.whole), place)
      if (before !== 0) this.#addPair(text, at - 1, before, letter, place, start, field)
      before = letter
    }
  }

  #addPair(text: string, at: number, first: number, second: number, place: number, start: number, field: Field): void {
    const pair = this.#found(lettersToken(first, second, field), place)
    const whole = field === fields.title && isBoundary(text, at)
    if (whole && isBoundary(text, at + 2)) this.#found(lettersToken(first, second, fields.whole), place)
    if (field === fields.any) {
      pair.places ??= new PlaceList()
      pair.places.add(start + at)
    }
    for (const word of wordsBeginning(first, second) ?? []) {
      if (!text.startsWith(word, at)) continue
      this.#found(wordToken(word, field), place)
      if (whole && isBoundary(text, at + word.length)) this.#found(wordToken(word, fields.whole), place)
    }
  }

  #addLatin(run: string, place: number, field: Field): void {
    if (!/^[a-z]{1,3}$/.test(run)) return
    this.#found(latinToken(run, field), place)
    if (field === fields.title) this.#found(latinToken(run, fields.whole), place)
  }

  #found(token: number, place: number): Collected {
    let collected = this.#tokens.get(token)
    if (!collected) {
      collected = { last: -1, jobs: new PlaceList(), places: null }
      this.#tokens.set(token, collected)
    }
    if (collected.last !== place) {
      collected.last = place
      collected.jobs.add(place)
    }
    return collected
  }

  /** Every token with its jobs and places, in the order of tokens. */
  *postings(): Generator<{ token: number; jobs: Buffer; places: Uint8Array | null }> {
    const tokens = Float64Array.from(this.#tokens.keys()).sort()
    for (const token of tokens) {
      const { jobs, places } = this.#tokens.get(token)!
      yield { token, jobs: encodePosting(decodePlaces(jobs.bytes(), 0), this.size), places: places?.bytes() ?? null }
    }
  }

  /** The columns of search_segments, an entry per job. */
  columns() {
    const jobs = this.#jobs
    const boundaries = noBits(this.#headLetters)
    for (const at of this.#boundaries) addBit(boundaries, at)
    return {
      size: this.size,
      ids: Buffer.from(jobs.map(({ id }) => id.replaceAll('-', '')).join(''), 'hex'),
      created: bytesOf(Float64Array.from(jobs, ({ created }) => created)),
      pay: bytesOf(Int32Array.from(jobs, ({ pay }) => pay)),
      deadlines: bytesOf(Int32Array.from(jobs, ({ lastDay }) => lastDay)),
      starts: bytesOf(Uint32Array.from(this.#starts)),
      heads: bytesOf(Uint16Array.from(this.#heads)),
      boundaries: bytesOf(boundaries),
    }
  }

  get jobIds(): string[] {
    return this.#jobs.map(({ id }) => id)
  }
}
