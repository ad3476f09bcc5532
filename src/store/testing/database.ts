import { createHash, randomBytes } from 'node:crypto'
import type { UnknownRow } from 'kysely'
import { type Database, type OpenDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { migrations as all, type Migration } from '#store/migrations/migrations.ts'

/** The server that all tests of a run share (global-setup.ts). */
export const testServerUrl = (): string => process.env.TEST_DATABASE_URL ?? ''

/** The address of another database of the same server. */
export function addressOf(database: string, server = testServerUrl()): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).toString()
}

/**
 * A migrated database for one test file, alone in it; `close` drops it. It is cloned from a template, which is made once
 * per server and set of migrations.
 */
export async function openTestDatabase(
  migrations: Migration[] = all,
  url: string = testServerUrl(),
  options: Pick<Parameters<typeof openDatabase>[0], 'onStatement'> = {},
): Promise<OpenDatabase> {
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = `template_${hash}`
  const server = openDatabase({ url, poolSize: 1 })
  await server.withOwnConnection(async (run) => {
    await run('select pg_advisory_lock(hashtext($1))', [template])
    const { rows } = await run('select from pg_database where datname = $1', [template])
    if (rows.length === 0) {
      const draft = `${template}_draft`
      await run(`drop database if exists ${draft}`)
      await run(`create database ${draft}`)
      const fresh = openDatabase({ url: addressOf(draft, url) })
      await migrate(fresh, migrations).finally(() => fresh.close())
      await run(`alter database ${draft} rename to ${template}`)
    }
    await run(`create database ${name} template ${template}`)
  })
  const open = openDatabase({ ...options, url: addressOf(name, url) })
  return {
    ...open,
    async close() {
      await open.close()
      await server.withOwnConnection((run) => run(`drop database ${name} with (force)`))
      await server.close()
    },
  }
}

/** The same database, in which this runs before a result is handed over. */
export const beforeResults = (db: Database, run: (rows: readonly UnknownRow[]) => unknown): Database =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await run(result.rows)
      return result
    },
  })
