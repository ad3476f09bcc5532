import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/config.ts'
import { databaseOptions, hasLocalData, protectData } from '#app/data-directory.ts'
import { operatorsMistake } from '#app/operators-mistake.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { runPostgresTool } from './postgres-tool.ts'

// Fills an empty database from a file of `npm run backup` (docs/operating/backup.md).
// usage: npm run restore -- FILE [--hold-mail]
const options = { 'hold-mail': { type: 'boolean' } } as const
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error('usage: npm run restore -- FILE [--hold-mail]')
  if (!existsSync(file)) throw new Error(`There is no ${file}: name an existing backup.`)
  const config = readConfig(process.env)
  const open = await (config.databaseUrl ? openDatabase(databaseOptions(config)) : fillDirectory(config.dataDir, file))
  try {
    if (config.databaseUrl) await fillServer(open, config.databaseDirectUrl ?? config.databaseUrl, file)
    await open.withOwnConnection((run) => run('analyze'))
    await reportMail(open, values['hold-mail'] ?? false)
  } finally {
    await open.close()
  }
} catch (error) {
  process.stderr.write(`${operatorsMistake(error) ?? (error as Error).message}\n`)
  process.exitCode = 1
}

async function fillServer(open: OpenDatabase, url: string, file: string): Promise<void> {
  const { rows } = await open.executeSql(`select from pg_class join pg_namespace space on space.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' limit 1`)
  if (rows.length > 0) throw new Error('The database is not empty: set DATABASE_URL to a new one.')
  // Everything belongs to the restoring role; `npm run migrate -- ROLE` grants the application's role its rights.
  const asOwn = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await runPostgresTool('pg_restore', url, [...asOwn, file])
}

async function fillDirectory(dataDir: string, dump: string): Promise<OpenDatabase> {
  if (hasLocalData(dataDir)) throw new Error('DATA_DIR holds a database already: set another DATA_DIR.')
  await protectData(dataDir)
  return openDatabase({ kind: 'embedded', dataDir, dump })
}

/** Mails that waited in the backup may have been sent since. */
async function reportMail({ executeSql }: OpenDatabase, hold: boolean): Promise<void> {
  const { rows: tables } = await executeSql(`select to_regclass('queue.job') is not null as "isThere"`)
  const waiting = `name = 'follow-ups' and state in ('created', 'retry', 'active')`
  const [{ count = 0 } = {}] = tables[0].isThere
    ? (await executeSql(`select count(*)::int as count from queue.job where ${waiting}`)).rows
    : []
  process.stdout.write('The database is restored.\n')
  if (count === 0) return
  if (!hold)
    return void process.stdout.write(
      `${count} mails wait in it. Those that were sent after the backup go out once more as soon as a node runs with SMTP_URL: leave it out, or restore with --hold-mail.\n`,
    )
  await executeSql(`update queue.job set state = 'cancelled', completed_on = now() where ${waiting}`)
  process.stdout.write(`${count} mails that waited in it are held and will not be sent.\n`)
}
