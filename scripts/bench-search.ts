import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBaselines } from '#bench/search/baselines.ts'
import { makeBoard } from '#bench/search/board.ts'
import { head } from '#bench/search/figures.ts'
import { measureHttp } from '#bench/search/over-http.ts'
import { measureStore } from '#bench/search/store-alone.ts'
import { measureWriting } from '#bench/search/writing.ts'
import { openDatabase } from '#store/database.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    embedded: { type: 'boolean', default: false },
    'no-baselines': { type: 'boolean', default: false },
  },
})
const jobs = Number(values.jobs)
const now = new Date()
const machine = cpus()
console.log(`${jobs.toLocaleString('en')} jobs on ${values.embedded ? 'the embedded database' : 'PostgreSQL'},`)
console.log(`${machine.length} × ${machine[0]?.model}, Node ${process.version}`)

if (values.embedded) await embedded()
else await onServer()
process.exit(0)

async function onServer(): Promise<void> {
  const server = await startThrowawayPostgres()
  try {
    const url = await databaseFor(server.url)
    const open = await openDatabase({ kind: 'postgres', url, timeouts: { statement: 600_000 } })
    await makeBoard(open, jobs, now)
    console.log(`\n${head}`)
    await measureStore(open.db, now)
    await measureHttp({ url })
    const { id } = await open.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    await measureWriting(open, id, now)
    if (!values['no-baselines']) await measureBaselines(open, jobs)
    await open.close()
  } finally {
    await server.stop()
  }
}

/** The cluster's locale is C, in which pg_trgm knows no Japanese letters. */
async function databaseFor(server: string): Promise<string> {
  const open = await openDatabase({ kind: 'postgres', url: server, poolSize: 1 })
  await open.executeSql("CREATE DATABASE bench TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'")
  await open.close()
  const url = new URL(server)
  url.pathname = '/bench'
  return url.toString()
}

async function embedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shigotocho-bench-'))
  try {
    const open = await openDatabase({ kind: 'embedded', dataDir })
    await makeBoard(open, jobs, now)
    console.log(`\n${head}`)
    await measureStore(open.db, now)
    await open.close()
    await measureHttp({ folder: dataDir })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
