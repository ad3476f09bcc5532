import { sql } from 'kysely'
import { lowestPay, optionsOf } from '#rules/jobs/filtered-job.ts'
import { conditionMark } from '#rules/search/fold.ts'
import { isBoundary, isHiragana, isLatin, standsAlone } from '#rules/search/search-match.ts'
import { isWholeWord } from '#rules/search/search-query.ts'
import type { Database, Queryable, Transaction } from '#store/database.ts'
import { emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { type IndexedJob, notStated, payCode, readJobsOfAllStates } from '#store/search/indexed-jobs.ts'
import { DeltaEncoder, encodePostingsList } from '#store/search/postings.ts'
import { bytesOf, decodeArray } from '#store/search/typed-arrays.ts'
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
  wordsVersion,
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
  'id' | 'created' | 'pay' | 'lastDay' | 'annual_days' | 'pay_floor' | 'pay_upper' | 'workplaces'
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
    const { id, created, pay, lastDay, annual_days, pay_floor, pay_upper, workplaces, text } = job
    const lowest = lowestPay(job)
    const entry = { id, created, pay, lastDay, annual_days, pay_floor, pay_upper, workplaces, lowest }
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
      yield { token, jobs: encodePostingsList(jobs.bytes(), this.size), positions: positions?.bytes() ?? null }
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
      salary_floor: bytesOf(Int32Array.from(jobs, ({ pay_floor }) => pay_floor ?? notStated)),
      pay_order: bytesOf(Int32Array.from(jobs, ({ pay_upper }) => pay_upper ?? notStated)),
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

/** Bytes and rows per statement, so that other queries run in between. */
const maxBatch = { bytes: 256 * 1024, rows: 1_000 }

/** Writes a segment with its postings, invisible until activated; returns its id, or null when stopped. */
export async function writeSegment(
  db: Database,
  builder: SegmentBuilder,
  mayGoOn: () => Promise<boolean>,
): Promise<number | null> {
  const { id } = await db
    .insertInto('search_segments')
    .values({ ...builder.columns(), words: wordsVersion })
    .returning('id')
    .executeTakeFirstOrThrow()
  let batch = new PostingsBatch()
  for (const { token, jobs, positions } of builder.postings()) {
    batch.add(token, jobs, positions)
    if (!batch.isFull) continue
    await batch.insert(db, id)
    batch = new PostingsBatch()
    if (await mayGoOn()) continue
    await db.deleteFrom('search_segments').where('id', '=', id).execute()
    return null
  }
  await batch.insert(db, id)
  return id
}

/** Rows of search_postings as one buffer with offsets: arrays of bytea would be sent as text. */
class PostingsBatch {
  readonly #tokens: number[] = []
  readonly #jobsEnds: number[] = []
  readonly #positionsEnds: number[] = []
  readonly #bytes: Uint8Array[] = []
  #length = 0

  get isFull(): boolean {
    return this.#length >= maxBatch.bytes || this.#tokens.length >= maxBatch.rows
  }

  add(token: number, jobs: Uint8Array, positions: Uint8Array | null): void {
    this.#tokens.push(token)
    this.#bytes.push(jobs)
    this.#length += jobs.length
    this.#jobsEnds.push(this.#length)
    if (positions) this.#bytes.push(positions)
    this.#length += positions?.length ?? 0
    this.#positionsEnds.push(this.#length)
  }

  async insert(db: Database, segment: number): Promise<void> {
    if (this.#tokens.length === 0) return
    await sql`
      INSERT INTO search_postings (segment, token, jobs, places)
      SELECT ${segment}, token, substring(bytes from start + 1 for jobs_end - start),
        CASE WHEN places_end > jobs_end THEN substring(bytes from jobs_end + 1 for places_end - jobs_end) END
      FROM (SELECT ${Buffer.concat(this.#bytes)}::bytea AS bytes) AS given,
        (SELECT token, lag(places_end, 1, 0) OVER (ORDER BY token) AS start, jobs_end, places_end
         FROM unnest(${this.#tokens}::bigint[], ${this.#jobsEnds}::int[], ${this.#positionsEnds}::int[])
           AS ends(token, jobs_end, places_end)) AS postings`.execute(db)
  }
}

export type FreshRow = { job_id: string; stamp: number }

type Task = {
  /** Oldest first. */
  jobs: FreshRow[]
  /** Segments that the new one replaces; none for fresh rows. */
  replacedSegments: number[]
  /** The index generation at which the jobs were chosen. */
  generation: number
  mayGoOn: MayGoOn
}

/** Checked between steps: false when this process lost the lease or is stopping. */
export type MayGoOn = () => Promise<boolean>

/** Jobs whose texts are read per query, so that other queries run in between. */
const batchSize = 200

/**
 * Builds a segment and activates it in one short transaction. Returns how many of the jobs it has; null when another
 * node was first or the work must stop.
 */
export async function buildSegment(db: Database, task: Task): Promise<number | null> {
  const { jobs, replacedSegments, generation, mayGoOn } = task
  const builder = new SegmentBuilder()
  let taken = 0
  // A merge replaces whole segments, so it must include all their jobs; mergePlan limits the number.
  while (taken < jobs.length && (replacedSegments.length > 0 || !builder.isFull)) {
    if (!(await mayGoOn())) return null
    const ids = jobs.slice(taken, taken + batchSize).map(({ job_id }) => job_id)
    taken += ids.length
    const read = new Map((await readJobsOfAllStates(db, ids)).map((job) => [job.id, job]))
    for (const id of ids) {
      const job = read.get(id)
      if (job) await builder.add(job)
    }
  }
  const segment = builder.size > 0 ? await writeSegment(db, builder, mayGoOn) : null
  if (builder.size > 0 && segment === null) return null
  return db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE search_segments IN EXCLUSIVE MODE`.execute(tx)
    if ((await generationOf(tx)) !== generation) return null
    await sql`UPDATE search_generation SET generation = generation + 1`.execute(tx)
    if (replacedSegments.length > 0) await dropSegments(tx, replacedSegments)
    else await removeFresh(tx, jobs.slice(0, taken))
    if (segment !== null) {
      await insertOrdinals(tx, segment, builder.jobIds)
      await tx.updateTable('search_segments').set({ ready: true }).where('id', '=', segment).execute()
    }
    return taken
  })
}

/** Deletes the jobs from their former segments, and their fresh rows. */
async function removeFresh(tx: Transaction, fresh: FreshRow[]): Promise<void> {
  const ids = fresh.map(({ job_id }) => job_id)
  const stamps = fresh.map(({ stamp }) => stamp)
  const removed = await sql<{ segment: number; ordinal: number }>`
    DELETE FROM search_places WHERE job_id = ANY(${ids}::uuid[])
    RETURNING segment, place AS ordinal`.execute(tx)
  for (const [id, jobs] of Map.groupBy(removed.rows, ({ segment }) => segment)) {
    const row = await tx
      .selectFrom('search_segments')
      .select(['size', 'dead', 'dead_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const deleted = row.dead.length > 0 ? decodeArray(Uint32Array, row.dead) : emptyBitmap(row.size)
    for (const { ordinal } of jobs) setBit(deleted, ordinal)
    await tx
      .updateTable('search_segments')
      .set({ dead: bytesOf(deleted), dead_count: row.dead_count + jobs.length })
      .where('id', '=', id)
      .execute()
  }
  // A job that changed since it was read keeps its row and stays fresh.
  await sql`
    DELETE FROM search_fresh USING unnest(${ids}::uuid[], ${stamps}::bigint[]) AS flushed(job_id, stamp)
    WHERE search_fresh.job_id = flushed.job_id AND search_fresh.stamp = flushed.stamp`.execute(tx)
}

async function dropSegments(tx: Transaction, ids: number[]): Promise<void> {
  await tx.deleteFrom('search_places').where('segment', 'in', ids).execute()
  await tx.deleteFrom('search_segments').where('id', 'in', ids).execute()
}

export const insertOrdinals = (tx: Transaction, segment: number, ids: string[]) =>
  sql`INSERT INTO search_places (job_id, segment, place)
    SELECT id, ${segment}, number - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS jobs(id, number)`.execute(tx)

/** The index generation, which increments when segments are added or removed. */
export async function generationOf(db: Queryable): Promise<number> {
  const { generation } = await db.selectFrom('search_generation').select('generation').executeTakeFirstOrThrow()
  return generation
}
