import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('an applicant reads a warning beside words of fees and crimes, the employer does not', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const id = await applicationOf(app, await jobOf(app, owner), seeker)
  await messageOf(app, id, 'employer', '面接は月曜日の10時にお願いします。')
  await messageOf(app, id, 'employer', '採用の前に、登録料として3万円を振り込んでください。')
  await messageOf(
    app,
    id,
    'employer',
    '指定の場所で荷物を受け取り、運ぶだけです。報酬は即日手渡し。Telegramから身分証の写真を送ってください。',
  )
  const read = async (who: Person) =>
    (await app.call('listMessages', { params: { id } }, who)).body.data.messages.map(
      ({ warning }: { warning?: string }) => warning,
    )
  expect(await read(seeker)).toEqual([undefined, expect.stringContaining('お金'), expect.stringContaining('犯罪')])
  expect(await read(owner)).toEqual([undefined, undefined, undefined])
})

test('users are found by company, 法人番号, telephone, folded names and suspension', async () => {
  const person = await personOf(app, 'employer', { name: '渡邉 太郎', phone: '090-1234-9876' })
  const profile = { name: '株式会社みなと運送', corporate_number: '7000012050002' }
  await app.call('updateEmployerProfile', { body: profile }, person)
  const found = async (q: string) => ids((await app.call('listUsers', { query: { q } }, admin)).body.data.users)
  for (const q of ['みなと運送', '7000012050002', '09012349876', '渡辺', '渡辺太郎'])
    expect([q, await found(q)]).toEqual([q, [person.id]])
  expect(await found('みなと運送 別の会社')).toEqual([])
  const suspended = async (value: 'true' | 'false', q?: string) => {
    const { body } = await app.call('listUsers', { query: { suspended: value, ...(q && { q }) } }, admin)
    return [ids(body.data.users).includes(person.id), body.data.total > 0]
  }
  expect(await suspended('true')).toEqual([false, false])
  await app.call('suspendUser', { params: { id: person.id }, body: { reason: '虚偽の求人' } }, admin)
  expect([await suspended('true'), await suspended('false', '渡辺')]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('reports are filtered by reason and level', async () => {
  const owner = await personOf(app, 'employer')
  const reported = async (reasons: ('suspicious' | 'false-terms')[]) => {
    const id = await jobOf(app, owner)
    for (const reason of reasons) await app.call('reportJob', { params: { id }, body: { reason } }, await personOf(app))
    return id
  }
  const high = await reported(['suspicious'])
  const attention = await reported(['false-terms', 'false-terms', 'false-terms'])
  const found = async (query: { reason?: 'suspicious' | 'false-terms'; level?: 'low' | 'attention' | 'high' }) => {
    const { body } = await app.call('listReports', { query: { ...query, page: '1' } }, admin)
    return [
      body.data.total,
      body.data.reports.map((each: { job: { id: string }; level: string }) => [each.job.id, each.level]),
    ]
  }
  expect(await found({ reason: 'suspicious' })).toEqual([1, [[high, 'high']]])
  expect(await found({ reason: 'false-terms' })).toEqual([1, [[attention, 'attention']]])
  expect(await found({ level: 'high' })).toEqual([1, [[high, 'high']]])
  expect(await found({ level: 'attention' })).toEqual([1, [[attention, 'attention']]])
  expect(await found({ level: 'low' })).toEqual([0, []])
})

test('the log separates sign-ins from acts, and finds subjects by name', async () => {
  const person = await personOf(app, 'user', { name: '記録 花子' })
  await app.call('signIn', { body: { email: person.email, password: 'password' } })
  await app.call('toggleVerification', { params: { id: person.id } }, admin)
  const read = async (query: { kind?: 'acts' | 'sign-ins'; subject?: string }) =>
    (await app.call('readAuditLog', { query }, admin)).body.data.entries.map(({ action }: { action: string }) => action)
  expect(await read({ subject: '記録 花子', kind: 'acts' })).toEqual(['user:toggle-verification'])
  expect(await read({ subject: person.id })).toContain('user:toggle-verification')
  const signIns: string[] = await read({ kind: 'sign-ins' })
  expect(signIns.length).toBeGreaterThan(0)
  expect(signIns.every((action) => action.startsWith('session:'))).toBe(true)
  expect(await read({ subject: 'だれでもない名前' })).toEqual([])
})
