import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#scripts/run-command.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { readConfig } from './config.ts'
import { openConfigured } from './data-directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'shigotocho-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const admin = (...args: string[]) =>
  runCommand(process.execPath, ['scripts/admin.ts', ...args], {
    env: { DATA_DIR: folder, DATABASE_URL: '', ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'operator' },
    limitMs: 60_000,
  })

test('npm run admin works beside a product that has the bundled database open', async () => {
  const open = await openConfigured(readConfig({ DATA_DIR: folder }))
  await migrate(open)
  await open.executeSql(`insert into users (id, name, email, email_key, role, created_at)
    values ('019a0000-0000-7000-8000-000000000001', '運営', 'a@example.com', 'a@example.com', 'user', now())`)
  expect(await admin('a@example.com')).toMatchObject({ ok: true, output: expect.stringContaining('administrator now') })
  expect((await admin('a@example.com', '--role', 'auditor')).output).toContain('last owner')
  // ADMIN_PASSWORD is that of ADMIN_EMAIL alone.
  expect(await admin('second@example.com')).toMatchObject({
    ok: true,
    output: expect.stringContaining('/reset-password'),
  })
  expect(await admin('First@example.com')).toMatchObject({ ok: true, output: expect.stringContaining('created') })
  const { rows } = await open.executeSql('select role, password_hash is null as no_password from users order by id')
  expect(rows).toEqual([
    { role: 'admin', no_password: true },
    { role: 'admin', no_password: true },
    { role: 'admin', no_password: false },
  ])
  await open.close()
  // Without the product it starts the server itself.
  expect((await admin('nobody@example.com', '--demote')).output).toContain('no administrator with this email')
}, 300_000)
