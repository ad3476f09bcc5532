import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { companyKey } from '#rules/jobs/company-name.ts'
import { limits } from '#rules/limits.ts'
import { searchText } from '#rules/search/search-text.ts'
import { blockOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

const block = (body: { name?: string; corporate_number?: string; other_names?: string[] }, as: Person) =>
  app.call('blockEmployer', { body }, as)
const hiddenJobs = async (as: Person) => (await app.call('listBlockedJobIds', {}, as)).body.data.ids

test('jobs of a blocked company are listed in any spelling, and applying is refused', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const blocked = await jobOf(app, employer, { company: '株式会社　ＡＢＣ 商店' })
  const other = await jobOf(app, employer, { company: '株式会社ABC商店街' })
  // What the public does not see is not named either.
  await jobOf(app, employer, { company: '株式会社 ABC 商店', is_active: false })
  const { status, body } = await block({ name: '株式会社 abc 商店' }, seeker)
  expect([status, body.message]).toEqual([201, '企業をブロックしました'])
  expect(await hiddenJobs(seeker)).toEqual([blocked])

  const refused = await app.call('applyToJob', { params: { id: blocked }, body: {} }, seeker)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'ブロックしている企業の求人です。応募するには、設定でブロックを解除してください。',
  ])
  expect((await app.call('applyToJob', { params: { id: other }, body: {} }, seeker)).status).toBe(201)
  // The block is one person's own.
  const somebody = await personOf(app)
  expect(await hiddenJobs(somebody)).toEqual([])
  expect((await app.call('applyToJob', { params: { id: blocked }, body: {} }, somebody)).status).toBe(201)

  const { id } = body.data.blocked_employer
  expect((await app.call('unblockEmployer', { params: { id } }, somebody)).status).toBe(404)
  expect((await app.call('unblockEmployer', { params: { id } }, seeker)).body.message).toBe('ブロックを解除しました')
  expect((await app.call('applyToJob', { params: { id: blocked }, body: {} }, seeker)).status).toBe(201)
})

test('a blocked company is blocked with its kind in short or behind, and another kind of company is not', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const forms = ['㈱北風', '北風株式会社', '(株) 北風', '株式会社北風', '【株】北風', '株)北風', '北風〔株']
  const jobs = await Promise.all(forms.map((company) => jobOf(app, employer, { company })))
  await jobOf(app, employer, { company: '有限会社北風' })
  await block({ name: '北風（株）' }, seeker)
  expect((await hiddenJobs(seeker)).toSorted()).toEqual(jobs.toSorted())
  for (const name of [...forms, '(株)(有)ABC 商店', '合同会社', ' 北風 株式会社 '])
    expect(await keyInDatabase(searchText(name))).toBe(companyKey(name))
})

async function keyInDatabase(normalised: string): Promise<string> {
  return (await app.open.executeSql('SELECT company_key($1) AS key', [normalised])).rows[0].key
}

test('a blocked 法人番号 covers every job of the account whose profile states it', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const corporate_number = '7000012050002'
  await app.call('updateEmployerProfile', { body: { corporate_number } }, employer)
  const job = await jobOf(app, employer, { company: '別の屋号' })
  await jobOf(app, employer, { company: '別の屋号', approval_status: 'pending', was_public: false })
  await block({ corporate_number: '７０００-０１２０-５０００２' }, seeker)
  expect(await hiddenJobs(seeker)).toEqual([job])
  expect((await app.call('applyToJob', { params: { id: job }, body: {} }, seeker)).body.code).toBe('employer-blocked')
  const somebody = await personOf(app)
  expect(await hiddenJobs(somebody)).toEqual([])
  expect((await app.call('applyToJob', { params: { id: job }, body: {} }, somebody)).status).toBe(201)
})

test('a block names a company or a valid 法人番号, once, and there are at most 200', async () => {
  const seeker = await personOf(app)
  expect((await block({}, seeker)).body.errors).toEqual([{ msg: '会社名を入力してください', path: 'name' }])
  expect((await block({ name: ' 　' }, seeker)).status).toBe(400)
  expect((await block({ corporate_number: '1000012050002' }, seeker)).body.errors[0].path).toBe('corporate_number')
  expect((await block({ name: '商店' }, seeker)).status).toBe(201)
  const again = await block({ name: ' 商店 ' }, seeker)
  expect([again.status, again.body.message]).toEqual([409, 'この企業は既にブロックしています'])
  for (let n = 1; n < limits.blockedEmployersPerUser; n += 1) await blockOf(app, seeker, `商店${n}`)
  expect((await block({ name: '一つ多い' }, seeker)).body.code).toBe('too-many-blocks')
  const page = (await app.call('listBlockedEmployers', { query: { limit: '2' } }, seeker)).body.data
  expect([page.total, page.blocked_employers.length]).toEqual([200, 2])
  const all = (await app.call('listBlockedEmployers', {}, seeker)).body.data
  expect(all.blocked_employers).toHaveLength(200)
})

test('companies of a group are blocked in one step, or none of them', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  await block({ name: '南風運輸' }, seeker)
  const jobs = await Promise.all(
    ['株式会社東風', '東風不動産', '東風物流'].map((company) => jobOf(app, employer, { company })),
  )
  const other_names = ['東風（株）', '東風不動産', ' ', '東風物流', '東風不動産', '南風運輸']
  const { status, body } = await block({ name: '株式会社東風', other_names }, seeker)
  expect([status, body.data.others.map(({ name }: { name: string }) => name)]).toEqual([
    201,
    ['東風不動産', '東風物流'],
  ])
  expect((await hiddenJobs(seeker)).toSorted()).toEqual(jobs.toSorted())
  const before = (await app.call('listBlockedEmployers', {}, seeker)).body.data.total
  expect((await block({ name: '株式会社東風', other_names: ['東風銀行'] }, seeker)).body.code).toBe('already-blocked')
  for (let n = before; n < limits.blockedEmployersPerUser - 1; n += 1) await blockOf(app, seeker, `商店${n}`)
  expect((await block({ name: '東風銀行', other_names: ['東風証券'] }, seeker)).body.code).toBe('too-many-blocks')
  expect((await app.call('listBlockedEmployers', {}, seeker)).body.data.total).toBe(limits.blockedEmployersPerUser - 1)
  expect((await block({ name: '東風銀行' }, seeker)).status).toBe(201)
})

test('the employer reads the same before and after a block', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const jobId = await jobOf(app, employer, { company: 'しらない商会' })
  const read = async () => [
    (await app.call('listApplicants', { params: { jobId } }, employer)).text,
    (await app.call('listMyJobs', {}, employer)).text,
    (await app.call('readEmployerStats', {}, employer)).text,
  ]
  await app.call('applyToJob', { params: { id: jobId }, body: {} }, seeker)
  const before = await read()
  await block({ name: 'しらない商会' }, seeker)
  expect(await read()).toEqual(before)
})
