import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { figuresOf, line, timed } from './figures.ts'
import { beginnings, mix } from './queries.ts'

const rounds = 5

/** Measures the API of a running server, with one client and with eight. */
export async function measureHttp(database: { url: string } | { folder: string }): Promise<void> {
  const args = 'url' in database ? [database.url] : ['', database.folder]
  const server = fork(join(import.meta.dirname, 'serve.ts'), args)
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    await measure(port)
    server.send('memory')
    const [{ rss }] = (await once(server, 'message')) as [{ rss: number }]
    console.log(`memory of the server: ${Math.round(rss / 2 ** 20)} MB`)
  } finally {
    server.kill()
  }
}

async function measure(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const ask = (path: string, query: Record<string, string>) =>
    request(agent, `http://127.0.0.1:${port}${path}?${new URLSearchParams(query)}`)
  const pages = mix.map(
    ({ query }) =>
      () =>
        ask('/api/jobs', { limit: '24', ...query }),
  )
  const counts = mix.map(
    ({ query: { sort: _sort, page: _page, ...query } }) =>
      () =>
        ask('/api/jobs/count', query),
  )
  const facets = mix.map(
    ({ query }) =>
      () =>
        ask('/api/jobs', { limit: '24', facets: '1', ...query }),
  )
  const suggestions = beginnings.map((q) => () => ask('/api/jobs/suggestions', { q }))
  console.log(line('HTTP, page of 24 + total, first time', figuresOf(await oneByOne(pages, 1))))
  console.log(line('HTTP, page of 24 + total', figuresOf(await oneByOne(pages, rounds))))
  console.log(line('HTTP, exact count', figuresOf(await oneByOne(counts, rounds))))
  console.log(line('HTTP, facets + page + total', figuresOf(await oneByOne(facets, rounds))))
  console.log(line('HTTP, suggestions', figuresOf(await oneByOne(suggestions, rounds))))
  await together('HTTP, page of 24 + total, 8 clients', pages)
  await beside(
    pages,
    () => ask('/api/ready', {}),
    () => ask('/api/health', {}),
  )
  agent.destroy()
}

async function oneByOne(calls: readonly (() => Promise<void>)[], times: number): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round < times; round++) for (const call of calls) measured.push(await timed(call))
  return measured
}

async function together(what: string, calls: readonly (() => Promise<void>)[]): Promise<void> {
  const measured: number[] = []
  const until = performance.now() + 8_000
  const from = performance.now()
  const client = async (start: number) => {
    for (let n = start; performance.now() < until; n += 7) measured.push(await timed(calls[n % calls.length]!))
  }
  await Promise.all(Array.from({ length: 8 }, (_, n) => client(n * 5)))
  const rate = measured.length / ((performance.now() - from) / 1_000)
  console.log(`${line(what, figuresOf(measured))}   ${rate.toFixed(0)} per second`)
}

/** How long other requests take while one client searches without a pause. */
async function beside(searches: readonly (() => Promise<void>)[], ...others: (() => Promise<void>)[]): Promise<void> {
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
    console.log(line(`HTTP, another request ${what}, alone`, figuresOf(alone)))
    console.log(line(`HTTP, another request ${what}, beside`, figuresOf(held)))
  }
}

function request(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}
