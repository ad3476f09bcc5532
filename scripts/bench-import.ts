import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { figuresOf, head, line } from '#bench/figures.ts'
import { type Answer, startReaders } from '#bench/import/readers.ts'
import { load } from '#bench/search/load.ts'
import { type Row, table } from '#bench/table.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { stopOnSignal } from './run-command.ts'
import { type Product, startProduct } from './testing/start-product.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run bench:import [-- --jobs 100000]: how the site answers while public jobs are written into its database.

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } })
const jobs = Number(values.jobs)
/** The longest wait (s) for the index. */
const longestSeal = 900

stopOnSignal()
await buildWeb()
const server = await startThrowawayPostgres()
try {
  const product = await startProduct({ DATABASE_URL: server.url })
  const open = await openDatabase({ kind: 'postgres', url: server.url, timeouts: { statement: 600_000 } })
  await measure(product, open)
  await open.close()
  await product.remove()
} finally {
  await server.stop()
}
process.exit(0)

async function measure(product: Product, open: OpenDatabase): Promise<void> {
  const calm = await answersDuring(product.url, () => sleep(5_000))
  const from = performance.now()
  let imported = 0
  const whileWritten = await answersDuring(product.url, async () => {
    await load(open, jobs, new Date())
    imported = secondsSince(from)
  })
  const whileIndexed = await answersDuring(product.url, async () => {
    while ((await waiting(open)) >= 256 && secondsSince(from) < longestSeal) await sleep(250)
  })
  const sealed = secondsSince(from)
  const { stopped, lost } = await stopWhileSealing(product, open)
  console.log(`\n${jobs.toLocaleString('en')} jobs, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
  tell('before the import', calm)
  tell(`while rows are written (${imported.toFixed(0)} s)`, whileWritten)
  tell(`from then until all is in the index`, whileIndexed)
  console.log(`\n${table(rows([...whileWritten, ...whileIndexed], { sealed, stopped, lost }))}`)
}

async function answersDuring(url: string, work: () => Promise<unknown>): Promise<Answer[]> {
  const readers = startReaders(url)
  await work()
  await readers.stop()
  return readers.answers
}

/** Stops the node while it builds its index; `lost` counts jobs that were in the index before and not after. */
async function stopWhileSealing(product: Product, open: OpenDatabase): Promise<{ stopped: number; lost: number }> {
  await load(open, 20_000, new Date())
  const before = await waiting(open)
  while ((await waiting(open)) >= before) await sleep(50)
  const left = await waiting(open)
  const from = performance.now()
  await product.stop()
  const stopped = secondsSince(from)
  return { stopped, lost: Math.max(0, (await waiting(open)) - left) }
}

/** Counts the fresh jobs, which are in no segment yet. */
async function waiting(open: OpenDatabase): Promise<number> {
  const { rows } = await open.executeSql('SELECT count(*)::int AS count FROM search_fresh')
  return rows[0].count
}

function tell(when: string, answers: readonly Answer[]): void {
  console.log(`\n${when}\n${head}`)
  for (const [kind, ofKind] of Map.groupBy(answers, (answer) => answer.kind)) {
    const statuses = [...Map.groupBy(ofKind, ({ status }) => status)]
      .map(([status, some]) => `${some.length} × ${status === 0 ? 'no answer' : status}`)
      .join(', ')
    const partial = ofKind.filter((answer) => answer.partial).length
    console.log(`${line(kind, figuresOf(ofKind.map(({ ms }) => ms)))}  ${statuses}; ${partial} partial`)
  }
}

function rows(answers: readonly Answer[], figures: { sealed: number; stopped: number; lost: number }): Row[] {
  const home = answers.filter(({ kind }) => kind === 'home')
  const signIns = answers.filter(({ kind }) => kind === 'sign-in').map(({ ms }) => ms)
  const good = home.filter(({ status }) => status === 200)
  const odd = answers.filter(
    ({ status, retryAfter }) => status > 0 && status !== 200 && !(status === 503 && retryAfter),
  )
  const count = (what: string, value: number) => ({ what, value, unit: '', must: 0, aim: 0 })
  return [
    count('resets and silences', answers.filter(({ status }) => status === 0).length),
    count('answers other than 200, and 503 with Retry-After', odd.length),
    { what: 'slowest answer', value: Math.max(...answers.map(({ ms }) => ms)), unit: 'ms', must: 5_000, aim: 2_000 },
    { what: 'home answered with 200', value: (100 * good.length) / home.length, unit: '%', must: 99, aim: 100 },
    { what: 'sign-in, p95', value: figuresOf(signIns).p95, unit: 'ms', must: 1_000, aim: 300 },
    { what: 'all in the index after', value: figures.sealed, unit: 's', must: 120, aim: 60 },
    { what: 'the node ends within, while it builds', value: figures.stopped, unit: 's', must: 3, aim: 1 },
    count('jobs that left the index by that', figures.lost),
  ]
}

function secondsSince(from: number): number {
  return (performance.now() - from) / 1_000
}
