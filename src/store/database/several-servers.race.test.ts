import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '#scripts/testing/throwaway-postgres.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'

let primary: ThrowawayPostgres
let standby: ThrowawayPostgres
let admin: OpenDatabase
let onStandby: OpenDatabase
beforeAll(async () => {
  primary = await startThrowawayPostgres()
  admin = await openDatabase({ kind: 'postgres', url: primary.url })
  await admin.executeSql('create table notes (n int)')
  standby = await startThrowawayPostgres({ standbyOf: primary.url })
  onStandby = await openDatabase({ kind: 'postgres', url: standby.url })
}, 60_000)
afterAll(async () => {
  await Promise.all([admin?.close(), onStandby?.close()])
  await Promise.all([primary?.stop(), standby?.stop()])
})

const portOf = (url: string) => Number(new URL(url).port)
const replayed = (on: boolean) => onStandby.executeSql(`select pg_wal_replay_${on ? 'resume' : 'pause'}()`)

/** What a read sees: the newest note, and the port of the server that answered. */
async function read({ reads }: OpenDatabase) {
  const { rows } = await sql<{ newest: number | null; port: number }>`
    select max(n) as newest, current_setting('port')::int as port from notes`.execute(reads)
  return rows[0] as { newest: number | null; port: number }
}

describe('reads from a replica', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openDatabase({ kind: 'postgres', url: primary.url, replicaUrls: [standby.url] })
  })
  afterAll(() => open.close())

  const write = (n: number) => open.executeSql('insert into notes values ($1)', [n])
  const readsThere = () => vi.waitFor(async () => expect((await read(open)).port).toBe(portOf(standby.url)), 15_000)

  test('a read sees every write that was acknowledged before it began, on whatever server', async () => {
    for (let n = 1; n <= 200; n += 1) {
      await write(n)
      expect((await read(open)).newest).toBe(n)
    }
    await readsThere()
  })

  test('while the replica lags the primary answers, and the replica again when it has caught up', async () => {
    await readsThere()
    await replayed(false)
    await write(1_000)
    expect(await read(open)).toEqual({ newest: 1_000, port: portOf(primary.url) })
    await replayed(true)
    await readsThere()
    expect((await read(open)).newest).toBe(1_000)
  })

  test('a replica that freezes costs a second once, also those who were reading', async () => {
    await readsThere()
    const reading = sql`select pg_sleep(30)`.execute(open.reads).catch((error) => error)
    await vi.waitFor(async () => {
      const { rows } = await onStandby.executeSql(`select from pg_stat_activity where query = 'select pg_sleep(30)'`)
      expect(rows).toHaveLength(1)
    }, 10_000)
    standby.pause()
    try {
      const before = performance.now()
      expect((await read(open)).port).toBe(portOf(primary.url))
      expect(performance.now() - before).toBeLessThan(2_000)
      await reading
      expect(performance.now() - before).toBeLessThan(4_000)
      for (let time = 0; time < 5; time += 1) {
        const again = performance.now()
        expect((await read(open)).port).toBe(portOf(primary.url))
        expect(performance.now() - again).toBeLessThan(500)
      }
    } finally {
      standby.resume()
    }
    await readsThere()
  })
})

describe('an address with several hosts', () => {
  const both = () => {
    const [one, two] = [new URL(standby.url), new URL(primary.url)]
    return `postgres://${one.username}:${one.password}@${one.host},${two.host}/postgres?target_session_attrs=read-write`
  }
  const note = (open: OpenDatabase, n: number) => open.executeSql('insert into notes values ($1)', [n])

  test('leads to the one that can be written, for every kind of connection', async () => {
    const open = await openDatabase({ kind: 'postgres', url: both() })
    await note(open, 2_000)
    expect(await open.isReady()).toBe(true)
    await open.withOwnConnection((run) => run('insert into notes values (2001)'))
    const heard: string[] = []
    const listening = await open.listen?.('notes', (payload) => heard.push(payload))
    await open.executeSql(`notify notes, 'hello'`)
    await vi.waitFor(() => expect(heard).toEqual(['hello']))
    await listening?.close()
    await open.close()
  })

  test('whoever may not listen, as where no server can be written, leaves no connection behind', async () => {
    const { username, password, host } = new URL(standby.url)
    const nobody = '127.0.0.1:1'
    const url = `postgres://${username}:${password}@${host},${nobody}/postgres?target_session_attrs=read-write`
    const open = await openDatabase({ kind: 'postgres', url })
    for (let time = 0; time < 3; time += 1) await expect(open.listen?.('notes', () => {})).rejects.toThrow('LISTEN')
    await vi.waitFor(async () => {
      const { rows } = await onStandby.executeSql(`select from pg_stat_activity where query like 'listen%'`)
      expect(rows).toEqual([])
    })
    await open.close()
  })

  test('a server that freezes is left for the one that was promoted; no acknowledged write is lost', async () => {
    await admin.executeSql(`alter system set synchronous_standby_names = '*'`)
    await admin.executeSql('select pg_reload_conf()')
    await vi.waitFor(async () => {
      const { rows } = await admin.executeSql('select sync_state from pg_stat_replication')
      expect(rows).toEqual([{ sync_state: 'sync' }])
    }, 10_000)
    const open = await openDatabase({ kind: 'postgres', url: both() })
    const acknowledged: number[] = []
    let stopped = false
    let next = 3_000
    const writers = Array.from({ length: 4 }, async () => {
      while (!stopped) {
        next += 1
        const mine = next
        await note(open, mine).then(
          () => acknowledged.push(mine),
          () => sleep(20),
        )
      }
    })
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(100), 10_000)
    primary.pause()
    const frozenAt = performance.now()
    await onStandby.executeSql('select pg_promote()')
    await onStandby.executeSql(`alter system set synchronous_standby_names = ''`)
    await onStandby.executeSql('select pg_reload_conf()')
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 100), 15_000)
    expect(performance.now() - frozenAt).toBeLessThan(15_000)
    stopped = true
    await Promise.all(writers)
    const { rows } = await open.executeSql('select n from notes')
    const there = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !there.has(n))).toEqual([])
    primary.resume()
    await open.close()
  }, 60_000)
})
