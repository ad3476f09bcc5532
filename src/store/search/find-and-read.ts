import { CompiledQuery, sql } from 'kysely'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { foundJobs, inOrderOf, readFoundJobs } from '#store/jobs/public-jobs.ts'
import { type Asked, type Found, findOn, findPresumed, type Search } from './find-jobs.ts'
import { type IndexState, indexStateSql, isStill } from './segments/current-snapshot.ts'
import type { Source } from './segments/source.ts'

/**
 * Finds public jobs and reads those of the page. Where the index seems unchanged one question is enough: what memory
 * finds is read together with the state of the index, and only if that is another one, all is done again in order.
 */
export async function findAndRead(
  source: Source,
  search: Search,
  asked: Asked,
): Promise<{ found: Found; rows: JobRow[] }> {
  const today = tokyoDate(asked.now)
  const presumed = await findPresumed(source, search, asked)
  if (presumed) {
    const { ids } = presumed.found
    const { state, rows } = await readWithState(source, ids, today)
    if (isStill(source, presumed.snapshot, state, asked.mostFresh)) return { found: presumed.found, rows }
  }
  const found = await findOn(source, search, asked)
  return { found, rows: await readFoundJobs(source.one, found.ids, today) }
}

/** One statement, so that the jobs are of the moment of that state. */
async function readWithState({ one }: Source, ids: readonly string[], today: string) {
  const question = CompiledQuery.raw(questionText(one), [ids, today]) as CompiledQuery<IndexState & JobRow>
  const { rows } = await one.executeQuery(question)
  const jobs = rows.map(({ mark: _mark, fresh: _fresh, ...job }) => job)
  // Where nothing was found, one row holds the state alone.
  return { state: rows[0] as IndexState, rows: inOrderOf(ids, jobs) }
}

let text: string | undefined

/** Asked for every page of jobs, and always the same text, which takes as long to write as the answer to read. */
function questionText(db: Database): string {
  text ??= sql`
    SELECT state.*, found.* FROM (${indexStateSql}) AS state
    LEFT JOIN (${foundJobs(db, ['ids'], 'today')}) AS found ON true`.compile(db).sql
  return text
}
