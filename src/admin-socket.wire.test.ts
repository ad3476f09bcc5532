import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#scripts/run-command.ts'
import { openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { openAdminSocket } from './admin-socket.ts'

const folder = mkdtempSync(join(tmpdir(), 'shigotocho-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const admin = (...args: string[]) =>
  runCommand(process.execPath, ['scripts/admin.ts', ...args], {
    env: { DATA_DIR: folder, DATABASE_URL: '', ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'operator' },
    limitMs: 60_000,
  })

test('npm run admin works while a server holds the embedded database, through its socket', async () => {
  const open = await openDatabase({ kind: 'embedded', dataDir: folder })
  await migrate(open)
  await open.executeSql(`insert into users (id, name, email, email_key, role, created_at)
    values ('019a0000-0000-7000-8000-000000000001', '運営', 'a@example.com', 'a@example.com', 'user', now())`)
  expect(await admin('a@example.com')).toMatchObject({ ok: false, output: expect.stringContaining('stop it') })

  const close = await openAdminSocket(folder, { db: open.db, now: () => new Date(), log: pino({ enabled: false }) })
  expect(statSync(join(folder, 'admin.sock')).mode & 0o777).toBe(0o600)
  expect(await admin('a@example.com')).toMatchObject({ ok: true, output: expect.stringContaining('administrator now') })
  expect((await admin('a@example.com', '--role', 'auditor')).output).toContain('last owner')
  // ADMIN_PASSWORD is that of ADMIN_EMAIL alone.
  expect(await admin('nobody@example.com')).toMatchObject({ ok: false })
  expect(await admin('First@example.com')).toMatchObject({ ok: true, output: expect.stringContaining('created') })
  const { rows } = await open.executeSql('select role, password_hash is null as no_password from users order by id')
  expect(rows).toEqual([
    { role: 'admin', no_password: true },
    { role: 'admin', no_password: false },
  ])
  await close()
  await open.close()
}, 300_000)
