import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addPerson } from '#store/testing/rows.ts'
import { deleteOldEntries, record, shortenOldAddresses } from './audit-log.ts'

const open = fixture(openTestDatabase)

const day = 24 * 60 * 60 * 1_000
const action = 'job:close'

async function entry(address: string | null, daysAgo = 0) {
  const [now, subject] = [new Date(Date.now() - daysAgo * day), v7()]
  await record(open.db, { now, viewer: null, address, requestId: 'request-1' }, action, subject)
  return subject
}

const addressOf = async (subject: string) => {
  const row = await open.db.selectFrom('audit_log').selectAll().where('subject_id', '=', subject).executeTakeFirst()
  return row?.address
}

describe('network addresses in the audit log', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['no address', null],
    [null, null],
  ])('%s is its network after 30 days and whole until then', async (address, network) => {
    const [old, young] = [await entry(address, 31), await entry(address, 29)]
    const whole = await addressOf(young)
    await shortenOldAddresses(open.db)
    expect(await addressOf(old)).toBe(network)
    expect(await addressOf(young)).toBe(whole)
    expect(whole === null).toBe(network === null)
  })

  test('are shortened once', async () => {
    await entry('203.0.113.7', 31)
    await shortenOldAddresses(open.db)
    expect(await shortenOldAddresses(open.db)).toBe(0)
  })
})

test.each([
  ["UPDATE audit_log SET action = 'job:open'", 31],
  ['UPDATE audit_log SET address = NULL', 31],
  ["UPDATE audit_log SET address = '198.51.100.0/24'", 31],
  ["UPDATE audit_log SET address = short_address(address), detail = '{}', request_id = 'other'", 31],
  ['UPDATE audit_log SET address = short_address(address)', 29],
  ['DELETE FROM audit_log', 31],
  ['TRUNCATE audit_log', 31],
])('the audit log is append-only: %s', async (statement, daysAgo) => {
  const subject = await entry('203.0.113.7', daysAgo)
  const only = /^UPDATE/.test(statement) ? ` WHERE subject_id = '${subject}'` : ''
  await expect(open.executeSql(statement + only)).rejects.toThrow('append-only')
  expect(await addressOf(subject)).toBe('203.0.113.7')
})

test('entries are deleted with their values after three years, and not before', async () => {
  const { id: person } = await addPerson(open.db)
  const entryOf = async (years: number) => {
    const [now, subject] = [new Date(Date.now() - (years * 366 + 2) * day), v7()]
    const changes = { of: person, fields: { phone: { from: '1', to: '2' } } }
    await record(open.db, { now, viewer: null, address: null, requestId: null }, action, subject, { changes })
    return subject
  }
  const [old, young] = [await entryOf(3), await entryOf(2)]
  const subjects = async () =>
    (
      await open.db
        .selectFrom('audit_changes')
        .innerJoin('audit_log', 'audit_log.id', 'entry_id')
        .select('subject_id')
        .where('person_id', '=', person)
        .execute()
    ).map(({ subject_id }) => subject_id)
  expect(await subjects()).toEqual(expect.arrayContaining([old, young]))
  expect(await deleteOldEntries(open.db)).toBe(1)
  expect(await subjects()).toEqual([young])
  const rows = await open.executeSql(`SELECT FROM audit_changes WHERE person_id = '${person}'`)
  expect(rows.rows).toHaveLength(1)
})

test.each(["UPDATE audit_changes SET changes = '{}'", 'DELETE FROM audit_changes', 'TRUNCATE audit_changes'])(
  'values before and after go with their person or their entry only: %s',
  async (statement) => {
    const { id: person } = await addPerson(open.db)
    const source = { now: new Date(), viewer: null, address: null, requestId: null }
    const changes = { of: person, fields: { phone: { from: '1', to: '2' } } }
    await record(open.db, source, action, person, { changes })
    await expect(open.executeSql(statement)).rejects.toThrow('append-only')
  },
)
