import { type RawBuilder, sql } from 'kysely'
import { maxRecordCount, type QueueKind, type QueueSeverity } from '#rules/jobs/approval-queue.ts'
import type { Queryable } from '#store/database.ts'
import type { Cursor, Slice } from '#store/keyset.ts'
import { findsPerson, lineOfSearchText, personText, searchLine } from '#store/like.ts'
import { hasColleague } from '#store/people/membership.ts'
import { levelPlaces } from '#store/people/posters.ts'
import { sentAgainAt, waitingSince } from './job-decisions.ts'
import { readListed } from './job-lists.ts'
import { withRevisions } from './revisions.ts'

/** Filter of pending jobs; `waitingBefore`: pending since before that time. */
export type QueueFilter = {
  id?: string | undefined
  q?: string | undefined
  kind?: QueueKind | undefined
  severity?: QueueSeverity | undefined
  verified?: boolean | undefined
  waitingBefore?: Date | undefined
}

/** Whether the account has no approved job yet. */
const isFirst = sql<boolean>`NOT EXISTS (
  SELECT FROM jobs AS other WHERE other.owner_id = jobs.owner_id AND (other.approval_status = 'approved' OR other.was_public))`

/** What waits: new jobs since they were posted, corrections since they were submitted. Ordered by two partial indexes. */
const waiting = sql`(
  SELECT id, created_at AS since, false AS is_revision FROM jobs WHERE approval_status = 'pending'
  UNION ALL
  SELECT job_id, submitted_at, true FROM job_revisions WHERE status = 'pending'
) AS waiting`

/**
 * Whether an operator rejected `jobs` last and another operator may decide now. The list of all that they ever rejected
 * is read once, so that most rows need no look at their own decisions.
 */
const rejectedLastBy = (viewerId: string) => sql<boolean>`(${hasColleague(viewerId, 'job:approve')}
  AND jobs.id IN (SELECT job_id FROM job_decisions WHERE decided_by = ${viewerId} AND kind = 'rejected') AND coalesce((
  SELECT last.kind = 'rejected' AND last.decided_by = ${viewerId} FROM job_decisions AS last
  WHERE last.job_id = jobs.id AND last.kind IN ('approved', 'rejected') AND last.taken_back_at IS NULL
  ORDER BY last.decided_at DESC, last.id DESC LIMIT 1
), false))`

/** Whether a waiting job is left to another operator, because this one rejected it last. */
export async function isLeftToOthers(db: Queryable, jobId: string, viewerId: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    SELECT ${rejectedLastBy(viewerId)} AS own FROM jobs WHERE id = ${jobId}`.execute(db)
  return rows[0]?.own ?? false
}

/**
 * Pending jobs and corrections with their owners, without those of suspended accounts: those that the viewer rejected
 * last at the end, then by the level of who posts, by the worst finding, oldest first.
 */
export async function listQueue(db: Queryable, filter: QueueFilter, slice: Slice, viewerId: string) {
  const { rows } = await sql<{ id: string; at: string; own: boolean }>`
    WITH found AS MATERIALIZED (
      SELECT waiting.id, waiting.since, jobs.owner_id, ${rejectedLastBy(viewerId)} AS own,
        CASE checked.severity WHEN 'stop' THEN 0 WHEN 'warn' THEN 1 ELSE 2 END AS finding
      FROM ${queue(filter)} WHERE ${matching(filter)}
    ), level AS MATERIALIZED (${levelPlaces(sql`SELECT DISTINCT owner_id FROM found`)})
    SELECT id, own, concat_ws('/', own, place, finding, since) AS at FROM (
      SELECT id, own, place, finding, since FROM found JOIN level USING (owner_id) WHERE ${after(slice.after)}
      ORDER BY own, place, finding, since, id LIMIT ${slice.limit} OFFSET ${slice.offset ?? 0}
    ) AS shown ORDER BY own, place, finding, since, id`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  const listed = await readListed(db, [...found.keys()])
  return withRevisions(
    db,
    listed.map((row) => ({ ...row, at: found.get(row.id)?.at ?? row.at, own: found.get(row.id)?.own ?? false })),
  )
}

/** What comes after a row of the queue. */
function after(cursor: Cursor | undefined): RawBuilder<boolean> {
  if (!cursor) return sql`true`
  const [own, place, finding, since] = cursor.at.split('/')
  return sql`(own, place, finding, since, id) > (${own}::boolean, ${place}::int, ${finding}::int, ${since}::timestamptz, ${cursor.id}::uuid)`
}

/** The number of pending jobs and corrections that a filter matches. */
export async function countQueue(db: Queryable, filter: QueueFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${queue(filter)} WHERE ${matching(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export const isFiltered = (filter: QueueFilter) =>
  Boolean(filter.id || filter.q || filter.kind || filter.severity || filter.verified || filter.waitingBefore)

/** Joins only what the filter needs. */
function queue({ q, verified }: QueueFilter): RawBuilder<unknown> {
  const joins = [
    waiting,
    sql`JOIN jobs ON jobs.id = waiting.id`,
    sql`LEFT JOIN job_checks AS checked ON checked.job_id = jobs.id`,
  ]
  if (q) joins.push(sql`JOIN users ON users.id = jobs.owner_id`)
  if (verified) joins.push(sql`JOIN employer_profiles AS employer ON employer.user_id = jobs.owner_id`)
  return sql.join(joins, sql` `)
}

function matching({ id, q, kind, severity, verified, waitingBefore }: QueueFilter): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [
    sql`NOT EXISTS (SELECT FROM users AS owner WHERE owner.id = jobs.owner_id AND owner.suspended_at IS NOT NULL)`,
  ]
  if (id) conditions.push(sql`jobs.id = ${id}`)
  if (q) {
    const posting = [lineOfSearchText(searchLine.title), lineOfSearchText(searchLine.company)]
    conditions.push(findsPerson(personText, q, posting))
  }
  if (kind === 'first') conditions.push(isFirst)
  if (kind === 'resubmitted') conditions.push(sql`(waiting.is_revision OR ${sentAgainAt} IS NOT NULL)`)
  if (kind === 'revision') conditions.push(sql`waiting.is_revision`)
  if (severity) conditions.push(sql`checked.severity = ${severity}`)
  if (verified) conditions.push(sql`employer.verified_at IS NOT NULL`)
  if (waitingBefore)
    conditions.push(sql`(CASE WHEN waiting.is_revision THEN waiting.since ELSE ${waitingSince} END) < ${waitingBefore}`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}

/** Past decisions on an employer's jobs, counted up to a hundred; `first`: none was ever approved. */
export type EmployerRecord = { first: boolean; approved: number; rejected: number }

/** The records of accounts by account id. */
export async function employerRecordsOf(
  db: Queryable,
  ownerIds: readonly string[],
): Promise<Map<string, EmployerRecord>> {
  if (ownerIds.length === 0) return new Map()
  const count = (kind: string) => sql`(SELECT count(*)::int FROM (SELECT FROM job_decisions
    WHERE owner_id = jobs.owner_id AND kind = ${sql.lit(kind)} AND taken_back_at IS NULL LIMIT ${sql.lit(maxRecordCount)}) AS counted)`
  const { rows } = await sql<EmployerRecord & { owner_id: string }>`
    SELECT jobs.owner_id, ${isFirst} AS first, ${count('approved')} AS approved, ${count('rejected')} AS rejected
    FROM unnest(${[...new Set(ownerIds)]}::uuid[]) AS jobs (owner_id)`.execute(db)
  return new Map(rows.map(({ owner_id, ...record }) => [owner_id, record]))
}
