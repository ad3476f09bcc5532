import { CompiledQuery, sql } from 'kysely'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { inOrderOf, publicJobsById, readPublicJobs } from '#store/jobs/public-jobs.ts'
import { type FindRequest, findInCache, findOnConnection, type SearchResult } from './find.ts'
import type { SearchCriteria } from './search.ts'
import type { SearchConnection } from './segments/connection.ts'
import { isCurrent } from './segments/current-snapshot.ts'
import { type IndexVersion, indexVersionSql } from './segments/index-version.ts'

/**
 * Finds public jobs and reads those of the page. One query suffices while the index is unchanged: it reads the page
 * found in memory with the index's version; if the version differs, the search starts again in order.
 */
export async function findPage(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<{ found: SearchResult; jobs: JobRow[] }> {
  const today = tokyoDate(request.now)
  const cached = await findInCache(source, criteria, request)
  if (cached) {
    const { found, snapshot } = cached
    const { version, jobs } = await readWithVersion(source, found.ids, today)
    if (isCurrent(source, snapshot, version, request.maxFresh)) return { found, jobs }
  }
  const found = await findOnConnection(source, criteria, request)
  return { found, jobs: await readPublicJobs(source.connection, found.ids, today) }
}

/** One statement, so that jobs and version belong together. */
async function readWithVersion({ connection }: SearchConnection, ids: readonly string[], today: string) {
  const query = CompiledQuery.raw(queryText(connection), [ids, today]) as CompiledQuery<IndexVersion & JobRow>
  const { rows } = await connection.executeQuery(query)
  const jobs = rows.map(({ version: _version, fresh: _fresh, ...job }) => job)
  // Without a match, one row has the version alone.
  return { version: rows[0] as IndexVersion, jobs: inOrderOf(ids, jobs) }
}

let text: string | undefined

/** Compiled once: the text is constant, and compiling takes as long as reading the result. */
function queryText(db: Database): string {
  text ??= sql`
    SELECT version.*, found.* FROM (${indexVersionSql}) AS version
    LEFT JOIN (${publicJobsById(db, ['ids'], 'today')}) AS found ON true`.compile(db).sql
  return text
}
