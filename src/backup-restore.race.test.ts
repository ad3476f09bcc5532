import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#scripts/run-command.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { openQueue } from '#store/queue.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'shigotocho-backup-'))
const file = join(folder, 'board.dump')
const limitMs = 120_000
let app: TestApp
let address: (name: string) => string
let current: string
const target = `restored_${Date.now().toString(36)}`
beforeAll(async () => {
  app = await openTestApp()
  current = (await app.open.executeSql('select current_database() as name')).rows[0].name
  address = (name) => Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).toString()
  await app.open.withOwnConnection((run) => run(`create database ${target}`))
}, 60_000)
afterAll(async () => {
  await app?.open.withOwnConnection((run) => run(`drop database if exists ${target} with (force)`))
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

const script = (name: string, args: string[], database: string) =>
  runCommand(process.execPath, [`scripts/${name}.ts`, ...args], { env: { DATABASE_URL: address(database) }, limitMs })

test('a backup made while people write is restored into an empty server, and all that was acknowledged is there', async () => {
  const owner = await personOf(app, 'employer')
  const queue = await openQueue(app.open, pino({ level: 'silent' }))
  await app.open.db
    .transaction()
    .execute((tx) => queue.followUps.add(tx, { kind: 'contact-received', message_id: owner.id }))
  await queue.stop()
  const jobs: string[] = []
  const tokens: string[] = []
  let stopped = false
  const writing = (async () => {
    while (!stopped) {
      jobs.push(await jobOf(app, owner, { title: `経理 ${jobs.length}` }))
      tokens.push((await app.register()).token)
    }
  })()
  await expect.poll(() => tokens.length, { timeout: 20_000 }).toBeGreaterThan(5)
  const acknowledged = { jobs: [...jobs], tokens: [...tokens] }
  const backup = await script('backup', [file], current)
  stopped = true
  await writing
  expect(backup).toMatchObject({ ok: true })
  expect((await script('backup', [file], current)).output).toContain('exists already')
  expect((await script('restore', [file], current)).output).toContain('The database is not empty')

  const restore = await script('restore', [file, '--hold-mail'], target)
  expect(restore).toMatchObject({ ok: true, output: expect.stringContaining('1 mails that waited in it are held') })
  const open: OpenDatabase = await openDatabase({ kind: 'postgres', url: address(target) })
  expect(await migrate(open)).toEqual({ applied: [], unknown: [] })
  const restored = await openTestApp({ open })
  for (const token of acknowledged.tokens) expect((await restored.call('readMe', {}, token)).status).toBe(200)
  const { rows } = await open.executeSql('select id from jobs')
  const there = new Set(rows.map(({ id }) => id))
  expect(acknowledged.jobs.filter((id) => !there.has(id))).toEqual([])
  const found = await restored.call('searchJobs', { query: { keyword: '経理' } as never })
  expect(found.body.data.total).toBe(there.size)
  await restored.close()
}, 300_000)
