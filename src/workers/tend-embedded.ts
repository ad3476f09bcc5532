import type { OpenDatabase } from '#store/database.ts'

/** The tables that grow with use. */
const tables = 'jobs, users, applications, job_view_days'

/**
 * The embedded database has no autovacuum: without fresh statistics it plans long lists badly, and dead rows stay. At the
 * start only the statistics are renewed, hourly the rest.
 */
export async function tendEmbedded(
  { kind, executeSql }: OpenDatabase,
  work: 'ANALYZE' | 'VACUUM (ANALYZE)',
): Promise<void> {
  if (kind === 'embedded') await executeSql(`${work} ${tables}`)
}
