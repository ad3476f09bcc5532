import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer', { name: '採用 太郎' }))
const admin = fixture(() => personOf(app, 'admin'))
beforeAll(async () => {
  const at = (minutes: number) => ({ created_at: new Date(app.dependencies.now().getTime() - minutes * 60_000) })
  await jobOf(app, owner, {
    title: 'システム開発',
    company: 'さくら',
    location: '東京都港区',
    category: 'it',
    ...at(5),
  })
  await jobOf(app, owner, {
    title: 'Ｊａｖａエンジニア',
    description: 'しすてむ運用',
    location: '京都府京都市',
    category: 'it',
    job_type: 'contract',
    ...at(4),
  })
  await jobOf(app, owner, {
    title: '看護師',
    company: 'ｼｽﾃﾑ病院',
    location: '大阪府・東京都',
    category: 'service',
    job_type: 'part-time',
    ...at(3),
  })
  await jobOf(app, owner, {
    title: '倉庫作業',
    location: '埼玉県',
    category: 'manufacturing',
    job_type: 'dispatch',
    ...at(2),
  })
  await jobOf(app, owner, { title: '研究補助', location: '北海道札幌市', job_type: 'internship', ...at(1) })
  const hidden = [
    { approval_status: 'pending' },
    { approval_status: 'rejected', rejection_reason: '内容をご確認ください' },
    { is_active: false },
    { deadline: '2020-01-01' },
  ] as const
  for (const state of hidden) await jobOf(app, owner, { title: 'システム 隠れた求人', ...state })
})

const get = async (url: string, as: Person | null = null) =>
  (await app.inject({ method: 'GET', url, headers: bearer(as) })).body.data
const search = async (query: Record<string, string>) =>
  get(`/api/jobs?${new URLSearchParams({ limit: '100', ...query })}`)
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await search(query)).jobs.map((job: { title: string }) => job.title)

test('width, kana and case make no difference, all terms have to match, and the newest comes first', async () => {
  const systems = ['看護師', 'Ｊａｖａエンジニア', 'システム開発']
  for (const keyword of ['ｼｽﾃﾑ', 'システム', 'しすてむ', ' しすてむ　'])
    expect(await titles({ keyword })).toEqual(systems)
  for (const keyword of ['Ｊａｖａ', 'java', 'JAVA', 'ｊＡｖＡ'])
    expect(await titles({ keyword })).toEqual(['Ｊａｖａエンジニア'])
  expect(await titles({ keyword: 'java システム' })).toEqual(['Ｊａｖａエンジニア'])
  expect(await titles({ keyword: 'java　看護' })).toEqual([])
  expect(await titles({})).toEqual(['研究補助', '倉庫作業', ...systems])
})

test('京都 inside 東京都 is not Kyoto, and several prefectures may stand in one location', async () => {
  expect(await titles({ location: 'tokyo' })).toEqual(['看護師', 'システム開発'])
  expect(await titles({ location: 'kyoto' })).toEqual(['Ｊａｖａエンジニア'])
  expect(await titles({ location: 'osaka' })).toEqual(['看護師'])
})

test('category and work style filter, together with everything else, and the count agrees exactly', async () => {
  expect(await titles({ category: 'it' })).toEqual(['Ｊａｖａエンジニア', 'システム開発'])
  const styles = {
    fulltime: 'システム開発',
    parttime: '看護師',
    contract: 'Ｊａｖａエンジニア',
    dispatch: '倉庫作業',
    internship: '研究補助',
  }
  for (const [workStyle, title] of Object.entries(styles)) expect(await titles({ workStyle })).toEqual([title])
  const queries = [
    {},
    { keyword: 'システム' },
    { keyword: 'システム', location: 'tokyo', category: 'it', workStyle: 'fulltime' },
    { location: 'okinawa' },
  ]
  for (const query of queries) {
    const { total } = await get(`/api/jobs/count?${new URLSearchParams(query as never)}`)
    expect([(await search(query as never)).total, (await titles(query as never)).length]).toEqual([total, total])
  }
  expect(await titles({ keyword: '', location: '', category: '', workStyle: '' })).toHaveLength(5)
})

test('a job in the list has exactly the promised fields', async () => {
  const id = await jobOf(app, owner, {
    title: '一覧',
    requirements: ['a, b', 'c', 'd', 'e'],
    benefits: ['f'],
    salary_min: 200_000,
  })
  const { jobs } = await search({ keyword: '一覧' })
  expect(jobs[0]).toMatchObject({
    id,
    requirements: 'a, b, c, d, e',
    tags: ['a, b', 'c', 'd'],
    benefits: ['f'],
    salary_min: 200_000,
    salary_max: null,
    created_by_name: '採用 太郎',
  })
  const promised = [
    'id',
    'title',
    'company',
    'location',
    'description',
    'job_type',
    'work_style',
    'experience_level',
    'category',
    'occupations',
    'occupation_names',
    'occupations_guessed',
    'workplaces',
    'salary_min',
    'salary_max',
    'requirements',
    'tags',
    'benefits',
    'deadline',
    'publish_at',
    'is_active',
    'approval_status',
    'rejection_reason',
    'created_at',
    'updated_at',
    'created_by_name',
    'view_count',
    'application_count',
  ]
  expect(Object.keys(jobs[0]).sort()).toEqual(promised.sort())
  expect(jobs[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const detail = await get(`/api/jobs/${id}`, admin)
  expect(detail.job.requirements).toEqual(['a, b', 'c', 'd', 'e'])
  await app.open.db.deleteFrom('jobs').where('id', '=', id).execute()
})

test('an address of a job without its id leads to the list of all jobs', async () => {
  const { status, headers } = await app.inject({ method: 'GET', url: '/jobs' })
  expect([status, headers.location]).toEqual([308, '/?keyword='])
})
