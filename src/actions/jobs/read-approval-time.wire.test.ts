import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

test('everybody reads the median time of the approvals of the last 30 days, or that there are none', async () => {
  const [employer, admin] = [await personOf(app, 'employer'), await personOf(app, 'admin')]
  const time = async () => (await app.call('readApprovalTime')).body.data
  expect(await time()).toEqual({ count: 0, median_days: null })
  const posting = { title: '営業', company: '商店', location: '東京', description: '提案' }
  const { id } = (await app.call('postJob', { body: posting }, employer)).body.data.job
  await app.call('approveJob', { params: { id }, body: {} }, admin)
  const decided = app.open.db.updateTable('job_decisions').where('job_id', '=', id)
  const twoDaysAgo = new Date(app.dependencies.now().getTime() - 2 * 86_400_000)
  await decided.set({ waiting_since: twoDaysAgo }).execute()
  expect(await time()).toEqual({ count: 1, median_days: 2 })
  await decided.set({ decided_at: new Date(app.dependencies.now().getTime() - 31 * 86_400_000) }).execute()
  expect(await time()).toEqual({ count: 0, median_days: null })
})
