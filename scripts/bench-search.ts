import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '#bench/figures.ts'
import { measureBaselines } from '#bench/search/baselines.ts'
import { makeBoard } from '#bench/search/board.ts'
import { measureHttp } from '#bench/search/over-http.ts'
import { Report } from '#bench/search/report.ts'
import { measureStore } from '#bench/search/store-alone.ts'
import { printGrowth, printTargets } from '#bench/search/targets.ts'
import { measureWriting } from '#bench/search/writing.ts'
import { openDatabase } from '#store/database.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    embedded: { type: 'boolean', default: false },
    'no-baselines': { type: 'boolean', default: false },
    'no-growth': { type: 'boolean', default: false },
  },
})
const jobs = Number(values.jobs)
const now = new Date()
console.log(`${jobs.toLocaleString('en')} jobs on ${values.embedded ? 'the embedded database' : 'PostgreSQL'},`)
console.log(machine())

const begun = performance.now()
if (values.embedded) await embedded()
else await onServer()
console.log(
  `\ntook ${((performance.now() - begun) / 60_000).toFixed(1)} min, load of the machine now ${loadavg()[0]?.toFixed(1)}`,
)
process.exit(0)

async function onServer(): Promise<void> {
  const server = await startThrowawayPostgres()
  try {
    const smaller = values['no-growth'] ? [] : [10_000, 100_000].filter((size) => size < jobs)
    const reports: Report[] = []
    for (const size of smaller) reports.push(await measureBoard(server.url, size))
    const last = await measureBoard(server.url, jobs, !values['no-baselines'])
    if (reports.length > 0) printGrowth([...reports, last])
    printTargets(last)
  } finally {
    await server.stop()
  }
}

async function measureBoard(server: string, size: number, baselines = false): Promise<Report> {
  const report = new Report(size)
  const url = await databaseFor(server, size)
  const open = await openDatabase({ kind: 'postgres', url, timeouts: { statement: 600_000 } })
  await makeBoard(open, report, now)
  await measureStore(open.db, report, now)
  await measureHttp({ url }, report)
  await measureWriting(open, report, now)
  if (baselines) await measureBaselines(open, report)
  await open.close()
  return report
}

/** Creates a database with C.UTF-8: in the cluster's locale C, pg_trgm knows no Japanese letters. */
async function databaseFor(server: string, size: number): Promise<string> {
  const name = `bench_${size}`
  const open = await openDatabase({ kind: 'postgres', url: server, poolSize: 1 })
  await open.executeSql(`CREATE DATABASE ${name} TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`)
  await open.close()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

async function embedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shigotocho-bench-'))
  try {
    const open = await openDatabase({ kind: 'embedded', dataDir })
    const report = new Report(jobs)
    await makeBoard(open, report, now)
    await measureStore(open.db, report, now)
    await open.close()
    await measureHttp({ folder: dataDir }, report)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
