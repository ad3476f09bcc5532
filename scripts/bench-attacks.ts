import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { startAttack } from '#bench/attacks/start-attack.ts'
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
const bars = { '/api/health': 100, '/': 1_000, 'a search not seen before': 1_000 }

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
  await read(url, 2)
  const quiet = await read(url, seconds)
  const memory = memoryOf(pid())
  const [seeker, employer] = [await register(url, 'user'), await register(url, 'employer')]
  const attack = startAttack({ target: { origin: url, seeker, employer }, only: values.only })
  await sleep(1_000)
  const attacked = await read(url, seconds)
  const tally = await attack.end()
  const waits = Object.entries(bars).map(([what, bar]) => [
    ...[what, spread(quiet[what] ?? []), spread(attacked[what] ?? []), String(bar)],
  ])
  const answers = Object.entries(tally).map(([trick, counts]) => [
    ...[
      trick,
      Object.entries(counts)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    ],
  ])
  console.log(`\n${markdown([['ms, p50 / p95 / max', 'quiet', 'attacked', 'bar (max)'], ...waits])}`)
  console.log(`\n${markdown([['trick', 'answers'], ...answers])}`)
  console.log(`\nmemory of the process: ${memory.toFixed(0)} MB before, ${memoryOf(pid()).toFixed(0)} MB after`)
}

type Waits = Record<string, number[]>

/** Asks for each page about ten times a second. */
async function read(url: string, forSeconds: number): Promise<Waits> {
  const waits: Waits = {}
  const until = performance.now() + forSeconds * 1_000
  const ask = async (what: string, path: () => string) => {
    while (performance.now() < until) {
      const begun = performance.now()
      const answer = await fetch(`${url}${path()}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${what} was answered with ${answer.status}`)
      waits[what] = [...(waits[what] ?? []), performance.now() - begun]
      await sleep(100)
    }
  }
  await Promise.all([
    ask('/api/health', () => '/api/health'),
    ask('/', () => '/'),
    ask(
      'a search not seen before',
      () => `/?keyword=${encodeURIComponent('経理')}&salaryMin=${String(1 + Math.floor(Math.random() * 300_000))}`,
    ),
  ])
  return waits
}

async function register(url: string, role: 'user' | 'employer'): Promise<string> {
  const body = JSON.stringify({ name: '試験 太郎', email: `${v7()}@example.com`, password: 'himitsu-no-kotoba', role })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })
  return (await answer.json()).data.token
}
