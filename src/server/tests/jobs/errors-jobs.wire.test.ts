import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const seeker = fixture(() => personOf(app))
const admin = fixture(() => personOf(app, 'admin'))

const terms = { title: '営業', company: '商事', location: '大阪府', description: '提案' }
const day = (days: number) => tokyoDate(new Date(app.dependencies.now().getTime() + days * 86_400_000))

test('a text of a posting is as long as its normalised letters, in its check too', async () => {
  // One letter of Arabic script that normalises to eighteen.
  const description = (letters: number) => ({ ...terms, description: '\ufdfa'.repeat(letters) })
  expect((await app.call('postJob', { body: description(1_000) }, owner)).status).toBe(201)
  for (const name of ['postJob', 'checkJob'] as const) {
    const reply = await app.call(name, { body: description(2_000) }, owner)
    expectRefused(reply, 400, '20,000文字以内で入力してください', 'description')
  }
  const entry = { ...terms, requirements: ['\ufdfa'.repeat(100)], description: 'あ'.repeat(20_001) }
  const { body } = await app.call('postJob', { body: entry }, owner)
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['description', 'requirements.0'])
})

test('what a job needs, and the order of its salaries and days', async () => {
  const post = (change: object) => app.call('postJob', { body: { ...terms, ...change } }, owner)
  for (const field of ['title', 'company', 'location', 'description']) {
    for (const value of [undefined, '', '   ', null]) {
      const { status, body } = await post({ [field]: value })
      expect([field, status, body.errors.length, body.errors[0].path]).toEqual([field, 400, 1, field])
      expect(body.errors[0].msg).toMatch(/を入力してください$/)
    }
  }
  const { body } = await app.call('postJob', { body: {} as never }, owner)
  expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
    'title',
    'company',
    'location',
    'description',
  ])
  expectRefused(
    await post({ salary_min: 300_000, salary_max: 200_000 }),
    400,
    '給与の下限は上限以下にしてください',
    'salary_min',
  )
  expect((await post({ salary_min: 300_000, salary_max: 0 })).status).toBe(201)
  expect((await post({ salary_min: 300_000, salary_max: 300_000 })).status).toBe(201)
  expectRefused(await post({ deadline: day(-1) }), 400, '締切日は今日以降の日付にしてください', 'deadline')
  expect((await post({ deadline: day(0) })).body.data.job.deadline).toBe(day(0))
  for (const deadline of ['2027-02-29', '2027/01/01', '明日', '2027-1-1'])
    expect((await post({ deadline })).status).toBe(400)
  for (const [field, value] of Object.entries({
    job_type: 'x',
    work_style: 'x',
    experience_level: '',
    category: 'x',
  }))
    expect((await post({ [field]: value })).body.errors[0].path).toBe(field)
  expectRefused(
    await app.call('postJob', { body: terms }, seeker),
    403,
    '求人を投稿するには、企業アカウントまたは管理者アカウントが必要です。',
  )
})

test('lengths at their limit pass, one more does not', async () => {
  const post = async (change: object) => (await app.call('postJob', { body: { ...terms, ...change } }, owner)).status
  for (const [field, most] of [
    ['title', 200],
    ['company', 200],
    ['location', 200],
    ['description', 20_000],
  ] as const)
    expect([await post({ [field]: 'あ'.repeat(most) }), await post({ [field]: 'あ'.repeat(most + 1) })]).toEqual([
      201, 400,
    ])
  for (const field of ['requirements', 'benefits']) {
    expect([
      await post({ [field]: Array(50).fill('あ'.repeat(500)) }),
      await post({ [field]: Array(51).fill('a') }),
    ]).toEqual([201, 400])
    expect(await post({ [field]: ['a'.repeat(501)] })).toBe(400)
    expect(await post({ [field]: [...Array(50).fill('a'), ' ', ''] })).toBe(201)
  }
  const save = async (body: object) => (await app.call('updateProfile', { body }, seeker)).status
  expect([await save({ name: 'あ'.repeat(100) }), await save({ name: 'あ'.repeat(101) })]).toEqual([200, 400])
  expect([await save({ bio: 'あ'.repeat(5_000) }), await save({ bio: 'あ'.repeat(5_001) })]).toEqual([200, 400])
  expect([
    await save({ skills: Array(50).fill('あ'.repeat(500)) }),
    await save({ skills: Array(51).fill('a') }),
  ]).toEqual([200, 400])
  const long = (letters: number) => `${'a'.repeat(letters - '@example.com'.length)}@example.com`
  expect([await save({ email: long(254) }), await save({ email: long(255) })]).toEqual([200, 400])
  const apply = async (letters: number) =>
    (
      await app.call(
        'applyToJob',
        { params: { id: await jobOf(app, owner) }, body: { cover_letter: 'あ'.repeat(letters) } },
        seeker,
      )
    ).status
  expect([await apply(10_000), await apply(10_001)]).toEqual([201, 400])
})

test('what is decided is decided, and what was stopped stays stopped', async () => {
  const params = { id: await jobOf(app, owner, { approval_status: 'pending', was_public: false }) }
  const reject = (rejection_reason: unknown) =>
    app.call('rejectJob', { params, body: { rejection_reason } as never }, admin)
  for (const reason of ['短い理由です', '123456789', '  12345678  ', '', undefined, 5])
    expectRefused(await reject(reason), 400, '却下理由を10文字以上入力してください', 'rejection_reason')
  expect((await reject('一二三四五六七八九十')).body).toEqual({ success: true, message: '求人が却下されました' })
  const decision = {
    kind: 'rejected',
    reason: '一二三四五六七八九十',
    decided_at: expect.any(String),
    by_name: expect.any(String),
  }
  for (const again of [await reject('一二三四五六七八九十'), await app.call('approveJob', { params }, admin)])
    expectRefused(again, 409, 'この求人は既に審査済みです', undefined, { decision })
  const up = { id: await jobOf(app, owner) }
  expect((await app.call('toggleJob', { params: up }, admin)).body.data.job.is_active).toBe(false)
  expectRefused(await app.call('reopenJob', { params: up }, owner), 409, '運営により停止されています')
})

test('applying: twice, to a closed job, to an own one, to none', async () => {
  const apply = (id: string, who: Person) => app.call('applyToJob', { params: { id }, body: {} }, who)
  const id = await jobOf(app, owner)
  expect((await apply(id, seeker)).body).toMatchObject({ success: true, message: '応募が完了しました！' })
  expectRefused(await apply(id, seeker), 409, '既に応募済みです')
  expectRefused(await apply(await jobOf(app, owner, { is_active: false }), seeker), 409, 'この求人の募集は終了しました')
  expectRefused(
    await apply(await jobOf(app, owner, { deadline: day(-1) }), seeker),
    409,
    'この求人の募集は終了しました',
  )
  expect((await apply(id, owner)).status).toBe(403)
  expectRefused(await apply(v7(), seeker), 404, '求人が見つかりません')
  expectRefused(await app.call('applyToJob', { params: { id }, body: {} }), 401, 'ログインが必要です')
})

test('an application moves along its states and no other way', async () => {
  const jobId = await jobOf(app, owner)
  const ways = {
    pending: ['reviewed', 'accepted', 'rejected'],
    reviewed: ['accepted', 'rejected'],
    accepted: [],
    rejected: [],
  }
  const statuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const
  for (const from of statuses) {
    for (const to of statuses) {
      const applicationId = await applicationOf(app, jobId, await personOf(app))
      await app.open.db.updateTable('applications').set({ status: from }).where('id', '=', applicationId).execute()
      const reply = await app.call(
        'decideApplication',
        { params: { jobId, applicationId }, body: { status: to } },
        owner,
      )
      if ((ways[from] as string[]).includes(to))
        expect(reply.body).toMatchObject({ success: true, message: 'ステータスを更新しました' })
      else expectRefused(reply, 409, 'この状態には変更できません')
    }
  }
})
