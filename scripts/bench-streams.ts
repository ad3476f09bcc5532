import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { machine, spread } from '#bench/figures.ts'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { readStreams } from '#server/testing/stream-readers.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { notify } from '#store/people/notify.ts'
import { openSession } from '#store/people/sessions.ts'
import { insertUser } from '#store/people/users.ts'
import { stopOnSignal } from './run-command.ts'
import { cpuOf, memoryOf, startProduct } from './testing/start-product.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run bench:streams [-- --streams 1000 --told 200]: memory and CPU time of open notification streams on a node, and the
// time until a notification that another process wrote reaches its reader.

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '1000' }, told: { type: 'string', default: '200' } },
})
const [streams, rounds] = [Number(values.streams), Number(values.told)]

stopOnSignal()
await buildWeb()
console.log(machine())
const server = await startThrowawayPostgres()
const node = await startProduct({ DATABASE_URL: server.url, DEMO_DATA: '0' })
const open = await openDatabase({ kind: 'postgres', url: server.url })
try {
  await measure(open)
} finally {
  await open.close()
  await node.remove()
  await server.stop()
}
process.exit(0)

async function measure({ db }: OpenDatabase): Promise<void> {
  const people = await Promise.all(Array.from({ length: streams }, () => person(db)))
  const job = await jobOf(db, people[0]?.id ?? '')
  // The first streams load code that all streams share.
  await read(people.slice(0, 50))
  await sleep(2_000)
  const before = { memory: memoryOf(node.pid()), cpu: cpuOf(node.pid()) }
  const begun = performance.now()
  const told = await read(people.slice(50))
  const opening = { ms: performance.now() - begun, cpu: cpuOf(node.pid()) - before.cpu }
  await sleep(5_000)
  const each = ((memoryOf(node.pid()) - before.memory) * 1_024) / (streams - 50)
  const idle = cpuOf(node.pid())
  await sleep(20_000)
  console.log(`${streams} streams opened in ${opening.ms.toFixed(0)} ms, ${opening.cpu.toFixed(1)} s of processor time`)
  console.log(`memory of the process: ${each.toFixed(1)} KB a stream, garbage included`)
  console.log(`idle: ${((cpuOf(node.pid()) - idle) * 50).toFixed(1)} ms of processor time a second`)

  told.length = 0
  const followUps = { opened: async () => {}, add: async () => {} }
  const committed: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const to = people[50 + Math.floor(Math.random() * (streams - 50))]?.id ?? ''
    const about = { kind: 'job_found_wanting', job_id: job } as const
    const expected = told.length + 1
    await db.transaction().execute((tx) => notify(tx, followUps, { to, about, now: new Date(Date.now() - 1_000) }))
    committed.push(performance.timeOrigin + performance.now())
    while (told.length < expected) await sleep(1)
  }
  const waits = told.map(({ at }, round) => at - (committed[round] ?? at))
  console.log(`from the commit to the reader: ${spread(waits, 1)} ms (p50 / p95 / max)`)
}

/** Opens streams and waits for the first event of each. */
async function read(people: readonly { token: string }[]) {
  const { told } = readStreams(Number(new URL(node.url).port), people)
  while (told.length < people.length) await sleep(5)
  return told
}

async function person(db: OpenDatabase['db']): Promise<{ id: string; token: string }> {
  const [id, now] = [v7(), new Date()]
  const named = { id, name: '試験 太郎', email: `${id}@example.com`, password_hash: '', role: 'employer' as const }
  await insertUser(db, { ...named, created_at: now })
  return { id, token: await openSession(db, id, now) }
}

async function jobOf(db: OpenDatabase['db'], owner_id: string): Promise<string> {
  const [id, at] = [v7(), new Date()]
  const terms = { title: '経理', company: '商店', location: '東京都港区', description: '月次決算' }
  const state = { approval_status: 'approved', was_public: true, created_at: at, updated_at: at } as const
  await insertJob(db, { ...postJobInput.parse(terms), ...state, id, owner_id })
  return id
}
