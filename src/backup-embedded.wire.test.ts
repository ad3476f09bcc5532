import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#scripts/run-command.ts'
import { openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'shigotocho-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'board.tar')
const [before, after] = [join(folder, 'before'), join(folder, 'after')]
const script = (name: string, args: string[], dataDir: string) =>
  runCommand(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    limitMs: 120_000,
  })

test('the embedded database is written into a file and comes back in another directory', async () => {
  const open = await openDatabase({ kind: 'embedded', dataDir: before })
  await migrate(open)
  await open.executeSql(`insert into users (id, name, email, email_key, role, created_at)
    values ('019a0000-0000-7000-8000-000000000001', '控え', 'a@example.com', 'a@example.com', 'user', now())`)
  expect((await script('backup', [file], before)).ok).toBe(false)
  await open.close()
  expect(await script('backup', [file], before)).toMatchObject({ ok: true })
  expect(await script('restore', [file], after)).toMatchObject({ ok: true })
  expect((await script('restore', [file], after)).output).toContain('holds a database already')
  const restored = await openDatabase({ kind: 'embedded', dataDir: after })
  expect((await restored.executeSql('select name from users')).rows).toEqual([{ name: '控え' }])
  await restored.close()
}, 300_000)
