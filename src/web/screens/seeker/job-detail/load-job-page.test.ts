import { expect, test, vi } from 'vitest'
import { Refused } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { loadJobPage } from './load-job-page.ts'

const answering = (answer: () => unknown) => (async () => answer()) as unknown as Api
const refusing = (error: Error) =>
  answering(() => {
    throw error
  })

test('where job pages are for members, the document holds the frame only', async () => {
  const page = await loadJobPage(refusing(new Refused('not-signed-in')), '1')
  expect(page).toMatchObject({ access: 'members', state: null, missing: false, status: 200 })
})

test('where job pages are open, the document holds the job', async () => {
  const job = { title: '看護師', company: '青葉', location: '仙台', description: '訪ねます。\n・記録' }
  const page = await loadJobPage(
    answering(() => ({ job })),
    '1',
  )
  expect(page).toMatchObject({
    access: 'open',
    title: '看護師',
    description: '青葉（仙台）の求人。訪ねます。 ・記録',
    status: 200,
  })
  expect(page.state?.queries).toHaveLength(1)
})

test('a job that the public does not have is 404', async () => {
  expect(await loadJobPage(refusing(new Refused('job-not-found')), '1')).toMatchObject({ missing: true, status: 404 })
})

test('a failing database leaves the frame, and the page is not kept', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await loadJobPage(refusing(new Error('away')), '1')).toMatchObject({
    access: 'open',
    state: null,
    status: 503,
  })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
