import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOn, type OpenDatabase, openDatabase } from '#store/database.ts'
import { connectTo, openPglite } from '#store/embedded/open-embedded.ts'
import { PgliteHost } from '#store/embedded/pglite-host.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { migrations as all, type Migration } from '#store/migrations/migrations.ts'

const pglite = import.meta.resolve('@electric-sql/pglite')

/**
 * A migrated database for one test file, alone in it: on the server at TEST_DATABASE_URL, else PGlite in memory. Both
 * come from a template that is made once per set of migrations and kept (database `template_<hash>`, or a file in the
 * temporary directory). `close()` drops it, or empties PGlite for the next file. An empty `server` asks for PGlite.
 */
export async function openTestDatabase(
  migrations: Migration[] = all,
  server: string = process.env.TEST_DATABASE_URL ?? '',
): Promise<OpenDatabase> {
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  return server ? onServer(server, hash, migrations) : inMemory(hash, migrations)
}

let machineCode: Promise<WebAssembly.Module> | undefined

/**
 * V8 shares the machine code of a module among the threads of a process while one of them holds it. Without this, every
 * database would compile its engine anew and run the slow first version of it.
 */
function holdMachineCode(): Promise<WebAssembly.Module> {
  machineCode ??= readFile(new URL('pglite.wasm', pglite)).then((bytes) => WebAssembly.compile(bytes))
  return machineCode
}

/** Databases of this worker that were emptied for the next test file. Starting PGlite takes seconds of CPU time. */
const emptied = new Map<string, PgliteHost[]>()
const startLimitMs = 120_000

async function inMemory(hash: string, migrations: Migration[]): Promise<OpenDatabase> {
  const host = emptied.get(hash)?.pop() ?? (await startFrom(await templateOf(hash, migrations)))
  const connections = connectTo(host, {})
  const close = async () => {
    await connections.close()
    if (await empty(host)) emptied.set(hash, [...(emptied.get(hash) ?? []), host])
    else await host.close(0)
  }
  return databaseOn({ ...connections, close }, 'embedded')
}

async function startFrom(template: string): Promise<PgliteHost> {
  const host = new PgliteHost({ kind: 'memory', dump: template }, startLimitMs)
  await host.start()
  return host
}

const firstRows = readFileSync('src/store/migrations/baseline/first-rows.sql', 'utf8')

/** Deletes all rows but those of migrations; false when that fails, as after a test that ended its database. */
async function empty(host: PgliteHost): Promise<boolean> {
  const connections = connectTo(host, {})
  try {
    await connections.withOwnConnection(async (run) => {
      const { rows } = await run(`SELECT 'DELETE FROM ' || quote_ident(tablename) AS sql FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
        UNION ALL SELECT 'ALTER SEQUENCE ' || quote_ident(sequencename) || ' RESTART' FROM pg_sequences
        WHERE schemaname = 'public'`)
      // Neither triggers nor foreign keys.
      await run(`SET session_replication_role = replica; ${rows.map(({ sql }) => sql).join(';')}; ${firstRows};
        SET session_replication_role = origin; DROP SCHEMA IF EXISTS queue CASCADE`)
    })
    return true
  } catch {
    return false
  } finally {
    await connections.close()
  }
}

/** A file with a migrated database, made once per set of migrations. */
async function templateOf(hash: string, migrations: Migration[]): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', pglite), 'utf8'))
  await holdMachineCode()
  const folder = join(tmpdir(), `shigotocho-test-${process.getuid?.() ?? 0}`)
  const template = join(folder, `pglite-${version}-${hash}.tar`)
  if (await stat(template).catch(() => null)) return template
  await mkdir(folder, { recursive: true })
  const fresh = await openPglite({ kind: 'memory' }, {})
  await migrate(databaseOn(fresh, 'embedded'), migrations)
  await fresh.withOwnConnection((run) => run('checkpoint'))
  // Several test files may be here at once; each writes its own file, and the last name wins.
  const draft = `${template}.${randomBytes(6).toString('hex')}`
  await fresh.host.dump(draft)
  await rename(draft, template)
  await sweep(folder)
  await fresh.close()
  return template
}

/** Deletes templates of earlier migrations, 40 MB each. */
async function sweep(folder: string): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < yesterday) await rm(file, { force: true })
  }
}

async function onServer(url: string, hash: string, migrations: Migration[]): Promise<OpenDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = `template_${hash}`
  const at = (database: string) => {
    const address = new URL(url)
    address.pathname = `/${database}`
    return address.toString()
  }
  const server = await openDatabase({ kind: 'postgres', url, poolSize: 1 })
  await server.withOwnConnection(async (run) => {
    await run('select pg_advisory_lock(hashtext($1))', [template])
    const { rows } = await run('select from pg_database where datname = $1', [template])
    if (rows.length === 0) {
      const draft = `${template}_draft`
      await run(`drop database if exists ${draft}`)
      await run(`create database ${draft}`)
      const fresh = await openDatabase({ kind: 'postgres', url: at(draft) })
      await migrate(fresh, migrations).finally(() => fresh.close())
      await run(`alter database ${draft} rename to ${template}`)
    }
    await run(`create database ${name} template ${template}`)
  })
  const open = await openDatabase({ kind: 'postgres', url: at(name) })
  return {
    ...open,
    async close() {
      await open.close()
      await server.withOwnConnection((run) => run(`drop database ${name} with (force)`))
      await server.close()
    },
  }
}
