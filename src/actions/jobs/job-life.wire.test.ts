import { expect, test } from 'vitest'
import { applyToJob } from '#actions/applications/applying.ts'
import { approveJob, rejectJob, toggleJob } from '#actions/jobs/deciding.ts'
import { readJob } from '#actions/jobs/reading.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import { editJobInput, postJobInput } from '#contract/jobs/job-input.ts'
import { closeJob, reopenJob } from './managing.ts'
import { editJob, postJob } from './posting.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer', '採用 太郎'))
const other = fixture(() => board.person('employer'))
const seeker = fixture(() => board.person())
const admin = fixture(() => board.person('admin'))

const at = (id: string) => ({ params: { id }, query: {}, body: {} })
const edit = (id: string, body: unknown) => ({ params: { id }, query: {}, body: editJobInput.parse(body) })
const posting = (extra: object = {}) => ({
  params: {},
  query: {},
  body: postJobInput.parse({
    title: '営業',
    company: 'はやせ工業',
    location: '大阪府堺市',
    description: '既存顧客',
    ...extra,
  }),
})
const refused = (refusal: string) => ({ refusal })

test('a new job waits for approval, unseen by all but its owner and administrators', async () => {
  const { job } = await postJob(posting(), board.as(admin))
  expect(job).toMatchObject({ approval_status: 'pending', is_own: true, view_count: 0, application_count: 0 })
  const { job: theirs } = await postJob(posting(), board.as(owner))
  expect(theirs.created_by_name).toBe('採用 太郎')
  await expect(readJob(at(theirs.id), board.as(seeker))).rejects.toMatchObject(refused('job-not-found'))
  await expect(readJob(at(theirs.id), board.as(null))).rejects.toMatchObject(refused('job-not-found'))
  await expect(readJob(at(theirs.id), board.as(other))).rejects.toMatchObject(refused('job-not-found'))
  expect((await readJob(at(theirs.id), board.as(admin))).job.is_own).toBe(false)

  await approveJob(at(theirs.id), board.as(admin))
  expect(board.followUps.at(-1)).toEqual({
    ...{ kind: 'job-approved', job_id: theirs.id },
    decision_id: expect.any(String),
  })
  expect((await readJob(at(theirs.id), board.as(seeker))).job.approval_status).toBe('approved')
  await expect(approveJob(at(theirs.id), board.as(admin))).rejects.toMatchObject(refused('already-decided'))
})

test('the owner reads the rejection reason, and an edit waits for approval again', async () => {
  const { job } = await postJob(posting(), board.as(owner))
  const reason = '給与の記載がありません。追記してください。'
  await rejectJob({ ...at(job.id), body: { rejection_reason: reason } }, board.as(admin))
  expect((await readJob(at(job.id), board.as(owner))).job).toMatchObject({
    approval_status: 'rejected',
    rejection_reason: reason,
  })
  const { job: edited } = await editJob(edit(job.id, { salary_min: '300000' }), board.as(owner))
  expect(edited).toMatchObject({
    approval_status: 'pending',
    rejection_reason: null,
    salary_min: 300_000,
    title: '営業',
  })
})

test("an administrator's edit makes an own rejected job pending again, and nobody else's", async () => {
  const rejection = { approval_status: 'rejected', rejection_reason: '給与の記載がありません。' } as const
  const own = await board.job(admin, rejection)
  expect((await editJob(edit(own, { title: '経理主任' }), board.as(admin))).job.approval_status).toBe('pending')
  const theirs = await board.job(owner, rejection)
  expect((await editJob(edit(theirs, { title: '経理主任' }), board.as(admin))).job).toMatchObject(rejection)
})

test('an applicant keeps seeing a job, but not why it was rejected', async () => {
  const id = await board.job(owner)
  await applyToJob(at(id), board.as(seeker))
  const rejection = { approval_status: 'rejected', rejection_reason: '内容をご確認のうえ再投稿してください' } as const
  await board.open.db.updateTable('jobs').set(rejection).where('id', '=', id).execute()
  expect((await readJob(at(id), board.as(seeker))).job).toMatchObject({
    approval_status: 'rejected',
    rejection_reason: null,
  })
  await expect(readJob(at(id), board.as(other))).rejects.toMatchObject(refused('job-not-found'))
})

test("an owner's edit without changes, or one that only closes the job, keeps the approval", async () => {
  const id = await board.job(owner, { requirements: ['簿記2級'] })
  expect(
    (await editJob(edit(id, { title: '経理', requirements: [' 簿記2級 '] }), board.as(owner))).job.approval_status,
  ).toBe('approved')
  expect((await editJob(edit(id, { is_active: false }), board.as(owner))).job).toMatchObject({
    approval_status: 'approved',
    is_active: false,
  })
})

test('an edit compares bounds of pay with the stored ones, and keeps a past deadline', async () => {
  const id = await board.job(owner, { salary_max: 250_000, deadline: '2026-11-01' })
  await expect(editJob(edit(id, { salary_min: 300_000 }), board.as(owner))).rejects.toMatchObject({
    faults: [{ fault: 'salary-order', path: 'salary_min' }],
  })
  await expect(editJob(edit(id, { deadline: '2026-11-19' }), board.as(owner))).rejects.toMatchObject({
    faults: [{ fault: 'deadline-past', path: 'deadline' }],
  })
  expect((await editJob(edit(id, { deadline: '2026-11-01', title: '財務' }), board.as(owner))).job.title).toBe('財務')
  await expect(postJob(posting({ deadline: '2026-11-19' }), board.as(owner))).rejects.toMatchObject({
    faults: [{ path: 'deadline' }],
  })
  expect((await postJob(posting({ deadline: '2026-11-20' }), board.as(owner))).job.deadline).toBe('2026-11-20')
  // 00:30 on the 21st in Tokyo is still the 20th in UTC.
  const night = new Date('2026-11-20T15:30:00Z')
  await expect(postJob(posting({ deadline: '2026-11-20' }), board.as(owner, night))).rejects.toMatchObject({
    faults: [{ path: 'deadline' }],
  })
})

test('a job stopped by an administrator cannot be reopened by its owner', async () => {
  const id = await board.job(owner)
  expect((await toggleJob(at(id), board.as(admin))).job).toMatchObject({ is_active: false, stopped_by_operator: true })
  await closeJob(at(id), board.as(owner))
  await expect(reopenJob(at(id), board.as(owner))).rejects.toMatchObject(refused('stopped-by-operator'))
  await expect(editJob(edit(id, { is_active: true }), board.as(owner))).rejects.toMatchObject(
    refused('stopped-by-operator'),
  )
  expect((await toggleJob(at(id), board.as(admin))).job).toMatchObject({ is_active: true, stopped_by_operator: false })
  await closeJob(at(id), board.as(owner))
  expect((await reopenJob(at(id), board.as(owner))).job.is_active).toBe(true)
})

test('an approved job past its deadline is hidden from the day after', async () => {
  const id = await board.job(owner, { deadline: '2026-11-20' })
  expect((await readJob(at(id), board.as(seeker, testNow))).job.id).toBe(id)
  await expect(readJob(at(id), board.as(seeker, new Date('2026-11-20T15:00:00Z')))).rejects.toMatchObject(
    refused('job-not-found'),
  )
})

test('an edit of an outdated version is refused with the current job; an edit without a version is not', async () => {
  const { job } = await postJob(posting(), board.as(owner))
  const later = (seconds: number) => new Date(job.created_at.getTime() + seconds * 1_000)
  const updated_at = job.updated_at.toISOString()
  await editJob(edit(job.id, { title: '先の変更', updated_at }), board.as(admin, later(1)))
  const second = editJob(edit(job.id, { location: '奈良県', updated_at }), board.as(owner, later(2)))
  await expect(second).rejects.toMatchObject({
    refusal: 'job-changed',
    data: { job: { title: '先の変更', location: '大阪府堺市', updated_at: later(1).toISOString() } },
  })
  const again = edit(job.id, { location: '奈良県', updated_at: later(1).toISOString() })
  expect((await editJob(again, board.as(owner, later(3)))).job).toMatchObject({ title: '先の変更', location: '奈良県' })
  expect((await editJob(edit(job.id, { title: '後の変更' }), board.as(owner, later(4)))).job.title).toBe('後の変更')
})
