import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { startAttack } from '#bench/attacks/start-attack.ts'
import { type Client, openClient } from '#bench/client.ts'
import { machine, spread } from '#bench/figures.ts'
import { markdown } from '#bench/table.ts'
import { stopOnSignal } from './run-command.ts'
import { memoryOf, type Product, startProduct } from './testing/start-product.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run bench:attacks [-- --seconds 30 --postgres --only PART_OF_A_TRICK]: how long readers wait, first on a quiet site
// and then while one machine plays every trick that once stopped the site, each on a connection of its own.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)

/** The pages that are read, and the longest time (ms) that each may take. */
const pages = {
  '/api/health': { bar: 100, path: () => '/api/health' },
  '/': { bar: 1_000, path: () => '/' },
  'a new search': {
    bar: 1_000,
    path: () => `/?keyword=${encodeURIComponent('経理')}&salaryMin=${Math.ceil(Math.random() * 300_000)}`,
  },
}

stopOnSignal()
await buildWeb()
console.log(machine())
const server = values.postgres ? await startThrowawayPostgres() : null
const product = await startProduct(server ? { DATABASE_URL: server.url } : {})
try {
  await measure(product)
} finally {
  await product.remove()
  await server?.stop()
}
process.exit(0)

async function measure({ url, pid }: Product): Promise<void> {
  const client = openClient(url, 5)
  await read(client, 2)
  const quiet = await read(client, seconds)
  const memory = memoryOf(pid())
  const [seeker, employer] = [await register(client, 'user'), await register(client, 'employer')]
  const attack = startAttack({ target: { origin: url, seeker, employer }, only: values.only })
  await sleep(1_000)
  const attacked = await read(client, seconds)
  const tally = await attack.end()
  const waits = Object.entries(pages).map(([what, { bar }]) => [
    ...[what, spread(quiet[what] ?? []), spread(attacked[what] ?? []), String(bar)],
  ])
  const shown = (counts: Record<string, number>) => Object.entries(counts).map(([status, n]) => `${n} × ${status}`)
  const answers = Object.entries(tally).map(([trick, counts]) => [trick, shown(counts).join(', ')])
  console.log(`\n${markdown([['ms, p50 / p95 / max', 'quiet', 'attacked', 'bar (max)'], ...waits])}`)
  console.log(`\n${markdown([['trick', 'answers'], ...answers])}`)
  console.log(`\nmemory of the process: ${memory.toFixed(0)} MB before, ${memoryOf(pid()).toFixed(0)} MB after`)
}

type Waits = Record<string, number[]>

/** Asks for each page about ten times a second. */
async function read({ ask }: Client, forSeconds: number): Promise<Waits> {
  const waits: Waits = {}
  const until = performance.now() + forSeconds * 1_000
  const reading = Object.entries(pages).map(async ([what, { path }]) => {
    const times: number[] = []
    waits[what] = times
    while (performance.now() < until) {
      const { status, ms } = await ask(path())
      if (status !== 200) throw new Error(`${what} was answered with ${status}`)
      times.push(ms)
      await sleep(100)
    }
  })
  await Promise.all(reading)
  return waits
}

async function register({ ask }: Client, role: 'user' | 'employer'): Promise<string> {
  const json = { name: '試験 太郎', email: `${v7()}@example.com`, password: 'himitsu-no-kotoba', role }
  return JSON.parse(String((await ask('/api/auth/register', { json })).body)).data.token
}
