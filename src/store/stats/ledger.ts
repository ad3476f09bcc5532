import { sql } from 'kysely'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import { type Cursor, everyRow, exactTime, newerThan } from '#store/keyset.ts'

export type Period = { from: Date; until: Date }

/** A calendar year in Tokyo. */
export function periodOfYear(year: number): Period {
  const startOf = (one: number) => new Date(`${one}-01-01T00:00:00+09:00`)
  return { from: startOf(year), until: startOf(year + 1) }
}

/** What was counted in a period; the log and the decisions outlive what they are about. */
export async function countOfPeriod(
  db: Queryable,
  { from, until }: Period,
): Promise<{ item: string; count: number }[]> {
  const within = (at: string) => sql`${sql.ref(at)} >= ${from} AND ${sql.ref(at)} < ${until}`
  const { rows } = await sql<{ item: string; count: number }>`
    SELECT 'member.' || coalesce(detail->>'role', 'user') AS item, count(*)::int AS count
      FROM audit_log WHERE action = 'user:register' AND ${within('at')} GROUP BY 1
    UNION ALL
    SELECT 'decision.' || kind, count(*)::int
      FROM job_decisions WHERE taken_back_at IS NULL AND kind IN ('approved', 'rejected', 'stopped')
        AND ${within('decided_at')} GROUP BY 1
    UNION ALL
    SELECT 'job.published', count(DISTINCT job_id)::int
      FROM job_decisions WHERE taken_back_at IS NULL AND kind = 'approved' AND NOT of_revision AND ${within('decided_at')}
    UNION ALL
    SELECT 'report.' || reason, count(*)::int FROM job_reports WHERE ${within('reported_at')} GROUP BY 1
    UNION ALL
    SELECT 'report-closed', count(*)::int FROM job_report_cases WHERE ${within('closed_at')}
    UNION ALL
    SELECT 'message-report', count(*)::int FROM message_reports WHERE ${within('reported_at')}
    UNION ALL
    SELECT 'message-report-closed', count(*)::int FROM message_reports WHERE ${within('closed_at')}
    UNION ALL
    SELECT 'contact', count(*)::int FROM contact_messages WHERE ${within('received_at')}
    UNION ALL
    SELECT 'contact-answered', count(DISTINCT message_id)::int FROM contact_answers WHERE ${within('answered_at')}
    ORDER BY 1`.execute(db)
  return rows
}

type Correction = Cursor & {
  decided_at: Date
  kind: string
  of_revision: boolean
  job_id: string
  reason: string | null
}

/** Rejections, stops and approved corrections of a period, the oldest first. */
export function correctionsOf(db: Queryable, { from, until }: Period): AsyncGenerator<Correction> {
  return everyRow(({ limit, after }) =>
    db
      .selectFrom('job_decisions')
      .select(['id', 'decided_at', 'kind', 'of_revision', 'job_id', 'reason', exactTime('decided_at').as('at')])
      .where('taken_back_at', 'is', null)
      .where('decided_at', '>=', from)
      .where('decided_at', '<', until)
      .where(sql<boolean>`kind IN ('rejected', 'stopped') OR (kind = 'approved' AND of_revision)`)
      .where(sql<boolean>`${newerThan(after, 'decided_at', 'id')}`)
      .orderBy('decided_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}

const reportedYears = (now: Date) => {
  const year = Number(tokyoDate(now).slice(0, 4))
  return [year, year - 1]
}

/** The kept counts of this year and the last one, this year first; a year that was never counted is absent. */
export function yearCounts(db: Queryable, now: Date) {
  return db
    .selectFrom('year_counts')
    .select(['year', 'counts', 'counted_at'])
    .where('year', 'in', reportedYears(now))
    .orderBy('year', 'desc')
    .execute()
}

/** Counts this year and the last one again; one that was counted after its end stays, since its reports are deleted in time. */
export async function keepYearCounts(db: Queryable, now: Date): Promise<void> {
  const kept = new Map((await yearCounts(db, now)).map(({ year, counted_at }) => [year, counted_at]))
  for (const year of reportedYears(now)) {
    const period = periodOfYear(year)
    const before = kept.get(year)
    if (before && before >= period.until) continue
    const counted = await countOfPeriod(db, period)
    const counts = JSON.stringify(Object.fromEntries(counted.map(({ item, count }) => [item, count])))
    const row = { counts, counted_at: now }
    await db
      .insertInto('year_counts')
      .values({ year, ...row })
      .onConflict((conflict) => conflict.column('year').doUpdateSet(row))
      .execute()
  }
}
