import { expect, test } from 'vitest'
import type { Api } from '#web/api/api.ts'
import { readWantedJob, wantedJobId } from './login.tsx'

const to = (redirect: string) => new URLSearchParams({ redirect })
const listing = (jobs: object[]) => (async () => ({ jobs })) as unknown as Api

test('only a job address of this site names a wanted job', () => {
  expect(wantedJobId(to('/jobs/abc'))).toBe('abc')
  expect(wantedJobId(to('/jobs/abc?tab=company'))).toBe('abc')
  expect(wantedJobId(new URLSearchParams({ returnUrl: '/jobs/abc' }))).toBe('abc')
  const others = ['/jobs/abc/def', '/jobs/', '/profile', '//evil.example/jobs/abc', 'https://evil.example/jobs/abc']
  for (const path of others) expect(wantedJobId(to(path)), path).toBeNull()
})

test('the name of a non-public job is not revealed', async () => {
  const job = {
    id: 'abc',
    title: '看護師',
    company: '青葉',
    description: '長い文',
    location: '東京都',
    salary_min: 250_000,
  }
  const wanted = await readWantedJob(to('/jobs/abc'), listing([job]))
  expect(wanted).toMatchObject({
    title: '看護師',
    company: '青葉',
    facts: [
      ['勤務地', '東京都'],
      ['時間', expect.anything()],
      ['休日', null],
    ],
  })
  expect(JSON.stringify(wanted)).not.toContain('長い文')
  expect(await readWantedJob(to('/jobs/abc'), listing([]))).toBeNull()
  expect(await readWantedJob(to('/profile'), listing([job]))).toBeNull()
  const failing = (async () => {
    throw new Error('away')
  }) as unknown as Api
  expect(await readWantedJob(to('/jobs/abc'), failing)).toBeNull()
})
