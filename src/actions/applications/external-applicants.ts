import { parse } from 'csv-parse/sync'
import { v7 } from 'uuid'
import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import { type ExternalInput, externalColumns, readExternalRow, tooManyPeople } from '#contract/applications/external.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { applicationToErase } from '#contract/signed-links.ts'
import { safeFileName } from '#integrations/resume-files.ts'
import { checkResume } from '#integrations/resumes.ts'
import { sheetText } from '#integrations/sheets/text-sheet.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { youngEmployer } from '#rules/people/mails.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import * as store from '#store/applications/external-applicants.ts'
import { findReceived } from '#store/applications/received-applications.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { findEmployerProfile } from '#store/people/employer-profiles.ts'
import { takeStorage } from '#store/people/files.ts'
import { findUser } from '#store/people/users.ts'
import { type Counter, consumeAllowances, mailCounters } from '#store/throttles.ts'

/** Adds a person who applied elsewhere to a job of the viewer's employer. */
export const addExternalApplicant: Action<'addExternalApplicant'> = async ({ params, body, resume }, context) => {
  const { db, viewer, now } = context
  const job = await ownJob(db, params.jobId, viewer)
  const caller = sharerOf(context)
  const checked = resume ? await checkResume(resume, caller) : null
  if (checked && 'refusal' in checked) throw new RefusalError(checked.refusal)
  const file =
    resume && checked
      ? { id: v7(), name: safeFileName(resume.name, checked.kind), kind: checked.kind, content: resume.content }
      : null
  const id = orRefuse(await add({ job, person: body, file }, context), 'already-added')
  const stored = orRefuse(await findReceived(db, { jobId: job.id, id, now }), 'job-not-found')
  return { application: receivedView(stored, context) }
}

const mostRows = 200

/** Adds the people of a CSV file, each line wholly or not at all. */
export const importExternalApplicants: Action<'importExternalApplicants'> = async ({ params, body, file }, context) => {
  const job = await ownJob(context.db, params.jobId, context.viewer)
  const [head, ...rows] = recordsOf(file ? sheetText(file.content) : body.csv)
  const columns = externalColumns(head?.record ?? [])
  if (!columns) throw new InvalidInputError([{ fault: 'csv-head', path: 'csv' }])
  if (rows.length > mostRows) throw new InvalidInputError([{ fault: 'too-many', path: 'csv', limit: mostRows }])
  const results: ActionResult<'importExternalApplicants'>['results'] = []
  for (const { record: cells, info } of rows) {
    const read = readExternalRow(cells, columns)
    const told = { line: info.lines, application_id: null, errors: [] }
    if ('errors' in read) results.push({ ...told, outcome: 'wrong', errors: read.errors })
    else {
      const id = await add({ job, person: read.person, file: null }, context).catch(tooMany)
      if (id instanceof RefusalError) results.push({ ...told, outcome: 'wrong', errors: [tooManyPeople] })
      else results.push({ ...told, outcome: id ? 'added' : 'already-added', application_id: id })
    }
  }
  return { results }
}

/** The refusal of a line that reaches a limit; the lines before it stay stored. Throws other errors again. */
function tooMany(error: unknown): RefusalError {
  if (error instanceof RefusalError && error.refusal === 'too-many-tries') return error
  throw error
}

/** Deletes a person from elsewhere for the employer. */
export const deleteExternalApplicant: Action<'deleteExternalApplicant'> = async ({ params }, context) => {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    // Delete first, so that everybody gets 404 for an unknown person; a refusal below rolls it back.
    if (!(await store.removeExternal(tx, params.applicationId, params.jobId)))
      throw new RefusalError('application-not-found')
    await ownJob(tx, params.jobId, viewer)
    await record(tx, context, 'application:delete-external', params.applicationId)
  })
}

/** Deletes what is stored of the person whose mail has this token; once more changes nothing. */
export const eraseExternalApplicant: Action<'eraseExternalApplicant'> = async ({ body }, context) => {
  const id = orRefuse(applicationToErase(body.token, context.config.acceptedSecrets), 'erase-link-invalid')
  await context.db.transaction().execute(async (tx) => {
    if (await store.removeExternal(tx, id)) await record(tx, context, 'application:erase-external', id)
  })
}

type Job = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** A job of the viewer's employer; an administrator adds nobody to it. */
async function ownJob(db: Queryable, jobId: string, { employerId }: { employerId: string }): Promise<Job> {
  const job = orRefuse(await findJob(db, jobId), 'job-not-found')
  if (job.owner_id !== employerId) throw new RefusalError('not-allowed')
  return job
}

/** Stores a person and queues the mail to them; null when the job has somebody with this email. */
async function add(
  { job, person, file }: { job: Job; person: ExternalInput; file: Parameters<typeof store.insertExternal>[3] },
  context: SignedInContext,
): Promise<string | null> {
  const { db, now, address, followUps, config } = context
  const id = v7()
  const { name, email = null, phone = null, source = null } = person
  const letter = person.letter ?? person.cover_letter ?? null
  try {
    if (email && (await store.hasExternal(db, job.id, email))) return null
    await db.transaction().execute(async (tx) => {
      refuseTooMany(
        await consumeAllowances(tx, await countersOf(tx, { account: job.owner_id, address, email }, now), now),
      )
      const storage = { account: job.owner_id, most: config.storageBytes }
      if (file) await takeStorage(tx, storage, file.content.length, { ofOthers: 1 })
      await store.insertExternal(tx, { id, jobId: job.id, now }, { name, email, phone, letter, source }, file)
      await store.notifyExternals(tx, followUps, now, id)
      await record(tx, context, 'application:add-external', id, { detail: { job: job.id } })
    })
    return id
  } catch (error) {
    if (isUniqueViolation(error, 'applications_external_once')) return null
    throw error
  }
}

/** The limits of the mail, and of all mails that an employer causes whom nobody knows yet. */
async function countersOf(
  tx: Transaction,
  by: { account: string; address: string; email: string | null },
  now: Date,
): Promise<Counter[]> {
  const counters = mailCounters('external-applicant', by)
  if (by.email === null || (await findEmployerProfile(tx, by.account))?.verified_at) return counters
  const { created_at } = orRefuse(await findUser(tx, by.account), 'job-not-found')
  const isYoung = now.getTime() - created_at.getTime() < youngEmployer.days * 24 * 60 * 60 * 1_000
  return isYoung ? [...counters, [`external-applicant:young:${by.account}`, youngEmployer]] : counters
}

type Line = { record: string[]; info: { lines: number } }

/** Parsing blocks the thread that answers requests; `mostRows` applicants have far fewer. */
const mostSeparators = 20_000

/** The lines of a file with their cells; throws for a file that is no CSV. */
function recordsOf(text: string | null | undefined): Line[] {
  if (text === null) throw new InvalidInputError([{ fault: 'not-text', path: 'csv' }])
  if (!text) throw new InvalidInputError([{ fault: 'required', path: 'csv' }])
  if ((text.match(/[,\r\n]/g)?.length ?? 0) > mostSeparators)
    throw new InvalidInputError([{ fault: 'too-many', path: 'csv', limit: mostRows }])
  try {
    return parse(text, { bom: true, info: true, relaxColumnCount: true, skipEmptyLines: true }) as unknown as Line[]
  } catch {
    throw new InvalidInputError([{ fault: 'wrong-shape', path: 'csv' }])
  }
}
