import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { filteredTerms } from '#rules/jobs/filtered-job.ts'
import { highestPay } from '#rules/jobs/salary.ts'
import { limits } from '#rules/limits.ts'
import { searchTextVersion } from '#rules/search/searchable-text.ts'
import type { Database, Transaction } from '#store/database.ts'
import { derivedFrom } from '#store/jobs/derived-columns.ts'
import { insertImported } from '#store/jobs/transferred-jobs.ts'
import { foldBlockedNames, hasOutdatedNames } from '#store/people/blocked-employers.ts'
import { markedJobs } from '#store/people/employer-accounts.ts'
import { type IndexedJob, lastDayOf, newestFirst, notStated } from '#store/search/indexed-jobs.ts'
import type { InsertedJob, UpdateOptions } from '#store/search/search.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import {
  buildSegment,
  type FreshRow,
  generationOf,
  insertOrdinals,
  type MayGoOn,
  maxJobs,
  SegmentBuilder,
  writeSegment,
} from './build-segment.ts'
import { wordsVersion } from './tokens.ts'

const textsAtOnce = 200

/** Whether an older version of the folding wrote some search texts, or names of blocked employers. */
const hasOutdatedTexts = async (db: Database): Promise<boolean> =>
  (await outdatedJobs(db).select('id').limit(1).execute()).length > 0 || (await hasOutdatedNames(db))

/** Two ranges use an index, where `<>` would read every job. */
const outdatedJobs = (db: Database) =>
  db
    .selectFrom('jobs')
    .where((where) =>
      where.or([where('search_version', '<', searchTextVersion), where('search_version', '>', searchTextVersion)]),
    )

/** Rewrites the texts of a job, or of an employer's jobs after another name: the newest at once, the rest by the worker. */
export async function renewTextsOf(db: Database, of: { owner_id: string } | { id: string }): Promise<void> {
  const [[column, value] = []] = Object.entries(of) as ['owner_id' | 'id', string][]
  if (!column || !value) return
  // Another number each time, so that a text that is being written from former texts does not count.
  const outdated = sql<number>`CASE search_version WHEN ${searchTextVersion} THEN 0 ELSE search_version - 1 END`
  await db.updateTable('jobs').set({ search_version: outdated }).where(column, '=', value).execute()
  await refreshBatch(db, outdatedJobs(db).where(column, '=', value).orderBy('created_at', 'desc'))
}

/** Rewrites search texts, workplaces and guessed occupations, and names of blocked employers, of an older version of the normaliser. */
async function refreshTexts(db: Database, mayGoOn: () => Promise<boolean>): Promise<void> {
  await foldBlockedNames(db)
  while (await mayGoOn()) if (!(await refreshBatch(db, outdatedJobs(db)))) return
}

/** False when none was outdated. */
async function refreshBatch(db: Database, jobs: ReturnType<typeof outdatedJobs>): Promise<boolean> {
  const outdated = await jobs
    .select(['id', 'title', 'company', 'description', 'location', 'requirements', 'benefits'])
    .select(['job_type', 'work_style', 'experience_level', 'terms'])
    .select(['occupations', 'occupations_guessed', 'search_version', employerNames.as('employer_names')])
    .select(answeredTexts.as('answered'))
    .limit(textsAtOnce)
    .execute()
  if (outdated.length === 0) return false
  const renewed = JSON.stringify(await renewedTexts(outdated))
  const read = outdated.map(({ id, search_version: version }) => ({ id, version }))
  // A concurrent edit has updated the job's text already.
  await sql`
    UPDATE jobs SET search_text = renewed.search_text, search_version = renewed.search_version,
      prefectures = renewed.prefectures, workplaces = renewed.workplaces, occupations = renewed.occupations,
      ways = renewed.ways
    FROM jsonb_populate_recordset(NULL::jobs, ${renewed}::jsonb) AS renewed
      JOIN jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS read (id uuid, version smallint) USING (id)
    WHERE jobs.id = renewed.id AND jobs.search_version = read.version`.execute(db)
  return true
}

const employerNames = sql<string[]>`ARRAY(SELECT unnest(array_remove(ARRAY[name, name_kana], NULL))
  FROM employer_profiles WHERE user_id = jobs.owner_id)`

/** Answered questions of a row of `jobs`, as they are searched. */
const answeredTexts = sql<string[]>`ARRAY(SELECT text || E'\\n' || answer FROM reader_questions
  WHERE job_id = jobs.id AND state = 'answered' ORDER BY asked_at DESC, id DESC LIMIT ${sql.lit(limits.shownQuestions)})`

/** The columns that follow from each job's others. Long postings take some milliseconds each, so others have turns between. */
export async function renewedTexts(jobs: readonly (Parameters<typeof derivedFrom>[0] & { id: string })[]) {
  const slice = new TimeSlice(searchSlice)
  const renewed: ({ id: string } & ReturnType<typeof derivedFrom>)[] = []
  for (const job of jobs) {
    if (slice.isOver) await slice.yield()
    renewed.push({ id: job.id, ...derivedFrom(job) })
  }
  return renewed
}

/** How long (s) a dead node keeps others from building the index. */
const heldFor = 30
/** A lease older than this (ms) is renewed. */
const renewedAfter = 5_000

/**
 * The right to build the search index, for one process at a time. It is a row, because poolers hand connections around.
 */
export class Lease {
  readonly #db: Database
  readonly #holder = randomUUID()
  #renewedAt = Number.NEGATIVE_INFINITY

  constructor(db: Database) {
    this.#db = db
  }

  /** Takes or renews the lease; false while another process has it. */
  async hold(): Promise<boolean> {
    if (performance.now() - this.#renewedAt < renewedAfter) return true
    const { rows } = await sql`
      UPDATE index_lease SET holder = ${this.#holder}, until = now() + ${sql.lit(`${heldFor} s`)}::interval
      WHERE holder = ${this.#holder} OR until < now() RETURNING 1`.execute(this.#db)
    if (rows.length === 0) return false
    this.#renewedAt = performance.now()
    return true
  }

  async release(): Promise<void> {
    await sql`UPDATE index_lease SET until = '-infinity' WHERE holder = ${this.#holder}`.execute(this.#db)
  }
}

const minFreshToFlush = 256
/** Jobs of a new segment: built in a second or two, which is also the work lost when the process ends. */
const flushSize = 4_096
/** The most fresh jobs sorted at once, so that whole segments need no further merge. */
const maxOrdered = 131_072

/** Whether `updateIndex` has work; takes a few ms. */
export async function isUpdateDue(db: Database, minFresh = minFreshToFlush): Promise<boolean> {
  if (await hasOutdatedTexts(db)) return true
  const fresh = await db.selectFrom('search_fresh').select('job_id').limit(minFresh).execute()
  if (fresh.length >= minFresh) return true
  return mergePlan(await segmentSizes(db), wordsVersion) !== null
}

/** A segment for the plan: `size` is its number of jobs, `words` the version of its known words. */
export type SegmentSize = { id: number; size: number; deletedCount: number; words: string }

/** This many segments of a size class are merged into one of the next. */
const mergeFactor = 8
const smallestClass = 256

/**
 * Segments to merge into one, or null: one with too many deleted jobs or outdated words, else `mergeFactor` of similar
 * size, so that each job is rewritten a few times only and segments stay few.
 */
export function mergePlan(segments: readonly SegmentSize[], words: string): number[] | null {
  const live = ({ size, deletedCount }: SegmentSize) => size - deletedCount
  const outdated = segments.find((segment) => segment.words !== words || segment.deletedCount * 3 > segment.size)
  if (outdated) return [outdated.id]
  const classes = new Map<number, SegmentSize[]>()
  for (const segment of segments) {
    if (live(segment) > maxJobs / 2) continue
    const sizeClass = Math.max(0, Math.floor(Math.log(live(segment) / smallestClass) / Math.log(mergeFactor)))
    classes.set(sizeClass, [...(classes.get(sizeClass) ?? []), segment])
  }
  for (const ofClass of classes.values()) {
    if (ofClass.length < mergeFactor) continue
    const chosen: number[] = []
    let jobs = 0
    for (const segment of ofClass.sort((a, b) => live(a) - live(b))) {
      if (jobs + live(segment) > maxJobs) break
      chosen.push(segment.id)
      jobs += live(segment)
    }
    if (chosen.length > 1) return chosen
  }
  return null
}

/** Renews outdated texts, flushes fresh jobs into segments, and merges segments (see `Search.updateIndex`). */
export async function updateIndex(
  db: Database,
  { minFresh = minFreshToFlush, shouldStop = () => false }: UpdateOptions = {},
): Promise<void> {
  const lease = new Lease(db)
  if (!(await lease.hold())) return
  const mayGoOn = async () => !shouldStop() && (await lease.hold())
  try {
    await refreshTexts(db, mayGoOn)
    while (await mayGoOn()) {
      const worked = (await flushFresh(db, minFresh, mayGoOn)) || (await mergeSegments(db, mayGoOn))
      if (!worked) return
      await removeUnusedPostings(db)
    }
  } finally {
    await lease.release()
  }
}

/** Postings per statement, so that other queries run in between. */
const batchSize = 1_000

/** Deletes the postings of dropped segments, and segments unfinished for an hour. */
async function removeUnusedPostings(db: Database): Promise<void> {
  await sql`DELETE FROM search_segments WHERE NOT ready AND begun_at < now() - interval '1 hour'`.execute(db)
  for (const segment of await unusedSegments(db)) {
    const batch = db.selectFrom('search_postings').select('token').where('segment', '=', segment).limit(batchSize)
    let removed = 1n
    while (removed > 0n) {
      const done = await db
        .deleteFrom('search_postings')
        .where('segment', '=', segment)
        .where('token', 'in', batch)
        .executeTakeFirst()
      removed = done.numDeletedRows
    }
  }
}

/** Dropped segments with postings, by a loose index scan. */
async function unusedSegments(db: Database): Promise<number[]> {
  const { rows } = await sql<{ segment: number }>`
    WITH RECURSIVE used AS (
      SELECT min(segment) AS segment FROM search_postings
      UNION ALL
      SELECT (SELECT min(segment) FROM search_postings WHERE segment > used.segment)
      FROM used WHERE used.segment IS NOT NULL
    )
    SELECT segment FROM used
    WHERE segment IS NOT NULL AND NOT EXISTS (SELECT FROM search_segments WHERE id = segment)`.execute(db)
  return rows.map(({ segment }) => segment)
}

/** Builds and activates segments of fresh jobs one by one. False when there are too few, or another node was first. */
async function flushFresh(db: Database, minFresh: number, mayGoOn: MayGoOn): Promise<boolean> {
  const generation = await generationOf(db)
  const fresh = await oldestFresh(db)
  if (fresh.length === 0 || fresh.length < minFresh) return false
  const size = fresh.length === maxOrdered ? maxJobs : flushSize
  let built = 0
  for (let from = 0; from < fresh.length; built++) {
    const jobs = fresh.slice(from, from + size)
    const taken = await buildSegment(db, { jobs, replacedSegments: [], generation: generation + built, mayGoOn })
    if (taken === null) break
    from += taken
  }
  return built > 0
}

/** Oldest first, so that segments are ordered by time; deleted jobs come first of all. */
const oldestFresh = (db: Database): Promise<FreshRow[]> =>
  db
    .selectFrom('search_fresh')
    .leftJoin('jobs', 'jobs.id', 'search_fresh.job_id')
    .select(['search_fresh.job_id', 'search_fresh.stamp'])
    .orderBy(sql`jobs.created_at NULLS FIRST`)
    .orderBy('search_fresh.job_id')
    .limit(maxOrdered)
    .execute()

/** Merges the planned segments into one. False when there is nothing to merge, or another node was first. */
async function mergeSegments(db: Database, mayGoOn: MayGoOn): Promise<boolean> {
  const generation = await generationOf(db)
  const plan = mergePlan(await segmentSizes(db), wordsVersion)
  if (!plan) return false
  const jobs = await db
    .selectFrom('search_places')
    .innerJoin('jobs', 'jobs.id', 'search_places.job_id')
    .select(['search_places.job_id', sql<number>`0`.as('stamp')])
    .where('segment', 'in', plan)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .execute()
  return (await buildSegment(db, { jobs, replacedSegments: plan, generation, mayGoOn })) !== null
}

const segmentSizes = (db: Database): Promise<SegmentSize[]> =>
  db
    .selectFrom('search_segments')
    .select(['id', 'size', 'dead_count as deletedCount', 'words'])
    .where('ready', '=', true)
    .execute()

/** How often (ms) the lease is requested and renewed. */
const leaseMs = { asked: 1_000, renewed: 5_000 }

/** Runs `work` while no other process builds the index; `onWait` is called when that takes a while. */
export async function withIndexLease<Result>(
  db: Database,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const lease = new Lease(db)
  for (let asked = 0; !(await lease.hold()); asked++) {
    if (asked === 1) onWait()
    await sleep(leaseMs.asked)
  }
  const renewal = setInterval(() => void lease.hold().catch(() => undefined), leaseMs.renewed)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await lease.release()
  }
}

/**
 * Adds jobs with their segment, and what `alongside` writes, in one transaction, so that they are never fresh. They
 * must fit into one segment.
 */
export async function insertJobs(
  db: Database,
  jobs: readonly InsertedJob[],
  alongside: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const builder = new SegmentBuilder()
  const oldestFirst = jobs.map(indexedJob).sort((a, b) => newestFirst(b, a))
  for (const job of oldestFirst) await builder.add(job)
  const segment = jobs.length > 0 ? await writeSegment(db, builder, async () => true) : null
  await db.transaction().execute(async (tx) => {
    await insertImported(
      tx,
      jobs.map(({ row }) => row),
    )
    await alongside(tx)
    if (segment === null) return
    await sql`LOCK TABLE search_segments IN EXCLUSIVE MODE`.execute(tx)
    await sql`UPDATE search_generation SET generation = generation + 1`.execute(tx)
    await insertOrdinals(tx, segment, builder.jobIds)
    await removeFresh(tx, jobs)
    await tx.updateTable('search_segments').set({ ready: true }).where('id', '=', segment).execute()
  })
}

function indexedJob({ row, verified }: InsertedJob): IndexedJob {
  const created_at = new Date(row.created_at)
  // Digits below a millisecond, which a Date lacks.
  const micros = Number((/\.\d{3}(\d{1,3})/.exec(row.created_at)?.[1] ?? '').padEnd(3, '0'))
  return {
    ...row,
    ...filteredTerms({ ...row, terms: row.terms ?? null }),
    text: row.search_text,
    verified,
    created: created_at.getTime() * 1_000 + micros,
    created_at,
    lastDay: lastDayOf(row),
    pay: highestPay(row) ?? notStated,
  }
}

/** Jobs whose employer's verification changed since the segment was built stay fresh. */
async function removeFresh(tx: Transaction, built: readonly InsertedJob[]): Promise<void> {
  const marked = await markedJobs(
    tx,
    built.map(({ row }) => row),
  )
  const right = built.filter(({ row, verified }) => verified === marked.has(row.id))
  const ids = right.map(({ row }) => row.id)
  await sql`DELETE FROM search_fresh WHERE job_id = ANY(${ids}::uuid[])`.execute(tx)
}
