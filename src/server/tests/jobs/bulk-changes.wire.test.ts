import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { deleteDueJobs } from '#workers/delete-due-jobs.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))

const change = async (body: object, as = owner) => (await app.call('changeJobs', { body: body as never }, as)).body
const undo = (token: string, as = owner) => app.call('undoJobChanges', { body: { undo: token } }, as)
const stateOf = async (id: string) => {
  const { job } = (await app.call('readJob', { params: { id } }, owner)).body.data
  return [job.is_active, job.deadline, job.revision?.status]
}

test('bulk closing, reopening and deadlines report each job and can be undone', async () => {
  const [open, closed] = [await jobOf(app, owner), await jobOf(app, owner, { is_active: false })]
  const foreign = await jobOf(app, await personOf(app, 'employer'))
  const { data } = await change({ ids: [open, closed, foreign], action: 'close' })
  expect(data.outcomes).toMatchObject([
    { id: open, done: true },
    { id: closed, done: true },
    { id: foreign, done: false, refusal: 'not-allowed', message: expect.any(String) },
  ])
  expect((await undo(data.undo)).body.data.outcomes).toMatchObject([{ done: true }, { done: true }])
  expect([await stateOf(open), await stateOf(closed)]).toEqual([
    [true, null, undefined],
    [false, null, undefined],
  ])
  await change({ ids: [closed], action: 'reopen' })
  const dated = await change({ ids: [open, closed], action: 'deadline', deadline: '2099-01-31' })
  expect(await stateOf(closed)).toEqual([true, '2099-01-31', undefined])
  // A later deadline of an approved job waits.
  const later = await change({ ids: [open], action: 'deadline', deadline: '2099-12-31' })
  expect(await stateOf(open)).toEqual([true, '2099-12-31', 'pending'])
  await undo(later.data.undo)
  expect(await stateOf(open)).toEqual([true, '2099-01-31', undefined])
  expect((await undo(dated.data.undo)).body.data.outcomes).toMatchObject([
    { id: expect.any(String), refusal: expect.stringMatching(/changed-meanwhile/) },
    { done: true },
  ])
})

test('a deletion waits for ten seconds and is taken back until then', async () => {
  const [kept, gone] = [await jobOf(app, owner), await jobOf(app, owner)]
  const first = await change({ ids: [kept], action: 'delete' })
  expect((await app.call('readJob', { params: { id: kept } }, await personOf(app))).status).toBe(404)
  expect(await deleteDueJobs(app.open.db, app.dependencies.followUps, app.dependencies.now())).toBe(false)
  expect((await undo(first.data.undo)).status).toBe(200)
  expect((await stateOf(kept))[0]).toBe(true)
  const second = await change({ ids: [gone], action: 'delete' })
  app.wait(10_001)
  expect((await undo(second.data.undo)).body.code).toBe('bulk-undo-over')
  expect(await deleteDueJobs(app.open.db, app.dependencies.followUps, app.dependencies.now())).toBe(true)
  expect((await app.call('readJob', { params: { id: gone } }, owner)).status).toBe(404)
})

test('only team owners delete, and only the author undoes a change', async () => {
  const id = await jobOf(app, owner)
  const recruiter = await memberOf(app, owner, 'recruiter')
  expect((await change({ ids: [id], action: 'delete' }, recruiter)).data.outcomes).toMatchObject([
    { done: false, refusal: 'team-role-too-low' },
  ])
  const closed = await change({ ids: [id], action: 'close' }, recruiter)
  expect((await undo(closed.data.undo)).status).toBe(409)
  expect((await undo(closed.data.undo, recruiter)).status).toBe(200)
})

test('missing and excess fields are reported', async () => {
  const id = await jobOf(app, owner)
  const faults = [
    { ids: [], action: 'close' },
    { ids: [id], action: 'deadline' },
    { ids: [id], action: 'deadline', deadline: '2020-01-01' },
    { ids: [id], action: 'publish' },
    { ids: Array(101).fill(id), action: 'close' },
  ]
  for (const body of faults) expect((await change(body)).errors).toHaveLength(1)
})
