import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { listPublicJobs } from '#actions/jobs/reading.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { publishDue } from '#store/jobs/publication.ts'
import { JobMatcher } from '#workers/alerts/match-jobs.ts'

let matcher: JobMatcher
/** Both nodes' time: a busy machine does not let the seconds pass in which a decision is undone. */
let time = Date.now()
function nextMs(): Date {
  time += 1
  return new Date(time)
}
let owner: Person
let admin: Person
let seeker: Person
let applicant: Person
const app = fixture(openTestApp)
/** A second node of the application on the same database. */
const other = fixture(() => openTestApp({ open: { ...app.open, close: async () => {} } }))
beforeAll(async () => {
  for (const node of [app, other]) node.dependencies.now = nextMs
  matcher = new JobMatcher(app.open.db)
  owner = await personOf(app, 'employer')
  admin = await personOf(app, 'admin')
  seeker = await personOf(app)
  applicant = await personOf(app)
})

const steps = ['edit', 'earlier', 'later', 'approve', 'reject', 'undo', 'withdraw'] as const
const states = ['close', 'reopen', 'stop', 'expire', 'plan', 'due', 'take-back'] as const
type Step = (typeof steps)[number] | (typeof states)[number]

type Fields = { title: string; deadline: string | null }
/** What must hold: the approved version, the correction, and what an undo would bring back. */
type Expected = {
  approved: Fields
  correction: Partial<Fields> | null
  rejected: boolean
  active: boolean
  stopped: boolean
  /** Whether it waits for its time of publication. */
  planned: boolean
  last: { kind: 'approved' | 'rejected'; before: Partial<Fields>; correction: Partial<Fields> } | null
}

const past = '2020-01-01'
let made = 0
function newName(kind: '題名' | '商会'): string {
  made += 1
  return `${kind}${made}番`
}
/** A day that no step before had: counts up for later deadlines, down for earlier ones. */
const dayOf = (year: number, at: number) => `${year}-01-${String(at + 1).padStart(2, '0')}`

const isEarlier = (one: string | null, other: string | null) => one !== null && (other === null || one < other)

/** Does a step by HTTP, and to the expectation. */
async function happen(id: string, step: Step, at: number, expected: Expected): Promise<Expected> {
  const params = { id }
  const node = nodeAt(at)
  const { approved, correction, rejected } = expected
  const waits = correction !== null && !rejected
  const edit = async (change: Partial<Fields>) => {
    expect((await node.call('editJob', { params, body: change }, owner)).status).toBe(200)
    const after = { ...approved, ...correction, ...change }
    const atOnce = isEarlier(after.deadline, approved.deadline) ? after.deadline : approved.deadline
    const next = { ...approved, deadline: atOnce }
    const left = differing(next, after)
    const onlyEarlier = change.title === undefined && isEarlier(after.deadline, { ...approved, ...correction }.deadline)
    return { ...expected, approved: next, correction: left, rejected: left !== null && rejected && onlyEarlier }
  }
  if (step === 'edit') return edit({ title: newName('題名') })
  if (step === 'later') return edit({ deadline: dayOf(2098, at) })
  if (step === 'earlier') return edit({ deadline: dayOf(2097 - at, at) })
  if (step === 'approve' || step === 'reject') {
    const body = { rejection_reason: '内容をご確認のうえ、再申請してください。' }
    const name = step === 'approve' ? 'approveJob' : 'rejectJob'
    const { status } = await node.call(name, { params, ...(step === 'reject' && { body }) } as never, admin)
    expect(status).toBe(waits ? 200 : 409)
    if (!waits) return expected
    const before = Object.fromEntries(Object.keys(correction).map((field) => [field, approved[field as keyof Fields]]))
    if (step === 'reject') return { ...expected, rejected: true, last: { kind: 'rejected', before, correction } }
    const next = { ...approved, ...correction }
    return { ...expected, approved: next, correction: null, last: { kind: 'approved', before, correction } }
  }
  if (step === 'undo') {
    const { status } = await node.call('undoDecision', { params }, admin)
    expect(status).toBe(expected.last ? 200 : 409)
    if (!expected.last) return expected
    const { kind, before } = expected.last
    if (kind === 'rejected') return { ...expected, rejected: false, last: null }
    const wanted = { ...approved, ...correction }
    const back = { ...approved, ...before }
    const next = { ...back, deadline: isEarlier(approved.deadline, back.deadline) ? approved.deadline : back.deadline }
    return { ...expected, approved: next, correction: differing(next, wanted), rejected: false, last: null }
  }
  if (step === 'withdraw') {
    const { status } = await node.call('withdrawRevision', { params }, owner)
    expect(status).toBe(correction ? 200 : 404)
    return { ...expected, correction: null, rejected: false }
  }
  if (step === 'close') {
    await node.call('closeJob', { params }, owner)
    return { ...expected, active: false, planned: false }
  }
  if (step === 'reopen') {
    expect((await node.call('reopenJob', { params }, owner)).status).toBe(expected.stopped ? 409 : 200)
    return expected.stopped ? expected : { ...expected, active: true, planned: false }
  }
  if (step === 'stop') {
    if (!expected.active && !expected.planned) return expected
    await node.call('toggleJob', { params, body: {} }, admin)
    return { ...expected, active: false, stopped: true, planned: false, last: null }
  }
  if (step === 'plan') {
    const publish_at = new Date(app.dependencies.now().getTime() + 60_000).toISOString()
    const { status } = await node.call('editJob', { params, body: { publish_at } }, owner)
    expect(status).toBe(expected.active ? 409 : 200)
    return { ...expected, planned: !expected.active }
  }
  if (step === 'due') {
    time += 60_001
    await publishDue(app.open.db, app.dependencies.now())
    const isPublished = expected.planned && !expected.stopped
    // A decision is undone within seconds.
    return { ...expected, last: null, ...(isPublished && { active: true, planned: false }) }
  }
  if (step === 'take-back') {
    const deadline = dayOf(2060 - at, at)
    const body = at % 2 === 0 ? { ids: [id], action: 'close' } : { ids: [id], action: 'deadline', deadline }
    const { undo } = (await node.call('changeJobs', { body: body as never }, owner)).body.data
    const { outcomes } = (await nodeAt(at + 1).call('undoJobChanges', { body: { undo } }, owner)).body.data
    expect(outcomes).toMatchObject([{ id, done: true }])
    return expected
  }
  await app.open.db.updateTable('jobs').set({ deadline: past }).where('id', '=', id).execute()
  return { ...expected, approved: { ...approved, deadline: past } }
}

function differing(one: Fields, other: Fields): Partial<Fields> | null {
  const fields = (['title', 'deadline'] as const).filter((field) => one[field] !== other[field])
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, other[field]]))
}

/** Of two nodes, those who ask and those who change take turns. */
const nodeAt = (at: number) => (at % 2 === 0 ? app : other)

/** The title under which every public place knows the job; none where it is absent. */
async function publicTitles(id: string, company: string, at: number) {
  const node = nodeAt(at + 1)
  const read = await node.call('readJob', { params: { id } }, seeker)
  const listed = await node.call('searchJobs', { query: { keyword: `"${company}"` } })
  const total = (await node.call('countJobs', { query: { keyword: `"${company}"` } })).body.data.total
  const { jobs } = await listPublicJobs({ db: app.open.db, now: app.dependencies.now() })
  const fed: string[] = []
  for await (const job of jobs()) if (job.id === id) fed.push(job.title)
  const found = listed.body.data.jobs.map(({ title }: { title: string }) => title)
  expect(total).toBe(found.length)
  const feed = await node.inject({ method: 'GET', url: `/feed.atom?keyword=${encodeURIComponent(`"${company}"`)}` })
  const entries = [...feed.text.matchAll(/<entry>[\s\S]*?<title>(.*?)（/g)].map(([, title]) => title)
  return [read.status === 200 ? [read.body.data.job.title] : [], found, fed, entries]
}

/** The title that an applicant reads, also of a job that is not public any more. */
async function titlesForApplicant(id: string, at: number) {
  const { job } = (await nodeAt(at).call('readJob', { params: { id } }, applicant)).body.data
  const query = { job_id: id }
  const { applications } = (await nodeAt(at + 1).call('listMyApplications', { query }, applicant)).body.data
  return [job.title, applications[0].title]
}

/** A saved search for a word that no public job has yet. */
async function alertOn(word: string) {
  const search = String(new URLSearchParams({ keyword: `"${word}"` }))
  const { body } = await app.call('saveSearch', { body: { name: word, search, notify: 'daily' } }, seeker)
  return { alert: body.data.saved_search.id as string, word }
}

/** How many jobs a saved search has found since. */
async function found(id: string): Promise<number> {
  const { saved_searches } = (await app.call('listSavedSearches', {}, seeker)).body.data
  return saved_searches.find((each: { id: string }) => each.id === id).new_count
}

test('readers see the approved version alone, in whatever order a job is changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Step[]>(...steps, 'edit', 'approve', ...states), { minLength: 3, maxLength: 14 }),
      async (order) => {
        const company = newName('商会')
        const title = newName('題名')
        const alerts = [await alertOn(company)]
        const id = await jobOf(app, owner, { title, company })
        await applicationOf(app, id, applicant)
        let expected: Expected = {
          ...{ approved: { title, deadline: null }, correction: null, rejected: false, active: true },
          ...{ stopped: false, planned: false, last: null },
        }
        for (const [at, step] of order.entries()) {
          expected = await happen(id, step, at, expected)
          if (step === 'edit') alerts.push(await alertOn(expected.correction?.title ?? expected.approved.title))
          const { approved, correction, rejected, active } = expected
          const shown = active && approved.deadline !== past ? [approved.title] : []
          expect(await publicTitles(id, company, at)).toEqual([shown, shown, shown, shown])
          expect(await titlesForApplicant(id, at)).toEqual([approved.title, approved.title])
          await matcher.run(app.dependencies.now)
          for (const { alert, word } of alerts) {
            const isNamed = word === company || word === approved.title
            expect([word, await found(alert)]).toEqual([word, shown.length > 0 && isNamed ? 1 : 0])
          }
          const { job } = (await nodeAt(at).call('readJob', { params: { id } }, owner)).body.data
          expect([job.title, job.deadline, job.revision?.status]).toEqual([
            ...[{ ...approved, ...correction }.title, { ...approved, ...correction }.deadline],
            correction ? (rejected ? 'rejected' : 'pending') : undefined,
          ])
          const queued = (await app.call('listPendingJobs', { query: { id, page: '1' } }, admin)).body.data.jobs
          expect(queued.map((one: { title: string }) => one.title)).toEqual(
            correction && !rejected ? [{ ...approved, ...correction }.title] : [],
          )
        }
        await app.open.db.deleteFrom('jobs').where('id', '=', id).execute()
        await app.open.db.deleteFrom('saved_searches').execute()
      },
    ),
    { numRuns: 12 },
  )
})
