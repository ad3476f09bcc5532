import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate, migrations } from './migrate.ts'

/**
 * The version before this one: its last migration, and all its statements, which are docs/queries of that version in one
 * file. While nodes are replaced they run on the schema of this version (docs/operating/upgrade.md).
 */
const former = {
  migration: '0018-application-age',
  statements: readFileSync(new URL('./testing/former-queries.sql', import.meta.url), 'utf8'),
}

let open: OpenDatabase
let before: Awaited<ReturnType<typeof schemaNow>>
let prepared: string[]
beforeAll(async () => {
  const last = migrations.findIndex(({ name }) => name === former.migration)
  open = await openTestDatabase(migrations.slice(0, last + 1), '')
  before = await schemaNow()
  prepared = (await Promise.all(statements().map(async (text) => ((await refusal(text)) ? [] : [text])))).flat()
  await migrate(open)
}, 120_000)
afterAll(() => open?.close())

const statements = () =>
  former.statements
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((text) => text.trim())
    .filter(Boolean)

/** Why the database does not take a statement; null when it does. */
const refusal = (text: string): Promise<string | null> =>
  open.executeSql(`prepare former as ${text}; deallocate former`).then(
    () => null,
    (error: Error) => `${error.message}: ${text}`,
  )

async function schemaNow() {
  const { rows } = await open.executeSql(`select table_name as table, column_name as name, data_type as type,
    is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as optional
    from information_schema.columns where table_schema = 'public'`)
  return rows as { table: string; name: string; type: string; optional: boolean }[]
}

test('every statement of the former version is one on the schema of this version', async () => {
  expect(prepared.length).toBeGreaterThan(statements().length * 0.9)
  const refused: string[] = []
  for (const text of prepared) {
    const reason = await refusal(text)
    if (reason) refused.push(reason)
  }
  expect(refused).toEqual([])
})

test('what the former version writes is enough: no column is gone, another type or must be given now', async () => {
  const now = await schemaNow()
  const same = (one: { table: string; name: string }) => (each: { table: string; name: string }) =>
    each.table === one.table && each.name === one.name
  const tables = new Set(before.map(({ table }) => table))
  const lost = before.filter((column) => {
    const found = now.find(same(column))
    return found?.type !== column.type || (column.optional && !found.optional)
  })
  const demanded = now.filter((column) => tables.has(column.table) && !before.some(same(column)) && !column.optional)
  expect({ lost, demanded }).toEqual({ lost: [], demanded: [] })
})
