import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { openClient, signIn } from '#bench/client.ts'
import { figuresOf, machine } from '#bench/figures.ts'
import { load } from '#bench/load.ts'
import { readWhileApproving } from '#bench/pages/readers.ts'
import { type Row, table } from '#bench/table.ts'
import { stopOnSignal } from './run-command.ts'
import { cpuOf, type Product, startProduct } from './testing/start-product.ts'
import { startTestServer } from './testing/test-server.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run bench:pages [-- --quick]: the speed of public pages beside that of a plain server on the same machine, in answers
// per second of the server's CPU time, because the load comes from the same cores.

const quick = process.argv.includes('--quick')
const rounds = quick ? 3 : 5
const seconds = quick ? 2 : 4
const search = `keyword=${encodeURIComponent('東京')}&workStyle=fulltime`

stopOnSignal()
await buildWeb()
console.log(machine())

const warm = await startProduct({ SEARCH_BUDGET: '0' })
await warm.stop()
await warm.startAgain()
const startCpu = cpuOf(warm.pid())
const rows: Row[] = []
for (const [name, path, must, aim] of [
  ['home, warm', '/', 0.65, 0.95],
  ['a search, warm', `/?${search}`, 0.6, 0.9],
  ['/api/jobs?…, warm', `/api/jobs?${search}&limit=24`, 0.6, 0.9],
] as const) {
  rows.push(...(await besideStatic(name, warm, path, { must, aim })))
}
rows.push(await mixedRow(warm))
await warm.remove()
const cold = await startProduct({ PAGE_CACHE_MB: '0', SEARCH_BUDGET: '0' })
// More connections would be refused.
await measured(cold.url, '/', cold.pid(), 10)
const { cpu: coldCpu, rate: coldRate, failed: coldFailed } = await measured(cold.url, '/', cold.pid(), 10)
await cold.remove()
rows.push({
  ...{ what: 'CPU time of home, cold, cache off', value: coldCpu, unit: 'ms', must: 16, aim: 8 },
  told: `${round(coldRate)}/s${coldFailed ? `, ${coldFailed} FAILED` : ''}`,
})
rows.push(...(await approvalRows()))
rows.push({ what: 'start to first page, warm build', value: warm.startedIn(), unit: 'ms', must: 2_000, aim: 1_000 })
rows.push({ what: 'CPU time of that start', value: startCpu, unit: 's', must: 2, aim: 1.5 })

console.log(`\n${table(rows)}\n\nload of the machine now ${loadavg()[0]?.toFixed(1)}`)
process.exit(0)

type Measured = { rate: number; p99: number; failed: number; cpu: number }

/** Answers per second, the 99th percentile (ms), and the CPU time (ms) of an answer. */
async function measured(origin: string, path: string, pid: number | undefined, connections = 50): Promise<Measured> {
  const before = cpuOf(pid)
  const { times, perSecond, failed } = await load(origin, [path], { seconds, connections })
  const cpu = ((cpuOf(pid) - before) * 1_000) / times.length
  return { rate: perSecond, p99: figuresOf(times).p99, failed, cpu }
}

/** Medians of the product and a plain server with the same answer, in turn so that both suffer the same noise. */
async function besideStatic(
  what: string,
  product: Product,
  path: string,
  goal: { must: number; aim: number },
): Promise<Row[]> {
  // The first responses are compressed differently; both servers must send the same bytes.
  await measured(product.url, path, product.pid())
  const plain = await startStatic(`${product.url}${path}`)
  await measured(plain.url, path, plain.pid)
  const [ours, theirs]: [Measured[], Measured[]] = [[], []]
  for (let n = 0; n < rounds; n += 1) {
    theirs.push(await measured(plain.url, path, plain.pid))
    ours.push(await measured(product.url, path, product.pid()))
  }
  plain.stop()
  const [our, their] = [middle(ours), middle(theirs)]
  const failed = ours.reduce((sum, each) => sum + each.failed, 0)
  return [
    {
      ...{ what, value: their.cpu / our.cpu, unit: 'of node:http', ...goal },
      told: `${round(our.rate)}/s of ${round(their.rate)}/s, ${(plain.bytes / 1_024).toFixed(1)} KB${failed ? `, ${failed} FAILED` : ''}`,
    },
    {
      ...{ what: `${what}: p99 at 50 at once`, value: our.p99 / their.p99, unit: 'times node:http', must: 3, aim: 1.5 },
      told: `${our.p99.toFixed(1)} ms and ${their.p99.toFixed(1)} ms`,
    },
  ]
}

function middle(all: Measured[]) {
  const median = (of: keyof Measured) => figuresOf(all.map((each) => each[of])).p50
  return { rate: median('rate'), p99: median('p99'), cpu: median('cpu') }
}

/** Starts a plain server that always sends the present response of `url`. */
async function startStatic(url: string) {
  const [response] = (await once(
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }),
    'response',
  )) as [IncomingMessage]
  const body = await buffer(response)
  const ofNode = /^(date|connection|keep-alive)$/i
  const headers = response.rawHeaders.filter((_, at, all) => !ofNode.test(all[at - (at % 2)] ?? ''))
  const server = fork('bench/pages/static-server.ts')
  server.send({ status: response.statusCode, headers, body: body.toString('base64') })
  const [port] = await once(server, 'message')
  return { url: `http://127.0.0.1:${port}`, pid: server.pid, bytes: body.length, stop: () => server.kill() }
}

/** Times API calls of four signed-in members, while a fifth reader has new searches rendered on the same thread. */
async function mixedRow({ url }: Product): Promise<Row> {
  const client = openClient(url, 2)
  const token = await signIn(client, 'seeker@example.com')
  const { data } = JSON.parse(String((await client.ask('/api/jobs?limit=1')).body))
  client.close()
  const times = async (besides: boolean) => {
    const run = Date.now()
    const known = ['/api/auth/me', `/api/jobs/${data.jobs[0].id}`, '/api/jobs/my-applications?page=1&limit=20']
    const paths = Array.from({ length: 4_000 }, (_, n) => ({
      path: known[n % 4] ?? `/api/jobs/count?keyword=c${run}-${n}`,
      token,
    }))
    const searches = Array.from({ length: 2_000 }, (_, n) => `/?keyword=p${run}-${n}`)
    const [api] = await Promise.all([
      load(url, paths, { connections: 4, seconds }),
      besides && load(url, searches, { connections: 1, seconds }),
    ])
    return figuresOf(api.times).p95
  }
  await times(true)
  const [beside, alone]: [number[], number[]] = [[], []]
  for (let n = 0; n < rounds; n += 1) {
    beside.push(await times(true))
    alone.push(await times(false))
  }
  return {
    ...{ what: 'API p95 of 4 members, beside new pages', value: figuresOf(beside).p50, unit: 'ms', must: 50, aim: 15 },
    told: `${figuresOf(alone).p50.toFixed(1)} ms without the pages`,
  }
}

/** Two nodes on one PostgreSQL where there is one, else one node on its own database. */
async function approvalRows(): Promise<Row[]> {
  const server = await startTestServer().catch(() => null)
  const env: Record<string, string> = { SEARCH_BUDGET: '0', ...(server && { DATABASE_URL: server.url }) }
  const nodes = [await startProduct(env)]
  if (server) nodes.push(await startProduct(env))
  const { reads, errors, same, other } = await readWhileApproving(nodes.map(({ url }) => url))
  for (const node of nodes) await node.remove()
  await server?.stop()
  const [what, delay] = ['approve while 50 read', { unit: 'ms', must: 1_000, aim: 100 }]
  return [
    { what: `${what}: errors`, value: errors, unit: '', must: 0, aim: 0, told: `${reads} pages read` },
    { what: `${what}: old list asked for after, same node`, value: same, ...delay },
    ...(server ? [{ what: `${what}: the same on another node`, value: other, ...delay }] : []),
  ]
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en')
}
