import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/approval-queue.ts'
import { findingViews } from '#contract/jobs/finding.ts'
import {
  faultyMember,
  type ImportedPosting,
  keyOf,
  keysOf,
  type ReadPosting,
  readAsPosting,
  readDraft,
  sentPosting,
  sortedJson,
  tooManyDrafts,
} from '#contract/jobs/imported-posting.ts'
import type { SheetPosting, SheetPostings } from '#contract/jobs/posting-sheet.ts'
import { readSheetFile } from '#integrations/sheets/read-sheet.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { worstSeverity } from '#rules/jobs/approval-queue.ts'
import { importUndoMs, whyNotUndoImport } from '#rules/jobs/import-undo.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { type Publication, publicationOf } from '#rules/jobs/publish-at.ts'
import { limits } from '#rules/limits.ts'
import { withCategory } from '#rules/occupations/job-occupations.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import { orRefuse, type Refusal, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { recordEach } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { saveChecks } from '#store/jobs/job-checks.ts'
import {
  insertDraft,
  type JobDraft,
  listDrafts,
  lockAndCountDrafts,
  lockDrafts,
  removeDrafts,
} from '#store/jobs/job-drafts.ts'
import { inTurnToCheck, postingCheckOf } from '#store/jobs/job-findings.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { insertJobs, lockJobs, removeJobs } from '#store/jobs/jobs.ts'
import * as store from '#store/jobs/posting-imports.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { isStillMember } from '#store/people/team-members.ts'
import { checkAllowance, consumeAllowance, refundAllowance } from '#store/throttles.ts'

type Result = ActionResult<'importPostings'>['results'][number]
/** What became of a posting, without the row and the posting itself. */
type Fate = Pick<Result, 'outcome' | 'errors' | 'findings'> & Partial<Pick<Result, 'reference' | 'job_id' | 'draft_id'>>

/** Posts several jobs or stores them as drafts, each wholly or not at all; a dry run reports the results. */
export const importPostings: Action<'importPostings'> = async ({ body, query, file }, context) => {
  const asDrafts = query.as === 'draft' || body.as_drafts === true
  const sheet = file && (await sheetPostings(file.content, asDrafts, context))
  const given = sheet?.postings ?? body.postings?.map(sentPosting)
  if (!given) throw new InvalidInputError([{ fault: 'required', path: 'postings' }])
  const isDry = body.dry_run === true
  const id = isDry ? null : await beginImport(body.import_id, context)
  const read = asDrafts ? [] : await readAll(given, readAsPosting)
  const all = asDrafts
    ? await storeDrafts(given, id, context)
    : await postAll(read, { importId: id, withoutStopped: body.without_stopped === true }, context)
  const results = all.map(({ posting, ...one }, at) => (at < limits.importedAtOnce ? { ...one, posting } : one))
  return { ...(id && { id }), results, ...(sheet && { unknown_columns: sheet.unknown }) }
}

/** The postings of a file, or a refusal that says what is wrong with it. */
async function sheetPostings(content: Buffer, asDrafts: boolean, context: SignedInContext): Promise<SheetPostings> {
  const read = await readSheetFile({ content, asDrafts }, sharerOf(context))
  if (typeof read !== 'string') return read
  throw new RefusalError('sheet-unreadable', { errors: [{ msg: read, path: 'file' }] })
}

/** A new import, or one that goes on while it can be taken back. */
async function beginImport(given: string | undefined, { db, viewer, now }: SignedInContext): Promise<string> {
  if (!given) return v7()
  return db.transaction().execute(async (tx) => {
    const found = orRefuse(await store.lockImport(tx, given, viewer.employerId), 'import-not-found')
    refuseIf(whyNotUndoImport(found, now))
    return given
  })
}

/** Reading a thousand long postings takes seconds, in which other requests are answered. */
async function readAll<One, Result>(given: readonly One[], read: (one: One) => Result): Promise<Result[]> {
  const all: Result[] = []
  for (const one of given) {
    await setImmediate()
    all.push(read(one))
  }
  return all
}

async function postAll(
  given: readonly ReadPosting[],
  { importId, withoutStopped }: { importId: string | null; withoutStopped: boolean },
  context: SignedInContext,
): Promise<Result[]> {
  const { db, viewer, now, config } = context
  const ownerId = viewer.employerId
  const imported = await store.findImported(db, ownerId, keysOf(given))
  const check = await postingCheckOf(db, { ownerId, now })
  const checked: (Fate | Checked)[] = []
  for (const { read, errors } of given) {
    if (!read) checked.push({ outcome: 'wrong', errors, findings: [] })
    else checked.push(await checkOne(read, imported, check, context))
  }
  const ready = new Map<string, Checked>()
  const isLeftOut = ({ found }: Checked) => withoutStopped && worstSeverity(found) === 'stop'
  for (const one of checked) if ('key' in one && !ready.has(one.key) && !isLeftOut(one)) ready.set(one.key, one)
  const posted = new Map<string, string>()
  const before = new Map<string, string>()
  if (importId) {
    const counter = [`posting:${ownerId}`, config.allowances.postingsPerEmployer] as const
    // Before the first is stored: who is refused in the middle is not told of an import to take back.
    refuseTooMany(await checkAllowance(db, ...counter, now, ready.size))
    for (const some of chunks([...ready.values()], atOnce)) {
      const result = await postSome(some, importId, context)
      for (const [key, id] of result.posted) posted.set(key, id)
      for (const [key, id] of result.before) before.set(key, id)
    }
  }
  return given.map(({ read, ...one }, at) => {
    const fate = checked[at] as Fate | Checked
    return resultOf(one, { reference: read?.reference || null, ...('key' in fate ? fateOf(fate) : fate) })
  })

  function fateOf(one: Checked): Fate {
    const findings = findingViews(one.found)
    if (!importId || isLeftOut(one)) return { outcome: 'ready', errors: [], findings }
    // A posting that stands twice in the file, or was imported meanwhile, is posted once.
    const outcome = ready.get(one.key) === one && posted.has(one.key) ? 'posted' : 'posted-before'
    const job_id = posted.get(one.key) ?? before.get(one.key) ?? null
    return { outcome, job_id, errors: [], findings }
  }
}

/** Jobs that are posted in one transaction, which holds its connection. */
const atOnce = 25

function* chunks<One>(all: readonly One[], size: number): Generator<One[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

/** A result under the names of the wire. */
function resultOf({ row, posting }: Pick<SheetPosting, 'row' | 'posting'>, fate: Fate): Result {
  const id = fate.job_id ?? fate.draft_id
  const title = typeof posting.title === 'string' ? posting.title : ''
  return { reference: null, job_id: null, ...fate, row, title, posting, status: fate.outcome, ...(id && { id }) }
}

type Checked = {
  fields: ReturnType<typeof withMonthlySalary<Omit<ImportedPosting, 'reference' | 'publish_at'>>>
  publication: Publication
  found: Finding[]
  key: string
}

/** A posting that can be posted, or why not. */
async function checkOne(
  read: ImportedPosting,
  imported: ReadonlyMap<string, string>,
  check: Awaited<ReturnType<typeof postingCheckOf>>,
  context: SignedInContext,
): Promise<Fate | Checked> {
  const { now, config } = context
  const { reference: _, ...posting } = read
  const key = keyOf(read)
  const before = imported.get(key)
  if (before) return { outcome: 'posted-before', job_id: before, errors: [], findings: [] }
  if (posting.deadline !== null && posting.deadline < tokyoDate(now)) {
    return { outcome: 'wrong', errors: [faultyMember({ fault: 'deadline-past', path: 'deadline' })], findings: [] }
  }
  const { publish_at, ...given } = posting
  if (publish_at && publish_at <= now)
    return { outcome: 'wrong', errors: [faultyMember({ fault: 'slot-past', path: 'publish_at' })], findings: [] }
  const fields = withCategory(withMonthlySalary(given))
  const found = await inTurnToCheck(sharerOf(context), () => check(fields))
  const findings = findingViews(found)
  const stops = findings.filter(({ severity }) => config.postingRules === 'enforce' && severity === 'stop')
  if (stops.length === 0) return { fields, publication: publicationOf(posting, now), found, key }
  return { outcome: 'wrong', errors: stops.map(({ field, message }) => ({ path: field, message })), findings }
}

/** Posts several jobs, unless the same were imported meanwhile; returns the ids of both by key. */
async function postSome(
  given: readonly Checked[],
  importId: string,
  context: SignedInContext,
): Promise<{ posted: Map<string, string>; before: Map<string, string> }> {
  const { db, viewer, now, config } = context
  const owner_id = viewer.employerId
  return refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    await store.lockImports(tx, owner_id)
    const suspended = await lockSuspension(tx, owner_id)
    if (suspended || !(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
    const keys = given.map(({ key }) => key)
    const before = await store.findImported(tx, owner_id, keys)
    const jobs = given.filter(({ key }) => !before.has(key)).map((one) => ({ ...one, id: v7() }))
    const posted = new Map(jobs.map(({ key, id }) => [key, id]))
    if (jobs.length === 0) return { posted, before }
    const limit = config.allowances.postingsPerEmployer
    refuseTooMany(await consumeAllowance(tx, `posting:${owner_id}`, limit, now, jobs.length))
    const times = { created_at: now, updated_at: now }
    const rows = jobs.map(({ id, fields, publication }) => ({
      ...{ ...fields, ...publication, ...times, id, owner_id, posted_by: viewer.id },
    }))
    await insertJobs(tx, owner_id, rows)
    const checks = jobs.map(({ id, found }) => ({ job_id: id, severity: worstSeverity(found) }))
    await saveChecks(tx, checks)
    const ids = jobs.map(({ id }) => ({ job_id: id }))
    await store.saveImported(
      tx,
      jobs.map(({ key, id }) => ({ owner_id, key, job_id: id })),
    )
    await recordImported(tx, importId, ids, context)
    const entries = jobs.map(({ id }) => ({ action: 'job:post', subject: id, detail: { imported: true } }))
    await recordEach(tx, context, entries)
    return { posted, before }
  })
}

async function recordImported(
  tx: Transaction,
  id: string,
  rows: readonly ({ job_id: string } | { draft_id: string })[],
  { viewer, now }: SignedInContext,
): Promise<void> {
  if (!(await store.openImport(tx, { id, employerId: viewer.employerId, now })))
    throw new RefusalError('import-not-found')
  await store.addImportRows(tx, id, rows)
}

/** Stores several postings as drafts up to the employer's limit. */
async function storeDrafts(
  given: readonly SheetPosting[],
  importId: string | null,
  context: SignedInContext,
): Promise<Result[]> {
  const { db, viewer, now } = context
  const owner_id = viewer.employerId
  const all = await readAll(given, (one) => ({ ...readAsPosting(one), draft: readDraft(one.posting) }))
  return refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    await lockAndCountDrafts(tx, owner_id)
    if (!(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
    const drafts = await listDrafts(tx, owner_id, null)
    const known = new Map(drafts.map(({ id, posting }) => [sortedJson(posting), id]))
    const imported = await store.findImported(tx, owner_id, keysOf(all))
    let count = drafts.length
    const made: Parameters<typeof insertDraft>[1][] = []
    const results = all.map((one) => resultOf(one, storeDraft(one)))
    // Together: a thousand statements one by one keep others from the database.
    if (importId && made.length > 0) {
      await insertDraft(tx, ...made)
      const rows = made.map(({ id }) => ({ draft_id: id }))
      await recordImported(tx, importId, rows, context)
    }
    return results

    function storeDraft({ draft: read, ...one }: (typeof all)[number]): Fate {
      const none = { errors: [], findings: [] }
      if (one.unread) return { ...none, outcome: 'wrong', errors: one.errors }
      if ('errors' in read) return { ...none, outcome: 'wrong', errors: read.errors }
      const key = one.read ? keyOf(one.read) : ''
      const job_id = imported.get(key)
      if (job_id) return { ...none, outcome: 'posted-before', job_id }
      const same = known.get(sortedJson(read.posting))
      if (same) return { ...none, outcome: 'posted-before', draft_id: same }
      if (count >= limits.importedDrafts) return { ...none, outcome: 'wrong', errors: [tooManyDrafts] }
      const draft = { id: v7(), posting: read.posting, template_name: null, created_at: now, updated_at: now }
      known.set(sortedJson(read.posting), draft.id)
      count += 1
      if (!importId) return { ...none, outcome: 'ready' }
      made.push({ ...draft, owner_id })
      return { ...none, outcome: 'drafted', draft_id: draft.id }
    }
  })
}

/** The employer's imports that can still be taken back. */
export const listImports: Action<'listImports'> = async (_input, { db, viewer, now }) => {
  return { imports: await store.importsSince(db, viewer.employerId, new Date(now.getTime() - importUndoMs)) }
}

/** Takes back an import: what was decided on or changed since stays. */
export const undoImport: Action<'undoImport'> = async ({ params: { id } }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    if (!(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
    const found = orRefuse(await store.lockImport(tx, id, viewer.employerId), 'import-not-found')
    refuseIf(whyNotUndoImport(found, now))
    const rows = await store.rowsOfImport(tx, id)
    await store.endImport(tx, id, now)
    const jobs = await takeBackJobs(tx, idsOf(rows, 'job_id'), context)
    const drafts = await takeBackDrafts(tx, idsOf(rows, 'draft_id'), context)
    return { outcomes: [...jobs, ...drafts].map(([id, refusal]) => outcomeView(id, refusal)) }
  })
}

type Outcome = readonly [id: string, refusal: Refusal | null]

const idsOf = <Name extends string>(rows: readonly Record<Name, string | null>[], name: Name) =>
  rows.flatMap((row) => row[name] ?? [])

/** Together: a thousand statements one by one take seconds. */
async function takeBackJobs(tx: Transaction, ids: readonly string[], context: SignedInContext): Promise<Outcome[]> {
  const { employerId } = context.viewer
  const jobs = new Map((await lockJobs(tx, ids)).map((job) => [job.id, job]))
  const outcomes = ids.map((id): Outcome => [id, whyNotTakeBack(jobs.get(id), employerId)])
  const gone = idsGone(outcomes)
  await removeJobs(tx, gone)
  const detail = { owner: employerId, imported: true }
  await recordEach(
    tx,
    context,
    gone.map((subject) => ({ action: 'job:delete', subject, detail })),
  )
  // So that the corrected file can be imported on the same day.
  await refundAllowance(tx, `posting:${employerId}`, gone.length)
  return outcomes
}

function whyNotTakeBack(job: JobRow | undefined, employerId: string): Refusal | null {
  if (!job || job.owner_id !== employerId) return 'job-not-found'
  if (job.approval_status !== 'pending' || job.was_public) return 'already-decided'
  return job.updated_at > job.created_at ? 'changed-meanwhile' : null
}

async function takeBackDrafts(
  tx: Transaction,
  ids: readonly string[],
  { viewer }: SignedInContext,
): Promise<Outcome[]> {
  const drafts = new Map((await lockDrafts(tx, ids, viewer.employerId)).map((draft) => [draft.id, draft]))
  const outcomes = ids.map((id): Outcome => [id, whyNotDrop(drafts.get(id))])
  await removeDrafts(tx, idsGone(outcomes), viewer.employerId)
  return outcomes
}

function whyNotDrop(draft: JobDraft | undefined): Refusal | null {
  if (!draft) return 'draft-not-found'
  return draft.updated_at > draft.created_at ? 'draft-changed' : null
}

const idsGone = (outcomes: readonly Outcome[]) => outcomes.flatMap(([id, refusal]) => (refusal ? [] : id))
