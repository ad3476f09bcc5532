import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { SignedInContext } from '#actions/context.ts'
import { approveJob, toggleJob } from '#actions/jobs/deciding.ts'
import { reopenJob } from '#actions/jobs/managing.ts'
import { editJob } from '#actions/jobs/posting.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, rowsOf, testNow } from '#app/testing/job-board.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { listApplicants, listEmployerApplications } from './applicants.ts'
import { applyToJob, listAppliedJobIds, listMyApplications, undoApplication } from './applying.ts'
import { decideApplication } from './deciding.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer'))
const seeker = fixture(() => board.person('user', 'サトウ ハナコ'))

const applying = (id: string, body: { cover_letter?: string; resume_id?: string | null } = {}) => ({
  params: { id },
  query: {},
  body,
})
const refused = (refusal: string) => ({ refusal })
async function resumeOf(user: Viewer, name: string, uploaded_at = testNow) {
  const id = v7()
  await board.open.db
    .insertInto('resumes')
    .values({ id, user_id: user.id, name, kind: 'pdf', size: 4, content: Buffer.from('%PDF'), uploaded_at })
    .execute()
  return id
}

test('one application per person and job, counted, and followed up', async () => {
  const id = await board.job(owner)
  const { application } = await applyToJob(applying(id, { cover_letter: '志望動機' }), board.as(seeker))
  expect(endpoints.applyToJob.output!.parse({ application }).application).toMatchObject({
    job_id: id,
    title: '経理',
    status: 'pending',
    cover_letter: '志望動機',
    resume_name: null,
  })
  expect(board.followUps.at(-1)).toEqual({ kind: 'application-received', application_id: application.id })
  await expect(applyToJob(applying(id), board.as(seeker))).rejects.toMatchObject(refused('already-applied'))
  const { job } = await listApplicants({ params: { jobId: id }, query: {}, body: {} }, board.as(owner))
  expect(job.application_count).toBe(1)
})

test('an application can be undone without a trace for some seconds, only by its applicant', async () => {
  const id = await board.job(owner)
  const undo = (application: string, who: Viewer, seconds = 0) =>
    undoApplication(
      { params: { id: application }, query: {}, body: {} },
      board.as(who, new Date(testNow.getTime() + seconds * 1_000)),
    )
  const first = (await applyToJob(applying(id), board.as(seeker))).application
  await expect(undo(first.id, owner)).rejects.toMatchObject(refused('application-not-found'))
  await expect(undo(first.id, seeker, 16)).rejects.toMatchObject(refused('undo-period-over'))
  await undo(first.id, seeker, 10)
  await expect(undo(first.id, seeker)).rejects.toMatchObject(refused('application-not-found'))
  const applicants = () => listApplicants({ params: { jobId: id }, query: {}, body: {} }, board.as(owner))
  expect((await applicants()).job.application_count).toBe(0)

  const second = (await applyToJob(applying(id), board.as(seeker))).application
  const decision = { params: { jobId: id, applicationId: second.id }, query: {}, body: { status: 'reviewed' } } as const
  await decideApplication(decision, board.as(owner))
  await expect(undo(second.id, seeker)).rejects.toMatchObject(refused('undo-period-over'))
  expect((await applicants()).job.application_count).toBe(1)
})

test('mails about an application wait until it cannot be undone', async () => {
  const waits: unknown[] = []
  const context = board.as(await board.person()) as SignedInContext
  const followUps = {
    ...context.followUps,
    add: async (...[, followUp, options]: unknown[]) => void waits.push([followUp, options]),
  }
  // Of an employer to whom nobody has applied a moment ago, whose mails would be one.
  await applyToJob(applying(await board.job(await board.person('employer'))), { ...context, followUps })
  expect(waits).toMatchObject([
    [{ kind: 'application-sent' }, { afterSeconds: 20 }],
    [{ kind: 'application-received' }, { afterSeconds: 20 }],
  ])
})

test('applying without permission is refused with the reason', async () => {
  const id = await board.job(owner)
  await expect(applyToJob(applying(id), board.as(owner))).rejects.toMatchObject(refused('own-job'))
  await expect(applyToJob(applying(v7()), board.as(seeker))).rejects.toMatchObject(refused('job-not-found'))
  for (const closed of [{ is_active: false }, { deadline: '2026-11-19' }, { approval_status: 'pending' as const }]) {
    const job = await board.job(owner, closed)
    await expect(applyToJob(applying(job), board.as(seeker))).rejects.toMatchObject(refused('job-closed'))
    const never = await board.job(owner, { ...closed, was_public: false })
    await expect(applyToJob(applying(never), board.as(seeker))).rejects.toMatchObject(refused('job-not-found'))
  }
  const gone = { ...seeker, id: v7() }
  await expect(applyToJob(applying(id), board.as(gone))).rejects.toMatchObject(refused('session-ended'))
})

test('a formerly public job is closed, not unknown, while it is hidden', async () => {
  const admin = await board.person('admin')
  const at = (id: string) => ({ params: { id }, query: {}, body: {} })
  const never = { approval_status: 'pending', was_public: false } as const

  const edited = await board.job(owner, never)
  await approveJob(at(edited), board.as(admin))
  await editJob({ ...at(edited), body: { title: '財務', is_active: false } }, board.as(owner))
  await expect(applyToJob(applying(edited), board.as(seeker))).rejects.toMatchObject(refused('job-closed'))

  const reopened = await board.job(owner, { ...never, is_active: false })
  await approveJob(at(reopened), board.as(admin))
  await expect(applyToJob(applying(reopened), board.as(seeker))).rejects.toMatchObject(refused('job-not-found'))
  await reopenJob(at(reopened), board.as(owner))
  await toggleJob(at(reopened), board.as(admin))
  await expect(applyToJob(applying(reopened), board.as(seeker))).rejects.toMatchObject(refused('job-closed'))
})

test('only an own, named resume is attached', async () => {
  const applicant = await board.person()
  const older = await resumeOf(applicant, '履歴書.pdf', new Date(0))
  await resumeOf(applicant, '職務経歴書.pdf')
  const resumeOfApplication = async (body: { resume_id?: string | null }) =>
    (await applyToJob(applying(await board.job(owner), body), board.as(applicant))).application.resume_name
  expect(await resumeOfApplication({ resume_id: older })).toBe('履歴書.pdf')
  expect(await resumeOfApplication({})).toBe(null)
  expect(await resumeOfApplication({ resume_id: null })).toBe(null)
  for (const resume_id of [await resumeOf(seeker, '他人.pdf'), v7(), 'not-an-id', ''])
    await expect(resumeOfApplication({ resume_id })).rejects.toMatchObject(refused('resume-not-found'))
})

test('the employer alone sees contact and resume and decides along the states', async () => {
  const [employer, other, admin, applicant] = [
    await board.person('employer'),
    await board.person('employer'),
    await board.person('admin'),
    await board.person('user', 'スズキ'),
  ]
  const resume = await resumeOf(applicant, '履歴書.pdf')
  const jobId = await board.job(employer)
  const { application } = await applyToJob(applying(jobId, { resume_id: resume }), board.as(applicant))
  const seen = { params: { jobId }, query: { page: 1 }, body: {} }
  const answer = endpoints.listApplicants.output!.parse(await listApplicants(seen, board.as(employer)))
  expect(answer).toMatchObject({
    total: 1,
    counts: { pending: 1, reviewed: 0 },
    applications: [{ applicant_name: 'スズキ', applicant_email: `${applicant.id}@example.com` }],
  })
  expect(answer.applications[0]?.resume_url).toContain(`/${resume}?expires=`)
  await expect(listApplicants(seen, board.as(other))).rejects.toMatchObject(refused('not-allowed'))

  const decide = (
    who: Viewer,
    status: 'pending' | 'reviewed' | 'accepted' | 'rejected',
    applicationId = application.id,
  ) => decideApplication({ params: { jobId, applicationId }, query: {}, body: { status } }, board.as(who))
  await expect(decide(other, 'reviewed')).rejects.toMatchObject(refused('not-allowed'))
  await expect(decide(employer, 'reviewed', v7())).rejects.toMatchObject(refused('application-not-found'))
  await expect(decide(employer, 'pending')).rejects.toMatchObject(refused('status-move-impossible'))
  expect((await decide(employer, 'reviewed')).application.status).toBe('reviewed')
  expect(board.followUps.at(-1)).toEqual({
    ...{ kind: 'status-changed', application_id: application.id, status: 'reviewed' },
    decision_id: expect.any(String),
  })
  await expect(decide(employer, 'reviewed')).rejects.toMatchObject(refused('status-move-impossible'))
  expect((await decide(admin, 'accepted')).application.status).toBe('accepted')
  await expect(decide(employer, 'rejected')).rejects.toMatchObject(refused('status-move-impossible'))
  const elsewhere = await board.job(employer)
  await expect(
    decideApplication(
      { params: { jobId: elsewhere, applicationId: application.id }, query: {}, body: { status: 'rejected' } },
      board.as(employer),
    ),
  ).rejects.toMatchObject(refused('application-not-found'))
})

test('lists of own and received applications, with counts that ignore the filtered state', async () => {
  const [employer, applicant] = [await board.person('employer'), await board.person('user', 'ｶﾄｳ 次郎')]
  const jobId = await board.job(employer, { title: 'データ分析' })
  await applyToJob(applying(jobId), board.as(applicant))
  await applyToJob(applying(await board.job(employer)), board.as(applicant))

  const mine = (query: object) => listMyApplications({ params: {}, query, body: {} }, board.as(applicant))
  expect(await mine({})).toMatchObject({ total: 2, counts: { pending: 2, reviewed: 0, accepted: 0, rejected: 0 } })
  expect(await rowsOf((await mine({})).applications)).toHaveLength(2)
  expect(await mine({ q: 'でーた' })).toMatchObject({ total: 1, applications: [{ job_id: jobId }], page: 1, limit: 24 })
  expect(await mine({ job_id: jobId, status: 'accepted' })).toMatchObject({
    total: 0,
    counts: { pending: 1 },
    applications: [],
  })
  expect(await mine({ job_id: 'x' })).toMatchObject({ total: 0 })

  const received = (query: object) => listEmployerApplications({ params: {}, query, body: {} }, board.as(employer))
  expect(await received({ q: 'カトウ' })).toMatchObject({ total: 2 })
  expect(await received({ q: 'カトウ データ' })).toMatchObject({
    total: 1,
    applications: [{ job_title: 'データ分析' }],
  })
  expect(await rowsOf((await received({})).applications)).toHaveLength(2)
})

test('own applications come in the requested order, and their job ids in a separate list', async () => {
  const applicant = await board.person('user')
  const jobs: string[] = []
  for (const minutes of [0, 1, 2]) {
    const id = await board.job(owner)
    await applyToJob(applying(id), board.as(applicant, new Date(testNow.getTime() + minutes * 60_000)))
    jobs.push(id)
  }
  const [first, second, third] = jobs
  const { applications } = await listApplicants({ params: { jobId: first! }, query: {}, body: {} }, board.as(owner))
  const [application] = await rowsOf(applications)
  await decideApplication(
    { params: { jobId: first!, applicationId: application!.id }, query: {}, body: { status: 'reviewed' } },
    board.as(owner, new Date(testNow.getTime() + 60 * 60_000)),
  )
  const sorted = async (query: object) => {
    const list = await listMyApplications({ params: {}, query, body: {} }, board.as(applicant))
    return (await rowsOf(list.applications)).map(({ job_id }) => job_id)
  }
  for (const page of [{}, { page: 1, limit: 24 }]) {
    expect(await sorted(page)).toEqual([third, second, first])
    expect(await sorted({ ...page, sort: 'oldest' })).toEqual([first, second, third])
    expect(await sorted({ ...page, sort: 'updated' })).toEqual([first, third, second])
  }
  const ids = (who: Viewer) => listAppliedJobIds({ params: {}, query: {}, body: {} }, board.as(who))
  expect(await ids(applicant)).toEqual({ ids: [third, second, first] })
  expect(await ids(await board.person('user'))).toEqual({ ids: [] })
})
