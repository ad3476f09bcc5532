// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
import { sql } from 'kysely'
import { Refused } from '#rules/refusals.ts'
import type { Database } from '#store/database.ts'
import { addBit, type Bits, noBits } from './bits.ts'
import { decodeArray } from './postings.ts'
import { readSearchedJobs } from './searched-jobs.ts'
import { readSegments, type Segment } from './segment.ts'
import { type FreshJob, Snapshot, type SnapshotSegment } from './snapshot.ts'
import { onOneConnection, type Source } from './source.ts'

/**
 * With more unsealed jobs than this (just after a bulk import or the first start with this index) they would not fit
 * into memory; the search says that it is busy until the worker has sealed them.
 */
const mostFresh = 20_000

type Keeper = { snapshot: Snapshot; refreshing: Promise<unknown> }
const keepers = new WeakMap<Database, Keeper>()

/** The state of the index as it is now: whatever was committed before the call is in it. */
export async function currentSnapshot({ db, one }: Source): Promise<Snapshot> {
  const keeper = keepers.get(db) ?? { snapshot: new Snapshot('', [], new Map()), refreshing: Promise.resolve() }
  keepers.set(db, keeper)
  const mark = await readMark(one)
  if (keeper.snapshot.mark === mark) return keeper.snapshot
  // One refresh after the other; whoever waited for another one's often finds that it has done the work.
  const refreshing = keeper.refreshing
    .catch(() => {})
    .then(async () => {
      if (keeper.snapshot.mark !== mark) keeper.snapshot = await refreshed(one, keeper.snapshot)
      return keeper.snapshot
    })
  keeper.refreshing = refreshing
  return refreshing
}

/** Reads ahead what a search would read first: new segments, about 1.5 MB each. */
export const readAhead = async (db: Database): Promise<void> => {
  await onOneConnection(db, currentSnapshot)
}

/** Stamps only rise, and rows only leave with a new generation (migration 0003), so no two states share a mark. */
const markSql = sql<string>`
  (SELECT generation FROM search_generation) || ':' || (SELECT coalesce(sum(stamp), 0) FROM search_fresh)`

async function readMark(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`SELECT ${markSql} AS mark`.execute(db)
  return rows[0]!.mark
}

type State = {
  mark: string
  segments: { id: number; deadCount: number }[]
  fresh: { id: string; stamp: number; segment: number | null; place: number | null }[]
}

async function refreshed(db: Database, before: Snapshot): Promise<Snapshot> {
  for (let tries = 0; tries < 10; tries++) {
    const state = await readState(db)
    const segments = await segmentsOf(db, state, before)
    if (segments) return new Snapshot(state.mark, segments, await freshOf(db, state, before))
  }
  throw new Refused('overloaded', { retryAfter: 1 })
}

/** One statement, so that all of it is of one moment. */
async function readState(db: Database): Promise<State> {
  const { rows } = await sql<State>`
    WITH fresh AS (
      SELECT job_id AS id, stamp, segment, place
      FROM search_fresh LEFT JOIN search_places USING (job_id) LIMIT ${mostFresh + 1}
    )
    SELECT ${markSql} AS mark,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'deadCount', dead_count) ORDER BY id), '[]')
        FROM search_segments WHERE ready) AS segments,
      (SELECT coalesce(json_agg(fresh), '[]') FROM fresh) AS fresh`.execute(db)
  const state = rows[0]!
  if (state.fresh.length > mostFresh) throw new Refused('overloaded', { retryAfter: 10 })
  return state
}

/** Null when a segment was merged away or its dead have grown since the state was read. */
async function segmentsOf(db: Database, state: State, before: Snapshot): Promise<SnapshotSegment[] | null> {
  const known = new Map(before.segments.map((each) => [each.segment.id, each]))
  const unread = state.segments.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const read = new Map((await readSegments(db, unread)).map((segment) => [segment.id, segment]))
  const worn = state.segments.filter(({ id, deadCount }) => deadCount !== (known.get(id)?.deadCount ?? 0))
  const dead = await readDead(db, worn)
  const segments: SnapshotSegment[] = []
  for (const { id, deadCount } of state.segments) {
    const old = known.get(id)
    const segment = old?.segment ?? read.get(id)
    const isWorn = worn.some((each) => each.id === id)
    const bits = isWorn ? dead.get(id) : (old?.dead ?? null)
    if (!segment || bits === undefined) return null
    segments.push({ segment, dead: bits, deadCount, changed: changedOf(segment, state) })
  }
  return segments
}

function changedOf(segment: Segment, { fresh }: State): Bits | null {
  const moved = fresh.filter((each) => each.segment === segment.id)
  if (moved.length === 0) return null
  const bits = noBits(segment.size)
  for (const { place } of moved) addBit(bits, place!)
  return bits
}

async function readDead(db: Database, worn: State['segments']): Promise<Map<number, Bits>> {
  if (worn.length === 0) return new Map()
  const rows = await db
    .selectFrom('search_segments')
    .select(['id', 'dead', 'dead_count'])
    .where(
      'id',
      'in',
      worn.map(({ id }) => id),
    )
    .execute()
  const asExpected = rows.filter((row) =>
    worn.some(({ id, deadCount }) => id === row.id && deadCount === row.dead_count),
  )
  return new Map(asExpected.map(({ id, dead }) => [id, decodeArray(Uint32Array, dead)]))
}

/** Jobs that changed once more after the state was read come as they are now; the next call sees another mark. */
async function freshOf(db: Database, state: State, before: Snapshot): Promise<Map<string, FreshJob>> {
  const fresh = new Map<string, FreshJob>()
  const unread: State['fresh'] = []
  for (const each of state.fresh) {
    const known = before.fresh.get(each.id)
    if (known?.stamp === each.stamp) fresh.set(each.id, known)
    else unread.push(each)
  }
  for (let from = 0; from < unread.length; from += 500) {
    const some = unread.slice(from, from + 500)
    const jobs = await readSearchedJobs(
      db,
      some.map(({ id }) => id),
    )
    const byId = new Map(jobs.map((job) => [job.id, job]))
    for (const { id, stamp } of some) fresh.set(id, { stamp, job: byId.get(id) ?? null })
  }
  return fresh
}
