import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { memberOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))

const posting = { title: '営業', company: '商店', location: '東京都港区', description: '新規のお客様への提案です。' }
type Sent = Record<string, unknown>
const send = (postings: Sent[], as: Person, dry_run = false) =>
  app.call('importPostings', { body: { postings, dry_run } }, as)
const outcomes = async (postings: Sent[], as: Person, dry = false) =>
  (await send(postings, as, dry)).body.data.results.map(({ outcome }: { outcome: string }) => outcome)
const titles = async (as: Person) =>
  (await app.call('listMyJobs', {}, as)).body.data.jobs.map(({ title }: { title: string }) => title).sort()

test('a trial stores nothing and gives the errors and findings of each posting', async () => {
  const employer = await personOf(app, 'employer')
  const wrong = { ...posting, title: '', salary_min: '応相談', deadline: '2020-01-01' }
  const late = { ...posting, deadline: '2020-01-01' }
  const { results } = (await send([{ ...posting, reference: 'A-1' }, wrong, late], employer, true)).body.data
  expect(results).toMatchObject([
    { outcome: 'ready', reference: 'A-1', job_id: null, errors: [] },
    { outcome: 'wrong', job_id: null, findings: [] },
    { outcome: 'wrong', errors: [{ path: 'deadline', message: '締切日は今日以降の日付にしてください' }] },
  ])
  expect(results[0].findings.map(({ code }: { code: string }) => code)).toContain('missing.pay')
  expect(results[1].errors).toEqual([
    { path: 'title', message: '求人タイトルを入力してください' },
    { path: 'salary_min', message: '入力の形式が正しくありません' },
  ])
  expect(await titles(employer)).toEqual([])
})

test('right postings wait for approval and wrong ones refuse none of them', async () => {
  const employer = await personOf(app, 'employer')
  const terms = { pay: { unit: 'month', min: 250_000, max: 300_000 }, holidays: { annual_days: 120 } }
  const postings = [
    { ...posting, terms },
    { ...posting, title: '' },
    { ...posting, title: '経理', category: 'office' },
  ]
  const { results } = (await send(postings, employer)).body.data
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['posted', 'wrong', 'posted'])
  const { job } = (await app.call('readJob', { params: { id: results[0].job_id } }, employer)).body.data
  expect(job).toMatchObject({ title: '営業', approval_status: 'pending', salary_min: 250_000, terms, is_own: true })
  expect(await titles(employer)).toEqual(['営業', '経理'])
})

test('the same file once more posts nothing again, by its numbers or by its content', async () => {
  const [employer, other] = [await personOf(app, 'employer'), await personOf(app, 'employer')]
  const postings = [
    { ...posting, reference: '1' },
    { ...posting, title: '経理' },
  ]
  expect(await outcomes(postings, employer)).toEqual(['posted', 'posted'])
  expect(await outcomes(postings, employer)).toEqual(['posted-before', 'posted-before'])
  expect(await outcomes(postings, employer, true)).toEqual(['posted-before', 'posted-before'])
  expect(await outcomes([{ ...posting, title: '名称を変更', reference: '1' }], employer)).toEqual(['posted-before'])
  expect(await outcomes(postings, other)).toEqual(['posted', 'posted'])
  expect(await titles(employer)).toEqual(['営業', '経理'])
  const [job] = (await app.call('listMyJobs', {}, employer)).body.data.jobs
  await app.call('deleteJob', { params: { id: job.id } }, employer)
  expect((await outcomes(postings, employer)).sort()).toEqual(['posted', 'posted-before'])
})

test('an import stores a number or a digest, which is deleted with the account', async () => {
  const employer = await personOf(app, 'employer')
  await outcomes(
    [
      { ...posting, reference: '社内番号7' },
      { ...posting, title: '経理' },
    ],
    employer,
  )
  const remembered = () => app.open.db.selectFrom('imported_postings').select('key').where('owner_id', '=', employer.id)
  const keys = (await remembered().execute()).map(({ key }) => key).sort()
  expect(keys).toEqual([expect.stringMatching(/^digest [\w-]{43}$/), 'reference 社内番号7'])
  await app.call('deleteAccount', { body: { password: 'password' } }, employer)
  expect(await remembered().execute()).toEqual([])
})

test('two who send the same file at once post it once', async () => {
  const employer = await personOf(app, 'employer')
  const postings = ['1', '2', '3'].map((reference) => ({ ...posting, title: `求人${reference}`, reference }))
  const both = await Promise.all([outcomes(postings, employer), outcomes(postings, employer)])
  expect(both.flat().filter((outcome) => outcome === 'posted')).toHaveLength(3)
  expect(await titles(employer)).toEqual(['求人1', '求人2', '求人3'])
})

test('recruiters import for their employer', async () => {
  const employer = await personOf(app, 'employer')
  const recruiter = await memberOf(app, employer, 'recruiter')
  expect(await outcomes([posting], recruiter)).toEqual(['posted'])
  expect(await titles(employer)).toEqual(['営業'])
})

test.each([
  { postings: [] },
  { postings: 'x' },
  { postings: [1] },
  { postings: Array.from({ length: 21 }, () => posting) },
])('anything but a list of 1 to 20 postings is refused: %#', async (body) => {
  const employer = await personOf(app, 'employer')
  expect((await app.call('importPostings', { body: body as never }, employer)).status).toBe(400)
})

test('incomplete postings become drafts of the employer, once and up to the limit', async () => {
  const employer = await personOf(app, 'employer')
  const sendDrafts = async (postings: Sent[], as: Person = employer, dry_run = false) =>
    (await app.call('importPostings', { body: { postings, dry_run, as_drafts: true } }, as)).body.data.results
  const drafts = async (as: Person = employer) => (await app.call('listJobDrafts', {}, as)).body.data.drafts
  const told = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome)
  const rows = [{ title: '営業', terms: { holidays: { annual_days: 120 } } }, { salary_min: '応相談' }]

  expect(told(await sendDrafts(rows, employer, true))).toEqual(['ready', 'wrong'])
  expect(await drafts()).toEqual([])
  const [stored, wrong] = await sendDrafts(rows)
  expect([stored.outcome, wrong.errors.map(({ path }: { path: string }) => path)]).toEqual(['drafted', ['salary_min']])
  expect(await drafts()).toMatchObject([{ id: stored.draft_id, template_name: null, posting: rows[0] }])
  expect(await sendDrafts(rows)).toMatchObject([{ outcome: 'posted-before', draft_id: stored.draft_id }, {}])

  // A posting that is a job already becomes no draft.
  expect(await outcomes([posting], employer)).toEqual(['posted'])
  expect(told(await sendDrafts([posting]))).toEqual(['posted-before'])

  const now = app.dependencies.now()
  const many = Array.from({ length: 998 }, (_, at) => ({
    ...{ id: v7(), owner_id: employer.id, posting: JSON.stringify({ title: `求人${at}` }) },
    ...{ created_at: now, updated_at: now },
  }))
  await app.open.db.insertInto('job_drafts').values(many).execute()
  const last = await sendDrafts([{ title: '求人998' }, { title: '求人999' }])
  expect(told(last)).toEqual(['drafted', 'wrong'])
  expect(last.at(-1)).toMatchObject({
    errors: [{ message: '保存できる下書きの数を超えています。不要なものを削除してください。' }],
  })
  expect(await drafts()).toHaveLength(1_000)

  const recruiter = await memberOf(app, employer, 'recruiter')
  expect(told(await sendDrafts([{ title: '求人0' }], recruiter))).toEqual(['posted-before'])
})
