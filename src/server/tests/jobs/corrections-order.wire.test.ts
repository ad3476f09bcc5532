import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPublicJobs } from '#actions/jobs/reading/list-public-jobs.ts'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let app: TestApp
let owner: Person
let admin: Person
let seeker: Person
beforeAll(async () => {
  app = await openTestApp()
  owner = await personOf(app, 'employer')
  admin = await personOf(app, 'admin')
  seeker = await personOf(app)
})
afterAll(() => app.close())

const steps = ['edit', 'earlier', 'later', 'approve', 'reject', 'undo', 'withdraw'] as const
const states = ['close', 'reopen', 'stop', 'expire'] as const
type Step = (typeof steps)[number] | (typeof states)[number]

type Fields = { title: string; deadline: string | null }
/** What must hold: the approved version, the correction, and what an undo would bring back. */
type Expected = {
  approved: Fields
  correction: Partial<Fields> | null
  rejected: boolean
  active: boolean
  stopped: boolean
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
  const { approved, correction, rejected } = expected
  const waits = correction !== null && !rejected
  const edit = async (change: Partial<Fields>) => {
    expect((await app.call('editJob', { params, body: change }, owner)).status).toBe(200)
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
    const { status } = await app.call(name, { params, ...(step === 'reject' && { body }) } as never, admin)
    expect(status).toBe(waits ? 200 : 409)
    if (!waits) return expected
    const before = Object.fromEntries(Object.keys(correction).map((field) => [field, approved[field as keyof Fields]]))
    if (step === 'reject') return { ...expected, rejected: true, last: { kind: 'rejected', before, correction } }
    const next = { ...approved, ...correction }
    return { ...expected, approved: next, correction: null, last: { kind: 'approved', before, correction } }
  }
  if (step === 'undo') {
    const { status } = await app.call('undoDecision', { params }, admin)
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
    const { status } = await app.call('withdrawRevision', { params }, owner)
    expect(status).toBe(correction ? 200 : 404)
    return { ...expected, correction: null, rejected: false }
  }
  if (step === 'close') {
    await app.call('closeJob', { params }, owner)
    return { ...expected, active: false }
  }
  if (step === 'reopen') {
    expect((await app.call('reopenJob', { params }, owner)).status).toBe(expected.stopped ? 409 : 200)
    return expected.stopped ? expected : { ...expected, active: true }
  }
  if (step === 'stop') {
    if (!expected.active) return expected
    await app.call('toggleJob', { params, body: {} }, admin)
    return { ...expected, active: false, stopped: true, last: null }
  }
  await app.open.db.updateTable('jobs').set({ deadline: past }).where('id', '=', id).execute()
  return { ...expected, approved: { ...approved, deadline: past } }
}

function differing(one: Fields, other: Fields): Partial<Fields> | null {
  const fields = (['title', 'deadline'] as const).filter((field) => one[field] !== other[field])
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, other[field]]))
}

/** The title under which every public place knows the job; null where it is absent. */
async function publicTitles(id: string, company: string) {
  const read = await app.call('readJob', { params: { id } }, seeker)
  const listed = await app.call('searchJobs', { query: { keyword: `"${company}"` } })
  const total = (await app.call('countJobs', { query: { keyword: `"${company}"` } })).body.data.total
  const { jobs } = await listPublicJobs({ db: app.open.db, now: app.dependencies.now() })
  const fed: string[] = []
  for await (const job of jobs()) if (job.id === id) fed.push(job.title)
  const found = listed.body.data.jobs.map(({ title }: { title: string }) => title)
  expect(total).toBe(found.length)
  return [read.status === 200 ? [read.body.data.job.title] : [], found, fed]
}

test('in whatever order a job is edited, decided on, closed, reopened and expires, the public sees the approved version', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Step[]>(...steps, 'edit', 'approve', ...states), { minLength: 3, maxLength: 14 }),
      async (order) => {
        const company = newName('商会')
        const title = newName('題名')
        const id = await jobOf(app, owner, { title, company })
        let expected: Expected = {
          ...{ approved: { title, deadline: null }, correction: null, rejected: false, active: true },
          ...{ stopped: false, last: null },
        }
        for (const [at, step] of order.entries()) {
          expected = await happen(id, step, at, expected)
          const { approved, correction, rejected, active } = expected
          const shown = active && approved.deadline !== past ? [approved.title] : []
          expect(await publicTitles(id, company)).toEqual([shown, shown, shown])
          const { job } = (await app.call('readJob', { params: { id } }, owner)).body.data
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
      },
    ),
    { numRuns: 12 },
  )
})
