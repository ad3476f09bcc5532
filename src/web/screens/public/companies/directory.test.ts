import { expect, test, vi } from 'vitest'
import { RefusalError } from '#rules/refusals.ts'
import { loader as listLoader } from '#web/screens/public/companies.tsx'
import { loader as pageLoader } from '#web/screens/public/company-detail.tsx'
import { meta } from '#web/screens/public/employer.tsx'

const report = vi.fn()
const employers = { employers: [{ id: 'e', name: '青葉商事' }], total: 1 }

/** The arguments of a loader on a board without demo data, or with it. */
function visit(url: string, { demo, api }: { demo: boolean; api: (name: string, input: unknown) => unknown }) {
  const request = new Request(`https://shigotocho.example${url}`)
  const params = { id: url.split('/').at(-1) }
  return {
    request,
    params,
    context: { get: () => ({ demo, api: async (name: string, input: unknown) => api(name, input), report }) },
  }
}
const list = (url: string, board: Parameters<typeof visit>[1]) => listLoader(visit(url, board) as never)
const page = (id: string, board: Parameters<typeof visit>[1]) => pageLoader(visit(`/companies/${id}`, board) as never)

test('without demo data the directory lists employers by its search, and samples with it', async () => {
  const api = vi.fn((name: string, _input: unknown) => (name === 'listEmployers' ? employers : { openings: [] }))
  const { data, init } = await list('/companies?q=青葉&industry=金融&page=2', { demo: false, api })
  expect([data, init?.status]).toEqual([{ employers }, 200])
  const query = { q: '青葉', industry: '金融', page: '2', limit: '24' }
  expect(api).toHaveBeenLastCalledWith('listEmployers', { query })
  expect((await list('/companies', { demo: true, api })).data).toEqual({ openings: [] })
  const failing = () => {
    throw new RefusalError('unavailable')
  }
  expect((await list('/companies', { demo: false, api: failing })).init?.status).toBe(503)
})

test('without demo data an employer’s id leads to its page, and samples do not exist', async () => {
  const api = () => ({ openings: [{ company: '株式会社テラスソフト', total: 0, jobs: [] }] })
  const id = '01a22385-a7ce-7107-a60b-4320ba4ba0ac'
  const moved = await page(id, { demo: false, api }).catch((thrown: Response) => thrown)
  expect(moved).toBeInstanceOf(Response)
  const { status, headers } = moved as Response
  expect([status, headers.get('location')]).toEqual([308, `/employers/${id}`])
  const statusOf = async (id: string, demo: boolean) => (await page(id, { demo, api })).init?.status
  const sample = 'midori-denryoku'
  expect([await statusOf(sample, false), await statusOf(sample, true), await statusOf(id, true)]).toEqual([
    404, 200, 404,
  ])
})

test('search engines list an employer with a public job or the mark, and no page that nobody has read', () => {
  const noindex = (stated: { jobs_total: number; verified_at: string | null }) => {
    const employer = { name: '青葉商事', about: null, address: null, website: null, logo_url: null, ...stated }
    const place = { location: { pathname: '/employers/e' }, matches: [], loaderData: { found: { employer } } }
    return meta(place as never).some((one) => 'name' in one && one.name === 'robots')
  }
  expect(noindex({ jobs_total: 0, verified_at: null })).toBe(true)
  expect(noindex({ jobs_total: 1, verified_at: null })).toBe(false)
  expect(noindex({ jobs_total: 0, verified_at: '2026-01-01T00:00:00.000Z' })).toBe(false)
})
