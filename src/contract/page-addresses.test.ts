import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { pageAddresses, pagePath } from './page-addresses.ts'

test("a path has the page's parameters, and the other values become its query", () => {
  expect(pagePath('home')).toBe('/')
  expect(pagePath('editJob', { jobId: '7', from: 'admin' })).toBe('/employer/jobs/7/edit?from=admin')
  expect(pagePath('login', { mode: 'signup', redirect: undefined })).toBe('/login?mode=signup')
  expect(pagePath('company', { id: 'a/b' })).toBe('/companies/a%2Fb')
  // @ts-expect-error a job's page needs the job
  expect(pagePath('job')).toBe('/jobs/:id')
})

test('every page has a route, and every route but the one for unknown addresses is a page', () => {
  type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] | undefined }
  const paths = (list: readonly Route[]): string[] =>
    list.flatMap(({ path, index, children }) => [
      ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
      ...paths(children ?? []),
    ])
  expect(paths(routes).sort()).toEqual([...Object.values(pageAddresses), '/*'].sort())
})
