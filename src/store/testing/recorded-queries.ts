import { Kysely, PostgresDialect } from 'kysely'
import { format } from 'sql-formatter'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { type Database, databaseOn } from '#store/database.ts'
import { openPglite } from '#store/embedded/open-embedded.ts'
import { removeJob, updateJob } from '#store/jobs/jobs.ts'
import { migrate } from '#store/migrations/migrate.ts'
import type { Schema } from '#store/schema.ts'
import { findJobs } from '#store/search/find.ts'
import { searchOn } from '#store/search/search-on.ts'
import { jobIds, now, terms } from './query-catalogue/stored-rows.ts'
import { catalogue } from './query-catalogue.ts'

/** The text of every query of the store by file, as PostgreSQL gets it. They run on an embedded database with a few rows. */
export async function recordedQueries(): Promise<Map<string, string>> {
  const connections = await openPglite({ kind: 'memory' }, {})
  await migrate(databaseOn(connections, 'embedded'))
  let recorded = new Set<string>()
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: connections.pool }),
    log: ({ query }) => {
      recorded.add(query.sql)
    },
  })
  const files = new Map<string, string>()
  const record = async (name: string, work: () => unknown) => {
    recorded = new Set()
    await work()
    const queries = [...recorded].filter((text) => !/^(begin|start transaction|commit|rollback)\b/i.test(text))
    return `-- ${name}\n\n${queries.map(formatted).join('\n\n')}\n`
  }
  for (const [file, calls] of catalogue) {
    const sections: string[] = []
    for (const [name, variants] of Object.entries(calls)) {
      const run = async () => {
        for (const call of [variants].flat()) await db.transaction().execute(async (tx) => void (await call(tx)))
      }
      sections.push(await record(name, run))
    }
    files.set(file, sections.join('\n'))
  }
  const sections: string[] = []
  for (const [name, call] of searches(db)) {
    if (name === null) await call()
    else sections.push(await record(name, call))
  }
  files.set('search', sections.join('\n'))
  await connections.close()
  return files
}

const formatted = (text: string) => `${format(text, { language: 'postgresql', keywordCase: 'upper' })};`

/** Searches in the states of the index that need different queries; what has no name only makes the next state. */
function searches(db: Database): [name: string | null, call: () => unknown][] {
  const search = searchOn(db)
  const page = { offset: 0, limit: 24, sort: 'new' as const }
  const criteria = (keyword: string) => ({ query: readQuery(keyword), filters: { ...noFilters, salaryMin: 200_000 } })
  const backlog = (scanMs: number) => ({ now, page, maxFresh: 0, scanMs })
  const [, first, second] = jobIds
  const edit = (id: string) => db.transaction().execute((tx) => updateJob(tx, id, terms))
  return [
    ['updateIndex: a segment of fresh jobs', () => search.updateIndex({ minFresh: 1 })],
    ['find: nothing in memory', () => search.find(criteria('月次決算を'), { now, page, facets: true })],
    ['find: everything in memory', () => search.find(criteria('月次決算を'), { now, page, facets: true })],
    ['findListed', () => search.findListed({ terms: ['月次'], status: 'pending' }, { now, page })],
    ['suggest', () => search.suggest('経', '2026-11-20')],
    [null, () => edit(first)],
    ['count: a fresh job', () => search.count(criteria('経理'), { now })],
    ['find: more fresh jobs than are kept in memory', () => findJobs(db, criteria('経理'), backlog(60_000))],
    ['find: more fresh jobs than can be read in time', () => findJobs(db, criteria('経理'), backlog(0))],
    [null, () => Promise.all([removeJob(db, first), removeJob(db, second)])],
    ['updateIndex: deletes from a segment and merges it', () => search.updateIndex({ minFresh: 1 })],
  ]
}
