import { v7 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import { caseView, wholeCase, wholeCaseView } from '#contract/cases.ts'
import { outcomeView } from '#contract/jobs/approval-queue.ts'
import { zipStream } from '#integrations/zip.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { isWaiting, whyNotDecide } from '#rules/jobs/approval-status.ts'
import { accountMay } from '#rules/people/permissions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isStale, unread } from '#rules/versions.ts'
import { record } from '#store/audit-log.ts'
import * as store from '#store/cases.ts'
import type { Transaction } from '#store/database.ts'
import { rejectWaiting } from '#store/jobs/reject-waiting.ts'
import { lockEditedJob } from '#store/jobs/revisions.ts'
import { listFor, type Slice } from '#store/keyset.ts'
import { notifyMany } from '#store/people/notify.ts'
import { addAccountDecision } from '#store/people/suspensions.ts'
import { findUser } from '#store/people/users.ts'

/** Cases, newest first. */
export const listCases: Action<'listCases'> = async ({ query }, { db }) => {
  const filter = { status: query.status, assignee: query.assignee_id }
  const find = async (slice: Slice) =>
    (await store.listCases(db, filter, slice)).map((row) => ({ ...row, ...caseView(row) }))
  return listFor('cases', query, find, () => store.countCases(db, filter))
}

/** One case. Reading it is recorded, because it holds personal data of those who reported. */
export const readCase: Action<'readCase'> = async ({ params }, context) => {
  return context.db.transaction().execute(async (tx) => {
    const { row, parts } = await store.readWholeCase(tx, params.id, tokyoDate(context.now))
    await record(tx, context, 'case:read', params.id)
    return { case: wholeCaseView(row, parts) }
  })
}

/** A case as files for the police or the labour bureau; each is read when the one before was sent. */
export const exportCase: Action<'exportCase'> = async ({ params }, context) => {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const { row, parts } = await store.readWholeCase(tx, params.id, tokyoDate(now))
    const { told_template: _template, ...whole } = wholeCaseView(row, parts)
    const { reports, message_reports, contacts, notes, ...facts } = whole
    const json = (name: string, content: unknown) => ({ name, content: `${JSON.stringify(content, null, 2)}\n` })
    const texts = [
      json('case.json', { ...facts, exported_at: now }),
      json('account.json', await store.accountOfCase(tx, row.account_id)),
      json('reports.json', reports),
      json('message-reports.json', message_reports),
      json(
        'contacts.json',
        contacts.flatMap(({ of_reporter, ...contact }) => (of_reporter ? [] : contact)),
      ),
      json('notes.json', notes),
      json('decisions.json', await store.decisionsOfCase(tx, row.account_id)),
    ]
    for (const { id, posting } of await store.postingsOfCase(tx, row.account_id))
      texts.push(json(`jobs/${id}.json`, posting))
    for (const { application_id, messages } of await store.conversationsOfCase(tx, row.id))
      texts.push(json(`conversations/${application_id}.json`, messages))
    const sent = await store.filesOfCase(tx, row.id)
    await record(tx, context, 'case:export', row.id, { detail: { files: texts.length + sent.length } })
    async function* files() {
      yield* texts
      for (const { id, application_id, name } of sent)
        yield { name: `conversations/${application_id}/${id}-${name}`, content: () => store.contentOfFile(db, id) }
    }
    return {
      content: zipStream(files()),
      type: 'application/zip',
      cache: 'private, no-store',
      attachment: `case-${row.id}.zip`,
    }
  })
}

type LockedCase = Awaited<ReturnType<typeof store.lockCase>>

/** Does something with an open case in the version read, and answers with the case. */
async function inCase<Result extends object>(
  { id, version }: { id: string; version?: Date | undefined },
  context: SignedInContext,
  change: (tx: Transaction, locked: LockedCase) => Promise<Result>,
) {
  const { db, now } = context
  const { changed, done } = await db.transaction().execute(async (tx) => {
    const locked = await store.lockCase(tx, id)
    const isChanged = isStale(version, locked.updated_at)
    // The answer to a stale version holds the case, too.
    if (isChanged) await record(tx, context, 'case:read', id)
    const result = isChanged ? null : await change(tx, locked)
    const { row, parts } = await store.readWholeCase(tx, id, tokyoDate(now))
    const view = wholeCaseView(row, parts)
    return result ? { done: { ...result, case: view } } : { changed: view }
  })
  if (!done) throw new RefusalError('case-changed', { data: { current: wholeCase.parse(changed) } })
  return done
}

/** Adds a note to an open case. */
export const addCaseNote: Action<'addCaseNote'> = async ({ params: { id }, body }, context) => {
  const { viewer, now } = context
  return inCase({ id }, context, async (tx) => {
    const note = await store.addCaseNote(tx, { case_id: id, author_id: viewer.id, text: body.text, written_at: now })
    await record(tx, context, 'case:note', id, { detail: { note } })
    return {}
  })
}

/** Gives an open case to an operator, or to nobody. */
export const assignCase: Action<'assignCase'> = async ({ params: { id }, body }, context) => {
  return inCase({ id, version: body.version }, context, async (tx, { assignee_id }) => {
    const to = body.assignee_id
    const operator = to === null ? null : await findUser(tx, to)
    if (
      operator !== null &&
      !(operator && accountMay(operator.role, operator.operator_role, 'case:handle', { reads: false }))
    )
      throw new InvalidInputError([{ fault: 'choice-unknown', path: 'assignee_id' }])
    await store.assignCase(tx, id, to)
    await record(tx, context, 'case:assign', id, { detail: { from: assignee_id, to, ...unread(body.version) } })
    return {}
  })
}

/** Confirms what was reported without an account. */
export const confirmCase: Action<'confirmCase'> = async ({ params: { id }, body }, context) => {
  return inCase({ id, version: body.version }, context, async (tx) => {
    await store.confirmCase(tx, id, context.now)
    await record(tx, context, 'case:confirm', id, { detail: unread(body.version) })
    return {}
  })
}

/** Tells everybody who applied to the account's jobs, once. */
export const notifyApplicants: Action<'notifyApplicants'> = async ({ params: { id }, body }, context) => {
  const { viewer, now, followUps } = context
  await followUps.opened()
  return inCase({ id, version: body.version }, context, async (tx, { account_id, told_at }) => {
    if (told_at) throw new RefusalError('applicants-told')
    const { text } = body
    const applicants = await store.applicantsOf(tx, account_id)
    const told = applicants.map(({ user_id, application_id, past_application_id }) => ({
      ...{ id: v7(), user_id, detail: { text } },
      ...(application_id ? { application_id } : { past_application_id: past_application_id ?? undefined }),
    }))
    await notifyMany(tx, followUps, { kind: 'case_told', told, now })
    await store.markTold(tx, { id, by: viewer.id, text, count: told.length, now })
    await record(tx, context, 'case:tell', id, { detail: { told: told.length, ...unread(body.version) } })
    return { told: told.length }
  })
}

/** Rejects every waiting job and correction of the account with one reason. */
export const rejectPendingOfCase: Action<'rejectPendingOfCase'> = async ({ params: { id }, body }, context) => {
  const { now, followUps } = context
  return inCase({ id, version: body.version }, context, async (tx, { account_id }) => {
    const jobs = await store.jobsOfCase(tx, { id, account_id }, tokyoDate(now))
    const waiting = jobs.filter((job) => job.approval_status === 'pending' || job.has_revision)
    const outcomes = []
    for (const { id: jobId } of [...waiting].sort((a, b) => a.id.localeCompare(b.id))) {
      const job = await lockEditedJob(tx, jobId)
      const isRejected =
        job && isWaiting(job)
          ? await rejectWaiting(tx, followUps, job, { reason: body.rejection_reason, source: context })
          : false
      outcomes.push(outcomeView(jobId, isRejected ? null : whyNotDecide(job)))
    }
    await record(tx, context, 'case:reject-pending', id, {
      detail: { rejected: outcomes.length, ...unread(body.version) },
    })
    return { outcomes }
  })
}

/** Closes a case and its reports with a finding. */
export const closeCase: Action<'closeCase'> = async ({ params: { id }, body }, context) => {
  const { viewer, now } = context
  return inCase({ id, version: body.version }, context, async (tx, { account_id }) => {
    const { finding } = body
    await store.closeCase(tx, { id, by: viewer.id, finding, now })
    // The case itself is deleted after its time; that it was closed, by whom and how, is not.
    await addAccountDecision(tx, { account_id, kind: 'case_closed', reason: finding, by: viewer.id, now })
    await record(tx, context, 'case:close', id, { detail: { account: account_id, ...unread(body.version) } })
    return {}
  })
}
