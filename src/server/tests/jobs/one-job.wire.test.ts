import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer', { name: '採用 太郎' }))
const admin = fixture(() => personOf(app, 'admin'))

const status = async (id: string, as: Person | null) => (await app.call('readJob', { params: { id } }, as)).status

test('one that is not public exists for its owner, its applicants and administrators alone', async () => {
  const [seeker, applicant] = [await personOf(app), await personOf(app)]
  const states = [{ approval_status: 'pending' }, { is_active: false }, { deadline: '2020-01-01' }] as const
  for (const state of states) {
    const id = await jobOf(app, owner, state)
    await applicationOf(app, id, applicant)
    const seen = await Promise.all([seeker, applicant, owner, admin, null].map((who) => status(id, who)))
    expect(seen).toEqual([404, 200, 200, 200, 401])
  }
})

test('under PUBLIC_JOB_PAGES=1 everybody reads public jobs, and nothing else', async () => {
  const open = await forTest(openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))
  const employer = await personOf(open, 'employer')
  const [shown, hidden] = [await jobOf(open, employer), await jobOf(open, employer, { is_active: false })]
  const statuses = await Promise.all(
    [shown, hidden].map(async (id) => (await open.call('readJob', { params: { id } })).status),
  )
  expect(statuses).toEqual([200, 404])
})
