import { v7 } from 'uuid'
import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotApply } from '#rules/jobs/applying.ts'
import { answersTo } from '#rules/jobs/job-questions.ts'
import { whyNotTakeBack } from '#rules/jobs/job-state.ts'
import { mailAfterSeconds, whyNotUndo } from '#rules/jobs/undo-application.ts'
import { isSettled, whyNotWithdraw } from '#rules/jobs/withdrawal.ts'
import { sides } from '#rules/messages/sides.ts'
import { paperFileName } from '#rules/people/paper-names.ts'
import { profileToShare } from '#rules/people/shared-profile.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { searchText } from '#rules/search/search-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { takeBackPapers as endAccess, insertFurtherPapers } from '#store/applications/application-papers.ts'
import * as store from '#store/applications/applications.ts'
import { listReviewsOf } from '#store/applications/notes.ts'
import * as own from '#store/applications/own-applications.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { cancelInterviews } from '#store/interviews/interviews.ts'
import { lockJobForShare } from '#store/jobs/jobs.ts'
import { pageOf } from '#store/keyset.ts'
import { findConversation } from '#store/messages/messages.ts'
import { hasBlockedEmployerOf } from '#store/people/blocked-employers.ts'
import { insertResume, takeStorage } from '#store/people/files.ts'
import { applicationsBundle } from '#store/people/notifications.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { findPaperSources } from '#store/people/paper-fields.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { consumeAllowance, consumeAllowances, paperCounters } from '#store/throttles.ts'

/** Applies to a public job, once; after a withdrawal, once more. */
export const applyToJob: Action<'applyToJob'> = async ({ params, query, body }, context) => {
  const { db, viewer, now, config, followUps } = context
  const papers = await makePapers(body, context)
  const refusals = { applications_once: 'already-applied', applications_attempts: 'already-applied' } as const
  return refusingTransaction(db, refusals, async (tx) => {
    // Lock the person before the job, like everything that locks both.
    const bytes = papers.reduce((sum, { size }) => sum + size, 0)
    const storage = { account: viewer.id, most: config.storageBytes }
    if (papers.length > 0) await takeStorage(tx, storage, bytes, { own: papers.length })
    if (!(await store.lockUserForShare(tx, viewer.id))) throw new RefusalError('session-ended')
    const job = orRefuse(await lockJobForShare(tx, params.id), 'job-not-found')
    const former = await store.applicationsTo(tx, job.id, viewer.id)
    const relations = {
      own: job.owner_id === viewer.employerId,
      applied: isSettled(former),
      blocked: await hasBlockedEmployerOf(tx, viewer.id, job.id),
    }
    refuseIf(whyNotApply(viewer, job, relations, tokyoDate(now)))
    // Each application mails the employer, and a robot would send one to every job.
    refuseTooMany(await consumeAllowance(tx, `apply:${viewer.id}`, config.allowances.applicationsPerSeeker, now))

    const answers = answersTo(job.questions, body.answers ?? [])

    const id = v7()
    for (const paper of papers) await insertResume(tx, paper)
    const files = await chosenResumes(tx, viewer.id, body)
    const [first, ...further] = [...papers.map((paper) => paper.id), ...files]
    await store.insertApplication(tx, {
      id,
      job_id: job.id,
      user_id: viewer.id,
      cover_letter: body.cover_letter || null,
      letter_text: searchText(body.cover_letter ?? ''),
      resume_id: first ?? null,
      motive: body.motive || null,
      source: body.source ?? query.ref ?? null,
      answers: JSON.stringify(answers),
      applied_at: now,
      updated_at: now,
      attempt: former.length + 1,
      profile: body.share_profile ? await sharedProfile(tx, viewer.id) : null,
    })
    await insertFurtherPapers(tx, id, further)
    const later = { afterSeconds: mailAfterSeconds }
    await followUps.add(tx, { kind: 'application-sent', application_id: id }, later)
    const about = { kind: 'application_received', application_id: id } as const
    const bundleFor = (to: string) => applicationsBundle(tx, to, { now, afterSeconds: mailAfterSeconds })
    await notifyEmployer(tx, followUps, { employerId: job.owner_id, about, now, ...later, bundleFor })
    const data = { job_id: job.id, job_title: job.title, application_id: id }
    const options = { employerId: job.owner_id, event: 'application.received', data, now, ...later } as const
    await queueWebhookEvents(tx, followUps, options)
    return { application: await own.readOwnApplication(tx, id, now) }
  })
}

type ApplyBody = ActionInput<'applyToJob'>['body']
type MadePaper = Parameters<typeof insertResume>[1]

/** The named resumes, which must be the applicant's own; none by default. */
async function chosenResumes(tx: Transaction, userId: string, { resume_id, resume_ids = [] }: ApplyBody) {
  const ids = new Set([...(typeof resume_id === 'string' ? [resume_id] : []), ...resume_ids])
  for (const id of ids) if (!(await store.lockOwnResume(tx, id, userId))) throw new RefusalError('resume-not-found')
  return [...ids]
}

/** The shared profile as it is now; why a job ended is said on 履歴書 alone. */
async function sharedProfile(tx: Transaction, userId: string): Promise<string | null> {
  const sources = orRefuse(await findPaperSources(tx, userId, false), 'session-ended')
  const { profile, papers } = sources
  const experiences = profile.experiences.map(({ leaving: _, ...post }) => post)
  const shared = profileToShare({ ...profile, experiences, summary: papers.summary })
  return shared && JSON.stringify(shared)
}

/** Renders the papers that go along, unsaved; before anything is locked, because it takes a moment. */
async function makePapers({ paper, papers = [], motive }: ApplyBody, context: SignedInContext): Promise<MadePaper[]> {
  const wanted = new Map([...(paper ? [paper] : []), ...papers].map((one) => [one.kind, one]))
  const made: MadePaper[] = []
  const { db, viewer, now, address, outside, config } = context
  const caller = sharerOf(context)
  for (const { kind, calendar = 'seireki', photo = false } of wanted.values()) {
    refuseTooMany(await consumeAllowances(db, paperCounters(viewer.id, address, config.allowances), now))
    const sources = orRefuse(await findPaperSources(db, viewer.id, photo), 'session-ended')
    const fields = { ...sources.papers, ...(motive && { motivation: motive }) }
    const facts = { ...sources, papers: fields, calendar, today: tokyoDate(now) }
    const content = await outside.papers.make({ kind, format: 'pdf', facts }, caller)
    const name = paperFileName(kind, sources.profile.name)
    const file = { name, kind: 'pdf', size: content.length, content } as const
    made.push({ id: v7(), user_id: viewer.id, ...file, uploaded_at: now, paper: kind })
  }
  return made
}

/** Deletes an application right after it was sent. */
export const undoApplication: Action<'undoApplication'> = async ({ params }, { db, viewer, now }) => {
  await db.transaction().execute(async (tx) => {
    const application = orRefuse(await store.lockOwnApplication(tx, params.id, viewer.id), 'application-not-found')
    refuseIf(whyNotUndo(application, now))
    await store.removeApplication(tx, application.id)
  })
}

/** Withdraws an own application: it is no longer decided on, and applying again is possible. */
export const withdrawApplication: Action<'withdrawApplication'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const application = orRefuse(await store.lockOwnApplication(tx, params.id, viewer.id), 'application-not-found')
    refuseIf(whyNotWithdraw(application))
    await store.withdraw(tx, { id: application.id, reason: body.reason ?? null, now })
    const cancelled = await cancelInterviews(tx, application.id, now)
    const about = { kind: 'interview_decided', application_id: application.id, outcome: 'withdrawn' } as const
    const conversation = await findConversation(tx, application.id, viewer)
    if (conversation) {
      const { owner_id: employerId, job_id, job_title } = conversation
      await notifyEmployer(tx, followUps, { employerId, about, now })
      const data = { job_id, job_title, application_id: application.id }
      const news = { employerId, now, afterSeconds: 0 }
      await queueWebhookEvents(tx, followUps, { ...news, event: 'application.withdrawn', data })
      for (const { id: interview_id } of cancelled)
        await queueWebhookEvents(tx, followUps, {
          ...news,
          event: 'interview.cancelled',
          data: { ...data, interview_id },
        })
    }
    for (const { id: interview_id } of cancelled)
      for (const side of sides) await followUps.add(tx, { kind: 'interview-calendar', interview_id, side })
    await record(tx, context, 'application:withdraw', application.id)
    return { application: await own.readOwnApplication(tx, application.id, now) }
  })
}

/** Ends the employer's access to the papers and the profile that went along, once the job was stopped or deleted. */
export const takeBackPapers: Action<'takeBackPapers'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const state = orRefuse(await own.lockOwnState(tx, params.id, viewer.id), 'application-not-found')
    refuseIf(whyNotTakeBack(state))
    await endAccess(tx, params.id, now)
    await record(tx, context, 'application:take-back', params.id)
    return { application: await own.readOwnApplication(tx, params.id, now) }
  })
}

/** Own applications, newest first, and the number in each state. */
export const listMyApplications: Action<'listMyApplications'> = async ({ query }, { db, viewer, now }) => {
  const page = pageOf(query)
  if (page) {
    const { applications, counts } = await own.readOwnPage(db, viewer.id, query, page, now)
    return { total: totalOf(counts, query.status), counts, applications, page: page.page, limit: page.limit }
  }
  const counts = await own.countOwnApplications(db, viewer.id)
  return { total: totalOf(counts), counts, applications: own.everyOwnApplication(db, viewer.id, now) }
}

const mostIds = 1_000

/** Ids of the jobs that the caller applied to, so that every list can mark them. */
export const listAppliedJobIds: Action<'listAppliedJobIds'> = async (_input, { db, viewer }) => {
  return { ids: await own.listAppliedJobIds(db, viewer.id, mostIds) }
}

/** Employers' notes on the viewer's applications without their authors, for the account's export. */
export const listMyReviews: Action<'listMyReviews'> = async (_input, { db, viewer }) => {
  return { reviews: await listReviewsOf(db, viewer.id) }
}
