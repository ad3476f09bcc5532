import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'
import { record } from '#store/audit-log.ts'
import { removeUser } from '#store/people/users.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

const read = async (query: Record<string, string>) =>
  (await app.call('readAuditLog', { query: query as never }, admin)).body.data

async function entriesOf(subject: string, count: number, action = 'test:entry') {
  for (let at = 0; at < count; at++)
    await record(
      app.open.db,
      { now: app.dependencies.now(), viewer: admin, address: '203.0.113.7', requestId: `r-${at}` },
      action,
      subject,
    )
}

describe('the audit log', () => {
  test('is filtered by actor, action, subject and day, in pages without gaps or repeats', async () => {
    const subject = v7()
    await entriesOf(subject, 5)
    await entriesOf(subject, 1, 'test:other')
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: { entries: { id: string }[]; next: string | null } = await read({
        ...{ subject, action: 'test:entry', actor: admin.email, limit: '2' },
        ...(after && { after }),
      })
      ids.push(...page.entries.map(({ id }) => id))
      after = page.next
    } while (after)
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
    const today = tokyoDate(app.dependencies.now())
    expect((await read({ subject, from: today, until: today })).entries).toHaveLength(6)
    expect((await read({ subject, until: '2020-01-01' })).entries).toEqual([])
    expect((await read({ subject, actor: v7() })).entries).toEqual([])
    expect((await read({ actor: 'nobody@example.com' })).entries).toEqual([])
  })

  test('shows the values before and after an edit until the person is deleted', async () => {
    const person = await personOf(app, 'user', { phone: '03-1111-2222' })
    const params = { id: person.id }
    await app.call('editUser', { params, body: { phone: '03-3333-4444', role: 'employer' } }, admin)
    const told = async () =>
      (await read({ subject: person.id, action: 'user:edit' })).entries.map(
        ({ actor, subject, changes, request_id }: Record<string, unknown>) => ({ actor, subject, changes, request_id }),
      )
    expect(await told()).toEqual([
      {
        actor: { id: admin.id, name: expect.any(String), email: admin.email },
        subject: { id: person.id, name: expect.any(String), kind: 'user' },
        changes: { phone: { from: '03-1111-2222', to: '03-3333-4444' }, role: { from: 'user', to: 'employer' } },
        request_id: expect.any(String),
      },
    ])
    await app.open.db.transaction().execute((tx) => removeUser(tx, person.id))
    expect(await told()).toMatchObject([{ subject: { id: person.id, name: null, kind: 'user' }, changes: {} }])
  })

  test('shows the values before and after decisions on a job and edits of it', async () => {
    const owner = await personOf(app, 'employer')
    const params = { id: await jobOf(app, owner, { approval_status: 'pending', was_public: false }) }
    await app.call('rejectJob', { params, body: { rejection_reason: '勤務地をご確認ください。' } }, admin)
    await app.call('editJob', { params, body: { location: '大阪府' } }, admin)
    await app.call('deleteJob', { params }, admin)
    const { entries } = await read({ subject: params.id })
    expect(entries.map(({ action, changes }: Record<string, unknown>) => ({ action, changes }))).toMatchObject([
      { action: 'job:delete', changes: { location: { from: '大阪府', to: null } } },
      { action: 'job:edit', changes: { location: { to: '大阪府' } } },
      { action: 'job:reject', changes: { rejection_reason: { to: '勤務地をご確認ください。' } } },
    ])
  })

  test('is exported as a CSV in Japanese time that a spreadsheet cannot execute', async () => {
    const person = await personOf(app, 'user', { name: '前田 花' })
    const params = { id: person.id }
    await app.call('editUser', { params, body: { name: '=HYPERLINK("https://example.com")' } }, admin)
    await app.call('toggleVerification', { params }, admin)
    const url = `/api/admin/log.csv?subject=${person.id}`
    const { headers, text } = await app.inject({ method: 'GET', url, headers: bearer(admin) })
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=audit-log.csv',
      'cache-control': 'no-store',
    })
    const [head, toggle, edit, rest] = text.split('\r\n')
    expect(head).toBe(
      '\ufeff日時,操作した人,操作した人のメールアドレス,操作,操作の記号,対象,対象のID,変更の前と後,詳細,ネットワークアドレス,リクエストID',
    )
    const [{ at }] = (await read({ subject: person.id })).entries
    const inTokyo = new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 19)
    expect(toggle?.startsWith(`${inTokyo.replaceAll('-', '/').replace('T', ' ')},`)).toBe(true)
    expect(toggle).toContain(
      `メール確認を変更,user:toggle-verification,"'=HYPERLINK(""https://example.com"")",${person.id}`,
    )
    expect(edit).toMatch(/名前：前田 花 → /)
    expect([rest, text]).toEqual(['', expect.not.stringMatching(/\{""|\d{2}Z/)])
  })

  test.each([{ from: 'yesterday' }, { after: 'x' }, { limit: '1000' }])(
    'refuses an invalid filter: %s',
    async (query) => {
      expect((await app.call('readAuditLog', { query: query as never }, admin)).status).toBe(400)
    },
  )
})

test('people read what the log holds about them, without who else acted and from where', async () => {
  const [owner, stranger] = [await personOf(app, 'employer'), await personOf(app, 'employer')]
  const id = await jobOf(app, owner, { title: '灯台守', description: '灯を守ります' })
  await app.call('closeJob', { params: { id } }, owner)
  await app.call('toggleJob', { params: { id }, body: {} }, admin)
  await app.call('editUser', { params: { id: owner.id }, body: { phone: '03-1111-2222' } }, admin)
  await app.call('updateEmployerProfile', { body: { name: 'しごと商店' } }, owner)
  await app.call('verifyEmployer', { params: { id: owner.id }, body: { note: '登記を見た' } }, admin)
  await app.call('editUser', { params: { id: stranger.id }, body: { phone: '03-3333-4444' } }, admin)
  const { body } = await app.call('listMyAuditEntries', {}, owner)
  const told = body.data.entries.map(({ action, by, changes }: Record<string, unknown>) => ({ action, by, changes }))
  expect(told).toEqual([
    { action: 'employer:verify', by: 'other', changes: { verified: { from: false, to: true } } },
    { action: 'employer:edit', by: 'self', changes: {} },
    { action: 'user:edit', by: 'other', changes: { phone: { from: null, to: '03-1111-2222' } } },
    { action: 'job:start', by: 'other', changes: { is_active: { from: false, to: true } } },
    { action: 'job:close', by: 'self', changes: {} },
  ])
  for (const secret of [admin.id, stranger.id, '03-3333-4444', '登記を見た'])
    expect(JSON.stringify(body)).not.toContain(secret)
  for (const { by, address } of body.data.entries) expect(address === null).toBe(by === 'other')
})
