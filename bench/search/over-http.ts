import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eightClients, openClient } from '#bench/client.ts'
import { timed } from '#bench/figures.ts'
import { type BenchQuery, beginnings, hostileQueries, mix, placeQueries } from './queries.ts'
import type { Report } from './report.ts'

const rounds = 5

/** Measures the API of a running server, with one client and with eight. */
export async function measureHttp(database: { url: string } | { folder: string }, report: Report): Promise<void> {
  const args = 'url' in database ? [database.url] : ['', database.folder]
  const server = fork(join(import.meta.dirname, 'serve.ts'), args)
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const usage = async () => {
      server.send('usage')
      const [use] = (await once(server, 'message')) as [{ rss: number; cpu: number }]
      return use
    }
    await measure(port, report, async () => (await usage()).cpu)
    const { rss } = await usage()
    report.number('memory of the server', rss / 2 ** 20, 'MB')
  } finally {
    server.kill()
  }
}

async function measure(port: number, report: Report, cpu: () => Promise<number>): Promise<void> {
  const client = openClient(`http://127.0.0.1:${port}`, 16)
  const call = (path: string, query: Record<string, string>) => async () => {
    const { status } = await client.ask(`${path}?${new URLSearchParams(query)}`)
    if (status !== 200) throw new Error(`${path} with ${JSON.stringify(query)} answered ${status}`)
  }
  const pages = mix.map(({ query }) => call('/api/jobs', { limit: '24', ...query }))
  const counts = mix.map(({ query: { sort: _sort, page: _page, ...query } }) => call('/api/jobs/count', query))
  const facets = mix.map(({ query }) => call('/api/jobs', { limit: '24', facets: '1', ...query }))
  const suggestions = beginnings.map((q) => call('/api/jobs/suggestions', { q }))
  report.time('HTTP, page, first time', await oneByOne(pages, 1))
  report.time('HTTP, page', await oneByOne(pages, rounds))
  report.number('HTTP, slowest page', report.times.get('HTTP, page')?.max ?? Number.NaN, 'ms')
  report.time('HTTP, count', await oneByOne(counts, rounds))
  report.time('HTTP, facets', await oneByOne(facets, rounds))
  report.time('HTTP, suggestions', await oneByOne(suggestions, rounds))
  const { times, perSecond } = await eightClients(pages, 8)
  report.time('HTTP, page, 8 clients', times)
  report.number('8 clients', perSecond, 'per second')
  const pageOf = ({ query }: BenchQuery) => call('/api/jobs', { limit: '24', ...query })
  for (const [kind, queries] of Map.groupBy(placeQueries, ({ kind }) => kind)) {
    const searches = queries.map(pageOf)
    await oneByOne(searches, 1)
    const before = await cpu()
    report.time(`HTTP, ${kind}`, await oneByOne(searches, 2 * rounds))
    report.number(`CPU of ${kind}`, ((await cpu()) - before) / (searches.length * 2 * rounds), 'ms each in Node')
  }
  for (const [kind, queries] of Map.groupBy(hostileQueries, ({ kind }) => kind)) {
    const before = await cpu()
    report.time(`HTTP, ${kind}`, await oneByOne(queries.map(pageOf), 1))
    report.number(`CPU of ${kind}`, ((await cpu()) - before) / queries.length, 'ms each in Node')
  }
  await beside(report, pages, call('/api/ready', {}), call('/api/health', {}))
  client.close()
}

async function oneByOne(calls: readonly (() => Promise<void>)[], times: number): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round < times; round++) for (const call of calls) measured.push(await timed(call))
  return measured
}

/** Times other requests while one client searches without a pause. */
async function beside(
  report: Report,
  searches: readonly (() => Promise<void>)[],
  ...others: (() => Promise<void>)[]
): Promise<void> {
  for (const [n, what] of ['that asks the database', 'that asks nothing'].entries()) {
    const other = others[n]!
    const alone = await oneByOne([other], 200)
    let over = false
    const searching = (async () => {
      while (!over) for (const search of searches) await search()
    })()
    const held = await oneByOne([other], 300)
    over = true
    await searching
    report.time(`another request ${what}, alone`, alone)
    report.time(`another request ${what}, beside`, held)
  }
}
