import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import PostalMime from 'postal-mime'
import { v7 } from 'uuid'
import { startAttack } from '#bench/attacks/start-attack.ts'
import { importSheet, upload } from '#bench/attacks/tricks.ts'
import { type Answer, type Client, openClient, signIn } from '#bench/client.ts'
import { machine, spread } from '#bench/figures.ts'
import { markdown } from '#bench/table.ts'
import { stopOnSignal } from './run-command.ts'
import { memoryOf, type Product, startProduct } from './testing/start-product.ts'
import { startTestServer } from './testing/test-server.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run bench:attacks [-- --seconds 30 --accounts 20 --postgres --only PART_OF_A_TRICK]: how long readers and one honest
// person wait, first on a quiet site and then while one machine plays every trick that once stopped the site, each on a
// connection of its own, those of a job seeker with so many accounts.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    accounts: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)

/** What is asked for again and again, `pauseMs` after each answer, and the longest time (ms) that it may take. */
type Watched = { bar: number; pauseMs: number; ask(): Promise<Pick<Answer, 'status'>> }

const pdf = Buffer.from(`%PDF-1.7\n${'履歴書'.repeat(10_000)}`)

stopOnSignal()
await buildWeb()
console.log(machine())
const server = values.postgres ? await startTestServer() : null
// The honest person has another network address than the attackers.
const product = await startProduct({ TRUST_PROXY: '127.0.0.1', ...(server && { DATABASE_URL: server.url }) })
try {
  await measure(product)
} finally {
  await product.remove()
  await server?.stop()
}
process.exit(0)

async function measure({ url, pid, dataDir }: Product): Promise<void> {
  const client = openClient(url, 8, '198.51.100.1')
  const honest = await register(client, 'user')
  const watched = {
    ...readers(client),
    ...(await deedsOf(honest, client, url)),
    ...(await postings(client)),
    ...(await integrations(client, url)),
    ...codes(client, dataDir),
  }
  await watch(watched, 2)
  const quiet = await watch(watched, seconds)
  const memory = memoryOf(pid())
  const seekers = await Promise.all(Array.from({ length: Number(values.accounts) }, () => register(client, 'user')))
  const employer = await register(client, 'employer')
  const silent = await endpoint(() => new Promise(() => undefined))
  const webhook = await webhookOf(client, employer, silent)
  const attack = startAttack({ target: { origin: url, employer, webhook }, seekers, only: values.only })
  await sleep(1_000)
  const attacked = await watch(watched, seconds)
  const tally = await attack.end()
  const waits = Object.entries(watched).map(([what, { bar }]) => {
    const { times = [], refused = [] } = attacked[what] ?? {}
    return [what, spread(quiet[what]?.times ?? []), spread(times), String(bar), `${refused.length} of ${times.length}`]
  })
  const shown = (counts: Record<string, number>) => Object.entries(counts).map(([status, n]) => `${n} × ${status}`)
  const answers = Object.entries(tally).map(([trick, counts]) => [trick, shown(counts).join(', ')])
  console.log(`\n${markdown([['ms, p50 / p95 / max', 'quiet', 'attacked', 'bar (max)', 'refused'], ...waits])}`)
  console.log(`\n${markdown([['trick', 'answers'], ...answers])}`)
  console.log(`\nmemory of the process: ${memory.toFixed(0)} MB before, ${memoryOf(pid()).toFixed(0)} MB after`)
}

/** Each page about ten times a second, a new search once. */
function readers({ ask }: Client): Record<string, Watched> {
  const search = () => `/?keyword=${encodeURIComponent('経理')}&salaryMin=${Math.ceil(Math.random() * 300_000)}`
  return {
    '/api/health': { bar: 100, pauseMs: 100, ask: () => ask('/api/health') },
    '/': { bar: 1_000, pauseMs: 100, ask: () => ask('/') },
    'a new search': { bar: 1_000, pauseMs: 1_000, ask: () => ask(search()) },
  }
}

/** A resume, a paper and an application of one person, every two seconds. */
async function deedsOf(token: string, { ask }: Client, url: string): Promise<Record<string, Watched>> {
  const { body } = await ask('/api/jobs?page=1&limit=100')
  const jobs: { id: string }[] = JSON.parse(String(body)).data.jobs
  const apply = () => ask(`/api/jobs/${jobs.pop()?.id}/apply`, { token, json: {} })
  const often = { bar: 10_000, pauseMs: 2_000 }
  return {
    'a resume': { ...often, ask: async () => ({ status: await upload(url, 'uploadResume', pdf, token) }) },
    'a paper': { ...often, ask: () => ask('/api/papers/rirekisho.pdf', { token }) },
    'an application': { ...often, ask: apply },
  }
}

/** What an honest employer posts and an administrator approves, once a second. */
async function postings(client: Client): Promise<Record<string, Watched>> {
  const [employer, admin] = [await register(client, 'employer'), await signIn(client, 'admin@example.com')]
  const json = { title: '経理', company: '商店', location: '東京都港区', description: '帳簿をつけます。' }
  const post = () => client.ask('/api/jobs', { token: employer, json })
  const ids: string[] = []
  while (ids.length < 2 * seconds + 4) ids.push(JSON.parse(String((await post()).body)).data.job.id)
  const approve = () => client.ask(`/api/jobs/${ids.pop()}/approve`, { token: admin, json: {} })
  const often = { bar: 1_000, pauseMs: 1_000 }
  return { 'a posting': { ...often, ask: post }, 'an approval': { ...often, ask: approve } }
}

/** A webhook from its press to its arrival, and a small table to import, every two seconds. */
async function integrations(client: Client, url: string): Promise<Record<string, Watched>> {
  const employer = await register(client, 'employer')
  let arrived = Promise.withResolvers<void>()
  const webhook = await webhookOf(client, employer, await endpoint(async () => arrived.resolve()))
  const deliver = async () => {
    arrived = Promise.withResolvers()
    const answer = await client.ask(webhook, { token: employer, json: {} })
    await Promise.race([arrived.promise, sleep(30_000)])
    return answer
  }
  const sheet = '求人タイトル,会社名,勤務地,仕事内容\n営業,商店,東京都港区,提案です。\n'
  const often = { bar: 10_000, pauseMs: 2_000 }
  return {
    'a webhook': { ...often, ask: deliver },
    'an import': { ...often, ask: async () => ({ status: await importSheet(url, sheet, employer) }) },
  }
}

/** A newcomer who signs up by a mailed code, from asking to the session. */
function codes({ ask }: Client, dataDir: string): Record<string, Watched> {
  const signUp = async () => {
    const email = `${v7()}@example.com`
    const asked = await ask('/api/auth/code', { json: { email } })
    if (asked.status !== 200) return asked
    const code = await mailedCode(join(dataDir, 'mail'), email)
    return ask('/api/auth/code/confirm', { json: { email, code, name: '試験 花子' } })
  }
  // An address may ask for twenty codes an hour.
  return { 'a code by mail': { bar: 10_000, pauseMs: 4_000, ask: signUp } }
}

/** The code in the mail to an address; '' if none comes. */
async function mailedCode(folder: string, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const names = (await readdir(folder).catch(() => [])).sort().slice(-20)
    for (const name of names) {
      const { to: recipients, subject } = await PostalMime.parse(await readFile(join(folder, name)))
      if (recipients?.some(({ address }) => address === to)) return /\d{6}$/.exec(subject ?? '')?.[0] ?? ''
    }
    await sleep(100)
  }
  return ''
}

/** Where an employer has its new webhook tested, which leads to `endpoint`. */
async function webhookOf({ ask }: Client, token: string, endpoint: string): Promise<string> {
  const { body } = await ask('/api/employer/webhooks', { token, json: { url: endpoint, events: ['job.approved'] } })
  return `/api/employer/webhooks/${JSON.parse(String(body)).data.webhook.id}/test`
}

/** A local endpoint of webhooks. */
async function endpoint(take: () => Promise<void>): Promise<string> {
  const server = createServer((_request, response) => void take().then(() => response.writeHead(204).end()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

type Waits = { times: number[]; refused: number[] }

async function watch(all: Record<string, Watched>, forSeconds: number): Promise<Record<string, Waits>> {
  const waits: Record<string, Waits> = {}
  const until = performance.now() + forSeconds * 1_000
  const watching = Object.entries(all).map(async ([what, { pauseMs, ask }]) => {
    const { times, refused }: Waits = { times: [], refused: [] }
    waits[what] = { times, refused }
    while (performance.now() < until) {
      const from = performance.now()
      const { status } = await ask()
      times.push(performance.now() - from)
      if (status >= 300 || status === 0) refused.push(status)
      await sleep(pauseMs)
    }
  })
  await Promise.all(watching)
  return waits
}

async function register({ ask }: Client, role: 'user' | 'employer'): Promise<string> {
  const json = { name: '試験 太郎', email: `${v7()}@example.com`, password: 'himitsu-no-kotoba', role }
  return JSON.parse(String((await ask('/api/auth/register', { json })).body)).data.token
}
