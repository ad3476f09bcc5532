import { setTimeout as sleep } from 'node:timers/promises'
import type { RunSql } from '#store/database/session-pool.ts'
import type { OpenDatabase } from '#store/database.ts'
import { type Migration, migrations } from './migrations.ts'

/** `unknown`: migrations in the database that this version does not have (a newer one ran here); a reason to warn. */
export type MigrationResult = { applied: string[]; unknown: string[] }

/** The role of this connection may not change the schema, as docs/configuration.md, Roles of the database, suggests. */
export class MigrationsNotPermitted extends Error {
  override name = 'MigrationsNotPermitted'
  constructor(migration: string) {
    super(
      `The database lacks the migration ${migration}, and the role of DATABASE_URL may not change the schema: run "npm run migrate" with the role that may.`,
    )
  }
}

/** The database stands before the oldest schema that this version can upgrade. */
export class SchemaTooOld extends Error {
  override name = 'SchemaTooOld'
  constructor(newest: string) {
    super(
      `The database stands at the migration ${newest}, which this version does not upgrade: start the last commit of 0.2.0 on it once, as docs/operating/upgrade.md says, then this version.`,
    )
  }
}

const listOfMigrations = `create table if not exists schema_migrations (
  name text primary key,
  applied_at timestamptz not null default now()
)`

/** SQLSTATE insufficient_privilege. */
const isNotPermitted = (error: unknown) => (error as { code?: unknown }).code === '42501'

/** An arbitrary key of an advisory lock that nothing else uses. */
const LOCK = 736_804_417

/**
 * How long a migration waits for a table that somebody reads (ms), and how often it tries. While it waits, everybody else
 * who wants the table waits behind it, so it gives up soon and tries again: before PostgreSQL looks for deadlocks (after
 * a second), in which it would end a request of an old node as well.
 */
const tableLock = { waitMs: 500, pauseMs: 1_000, tries: 120 }

/** PostgreSQL's codes for a lock timeout and a deadlock. */
const locked = ['55P03', '40P01']

/**
 * Brings the schema up to date, each migration in its own transaction. Several nodes may start at once: each migration is
 * applied by the first of them, the others wait for it, as long as it takes. The lock belongs to the transaction, since
 * behind a pooler of transactions the next one may be on another connection.
 */
export async function migrate(open: OpenDatabase, steps: Migration[] = migrations): Promise<MigrationResult> {
  const names = steps.map(({ name }) => name)
  if (new Set(names).size < names.length) throw new Error('Two migrations have the same name')

  return open.withOwnConnection(async (run) => {
    const before = await appliedNames(run)
    const newest = before.at(-1)
    if (newest && newest < firstOf(steps)) throw new SchemaTooOld(newest)
    const applied: string[] = []
    for (const step of steps) {
      if (before.includes(step.name)) continue
      if (await apply(step, run)) applied.push(step.name)
    }
    return { applied, unknown: unknownOf(before, steps) }
  })
}

/** Holds migrations of other connections back until this transaction ends; they find what it did. */
export const lockMigrations = (run: RunSql) => run('select pg_advisory_xact_lock($1)', [LOCK])

/** The same until this connection ends, together with others that only read. */
export const shareMigrationLock = (run: RunSql) => run('select pg_advisory_lock_shared($1)', [LOCK])

/** The schema of an empty database inside the caller's transaction; the caller fills `schema_migrations`. */
export async function createSchema(run: RunSql, steps: Migration[] = migrations): Promise<void> {
  await run(listOfMigrations)
  for (const { sql } of steps) await run(sql)
}

const firstOf = ([baseline]: readonly Migration[]): string => baseline?.name ?? ''

/** Of the migrations of a database those that this version does not know: a newer one ran there. */
export const unknownOf = (applied: readonly string[], steps = migrations): string[] =>
  applied.filter((name) => name > firstOf(steps) && !steps.some((step) => step.name === name))

/** Names of the migrations that a database has, oldest first: the last one is the version of its schema. */
export async function appliedNames(run: RunSql): Promise<string[]> {
  // to_regclass may answer from a cache of before another node made the table.
  const { rows: tables } = await run(
    `select exists (select from pg_class where relname = 'schema_migrations' and pg_table_is_visible(oid)) as there`,
  )
  if (!tables[0]?.there) return []
  const { rows } = await run('select name from schema_migrations order by name')
  return rows.map((row) => row.name)
}

/** Whether it was applied here; another node may have been faster. */
async function apply({ name, sql }: Migration, run: RunSql): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    await run('begin')
    try {
      await lockMigrations(run)
      const isNew = !(await appliedNames(run)).includes(name)
      if (isNew) {
        await run(`set local lock_timeout = ${tableLock.waitMs}`)
        await run(listOfMigrations)
        await run(sql)
        await run('insert into schema_migrations (name) values ($1)', [name])
      }
      await run('commit')
      return isNew
    } catch (error) {
      await run('rollback').catch(() => {})
      if (isNotPermitted(error)) throw new MigrationsNotPermitted(name)
      if (!locked.includes(String((error as { code?: unknown }).code)) || attempt === tableLock.tries)
        throw new Error(`Migration ${name} failed`, { cause: error })
      await sleep(tableLock.pauseMs)
    }
  }
}
