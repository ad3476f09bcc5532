import { expect, test } from 'vitest'
import type { Api } from '#web/api/api.ts'
import { readWantedJob, wantedJobId } from './login.tsx'

const to = (redirect: string) => new URLSearchParams({ redirect })
const listing = (jobs: object[]) => (async () => ({ jobs })) as unknown as Api

test('only the address of a job on this site names one', () => {
  expect(wantedJobId(to('/jobs/abc'))).toBe('abc')
  expect(wantedJobId(to('/jobs/abc?tab=company'))).toBe('abc')
  expect(wantedJobId(new URLSearchParams({ returnUrl: '/jobs/abc' }))).toBe('abc')
  const others = ['/jobs/abc/def', '/jobs/', '/profile', '//evil.example/jobs/abc', 'https://evil.example/jobs/abc']
  for (const path of others) expect(wantedJobId(to(path)), path).toBeNull()
})

test('a job of the public lists has its name; of any other, nothing is told', async () => {
  const job = { id: 'abc', title: '看護師', company: '青葉', description: '長い文' }
  expect(await readWantedJob(to('/jobs/abc'), listing([job]))).toEqual({ name: { title: '看護師', company: '青葉' } })
  expect(await readWantedJob(to('/jobs/abc'), listing([]))).toEqual({ name: null })
  expect(await readWantedJob(to('/profile'), listing([job]))).toBeNull()
  const failing = (async () => {
    throw new Error('away')
  }) as unknown as Api
  expect(await readWantedJob(to('/jobs/abc'), failing)).toEqual({ name: null })
})
