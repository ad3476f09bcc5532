import type { OpenDatabase } from '#store/database.ts'

/** The tables that grow with use. */
const tables = 'jobs, users, applications, job_view_days'

/**
 * Does for the embedded database what autovacuum does for a server: without fresh statistics long lists are planned badly.
 * At the start the statistics are enough.
 */
export async function vacuumEmbedded(
  { kind, executeSql }: Pick<OpenDatabase, 'kind' | 'executeSql'>,
  work: 'ANALYZE' | 'VACUUM (ANALYZE)',
): Promise<void> {
  if (kind === 'embedded') await executeSql(`${work} ${tables}`)
}
