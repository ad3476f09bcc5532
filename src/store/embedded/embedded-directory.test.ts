import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn, openDatabase } from '#store/database.ts'
import { openEmbedded } from './open-embedded.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-test-'))
  const open = await openDatabase({ kind: 'embedded', dataDir })
  await open.executeSql('create table pairs (id int not null, half text not null, primary key (id, half))')
  await open.close()
}, 60_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const WRITER = `
  import { sql } from 'kysely'
  import { openDatabase } from '#store/database.ts'
  const open = await openDatabase({ kind: 'embedded', dataDir: process.argv[1] })
  for (let id = Number(process.argv[2]); ; id += 1) {
    await open.db.transaction().execute(async (tx) => {
      await sql\`insert into pairs values (\${id}, 'a')\`.execute(tx)
      await sql\`insert into pairs values (\${id}, 'b')\`.execute(tx)
    })
    console.log(id)
  }`

test('kill -9 loses no acknowledged row and leaves no half transaction', async () => {
  let acknowledged = 0
  for (let round = 0; round < 3; round += 1) {
    const args = ['--input-type=module', '-e', WRITER, dataDir, String(acknowledged + 1000 * (round + 1))]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ids: number[] = []
    createInterface(child.stdout).on('line', (line) => ids.push(Number(line)))
    while (ids.length < 6 && child.exitCode === null) await sleep(5)
    await sleep(Math.random() * 400)
    child.kill('SIGKILL')
    await once(child, 'close')

    const open = await openDatabase({ kind: 'embedded', dataDir })
    const { rows } = await open.executeSql('select id, count(*) as halves from pairs group by id')
    await open.close()
    const found = new Set(rows.map((row) => row.id))
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => !found.has(id))).toEqual([])
    expect(rows.filter((row) => row.halves !== 2)).toEqual([])
    acknowledged = Math.max(...ids)
  }
}, 60_000)

test('a second opening of the same directory is refused', async () => {
  const open = await openDatabase({ kind: 'embedded', dataDir })
  await expect(openDatabase({ kind: 'embedded', dataDir })).rejects.toMatchObject({ name: 'DataDirInUse' })
  await open.close()
}, 30_000)

test('a thread that died is started again with its rows', async () => {
  const connections = await openEmbedded({ kind: 'embedded', dataDir })
  const open = databaseOn(connections, 'embedded')
  await open.executeSql("insert into pairs values (1, 'a'), (1, 'b')")
  await connections.host.kill()
  const { rows } = await open.executeSql('select half from pairs where id = 1 order by half')
  expect(rows).toEqual([{ half: 'a' }, { half: 'b' }])
  await open.close()
}, 30_000)

test('closing waits for running and waiting queries', async () => {
  const open = await openDatabase({ kind: 'embedded', dataDir })
  const queries = Array.from({ length: 20 }, (_, i) => open.executeSql('select $1::int as n', [i]))
  const [results] = await Promise.all([Promise.all(queries), open.close()])
  expect(results.map((result) => result.rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, i) => i))
}, 30_000)
