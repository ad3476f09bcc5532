import { lowestPay, optionsOf } from '#rules/jobs/filtered-job.ts'
import { conditionMark } from '#rules/search/folding/fold.ts'
import { isBoundary, isHiragana, isLatin, standsAlone } from '#rules/search/search-match.ts'
import { isWholeWord } from '#rules/search/search-query.ts'
import { emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { type IndexedJob, notStated } from '#store/search/indexed-jobs.ts'
import { payCode } from '#store/search/pay-code.ts'
import { DeltaEncoder, decodeDeltas } from '#store/search/postings/positions.ts'
import { encodePostingsList } from '#store/search/postings/postings-list.ts'
import { bytesOf } from '#store/search/typed-arrays.ts'
import { encodeWorkplaces } from '#store/search/workplaces.ts'
import { TimeSlice } from '#store/time-slice.ts'
import {
  type Field,
  fields,
  lettersToken,
  optionToken,
  shortWordToken,
  stateTokensOf,
  tokenFilters,
  wordsBeginning,
  wordToken,
} from './tokens.ts'

/** The most jobs of a segment: ordinals are 16-bit, and a bitmap of all jobs fits into the processor's cache. */
export const maxJobs = 32_768
/** The most letters of a segment, so that positions in its text stay small. */
const maxLetters = 2 ** 26
/** How long (ms) building may block the thread. */
const buildSlice = 5

/** Begins the two letters of a condition, which are asked for alone: they need no positions, and no pair ends with it. */
const mark = conditionMark.charCodeAt(0)

/** The postings of a token so far; `last` is the ordinal of its last job. */
type TokenPostings = { last: number; jobs: DeltaEncoder; positions: DeltaEncoder | null }

/** The columns of a job. */
type ColumnEntry = Pick<
  IndexedJob,
  'id' | 'created' | 'pay' | 'lastDay' | 'annual_days' | 'salary_min' | 'workplaces'
> & {
  lowest: ReturnType<typeof lowestPay>
}

/** Collects the postings and columns of a segment's jobs, which must be added oldest first. */
export class SegmentBuilder {
  readonly #tokens = new Map<number, TokenPostings>()
  readonly #jobs: ColumnEntry[] = []
  readonly #starts: number[] = [0]
  readonly #heads: number[] = []
  readonly #boundaries: number[] = []
  readonly #slice = new TimeSlice(buildSlice)
  #titleLetters = 0

  get size(): number {
    return this.#jobs.length
  }

  get isFull(): boolean {
    return this.size >= maxJobs || this.#starts.at(-1)! >= maxLetters
  }

  async add(job: IndexedJob): Promise<void> {
    if (this.#slice.isOver) await this.#slice.yield()
    const { id, created, pay, lastDay, annual_days, salary_min, workplaces, text } = job
    const entry = { id, created, pay, lastDay, annual_days, salary_min, workplaces, lowest: lowestPay(job) }
    const ordinal = this.#jobs.push(entry) - 1
    const start = this.#starts.at(-1)!
    this.#starts.push(start + text.length + 1)
    for (const filter of tokenFilters)
      for (const value of optionsOf(filter, job)) this.#add(optionToken(filter, value), ordinal)
    for (const token of stateTokensOf(job)) this.#add(token, ordinal)
    const [title = '', company = ''] = text.split('\n', 2)
    this.#heads.push(title.length, company.length)
    this.#addBoundaries(title)
    this.#addText(text, ordinal, start, fields.any)
    this.#addText(title, ordinal, 0, fields.title)
    this.#addText(company, ordinal, 0, fields.company)
  }

  #addBoundaries(title: string): void {
    for (let at = 0; at <= title.length; at++) if (isBoundary(title, at)) this.#boundaries.push(this.#titleLetters + at)
    this.#titleLetters += title.length + 1
  }

  #addText(text: string, ordinal: number, start: number, field: Field): void {
    let before = 0
    let wordFrom = -1
    const isTitle = field === fields.title
    for (let at = 0; at <= text.length; at++) {
      const letter = at < text.length ? text.charCodeAt(at) : 10
      if (isLatin(letter)) {
        if (wordFrom < 0) wordFrom = at
      } else if (wordFrom >= 0) {
        this.#addWord(text, wordFrom, at - wordFrom, ordinal, field)
        wordFrom = -1
      }
      if (isHiragana(letter)) for (const length of [2, 3]) this.#addWord(text, at, length, ordinal, field)
      if (letter === 10) {
        before = 0
        continue
      }
      this.#add(lettersToken(0, letter, field), ordinal)
      if (isTitle && isBoundary(text, at) && isBoundary(text, at + 1))
        this.#add(lettersToken(0, letter, fields.titleWord), ordinal)
      if (before !== 0 && letter !== mark) this.#addPair(text, at - 1, before, letter, ordinal, start, field)
      before = letter
    }
  }

  #addPair(
    text: string,
    at: number,
    first: number,
    second: number,
    ordinal: number,
    start: number,
    field: Field,
  ): void {
    const pair = this.#add(lettersToken(first, second, field), ordinal)
    const beginsWord = field === fields.title && isBoundary(text, at)
    if (beginsWord && isBoundary(text, at + 2)) this.#add(lettersToken(first, second, fields.titleWord), ordinal)
    if (field === fields.any && first !== mark) {
      pair.positions ??= new DeltaEncoder()
      pair.positions.add(start + at)
    }
    for (const word of wordsBeginning(first, second) ?? []) {
      if (!text.startsWith(word, at)) continue
      this.#add(wordToken(word, field), ordinal)
      if (beginsWord && isBoundary(text, at + word.length)) this.#add(wordToken(word, fields.titleWord), ordinal)
    }
  }

  /** A short word that stands alone. */
  #addWord(text: string, at: number, length: number, ordinal: number, field: Field): void {
    const word = text.slice(at, at + length)
    if (!isWholeWord(word) || !standsAlone(text, at, length)) return
    this.#add(shortWordToken(word, field), ordinal)
    if (field === fields.title && isBoundary(text, at) && isBoundary(text, at + length))
      this.#add(shortWordToken(word, fields.titleWord), ordinal)
  }

  #add(token: number, ordinal: number): TokenPostings {
    let postings = this.#tokens.get(token)
    if (!postings) {
      postings = { last: -1, jobs: new DeltaEncoder(), positions: null }
      this.#tokens.set(token, postings)
    }
    if (postings.last !== ordinal) {
      postings.last = ordinal
      postings.jobs.add(ordinal)
    }
    return postings
  }

  /** Every token with its encoded postings list and positions, in token order. */
  *postings(): Generator<{ token: number; jobs: Buffer; positions: Uint8Array | null }> {
    const tokens = Float64Array.from(this.#tokens.keys()).sort()
    for (const token of tokens) {
      const { jobs, positions } = this.#tokens.get(token)!
      const list = encodePostingsList(decodeDeltas(jobs.bytes(), 0), this.size)
      yield { token, jobs: list, positions: positions?.bytes() ?? null }
    }
  }

  /** The columns of search_segments, an entry per job. */
  columns() {
    const jobs = this.#jobs
    const boundaries = emptyBitmap(this.#titleLetters)
    for (const at of this.#boundaries) setBit(boundaries, at)
    return {
      size: this.size,
      ids: Buffer.from(jobs.map(({ id }) => id.replaceAll('-', '')).join(''), 'hex'),
      created: bytesOf(Float64Array.from(jobs, ({ created }) => created)),
      pay: bytesOf(Int32Array.from(jobs, ({ pay }) => pay)),
      salary_floor: bytesOf(Int32Array.from(jobs, ({ salary_min }) => salary_min || notStated)),
      annual_days: bytesOf(Int16Array.from(jobs, ({ annual_days }) => annual_days ?? notStated)),
      hourly_min: bytesOf(
        Int32Array.from(jobs, ({ lowest }) => (lowest ? payCode(lowest.unit, lowest.yen) : notStated)),
      ),
      workplaces: encodeWorkplaces(jobs.map(({ workplaces }) => workplaces)),
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
