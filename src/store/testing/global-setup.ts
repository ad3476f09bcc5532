import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundledServer } from '#store/bundled/bundled-server.ts'

/** Starts the server of a test run, without disk syncs; TEST_DATABASE_URL names another one that tests may use. */
export default async function startServerForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'shigotocho-tests-'))
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '400', wal_level: 'replica' }
  const server = await startBundledServer({ dataDir, settings })
  process.env.TEST_DATABASE_URL = server.url
  return async () => {
    delete process.env.TEST_DATABASE_URL
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
