import { expect, test, vi } from 'vitest'
import { RefusalError } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { loadJobPage } from './load-job-page.ts'

const answering = (answer: () => unknown) => (async () => answer()) as unknown as Api
const report = vi.fn()
const load = (api: Api, over = false) =>
  loadJobPage({ api, id: '1', isOver: async () => over, report, describe: (job) => ({ title: job.title }) })
const refusing = (error: Error) =>
  answering(() => {
    throw error
  })

test('public job pages contain the job in the document', async () => {
  const job = {
    ...{ id: '1', title: '看護師', company: '青葉', location: '仙台', workplaces: [], occupations: [] },
    ...{ description: '訪ねます。\n・記録', updated_at: '2026-11-20T00:00:00.000Z' },
  }
  const page = await load((async (name: string) => (name === 'readJob' ? { job } : { jobs: [] })) as unknown as Api)
  expect(page).toMatchObject({
    access: 'open',
    title: '看護師',
    description: '青葉（仙台）の求人。訪ねます。 ・記録',
    posting: { title: '看護師' },
    status: 200,
  })
  expect(page.picture).toMatch(/^\/jobs\/1\/picture\.png\?v=/)
  expect(page.state?.queries).toHaveLength(4)
})

test.each([
  [
    'for members the document holds the frame only',
    new RefusalError('not-signed-in'),
    false,
    200,
    { access: 'members' },
  ],
  ['a job that the public does not have is 404', new RefusalError('job-not-found'), false, 404, { missing: true }],
  ['a job that the public had is 410', new RefusalError('job-not-found'), true, 410, { missing: true, over: true }],
  ['a failing database leaves the frame, and the page is not kept', new Error('away'), false, 503, { access: 'open' }],
])('%s', async (_, error, over, status, page) => {
  report.mockClear()
  expect(await load(refusing(error), over)).toMatchObject({ missing: false, state: null, ...page, status })
  expect(report).toHaveBeenCalledTimes(status === 503 ? 1 : 0)
})

test('a job that the public had has no description for search engines', async () => {
  expect((await load(refusing(new RefusalError('job-not-found')), true)).posting).toBeNull()
})
