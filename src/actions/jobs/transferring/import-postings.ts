import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews } from '#contract/jobs/finding-view.ts'
import { faultyMember, readDraft, readPosting, tooManyDrafts } from '#contract/jobs/imported-posting.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { limits } from '#rules/limits.ts'
import { withCategory } from '#rules/occupations/job-occupations.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { findImported, lockImports, saveImported } from '#store/jobs/imported-postings.ts'
import { saveCheck } from '#store/jobs/job-checks.ts'
import { insertDraft, listDrafts, lockAndCountDrafts } from '#store/jobs/job-drafts.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { isStillMember } from '#store/people/team-members.ts'
import { takeAttempt } from '#store/throttles.ts'

type Result = ActionResult<'importPostings'>['results'][number]
type Posting = Extract<ReturnType<typeof readPosting>, { posting: unknown }>['posting']

/** Posts several jobs or stores them as drafts, each wholly or not at all; a dry run reports the results. */
export async function importPostings(
  { body }: ActionInput<'importPostings'>,
  context: SignedInContext,
): Promise<ActionResult<'importPostings'>> {
  if (body.as_drafts) return { results: await storeDrafts(body.postings, body.dry_run === true, context) }
  const results: Result[] = []
  for (const raw of body.postings) results.push(await importOne(raw, body.dry_run === true, context))
  return { results }
}

async function importOne(raw: unknown, isDry: boolean, context: SignedInContext): Promise<Result> {
  const { db, viewer, now, config } = context
  const read = readPosting(raw)
  if ('errors' in read) return { outcome: 'wrong', reference: null, job_id: null, findings: [], errors: read.errors }
  const { reference, ...posting } = read.posting
  const key = keyOf(read.posting)
  const told = { reference: reference || null, job_id: null, errors: [], findings: [] }

  const before = (await findImported(db, viewer.employerId, [key])).get(key)
  if (before) return { ...told, outcome: 'posted-before', job_id: before }
  if (posting.deadline !== null && posting.deadline < tokyoDate(now)) {
    return { ...told, outcome: 'wrong', errors: [faultyMember({ fault: 'deadline-past', path: 'deadline' })] }
  }
  const fields = withCategory(withMonthlySalary(posting))
  const found = await findingsOfPosting(db, fields, { ownerId: viewer.employerId, now })
  const findings = findingViews(found)
  const stops = findings.filter(({ severity }) => config.postingRules === 'enforce' && severity === 'stop')
  if (stops.length > 0) {
    const errors = stops.map(({ field, message }) => ({ path: field, message }))
    return { ...told, outcome: 'wrong', errors, findings }
  }
  if (isDry) return { ...told, outcome: 'ready', findings }
  const { posted, id } = await post({ fields, found, key }, context)
  return { ...told, outcome: posted ? 'posted' : 'posted-before', job_id: id, findings }
}

type Checked = {
  fields: ReturnType<typeof withMonthlySalary<Omit<Posting, 'reference'>>>
  found: Finding[]
  key: string
}

/** Posts one job, unless the same posting was imported meanwhile. */
async function post(
  { fields, found, key }: Checked,
  context: SignedInContext,
): Promise<{ posted: boolean; id: string }> {
  const { db, viewer, now, config } = context
  const owner_id = viewer.employerId
  try {
    return await db.transaction().execute(async (tx) => {
      await lockImports(tx, owner_id)
      const suspended = await lockSuspension(tx, viewer.employerId)
      if (suspended || !(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
      const before = (await findImported(tx, owner_id, [key])).get(key)
      if (before) return { posted: false, id: before }
      refuseTooMany(await takeAttempt(tx, `posting:${owner_id}`, config.allowances.postingsPerEmployer, now))
      const id = v7()
      await insertJob(tx, { ...fields, id, owner_id, posted_by: viewer.id, created_at: now, updated_at: now })
      await saveCheck(tx, id, found)
      await saveImported(tx, { owner_id, key, job_id: id })
      await record(tx, context, { action: 'job:post', subject: id, detail: { imported: true } })
      return { posted: true, id }
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}

/** Stores several postings as drafts up to the employer's limit. */
async function storeDrafts(raws: readonly unknown[], isDry: boolean, context: SignedInContext): Promise<Result[]> {
  const { db, viewer, now } = context
  const owner_id = viewer.employerId
  try {
    return await db.transaction().execute(async (tx) => {
      await lockAndCountDrafts(tx, owner_id)
      if (!(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
      const stored = await listDrafts(tx, owner_id, null)
      const results: Result[] = []
      for (const raw of raws) {
        const none = { reference: null, job_id: null, errors: [], findings: [] }
        const read = readDraft(raw)
        const complete = readPosting(raw)
        const key = 'posting' in complete ? keyOf(complete.posting) : ''
        const job_id = (await findImported(tx, owner_id, [key])).get(key)
        const same =
          'posting' in read && stored.find(({ posting }) => isDeepStrictEqual(posting, asStored(read.posting)))
        if ('errors' in read) results.push({ ...none, outcome: 'wrong', errors: read.errors })
        else if (job_id) results.push({ ...none, outcome: 'posted-before', job_id })
        else if (same) results.push({ ...none, outcome: 'posted-before', draft_id: same.id })
        else if (stored.length >= limits.jobDraftsPerEmployer)
          results.push({ ...none, outcome: 'wrong', errors: [tooManyDrafts] })
        else {
          const posting = asStored(read.posting)
          const draft = { id: v7(), posting, template_name: null, created_at: now, updated_at: now }
          stored.push(draft)
          if (!isDry) await insertDraft(tx, { ...draft, owner_id })
          results.push(isDry ? { ...none, outcome: 'ready' } : { ...none, outcome: 'drafted', draft_id: draft.id })
        }
      }
      return results
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}

/** A posting as the database returns it. */
const asStored = (posting: PostingDraft): PostingDraft => JSON.parse(JSON.stringify(posting))

/** The identity of a posting: the employer's own number, else its whole content. */
function keyOf({ reference, ...posting }: Posting): string {
  if (reference) return `reference ${reference}`
  return `digest ${createHash('sha256').update(JSON.stringify(posting)).digest('base64url')}`
}
