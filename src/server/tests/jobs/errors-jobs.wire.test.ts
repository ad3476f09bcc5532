import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Reply } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const seeker = fixture(() => personOf(app))
const admin = fixture(() => personOf(app, 'admin'))

const terms = { title: '営業', company: '商事', location: '大阪府', description: '提案' }

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

const letters = (count: number) => 'あ'.repeat(count)
const texts = (count: number, each = 'a') => Array(count).fill(each)
const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
const save = (body: object) => app.call('updateProfile', { body }, seeker)
const apply = async (body: object) => app.call('applyToJob', { params: { id: await jobOf(app, owner) }, body }, seeker)
type Limit = [field: string, call: (body: object) => Promise<Reply>, most: unknown, ...beyond: unknown[]]
test.each<Limit>([
  ['name', save, letters(100), letters(101)],
  ['bio', save, letters(5_000), letters(5_001)],
  ['skills', save, texts(50, letters(500)), texts(51)],
  ['email', save, email(254), email(255)],
  ['cover_letter', apply, letters(10_000), letters(10_001)],
])('%s at its limit passes, beyond it does not', async (field, call, most, ...beyond) => {
  expect((await call({ [field]: most })).status).toBe(call === save ? 200 : 201)
  for (const value of beyond) expect((await call({ [field]: value })).status).toBe(400)
})

test('a rejection needs a reason of ten characters', async () => {
  const params = { id: await jobOf(app, owner, { approval_status: 'pending', was_public: false }) }
  const reject = (rejection_reason: unknown) =>
    app.call('rejectJob', { params, body: { rejection_reason } as never }, admin)
  for (const given of ['短い理由です', '123456789', '  12345678  ', '', undefined, 5])
    expectRefused(await reject(given), 400, '却下理由を10文字以上入力してください', 'rejection_reason')
  const reason = '一二三四五六七八九十'
  expect((await reject(reason)).body).toEqual({ success: true, message: '求人が却下されました' })
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
