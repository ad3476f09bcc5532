import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import { addBit, type Bits, noBits } from '#store/search/hits/bits.ts'
import { readSearchedJobs } from '#store/search/searched-jobs.ts'
import { gateOf } from './gate.ts'
import type { Segment } from './segment.ts'
import { type FreshJob, Snapshot } from './snapshot.ts'
import { type KnownSegment, segmentsOf } from './snapshot-segments.ts'
import type { Source } from './source.ts'

/** More unsealed jobs than this (some 3 KB each) are not kept in memory. */
const fewEnough = 20_000

type Keeper = {
  snapshot: Snapshot
  segments: readonly KnownSegment[]
  refreshing: Promise<unknown>
  /** Whether the last look at the index found it as it is in memory. */
  isSteady: boolean
}
const keepers = new WeakMap<Database, Keeper>()

/**
 * The state of the index as it is now: whatever was committed before the call is in it. Null while there are too many
 * unsealed jobs, just after a bulk import or the first start with this index, or while segments come and go too fast.
 */
export async function currentSnapshot({ db, one }: Source, mostFresh = fewEnough): Promise<Snapshot | null> {
  const keeper = keeperOf(db)
  const { mark, fresh } = await readState(one)
  const isCrowded = fresh > mostFresh
  gateOf(db).isNarrow = isCrowded
  keeper.isSteady = !isCrowded && keeper.snapshot.mark === mark
  if (isCrowded) return null
  if (keeper.isSteady) return keeper.snapshot
  // One refresh after the other; whoever waited for another one's often finds that it has done the work.
  const refreshing = keeper.refreshing
    .catch(() => {})
    .then(async () => {
      if (keeper.snapshot.mark === mark) return keeper.snapshot
      const snapshot = await refreshed(one, keeper, mostFresh)
      if (snapshot) Object.assign(keeper, { snapshot, segments: snapshot.segments })
      return snapshot
    })
  keeper.refreshing = refreshing
  return refreshing
}

/**
 * The state in memory, where the last look found it unchanged: right as long as `isStill` says so of what is read of the
 * index after it was used. Null while the index changes, so that hardly any search is made twice.
 */
export function presumedSnapshot({ db }: Source): Snapshot | null {
  const { snapshot, isSteady } = keeperOf(db)
  return isSteady ? snapshot : null
}

/** Whether the index is as a snapshot has it. */
export function isStill({ db }: Source, { mark }: Snapshot, now: IndexState, mostFresh = fewEnough): boolean {
  const keeper = keeperOf(db)
  keeper.isSteady = now.fresh <= mostFresh && now.mark === mark
  return keeper.isSteady
}

/** The segments that this node has in memory. */
export const segmentsInMemory = (db: Database): readonly KnownSegment[] => keeperOf(db).segments

/** Keeps segments in memory, and no others. */
export function keepSegments(db: Database, segments: readonly KnownSegment[]): void {
  keeperOf(db).segments = segments
}

function keeperOf(db: Database): Keeper {
  let keeper = keepers.get(db)
  if (!keeper) {
    keeper = { snapshot: new Snapshot('', [], new Map()), segments: [], refreshing: Promise.resolve(), isSteady: false }
    keepers.set(db, keeper)
  }
  return keeper
}

/** Stamps only rise, and rows only leave with a new generation (migration 0003), so no two states share a mark. */
const markSql = sql<string>`
  (SELECT generation FROM search_generation) || ':' || (SELECT coalesce(sum(stamp), 0) FROM search_fresh)`

/** The state of the index, and how many jobs are unsealed. */
export type IndexState = { mark: string; fresh: number }

export const indexStateSql = sql<IndexState>`SELECT ${markSql} AS mark, (SELECT count(*) FROM search_fresh) AS fresh`

async function readState(db: Database): Promise<IndexState> {
  const { rows } = await indexStateSql.execute(db)
  return rows[0]!
}

type State = {
  mark: string
  segments: { id: number; deadCount: number }[]
  fresh: { id: string; stamp: number; segment: number | null; place: number | null }[]
}

async function refreshed(
  db: Database,
  { snapshot, segments: known }: Keeper,
  mostFresh: number,
): Promise<Snapshot | null> {
  for (let tries = 0; tries < 5; tries++) {
    const state = await readChanges(db, mostFresh)
    if (state.fresh.length > mostFresh) return null
    const segments = await segmentsOf(db, state.segments, known)
    if (!segments) continue
    const changed = segments.map((each) => ({ ...each, changed: changedOf(each.segment, state) }))
    return new Snapshot(state.mark, changed, await freshOf(db, state, snapshot))
  }
  return null
}

/** One statement, so that all of it is of one moment. */
async function readChanges(db: Database, mostFresh: number): Promise<State> {
  const { rows } = await sql<State>`
    WITH fresh AS (
      SELECT job_id AS id, stamp, segment, place
      FROM search_fresh LEFT JOIN search_places USING (job_id) LIMIT ${mostFresh + 1}
    )
    SELECT ${markSql} AS mark,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'deadCount', dead_count) ORDER BY id), '[]')
        FROM search_segments WHERE ready) AS segments,
      (SELECT coalesce(json_agg(fresh), '[]') FROM fresh) AS fresh`.execute(db)
  return rows[0]!
}

function changedOf(segment: Segment, { fresh }: State): Bits | null {
  const moved = fresh.filter((each) => each.segment === segment.id)
  if (moved.length === 0) return null
  const bits = noBits(segment.size)
  for (const { place } of moved) addBit(bits, place!)
  return bits
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
  for (let from = 0; from < unread.length; from += 200) {
    const some = unread.slice(from, from + 200)
    const jobs = await readSearchedJobs(
      db,
      some.map(({ id }) => id),
    )
    const byId = new Map(jobs.map((job) => [job.id, job]))
    for (const { id, stamp } of some) fresh.set(id, { stamp, job: byId.get(id) ?? null })
  }
  return fresh
}
