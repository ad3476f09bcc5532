import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews } from '#contract/jobs/finding-view.ts'
import { faultyMember, readPosting } from '#contract/jobs/imported-posting.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { findImported, holdImports, rememberImported } from '#store/jobs/imported-postings.ts'
import { saveCheck } from '#store/jobs/job-checks.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { holdsPlace } from '#store/people/team-members.ts'
import { takeAttempt } from '#store/throttles.ts'

type Result = ActionResult<'importPostings'>['results'][number]
type Posting = Extract<ReturnType<typeof readPosting>, { posting: unknown }>['posting']

/** Posts several jobs, each by itself, wholly or not at all; or tells what would become of them. */
export async function importPostings(
  { body }: ActionInput<'importPostings'>,
  context: SignedInContext,
): Promise<ActionResult<'importPostings'>> {
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
  const fields = withMonthlySalary(posting)
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

/** Posts one, unless a job came of the same posting meanwhile. */
async function post(
  { fields, found, key }: Checked,
  context: SignedInContext,
): Promise<{ posted: boolean; id: string }> {
  const { db, viewer, now, config } = context
  const owner_id = viewer.employerId
  try {
    return await db.transaction().execute(async (tx) => {
      await holdImports(tx, owner_id)
      if (!(await holdsPlace(tx, viewer))) throw new RefusalError('session-ended')
      const before = (await findImported(tx, owner_id, [key])).get(key)
      if (before) return { posted: false, id: before }
      refuseTooMany(await takeAttempt(tx, `posting:${owner_id}`, config.allowances.postingsPerEmployer, now))
      const id = v7()
      await insertJob(tx, { ...fields, id, owner_id, created_at: now, updated_at: now })
      await saveCheck(tx, id, found)
      await rememberImported(tx, { owner_id, key, job_id: id })
      await record(tx, context, { action: 'job:post', subject: id, detail: { imported: true } })
      return { posted: true, id }
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}

/** What says that two postings are the same: the employer's own number, or else all that is in them. */
function keyOf({ reference, ...posting }: Posting): string {
  if (reference) return `reference ${reference}`
  return `digest ${createHash('sha256').update(JSON.stringify(posting)).digest('base64url')}`
}
