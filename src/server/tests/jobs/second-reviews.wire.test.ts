import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let second: Person
let owner: Person
const app = fixture(() => openTestApp({ env: { QUALITY_SAMPLE: '100' } }))
const first = fixture(() => personOf(app, 'admin'))
beforeAll(async () => {
  ;[second, owner] = [await personOf(app, 'admin'), await personOf(app, 'employer')]
})

const list = async (as: Person) => (await app.call('listSecondReviews', {}, as)).body.data.reviews
const decide = (id: string, outcome: string, as = second) =>
  app.call(
    'decideSecondReview',
    { params: { id }, body: { outcome: outcome as 'approved', reason: '給与が読めない' } },
    as,
  )

async function decided(kind: 'approveJob' | 'rejectJob', title: string) {
  const job = await jobOf(app, owner, { title, approval_status: 'pending', was_public: false })
  const params = { id: job }
  const body = { rejection_reason: '給与の記載がありません。追記してください。' }
  const { status } = await (kind === 'rejectJob'
    ? app.call('rejectJob', { params, body }, first)
    : app.call('approveJob', { params, body: {} }, first))
  expect(status).toBe(200)
  // Decisions may be taken back for some seconds.
  await app.open.db
    .updateTable('job_decisions')
    .set({ decided_at: new Date(app.dependencies.now().getTime() - 60_000) })
    .where('job_id', '=', job)
    .execute()
  return job
}

test('a second review is blind until it is decided', async () => {
  await decided('rejectJob', '却下した求人')
  await decided('approveJob', '承認した求人')
  expect(await list(first)).toEqual([])
  const reviews = await list(second)
  expect(reviews.map(({ posting }: { posting: { title: string } }) => posting.title).sort()).toEqual([
    '却下した求人',
    '承認した求人',
  ])
  expect(JSON.stringify(reviews)).not.toMatch(/給与の記載|decided|rejected|approved|by_name/)

  const rejected = reviews.find(({ posting }: { posting: { title: string } }) => posting.title === '却下した求人')
  const { status, body } = await decide(rejected.id, 'approved')
  expect([status, body.data]).toMatchObject([
    201,
    { agrees: false, first: { outcome: 'rejected', by_name: '試験 太郎' } },
  ])
  expect((await decide(rejected.id, 'approved')).status).toBe(409)
  expect(await list(second)).toHaveLength(1)
  expect((await decide(rejected.id, 'approved', first)).status).toBe(404)
  expect((await decide(rejected.id, 'maybe')).body.errors[0].path).toBe('outcome')

  const quality = await app.call('readQuality', {}, second)
  expect(quality.body).toMatchObject({ success: true })
  const [week] = quality.body.data.weeks
  expect(week).toMatchObject({ decided: 2, reviewed: 1, agreed: 0, overridden: 0 })
  expect(week.queue.median_seconds).toEqual(expect.any(Number))
})

test('an auditor reads the sample and decides nothing', async () => {
  const auditor = await personOf(app, 'admin', { operator_role: 'auditor' })
  const [review] = await list(auditor)
  expect((await decide(review.id, 'approved', auditor)).status).toBe(403)
})
