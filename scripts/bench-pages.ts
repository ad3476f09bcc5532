import { loadavg } from 'node:os'
import { figuresOf, machine } from '#bench/figures.ts'
import { findWrk, type Load, load } from '#bench/pages/load.ts'
import { mixedLoad } from '#bench/pages/mixed-load.ts'
import { startRendering, startStatic } from '#bench/pages/processes.ts'
import { type ReaderResult, readWhileApproving } from '#bench/pages/readers.ts'
import { type Row, table } from '#bench/table.ts'
import { stopOnSignal } from './run-command.ts'
import { cpuOf, memoryOf, type Product, startProduct } from './testing/start-product.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run bench:pages [-- --quick]: the speed of public pages beside that of a plain server on the same machine.

const quick = process.argv.includes('--quick')
const rounds = quick ? 3 : 5
const seconds = quick ? 2 : 4
const distinct = quick ? 2_000 : 10_000
const search = `keyword=${encodeURIComponent('東京')}&workStyle=fulltime`

stopOnSignal()
await buildWeb()
await findWrk()
console.log(machine())

const warm = await startProduct()
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
const cold = await startProduct({ PAGE_CACHE_MB: '0' })
rows.push(...(await coldRows(cold)))
await cold.remove()
rows.push(...approvalRows(await approving()))
rows.push({ what: 'start to first page, warm build', value: warm.startedIn(), unit: 'ms', must: 2_000, aim: 1_000 })
rows.push({ what: 'CPU time of that start', value: startCpu, unit: 's', must: 2, aim: 1.5 })

console.log(`\n${table(rows)}\n\nload of the machine now ${loadavg()[0]?.toFixed(1)}`)
process.exit(0)

/** Medians of the product and the plain server, measured in turn so that both suffer the same noise. */
async function besideStatic(
  what: string,
  product: Product,
  path: string,
  goal: { must: number; aim: number },
): Promise<Row[]> {
  const url = `${product.url}${path}`
  const options = { seconds, connections: 50 }
  // The first responses are compressed differently; both servers must send the same bytes.
  await load(url, { ...options, seconds: 1 })
  const plain = await startStatic(url)
  for (const each of [url, plain.url]) await load(each, { ...options, seconds: 1 })
  const [ours, theirs]: [Measured[], Measured[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await measured(plain.cpu, () => load(plain.url, options)))
    ours.push(await measured(cpuFrom(product), () => load(url, options)))
  }
  await plain.stop()
  const middle = (loads: Measured[], of: keyof Measured) => median(loads.map((each) => each[of]))
  const failed = ours.reduce((sum, each) => sum + each.failed, 0)
  const [rate, reference] = [middle(ours, 'rate'), middle(theirs, 'rate')]
  const [slow, slowest] = [middle(ours, 'p99'), middle(theirs, 'p99')]
  const perCpu = middle(ours, 'perCpu') / middle(theirs, 'perCpu')
  const told = `${round(rate)}/s of ${round(reference)}/s, per CPU second ${perCpu.toFixed(2)}, ${(plain.bytes / 1_024).toFixed(1)} KB${failed ? `, ${failed} FAILED` : ''}`
  return [
    { what, value: rate / reference, unit: 'of node:http', ...goal, told },
    {
      what: `${what}: p99 at 50 at once`,
      value: slow / slowest,
      unit: 'times node:http',
      must: 3,
      aim: 1.5,
      told: `${slow.toFixed(1)} ms and ${slowest.toFixed(1)} ms`,
    },
  ]
}

type Measured = Load & { perCpu: number }

/** Adds answers per second of the server's CPU time, which other work on the machine disturbs less. */
async function measured(used: () => number, run: () => Promise<Load>): Promise<Measured> {
  const [cpu, since] = [used(), performance.now()]
  const found = await run()
  const answers = (found.rate * (performance.now() - since)) / 1_000
  return { ...found, perCpu: answers / (used() - cpu) }
}

function cpuFrom(product: Product) {
  return () => cpuOf(product.pid())
}

/**
 * The front page without a cache, beside a plain server that renders it by `renderToString` from data in memory: the
 * ratio is the cost of routing, loaders, database, page policy and compression. Then ten thousand different searches.
 */
async function coldRows(product: Product): Promise<Row[]> {
  const call = await (await fetch(`${product.url}/api/jobs?sort=new&page=1&limit=6`)).json()
  const rendering = await startRendering(call.data)
  const options = { seconds, connections: 10 }
  for (const { url } of [rendering, product]) await load(`${url}/`, options)
  const [ours, alone]: [Measured[], Measured[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measured(rendering.cpu, () => load(`${rendering.url}/`, options)))
    ours.push(await measured(cpuFrom(product), () => load(`${product.url}/`, options)))
  }
  await rendering.stop()
  const [rate, reference] = [median(ours.map((each) => each.rate)), median(alone.map((each) => each.rate))]
  const perCpu = median(ours.map((each) => each.perCpu)) / median(alone.map((each) => each.perCpu))
  const told = `${round(rate)}/s of ${round(reference)}/s, per CPU second ${perCpu.toFixed(2)}`
  const bounded = await startProduct({ PAGE_CACHE_MB: '8' })
  const through = await distinctSearches(product, bounded)
  await bounded.remove()
  return [
    {
      what: 'home, cold, cache off',
      value: rate / reference,
      unit: 'of renderToString over HTTP',
      must: 0.5,
      aim: 0.8,
      told,
    },
    {
      what: `${round(through.asked)} distinct searches, bound 8 MB`,
      value: through.rate / through.cold,
      unit: 'of cold',
      must: 0.95,
      aim: 1,
      told: `${round(through.rate)}/s of ${round(through.cold)}/s, memory grew by ${through.grown.toFixed(0)} MB in the second half${through.failed ? `, ${through.failed} FAILED` : ''}`,
    },
  ]
}

/** Sends distinct searches to both products in turn, until the bounded one has answered enough. */
async function distinctSearches(cold: Product, bounded: Product) {
  const options = { seconds, connections: 10, counting: true }
  const ask = (product: Product, slice: number) => load(`${product.url}/?keyword=k${slice}-`, options)
  const loads: [Load[], Load[]] = [[], []]
  const memory: number[] = []
  let [asked, failed] = [0, 0]
  // The cold product has rendered thousands of pages by now; the bounded one needs a warm-up.
  for (const each of [bounded, cold]) await ask(each, -1)
  for (let slice = 0; asked < distinct; slice += 1) {
    const one = await ask(bounded, slice)
    loads[0].push(one)
    loads[1].push(await ask(cold, slice))
    memory.push(memoryOf(bounded.pid()))
    asked += one.rate * seconds
    failed += one.failed
  }
  const [rate = 0, reference = 0] = loads.map((each) => median(each.map(({ rate }) => rate)))
  const grown = (memory.at(-1) ?? 0) - (memory[Math.floor(memory.length / 2)] ?? 0)
  return { asked, failed, rate, cold: reference, grown }
}

/** Times the API while pages are rendered on the same thread. */
async function mixedRow({ url }: Product): Promise<Row> {
  const [beside, alone]: [number[], number[]] = [[], []]
  await mixedLoad(url, { seconds, pagesPerSecond: 20 })
  for (let round = 0; round < rounds; round += 1) {
    beside.push(await mixedLoad(url, { seconds, pagesPerSecond: 20 }))
    alone.push(await mixedLoad(url, { seconds, pagesPerSecond: 0 }))
  }
  const [p95, reference] = [median(beside), median(alone)]
  return {
    what: 'API p95 at 200 calls/s, with 20 cold pages/s',
    value: p95,
    unit: 'ms',
    must: 50,
    aim: 15,
    told: `${reference.toFixed(1)} ms without the pages`,
  }
}

/** Two nodes on one PostgreSQL where there is one, else one node on the embedded database. */
async function approving(): Promise<ReaderResult & { nodes: number }> {
  const server = await startThrowawayPostgres().catch(() => null)
  const env: Record<string, string> = server ? { DATABASE_URL: server.url } : {}
  const nodes = [await startProduct(env)]
  if (server) nodes.push(await startProduct(env))
  const seen = await readWhileApproving(nodes.map(({ url }) => url))
  for (const node of nodes) await node.remove()
  await server?.stop()
  return { ...seen, nodes: nodes.length }
}

function approvalRows({ reads, errors, same, other, nodes }: ReaderResult & { nodes: number }): Row[] {
  const what = 'approve while 50 read'
  const told = `${reads} pages read, ${errors} errors`
  return [
    { what: `${what}: errors`, value: errors, unit: '', must: 0, aim: 0, told },
    { what: `${what}: old list asked for after, same node`, value: same, unit: 'ms', must: 1_000, aim: 100 },
    ...(nodes > 1
      ? [{ what: `${what}: the same on another node`, value: other, unit: 'ms', must: 1_000, aim: 100 }]
      : []),
  ]
}

function median(values: number[]): number {
  return figuresOf(values).p50
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en')
}
