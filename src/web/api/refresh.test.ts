import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropFromList } from './list-cache.ts'
import { readKey } from './read-query.ts'
import { refreshAfter } from './refresh.ts'

let client: QueryClient
vi.mock('./query-client.ts', () => ({ queryClient: () => client }))

beforeEach(() => {
  client = new QueryClient()
})

const isOutdated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated

test('a change invalidates exactly the reads that the contract names', async () => {
  const page = readKey('listMyJobs', { query: { page: '2' } })
  client.setQueryData(page, { jobs: [] })
  client.setQueryData(readKey('readEmployerStats'), {})
  client.setQueryData(readKey('listResumes'), { resumes: [] })
  await refreshAfter('postJob')
  expect([page, readKey('readEmployerStats'), readKey('listResumes')].map(isOutdated)).toEqual([true, true, false])
})

test('reading outdates nothing', async () => {
  client.setQueryData(readKey('readJob', { params: { id: 'a' } }), {})
  await refreshAfter('readJob')
  expect(isOutdated(readKey('readJob', { params: { id: 'a' } }))).toBe(false)
})

test('a first read that was under way during the change is asked again', async () => {
  const queryKey = readKey('readApplicant', { params: { jobId: 'a', applicationId: 'b' } })
  let answer = (_status: string) => {}
  let reads = 0
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      reads += 1
      return new Promise<string>((resolve) => {
        answer = resolve
      })
    },
  })
  const leave = observer.subscribe(() => {})
  const refreshed = refreshAfter('undoApplicationChanges')
  answer('before')
  await vi.waitFor(() => expect(reads).toBe(2))
  answer('after')
  await refreshed
  expect(client.getQueryData(queryKey)).toBe('after')
  leave()
})

test('a page of a list from which an item was dropped stays outdated', async () => {
  const page = readKey('listAllJobs', { query: { page: '2' } })
  client.setQueryData(page, { total: 3, jobs: [{ id: 'a' }] })
  await refreshAfter('deleteJob')
  dropFromList(client, 'listAllJobs', 'b')
  expect(client.getQueryData(page)).toEqual({ total: 2, jobs: [{ id: 'a' }] })
  expect(isOutdated(page)).toBe(true)
})
