import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { paperFileName } from '#integrations/papers/paper-names.ts'
import { whyNotApply } from '#rules/jobs/applying.ts'
import { mailAfterSeconds } from '#rules/jobs/undo-application.ts'
import { isSettled } from '#rules/jobs/withdrawal.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { profileToShare } from '#rules/people/shared-profile.ts'
import { whyNotStoreResume } from '#rules/people/storing-resumes.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { searchText } from '#rules/search/search-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { applicationsTo, insertApplication, lockOwnResume, lockUserForShare } from '#store/applications/applications.ts'
import { readOwnApplication } from '#store/applications/own-applications.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import type { Transaction } from '#store/database.ts'
import { lockJobForShare } from '#store/jobs/jobs.ts'
import { applicationsBundle } from '#store/people/applications-bundle.ts'
import { hasBlockedEmployerOf } from '#store/people/blocked-employers.ts'
import { insertResume, lockAndSumResumes } from '#store/people/files.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { findPaperSources } from '#store/people/paper-fields.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { paperCounters, takeAttempt, takeAttempts } from '#store/throttles.ts'

/** Applies to a public job, once; after a withdrawal, once more. */
export async function applyToJob(
  { params, body }: ActionInput<'applyToJob'>,
  context: SignedInContext,
): Promise<ActionResult<'applyToJob'>> {
  const { db, viewer, now, config, followUps } = context
  const paper = await makePaper(body.paper, context)
  try {
    return await db.transaction().execute(async (tx) => {
      // Lock the person before the job, like everything that locks both.
      if (paper) refuseIf(whyNotStoreResume(await lockAndSumResumes(tx, viewer.id), paper.size))
      if (!(await lockUserForShare(tx, viewer.id))) throw new RefusalError('session-ended')
      const job = await lockJobForShare(tx, params.id)
      if (!job) throw new RefusalError('job-not-found')
      const former = await applicationsTo(tx, job.id, viewer.id)
      const relations = {
        applied: isSettled(former),
        blocked: await hasBlockedEmployerOf(tx, viewer.id, job.id),
      }
      refuseIf(whyNotApply(viewer, job, relations, tokyoDate(now)))
      // Each application mails the employer, and a robot would send one to every job.
      refuseTooMany(await takeAttempt(tx, `apply:${viewer.id}`, config.allowances.applicationsPerSeeker, now))

      const id = v7()
      if (paper) await insertResume(tx, paper)
      await insertApplication(tx, {
        id,
        job_id: job.id,
        user_id: viewer.id,
        cover_letter: body.cover_letter || null,
        letter_text: searchText(body.cover_letter ?? ''),
        resume_id: paper?.id ?? (await chosenResume(tx, viewer.id, body.resume_id)),
        applied_at: now,
        updated_at: now,
        attempt: former.length + 1,
        profile: body.share_profile ? await sharedProfile(tx, viewer.id) : null,
      })
      const later = { afterSeconds: mailAfterSeconds }
      await followUps.add(tx, { kind: 'application-sent', application_id: id }, later)
      const about = { kind: 'application_received', application_id: id } as const
      const bundleFor = (to: string) => applicationsBundle(tx, to, { now, afterSeconds: mailAfterSeconds })
      await notifyEmployer(tx, followUps, { employerId: job.owner_id, about, now, ...later, bundleFor })
      const data = { job_id: job.id, job_title: job.title, application_id: id }
      const options = { employerId: job.owner_id, event: 'application.received', data, now, ...later } as const
      await queueWebhookEvents(tx, followUps, options)
      return { application: await readOwnApplication(tx, id) }
    })
  } catch (error) {
    if (['applications_once', 'applications_attempts'].some((name) => isUniqueViolation(error, name)))
      throw new RefusalError('already-applied')
    throw error
  }
}

/** The attached resume: the named one, which must be the applicant's own; none by default. */
async function chosenResume(
  tx: Transaction,
  userId: string,
  resumeId: string | null | undefined,
): Promise<string | null> {
  if (resumeId === null || resumeId === undefined) return null
  if (!(await lockOwnResume(tx, resumeId, userId))) throw new RefusalError('resume-not-found')
  return resumeId
}

/** The shared profile as it is now. */
async function sharedProfile(tx: Transaction, userId: string): Promise<string | null> {
  const sources = await findPaperSources(tx, userId, false)
  if (!sources) throw new RefusalError('session-ended')
  const { profile, papers } = sources
  const shared = profileToShare({ ...profile, summary: papers.summary })
  return shared && JSON.stringify(shared)
}

/** Renders the attached paper, unsaved; before anything is locked, because it takes a moment. */
async function makePaper(
  wanted: ActionInput<'applyToJob'>['body']['paper'],
  { db, viewer, now, address, outside, config, signal }: SignedInContext,
): Promise<Parameters<typeof insertResume>[1] | null> {
  if (!wanted) return null
  refuseTooMany(await takeAttempts(db, paperCounters(viewer.id, address, config.allowances), now))
  const { kind, calendar = 'seireki', photo = false } = wanted
  const sources = await findPaperSources(db, viewer.id, photo)
  if (!sources) throw new RefusalError('session-ended')
  const facts = { ...sources, calendar, today: tokyoDate(now) }
  const caller = { person: viewer.id, address: addressBlock(address), signal }
  const content = await outside.papers.make({ kind, format: 'pdf', facts }, caller)
  const file = { name: paperFileName(kind, sources.profile.name), kind: 'pdf', size: content.length, content } as const
  return { id: v7(), user_id: viewer.id, ...file, uploaded_at: now }
}
