import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { finish, sum, type Tally } from './testing/tally.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'
import { uncalledStore } from './testing/uncalled-store.ts'
import { buildWeb } from './web-build/build-web.ts'

stopOnSignal()
finish(await run().catch((error: Error): Tally => ({ passed: 0, failures: [error.message], skipped: 0, files: [] })))

async function run(): Promise<Tally> {
  await buildWeb()
  const url = process.env.TEST_DATABASE_URL
  if (url) return testsOn(url)
  const throwaway = await startThrowawayPostgres()
  try {
    return await testsOn(throwaway.url)
  } finally {
    await throwaway.stop()
  }
}

/** The tests, and a last one: each exported function of the store was called by some of them. */
async function testsOn(url: string): Promise<Tally> {
  const calls = mkdtempSync(join(tmpdir(), 'shigotocho-store-calls-'))
  process.once('exit', () => rmSync(calls, { recursive: true, force: true }))
  const tests = await runVitest(['wire', 'race'], { env: { TEST_DATABASE_URL: url, STORE_CALLS: calls } })
  const uncalled = uncalledStore(calls)
  const failures = uncalled.map((each) => `no test calls ${each}`)
  return sum([tests, { passed: failures.length > 0 ? 0 : 1, failures, skipped: 0, files: [] }])
}
