import { type Expression, sql } from 'kysely'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import type { Queryable } from '#store/database.ts'

/** How many applications are in each state. */
export type ApplicationCounts = Record<ApplicationStatus, number>

/** Grouped rows as counts of every state; rows of one state are summed. */
export function countsOf<Status extends string = ApplicationStatus>(
  rows: readonly { status: Status; count: number }[],
  statuses: readonly Status[] = applicationStatuses as readonly string[] as readonly Status[],
): Record<Status, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>
  for (const { status, count } of rows) counts[status] += count
  return counts
}

/** The number in one state, or in all. */
export function totalOf<Status extends string>(counts: Record<Status, number>, status?: Status): number {
  return status ? counts[status] : Object.values<number>(counts).reduce((sum, count) => sum + count, 0)
}

/**
 * Ids of a page of `found`, which has `id`, `status` and `place`, and the number in each state, regardless of the filtered
 * state. One statement, because both need the same matches.
 */
export async function pageOfFound<Status extends string = ApplicationStatus>(
  db: Queryable,
  found: Expression<unknown>,
  { status, offset, limit }: { status: Status | undefined; offset: number; limit: number },
  statuses?: readonly Status[],
): Promise<{ ids: string[]; counts: Record<Status, number> }> {
  const { rows } = await sql<{ ids: string[]; counted: { status: Status; count: number }[] }>`
    WITH found AS MATERIALIZED (${found})
    SELECT ARRAY(
        SELECT id FROM found ${status === undefined ? sql`` : sql`WHERE status = ${status}`}
        ORDER BY place LIMIT ${limit} OFFSET ${offset}
      ) AS ids,
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT status, count(*) AS count FROM found GROUP BY status
      ) AS counted) AS counted`.execute(db)
  const { ids = [], counted = [] } = rows[0] ?? {}
  return { ids, counts: countsOf(counted, statuses) }
}
