import type { OpenDatabase } from '#store/database.ts'

/** The tables that grow with use. */
const tables = 'jobs, users, applications, job_view_days'

/**
 * Does what autovacuum does on a server: stale statistics give long lists bad plans. At start they are fresh enough.
 */
export async function vacuumEmbedded(
  { kind, executeSql }: Pick<OpenDatabase, 'kind' | 'executeSql'>,
  work: 'ANALYZE' | 'VACUUM (ANALYZE)',
): Promise<void> {
  if (kind === 'embedded') await executeSql(`${work} ${tables}`)
}
