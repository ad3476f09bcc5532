import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { startMailServer } from '#bench/alerts/mail-server.ts'
import { randomSearches } from '#bench/alerts/random-search.ts'
import { load } from '#bench/board/load.ts'
import { insertPeople, personId } from '#bench/board/people.ts'
import { machine } from '#bench/figures.ts'
import { markdown } from '#bench/table.ts'
import { heldTransport, smtpTransport } from '#integrations/mail/transports.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { JobMatcher } from '#workers/alerts/match-jobs.ts'
import { sendAlerts } from '#workers/alerts/send-alerts.ts'
import { notifyFavourites } from '#workers/notify-favourites.ts'
import { startTestServer } from './testing/test-server.ts'

// npm run bench:alerts: a day of alerts on PostgreSQL. Compares new jobs with saved searches, stores the hits, and sends
// the digest of the next morning through a slow mail server. Then looks for news of favourites, and writes the mails
// about posts of followed employers without sending them.

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '10000' },
    favourites: { type: 'string', default: '1000000' },
    follows: { type: 'string', default: '1000000' },
    // The mail server's time (ms) for one mail.
    mail: { type: 'string', default: '5' },
  },
})
const size = {
  people: Number(values.people),
  searches: Number(values.searches),
  jobs: Number(values.jobs),
  favourites: Number(values.favourites),
  follows: Number(values.follows),
}
const bars = { matchingCpu: 60, digest: 600, favourites: 60, follows: 60 }
const now = new Date()
const shown = (count: number) => count.toLocaleString('en')
console.log(`${machine()}\n`)

const delivery = {
  publicUrl: 'https://shigotocho.example',
  secret: 'a secret of a benchmark, long enough for it',
  acceptedSecrets: [],
  operatorEmail: 'operator@shigotocho.example',
  operatorName: '株式会社しごと帖',
  followUps: { opened: async () => {}, add: async () => {} },
  log: { info: () => {}, warn: () => {}, error: console.error },
}

const server = await startTestServer()
try {
  const open = await openDatabase({ url: server.url, timeouts: { statement: 1_800_000 } })
  await migrate(open)
  await measure(open)
  await open.close()
} finally {
  await server.stop()
}
process.exit(0)

async function measure(open: OpenDatabase): Promise<void> {
  await insertPeople(open, size.people, now)
  await saveSearches(open)
  const employers = await load(open, size.jobs, now)
  await open.executeSql('VACUUM ANALYZE')
  const lines = [['what', 'amount', 'wall s', 'processor s', 'bar', '']]

  const matcher = new JobMatcher(open.db)
  const matching = await timed(() => matcher.run(() => new Date()))
  const hits = await count(open, 'saved_search_jobs')
  lines.push([
    ...['jobs compared and stored', `${shown(size.jobs)} jobs, ${shown(size.searches)} searches, ${shown(hits)} found`],
    ...[matching.wall.toFixed(1), matching.cpu.toFixed(1), `${bars.matchingCpu} s of processor`],
    verdict(matching.cpu <= bars.matchingCpu),
  ])

  const mail = await startMailServer(Number(values.mail))
  const transport = smtpTransport({ url: mail.url, from: 'noreply@shigotocho.example' })
  const morning = new Date(now.getTime() + 25 * 60 * 60_000)
  const digest = await timed(() => sendAlerts({ ...delivery, db: open.db, transport, now: () => morning }))
  await transport.close()
  await mail.stop()
  lines.push([
    ...['digest', `${shown(mail.taken())} mails, ${values.mail} ms each`],
    ...[digest.wall.toFixed(1), digest.cpu.toFixed(1), `${bars.digest} s for 100,000`],
    verdict(digest.wall <= (bars.digest * mail.taken()) / 100_000),
  ])

  const before = await count(open, 'notifications')
  await saveFavourites(open)
  const news = await timedWithDatabase(open, () => notifyFavourites(open.db, delivery.followUps, morning))
  const told = (await count(open, 'notifications')) - before
  lines.push([
    ...['news of favourites', `${shown(await count(open, 'favourites'))} favourites, ${shown(told)} news`],
    ...[news.wall.toFixed(1), news.cpu.toFixed(1), `${bars.favourites} s of processor`],
    verdict(news.cpu <= bars.favourites),
  ])

  await followEmployers(open, employers)
  const later = new Date(morning.getTime() + 24 * 60 * 60_000)
  const posts = { ...delivery, db: open.db, transport: heldTransport(), now: () => later }
  const written = await timedWithDatabase(open, async () => {
    await sendAlerts({ ...posts, now: () => morning })
    await sendAlerts(posts)
  })
  lines.push([
    'mails to followers written',
    `${shown(await count(open, 'follows'))} follows, ${shown(await count(open, 'alert_mails'))} mails`,
    ...[written.wall.toFixed(1), written.cpu.toFixed(1), `${bars.follows} s of processor`],
    verdict(written.cpu <= bars.follows),
  ])
  console.log(markdown(lines))
  console.log(
    `\n${(hits / size.searches).toFixed(1)} jobs for a search, ${await count(open, 'alert_mails')} mails left`,
  )
}

/** Deals searches out to all people in turn; a person saves the same search once. */
async function saveSearches(open: OpenDatabase): Promise<void> {
  const search = randomSearches(20_261_122)
  const atOnce = 5_000
  for (let at = 0; at < size.searches; at += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, size.searches - at) }, (_, n) => ({
      ...{ id: v7(), user_id: personId((at + n) % size.people), name: '私の検索', search: search() },
      ...{ notify: 'daily', created_at: now },
    }))
    await sql`
      INSERT INTO saved_searches (id, user_id, name, search, "notify", created_at)
      SELECT id, user_id, name, search, "notify", created_at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row(id uuid, user_id uuid, name text, search text, "notify" text, created_at timestamptz)
      ON CONFLICT DO NOTHING`.execute(open.db)
  }
}

/** Deals jobs out to all people as favourites; then one job in a hundred closes, and one changes its pay. */
async function saveFavourites(open: OpenDatabase): Promise<void> {
  await sql`
    WITH job AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM jobs)
    INSERT INTO favourites (user_id, job_id, saved_at)
    SELECT bench_person(n % ${size.people}), job.id, ${now}
    FROM generate_series(0::bigint, ${size.favourites}::bigint - 1) AS n
    JOIN job ON job.number = (n * 7 + n / ${size.people}::bigint) % ${size.jobs}
    ON CONFLICT DO NOTHING`.execute(open.db)
  await sql`
    UPDATE jobs SET is_active = number % 100 <> 0, salary_min = salary_min - (number % 100 = 1)::int,
      updated_at = ${now}::timestamptz + interval '1 hour'
    FROM (SELECT id AS changed, row_number() OVER (ORDER BY id) AS number FROM jobs) AS numbered
    WHERE id = changed AND number % 100 < 2`.execute(open.db)
  await open.executeSql('VACUUM ANALYZE')
}

/** Deals employers out to all people; then one employer in ten posts a job. */
async function followEmployers(open: OpenDatabase, employers: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO follows (user_id, employer_id, followed_at, told)
    SELECT bench_person(n % ${size.people}),
      (${employers}::uuid[])[1 + (n * 7 + n / ${size.people}::bigint) % ${employers.length}], ${now},
      (SELECT last_value FROM listing_stamps)
    FROM generate_series(0::bigint, ${size.follows}::bigint - 1) AS n
    ON CONFLICT DO NOTHING`.execute(open.db)
  const posting = employers.filter((_, number) => number % 10 === 0)
  await sql`
    UPDATE employer_posts SET stamp = NULL, posted_at = ${now}::timestamptz + interval '1 hour'
    WHERE job_id IN (SELECT (array_agg(id))[1] FROM jobs WHERE owner_id = ANY(${posting}::uuid[]) GROUP BY owner_id)`.execute(
    open.db,
  )
  await open.executeSql('VACUUM ANALYZE')
}

async function timed(act: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  await act()
  const { user, system } = process.cpuUsage(before)
  return { wall: (performance.now() - begun) / 1_000, cpu: (user + system) / 1e6 }
}

/** The same, with the processor time of the connections to PostgreSQL. */
async function timedWithDatabase(open: OpenDatabase, act: () => Promise<unknown>) {
  // utime and stime, in 1/100 s (proc_pid_stat(5)).
  const used = sql<{ seconds: number }>`
    SELECT sum((fields[12]::bigint + fields[13]::bigint) / 100.0)::float AS seconds FROM pg_stat_activity,
      string_to_array(split_part(pg_read_file('/proc/' || pid || '/stat'), ') ', 2), ' ') AS fields
    WHERE backend_type = 'client backend'`
  const secondsOf = async () => (await used.execute(open.db)).rows[0]?.seconds ?? 0
  const before = await secondsOf()
  const { wall, cpu } = await timed(act)
  return { wall, cpu: cpu + (await secondsOf()) - before }
}

type Counted = 'saved_search_jobs' | 'alert_mails' | 'notifications' | 'favourites' | 'follows'

async function count(open: OpenDatabase, table: Counted): Promise<number> {
  const query = open.db.selectFrom(table).select(sql<number>`count(*)::int`.as('total'))
  return (await query.executeTakeFirstOrThrow()).total
}

function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'MISSED'
}
