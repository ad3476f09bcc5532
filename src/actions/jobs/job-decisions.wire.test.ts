import { expect, test } from 'vitest'
import { listMyJobs } from '#actions/jobs/lists.ts'
import { editJob } from '#actions/jobs/posting.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, rowsOf, testNow } from '#app/testing/job-board.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { removeUser } from '#store/people/users.ts'
import { composeMail } from '#workers/compose-mail.ts'
import { listPendingJobs } from './approval-queue.ts'
import { approveJob, rejectJob, toggleJob, undoDecision } from './deciding.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer', '採用 太郎'))
const admin = fixture(() => board.person('admin', '管理 花子'))

const at = (id: string) => ({ params: { id }, query: {}, body: {} })
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000)
const reason = '給与の記載がありません。追記してください。'
const waiting = () => board.job(owner, { approval_status: 'pending', was_public: false })
const reject = (id: string) => rejectJob({ ...at(id), body: { rejection_reason: reason } }, board.as(admin))
const operator = { operatorEmail: 'operator@example.com', operatorName: '' }
const config = { publicUrl: 'https://shigotocho.example', secret: 'secret', acceptedSecrets: ['secret'], ...operator }
const lastMail = (now = after(10)) => {
  const followUp = board.followUps.at(-1)
  if (!followUp) throw new Error('nothing is to be done')
  return composeMail(followUp, { db: board.open.db, now, ...config })
}

test('the reason of a rejection outlives the next edit, with its author for moderators alone', async () => {
  const id = await waiting()
  await reject(id)
  await editJob({ ...at(id), body: { description: '月給25万円' } }, board.as(owner, after(60)))
  const pending = await rowsOf((await listPendingJobs({ ...at(id), query: {} }, board.as(admin))).jobs)
  expect(pending.find((job) => job.id === id)?.decisions).toEqual([
    { kind: 'resubmitted', reason: null, decided_at: after(60), by_name: '採用 太郎' },
    { kind: 'rejected', reason, decided_at: testNow, by_name: '管理 花子' },
  ])
  const own = await rowsOf((await listMyJobs({ ...at(id), query: {} }, board.as(owner))).jobs)
  expect(own.find((job) => job.id === id)?.decisions).toEqual([
    { kind: 'resubmitted', reason: null, decided_at: after(60) },
    { kind: 'rejected', reason, decided_at: testNow },
  ])
})

test('a decision can be undone by its author for 10 seconds, and its mail is not sent', async () => {
  const [id, other] = [await waiting(), await board.person('admin')]
  await approveJob(at(id), board.as(admin))
  expect((await lastMail())?.subject).toContain('求人が承認されました')
  const late = { refusal: 'too-late-to-undo' }
  await expect(undoDecision(at(id), board.as(other, after(5)))).rejects.toMatchObject(late)
  await expect(undoDecision(at(id), board.as(admin, after(11)))).rejects.toMatchObject(late)
  await undoDecision(at(id), board.as(admin, after(9)))
  expect(await findJob(board.open.db, id)).toMatchObject({ approval_status: 'pending', rejection_reason: null })
  await expect(undoDecision(at(id), board.as(admin, after(9)))).rejects.toMatchObject(late)
  expect(await lastMail()).toBeNull()

  await reject(id)
  await undoDecision(at(id), board.as(admin, after(9)))
  await approveJob(at(id), board.as(admin, after(9.5)))
  const mails = board.followUps.filter((each) => 'job_id' in each && each.job_id === id)
  const sent = await Promise.all(
    mails.map((each) => composeMail(each, { db: board.open.db, now: after(20), ...config })),
  )
  expect(sent.map((mail) => mail?.subject.slice(0, 10))).toEqual([undefined, undefined, '求人が承認されました'])
})

test('stopping a job tells its owner why, and keeps the reason', async () => {
  const id = await board.job(owner)
  await toggleJob({ ...at(id), body: { reason: '応募者から通報がありました。' } }, board.as(admin))
  await expect(undoDecision(at(id), board.as(admin))).rejects.toMatchObject({ refusal: 'too-late-to-undo' })
  const mail = await lastMail()
  expect(mail?.subject).toContain('求人の掲載を停止しました')
  expect(mail?.text).toContain('応募者から通報がありました。')
  const own = await rowsOf((await listMyJobs({ ...at(id), query: {} }, board.as(owner))).jobs)
  expect(own.find((job) => job.id === id)?.decisions).toMatchObject([
    { kind: 'stopped', reason: '応募者から通報がありました。' },
  ])
  const [line] = await board.open.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', id)
    .where('action', '=', 'job:stop')
    .execute()
  expect(line?.detail).toEqual({ decision: expect.any(String) })
  const before = board.followUps.length
  await toggleJob(at(id), board.as(admin, after(1)))
  await toggleJob(at(id), board.as(admin, after(2)))
  expect(board.followUps.slice(before).map(({ kind }) => kind)).toEqual(['job-stopped'])
  expect((await lastMail())?.text).not.toContain('理由')
})

test('starting a job within 10 seconds of stopping it undoes the stop, and its owner is not notified', async () => {
  const id = await board.job(owner)
  const decisions = async () => {
    const own = await rowsOf((await listMyJobs({ ...at(id), query: {} }, board.as(owner))).jobs)
    return own.find((job) => job.id === id)?.decisions?.map(({ kind }) => kind)
  }
  const told = async () => {
    const list = board.open.db.selectFrom('notifications').select('kind').where('job_id', '=', id)
    return (await list.execute()).map(({ kind }) => kind)
  }
  const waits: unknown[] = []
  const context = board.as(admin)
  const add: typeof context.followUps.add = (tx, followUp, options) => {
    waits.push(options)
    return context.followUps.add(tx, followUp, options)
  }
  await toggleJob({ ...at(id), body: { reason } }, { ...context, followUps: { ...context.followUps, add } })
  expect(waits).toEqual([{ afterSeconds: 10 }])
  await toggleJob(at(id), board.as(admin, after(9)))
  expect(await findJob(board.open.db, id)).toMatchObject({ is_active: true, stopped_by_operator: false })
  expect([await decisions(), await told(), await lastMail()]).toEqual([[], [], null])

  // Its mail stays away, also when the job is stopped once more for another reason.
  await toggleJob({ ...at(id), body: { reason: '別の理由です。' } }, board.as(admin, after(9.5)))
  const mails = board.followUps.filter((each) => 'job_id' in each && each.job_id === id)
  const sent = await Promise.all(
    mails.map((each) => composeMail(each, { db: board.open.db, now: after(20), ...config })),
  )
  expect(sent.map((mail) => mail?.text.includes('別の理由です。'))).toEqual([undefined, true])

  const other = await board.person('admin', '管理 次郎')
  await toggleJob(at(id), board.as(other, after(15)))
  expect([await decisions(), await told()]).toEqual([['started', 'stopped'], ['job_stopped']])
})

test("an administrator's edit tells the owner what changed, the owner's own edit nobody", async () => {
  const id = await board.job(owner)
  const before = board.followUps.length
  await editJob({ ...at(id), body: { title: '経理主任', salary_min: 300_000 } }, board.as(admin))
  expect(board.followUps.slice(before)).toEqual([{ kind: 'job-edited', job_id: id, fields: ['title', 'salary_min'] }])
  const mail = await lastMail()
  expect(mail?.text).toContain('求人タイトル：経理主任')
  expect(mail?.text).toContain('月給の下限：300,000円')
  await editJob({ ...at(id), body: { title: '経理主任' } }, board.as(admin))
  await editJob({ ...at(id), body: { title: '経理部長' } }, board.as(owner))
  expect(board.followUps).toHaveLength(before + 1)
})

test('decisions outlive the job, its owner and the decider', async () => {
  const [leaving, decider] = [await board.person('employer'), await board.person('admin')]
  const [theirs, kept] = [await board.job(leaving, { approval_status: 'pending' }), await waiting()]
  for (const id of [theirs, kept]) await approveJob(at(id), board.as(decider))
  for (const { id } of [leaving, decider]) await removeUser(board.open.db, id)
  const rows = await board.open.db
    .selectFrom('job_decisions')
    .select(['job_id', 'kind', 'decided_by', 'owner_id'])
    .where('job_id', 'in', [theirs, kept])
    .orderBy('id')
    .execute()
  const approved = { kind: 'approved', decided_by: decider.id }
  expect(rows).toEqual([
    { ...approved, job_id: theirs, owner_id: leaving.id },
    { ...approved, job_id: kept, owner_id: owner.id },
  ])
})
