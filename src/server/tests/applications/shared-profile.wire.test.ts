import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer', { name: '採用 花子' }))
const admin = fixture(() => personOf(app, 'admin'))

const shared = {
  summary: '生産管理を4年担当しました。',
  experiences: [{ title: '生産管理', company: '港製作所', startDate: '2021-04', endDate: '2025-03', isCurrent: false }],
  educations: [{ school: '横浜工業大学', degree: '学士' }],
  skills: [{ name: 'Excel', level: 'advanced' as const }],
}

/** Somebody with a profile that states more than what may be shared. */
async function seekerWithProfile(): Promise<Person> {
  const seeker = await personOf(app, 'user', { name: '佐藤 美咲' })
  const papers = { birth_date: '1990-05-01', postal_code: '220-0012', self_pr: '粘り強い', name_kana: 'サトウ ミサキ' }
  const experiences = shared.experiences.map((post) => ({ ...post, isCurrent: false, leaving: 'personal' as const }))
  const body = { ...shared, experiences, ...papers, bio: '猫が好きです。', address: '横浜市' }
  await app.call('updateProfile', { body }, seeker)
  await app.call('updatePapers', { body: { gender: '女' } }, seeker)
  return seeker
}

async function apply(seeker: Person, body: object) {
  const job = await jobOf(app, employer)
  const { application } = (await app.call('applyToJob', { params: { id: job }, body }, seeker)).body.data
  return { job, application }
}

const read = async (jobId: string, applicationId: string, as: Person = employer) =>
  (await app.call('readApplicant', { params: { jobId, applicationId } }, as)).body.data

test('the attached profile is a snapshot of the work-related part only', async () => {
  const seeker = await seekerWithProfile()
  const { job, application } = await apply(seeker, { share_profile: true })
  expect(application.shared_profile).toEqual(shared)
  await app.call('updateProfile', { body: { ...shared, summary: '変えました', experiences: [] } }, seeker)
  const seen = await read(job, application.id)
  expect(seen.profile).toEqual(shared)
  expect(seen.application.headline).toBe('生産管理・港製作所')
  const list = await app.call('listApplicants', { params: { jobId: job } }, employer)
  expect(list.body.data.applications).toMatchObject([{ headline: '生産管理・港製作所' }])
  const told = JSON.stringify([seen, list.body.data])
  for (const word of ['1990-05-01', '220-0012', '粘り強い', 'サトウ', '女', '猫が好き', '横浜市', 'personal'])
    expect(told).not.toContain(word)
})

test('a profile is attached only on request and when it states something', async () => {
  for (const body of [{}, { share_profile: false }]) {
    const { job, application } = await apply(await seekerWithProfile(), body)
    const { profile, application: received } = await read(job, application.id)
    expect([application.shared_profile, profile, received.headline]).toEqual([null, null, null])
  }
  const { job, application } = await apply(await personOf(app, 'user'), { share_profile: true })
  expect((await read(job, application.id)).profile).toBe(null)
  const body = { share_profile: 'yes' }
  const refused = await app.call(
    'applyToJob',
    { params: { id: job }, body: body as never },
    await personOf(app, 'user'),
  )
  expectRefused(refused, 400, '入力の形式が正しくありません', 'share_profile')
})

test('the attached profile is hidden from administrators and listed for its applicant', async () => {
  const seeker = await seekerWithProfile()
  const { job, application } = await apply(seeker, { share_profile: true })
  const seen = await read(job, application.id, admin)
  expect([seen.profile, seen.application.headline]).toEqual([null, null])
  const own = await app.call('listMyApplications', {}, seeker)
  expect(own.body.data.applications[0].shared_profile).toEqual(shared)
})
