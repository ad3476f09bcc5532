import { migrations as all } from '#store/migrations/all.ts'
import type { Migration } from '#store/migrations/migration.ts'
import type { OpenDatabase } from './database.ts'

/** `unknown`: migrations in the database that this version does not have (a newer one ran here); a reason to warn. */
export type Migrated = { applied: string[]; unknown: string[] }

/** Any constant that nobody else uses as an advisory lock. */
const LOCK = 736_804_417

/**
 * Brings the schema up to date, each migration in its own transaction. Several nodes may start at once: one works, the
 * others wait for it, as long as it takes.
 */
export function migrate(open: OpenDatabase, migrations: Migration[] = all): Promise<Migrated> {
  const names = migrations.map((migration) => migration.name)
  if (new Set(names).size < names.length) throw new Error('Two migrations have the same name')

  return open.alone(async (run) => {
    await run('select pg_advisory_lock($1)', [LOCK])
    await run(`create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`)
    const { rows } = await run('select name from schema_migrations order by name')
    const done: string[] = rows.map((row) => row.name)
    const applied: string[] = []
    for (const { name, sql } of migrations) {
      if (done.includes(name)) continue
      await run('begin')
      try {
        await run(sql)
        await run('insert into schema_migrations (name) values ($1)', [name])
        await run('commit')
      } catch (error) {
        await run('rollback').catch(() => {})
        throw new Error(`Migration ${name} failed`, { cause: error })
      }
      applied.push(name)
    }
    return { applied, unknown: done.filter((name) => !names.includes(name)) }
    // The lock ends with the connection.
  })
}
