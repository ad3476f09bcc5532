import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { allThatIsRead, callsAbout, queriesAbout, searchFilters } from '#server/testing/foreign-calls.ts'
import { type MarkedBoard, markedBoard, type Side, secretPattern } from '#server/testing/marked-board.ts'
import { derivedTables, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer, endpointNames } from '#server/testing/sample-calls.ts'

let app: TestApp
let board: MarkedBoard
/** Owns what the calls are prepared with, which is nothing of the board. */
let bystander: Person
beforeAll(async () => {
  // A name: browsers make no passkeys for an address.
  const env = { PUBLIC_URL: 'http://localhost:3000', PUBLIC_JOB_PAGES: '1', LIMIT_CONTACTS_PER_ADDRESS: '100/60' }
  app = await openTestApp({ env })
  board = await markedBoard(app)
  bystander = await personOf(app, 'employer')
})
afterAll(() => app.close())

const isRead = (name: EndpointName) => endpointAddress(name).method === 'GET' && name !== 'readOpenapi'
const reads = endpointNames.filter(isRead)
const writes = endpointNames.filter((name) => endpointAddress(name).method !== 'GET')

/** What somebody has read that is not theirs. */
function leaksIn(text: string, reader: Person | null): string[] {
  const found = new Set(text.match(secretPattern))
  return [...found].flatMap((value) => {
    const secret = board.secrets.get(value)
    return !secret || secret.readers.some(({ id }) => id === reader?.id) ? [] : secret.what
  })
}

/** Nobody, everybody of one side, and of the other those who own what is private. */
const readers = () => {
  const [{ employer, recruiter, reader, seeker }, other] = board.sides
  return [null, employer, recruiter, reader, seeker, other.employer, other.seeker, board.admin]
}

/** Ids of both sides together. */
function allIds(): Side['ids'] {
  const [a, b] = board.sides
  const kinds = Object.keys(a.ids) as (keyof Side['ids'])[]
  return Object.fromEntries(kinds.map((kind) => [kind, [...a.ids[kind], ...b.ids[kind]]])) as Side['ids']
}

test('the number that a list tells is the number of what it shows', async () => {
  for (const caller of readers()) {
    for (const name of reads) {
      const { list }: Endpoint = endpoints[name]
      const page = queriesAbout(name, allIds())[0]
      if (!list || !page) continue
      const due = (await callsAbout(name, board.sides[0].ids, { app, owner: bystander, caller }))[0] ?? {}
      const { body } = (await allThatIsRead(app, name, { ...due, query: page } as never, caller)).reply
      if (!body?.success) continue
      const { [list]: rows, total, count = total, counts } = body.data
      const each = counts ? Object.values<number>(counts).reduce((sum, next) => sum + next, 0) : total
      expect([name, total, count, each]).toEqual([name, rows.length, rows.length, rows.length])
    }
  }
})

test('a person who has nothing yet reads zeros and empty lists', async () => {
  for (const role of ['user', 'employer'] as const) {
    const caller = await personOf(app, role)
    const sessions = app.open.db.selectFrom('sessions').select('id').where('user_id', '=', caller.id)
    const own = [caller.id, ...(await sessions.execute()).map(({ id }) => id)]
    for (const name of reads) {
      // What a sample call would make for its parameters is something that the person has.
      if (endpointAddress(name).path.includes(':')) continue
      const { reply } = await allThatIsRead(app, name, {}, caller)
      if (reply.status !== 200 || isPublicRead(name) || !reply.body?.data) continue
      // A figure of all employers together.
      delete reply.body.data.answer_time_of_all
      expect([name, numbersIn(reply.body.data).filter((number) => number !== 0)]).toEqual([name, []])
      const ids = JSON.stringify(reply.body.data).match(secretPattern) ?? []
      expect([name, ids.filter((id) => !own.includes(id))]).toEqual([name, []])
    }
    // Mails about favourites are off until the person says yes.
    const { settings } = (await app.call('readNotificationSettings', {}, caller)).body.data
    delete settings.kinds.favourite_changed
    expect(JSON.stringify(settings)).not.toContain('false')
  }
})

test('a job that was never public is 404 for everybody without permission', async () => {
  const [{ ids }, { employer, seeker }] = board.sides
  const pending = ids.job.find((id) => board.secrets.get(id)?.what === 'id of a pending job') ?? ''
  for (const caller of [null, seeker, employer]) {
    for (const name of ['readJob', 'applyToJob', 'reportJob'] as const) {
      const body = { reason: 'other' } as never
      const [told, due] = [
        await app.call(name, { params: { id: pending }, body }, caller),
        await app.call(name, { params: { id: v7() }, body }, caller),
      ]
      expect([name, told.status, told.body]).toEqual([name, due.status, due.body])
    }
  }
})

test('only people who manage a job read its findings, its decisions and who stopped it', async () => {
  const [{ publicJob, employer }, { seeker, employer: other }] = board.sides
  const inward = ['findings', 'decisions', 'stopped_by_operator']
  for (const caller of [null, seeker, other]) {
    const { job } = (await app.call('readJob', { params: { id: publicJob } }, caller)).body.data
    expect(Object.keys(job).filter((key) => inward.includes(key))).toEqual([])
  }
  expect((await app.call('readJob', { params: { id: publicJob } }, employer)).body.data.job).toHaveProperty('findings')
})

/** Members of rows that no answer holds. */
const inward =
  /password_hash|"password":|owner_id|user_id|search_text|prefectures|was_public|email_key|avatar_name|"hash"|session_id|"webp"|"content"|public_key|credential_id|"sealed"|last_step/

/** Members of answers that tell operators who posts, what was reported, and who decides. */
const forOperators = /"(?:poster|linked|employer_record|case_id|decided_by_you|suspended_by_you|report_count|found)":/

test('no page tells operators’ words or what is private to anybody else', async () => {
  const [{ publicJob, employer, seeker }] = board.sides
  for (const caller of [null, seeker, employer]) {
    // The second time from the cache.
    for (const url of [`/jobs/${publicJob}`, `/jobs/${publicJob}`, '/', '/transparency']) {
      const { text } = await app.inject({ method: 'GET', url, headers: caller ? bearer(caller) : {} })
      expect([url, leaksIn(text, caller), text.match(forOperators)]).toEqual([url, [], null])
    }
  }
})

test('a case that is not on the desk is unknown to administrators too', async () => {
  const [id = ''] = [...board.secrets].find(([, { what }]) => what === 'id of a case that is not on the desk') ?? []
  const { status } = await app.call('closeReport', { params: { id }, body: { note: '確認した' } }, board.admin)
  expect(status).toBe(404)
})

test('every read tells each reader their own private values, nobody else’s, and nothing meant for operators', async () => {
  const ids = allIds()
  const seen = new Map<string, string>()
  for (const caller of readers()) {
    for (const name of reads) {
      const scene = { app, owner: bystander, caller }
      const calls = await callsAbout(name, ids, scene)
      const due = calls[0] ?? {}
      for (const call of [...calls, ...queriesAbout(name, ids).map((query) => ({ ...due, query }))]) {
        const { reply, text } = await allThatIsRead(app, name, call as never, caller)
        expect([name, reply.status]).not.toEqual([name, 500])
        expect([name, caller?.role, leaksIn(text, caller)]).toEqual([name, caller?.role, []])
        expect([name, text.match(inward)]).toEqual([name, null])
        expect(text).not.toContain('$argon2')
        if (caller?.role !== 'admin') expect([name, text.match(forOperators)]).toEqual([name, null])
        for (const value of text.match(secretPattern) ?? []) seen.set(`${value} ${caller?.id}`, name)
      }
    }
  }
  const asked = new Set(readers().map((reader) => reader?.id))
  // A mark that its reader never meets would prove nothing about the others.
  const unseen = [...board.secrets].flatMap(([value, { what, readers }]) => {
    const reader = readers[0]
    return !reader || !asked.has(reader.id) || seen.has(`${value} ${reader.id}`) ? [] : [what]
  })
  expect(unseen).toEqual([])
})

test('a search for words that the reader may not read finds what a search for unknown words finds', async () => {
  const unknown = 'mk0000000000000000'
  for (const [of, other] of [board.sides, board.sides.toReversed()] as [Side, Side][]) {
    for (const caller of [null, other.seeker, other.employer]) {
      for (const name of reads) {
        for (const filter of searchFilters(name)) {
          const ask = async (word: string) => {
            const { reply } = await allThatIsRead(app, name, { query: { [filter]: word } } as never, caller)
            return [reply.status, reply.text.replaceAll(word, '')]
          }
          const due = await ask(unknown)
          for (const word of of.searched) expect([name, filter, await ask(word)]).toEqual([name, filter, due])
        }
      }
    }
  }
})

test('feeds, sitemaps and structured data contain public data only', async () => {
  const documents = ['/robots.txt', '/llms.txt', '/feed.atom', '/sitemap.xml', '/sitemaps/pages.xml']
  const pictures = allIds().job.map((id) => `/jobs/${id}/picture.png`)
  for (const url of [...documents, '/sitemaps/jobs-1.xml', '/feeds/indeed.xml', ...pictures]) {
    const { status, text } = await app.inject({ method: 'GET', url })
    expect([url, leaksIn(text, null)]).toEqual([url, []])
    // Only hidden jobs are in this prefecture, and only they state an hourly pay.
    expect(text).not.toContain('okinawa')
    const isHidden = url.startsWith('/jobs/') && !board.sides.some(({ publicJob }) => url.includes(publicJob))
    expect([url, status]).toEqual([url, isHidden ? 404 : 200])
  }
})

test("a team's viewer cannot change anything", async () => {
  const [{ employer, ids }] = board.sides
  const callers: Person[] = []
  const before = await rowsOfTheBoard(callers)
  for (const name of writes) {
    // New for each call, because some calls end the account that makes them.
    const caller = await memberOf(app, employer, 'viewer')
    callers.push(caller)
    for (const call of await callsAbout(name, ids, { app, owner: bystander, caller })) {
      const { reply } = await allThatIsRead(app, name, call, caller)
      expect([name, reply.status]).not.toEqual([name, 500])
    }
  }
  expect(await rowsOfTheBoard(callers)).toEqual(before)
})

test.each(['nobody', 'user', 'employer', 'admin'] as const)(
  'a call by %s that names what belongs to others changes nothing of theirs, and tells nothing of it',
  async (role) => {
    const [of] = board.sides
    const callers: Person[] = []
    const before = await rowsOfTheBoard(callers)
    for (const name of writes) {
      // Anybody may report a public job, and a report of nobody names nobody.
      if (role === 'nobody' && name === 'reportJob') continue
      // New for each call, because some calls end the account that makes them.
      const caller = role === 'nobody' ? null : await personOf(app, role)
      if (caller) callers.push(caller)
      const all = await callsAbout(name, await withOwn(of.ids, caller), { app, owner: bystander, caller })
      // Administrators may change what they name, and nothing else.
      const calls = role === 'admin' ? all.slice(0, 1) : all
      for (const call of calls) {
        const { reply, text } = await allThatIsRead(app, name, call, caller)
        expect([name, reply.status]).not.toEqual([name, 500])
        expect([name, leaksIn(withoutSentIds(text, call), caller)]).toEqual([name, []])
        expect([name, text.match(inward)]).toEqual([name, null])
      }
    }
    expect(await rowsOfTheBoard(callers)).toEqual(before)
  },
)

const isPublicRead = (name: EndpointName) => ['public', 'job-pages'].includes(endpoints[name].access)

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** The answer without the ids that the caller sent. */
function withoutSentIds(text: string, { body }: { body?: unknown }): string {
  const { ids } = z.object({ ids: z.array(z.string()).default([]) }).parse(body ?? {})
  return ids.reduce((rest, id) => rest.replaceAll(id, ''), text)
}

/** The same ids with an own job of the caller: an address may combine it with foreign ids. */
async function withOwn(ids: Side['ids'], caller: Person | null): Promise<Side['ids']> {
  if (caller?.role !== 'employer') return ids
  return { ...ids, job: [...ids.job, await jobOf(app, caller)] }
}

/** Who applied or asked tells the employer of it, and its webhooks. */
const hasCause = ['notifications', 'webhook_deliveries']
const whoCaused = sql`coalesce((SELECT user_id::text FROM applications WHERE id = t.application_id),
  (SELECT asker_id::text FROM reader_questions WHERE id::text = to_jsonb(t) ->> 'question_id'), '')`

/** Anybody's report moves the version of the case that it joins. */
const versionIn = (table: string) => (table === 'job_report_cases' ? 'updated_at' : '')

/** All rows that name somebody or something of the board, but for those that also name one of the callers. */
async function rowsOfTheBoard(callers: readonly Person[]): Promise<string[]> {
  const { db } = app.open
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  // A report opens a case.
  const counting = /^(cases|job_checks|audit_log)$/
  const parts = tables
    .filter((table) => !counting.test(table) && !derivedTables.test(table))
    .map(
      (
        table,
      ) => sql`SELECT ${table} || ' ' || (to_jsonb(t) - 'view_count' - 'application_count' - ${versionIn(table)}::text)
          || ${hasCause.includes(table) ? whoCaused : sql`''`} AS row
        FROM ${sql.table(table)} t`,
    )
  const { rows } = await sql<{ row: string }>`
    SELECT row FROM (${sql.join(parts, sql` UNION ALL `)}) AS rows
    WHERE row ~ ${Object.values(allIds()).flat().join('|')} ORDER BY row`.execute(db)
  return rows.map(({ row }) => row).filter((row) => !callers.some(({ id }) => row.includes(id)))
}
