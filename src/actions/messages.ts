import { v7 } from 'uuid'
import type { z } from 'zod'
import { type Action, sharerOf } from '#actions/context.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { NamedFile } from '#contract/endpoint.ts'
import { teammateOf } from '#contract/fields.ts'
import { type messageReport, warningOf } from '#contract/messages.ts'
import { hasMacros, messageFileKind, messageFileTypes, safeFileName } from '#integrations/resume-files.ts'
import { checkResume } from '#integrations/resumes.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import { everyRow, listFor, pageOf, type Slice } from '#store/keyset.ts'
import { addMessageFiles, findMessageFile } from '#store/messages/message-files.ts'
import * as reports from '#store/messages/message-reports.ts'
import * as store from '#store/messages/messages.ts'
import { takeStorage } from '#store/people/files.ts'
import { notify } from '#store/people/notify.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { consumeAllowance, consumeAllowances } from '#store/throttles.ts'

/** Messages within this time become one mail. */
const bundledSeconds = 5 * 60

/** Sends a message to the other side of an application. */
export const sendMessage: Action<'sendMessage'> = async ({ params, body, files = [] }, context) => {
  const { db, viewer, now, config, followUps } = context
  const sent = files.map(fileOf)
  const caller = sharerOf(context)
  for (const file of sent) {
    const checked = file.kind === 'docx' ? await checkResume(file, caller) : {}
    if ('refusal' in checked)
      throw new RefusalError(checked.refusal === 'resume-has-macros' ? checked.refusal : 'message-file-unread')
  }
  const { messagesPerSender, messagesPerConversation } = config.allowances
  return refusingTransaction(db, { messages_application: 'application-not-found' }, async (tx) => {
    // Lock the account before the application, in the order in which deleting an account locks.
    const bytes = sent.reduce((sum, { size }) => sum + size, 0)
    if (bytes > 0) await takeStorage(tx, { account: viewer.id, most: config.storageBytes }, bytes)
    const writer = orRefuse(await store.lockSender(tx, viewer.id), 'session-ended')
    const conversation = await store.findConversation(tx, params.id, viewer)
    if (!conversation) throw new RefusalError(await store.whyNoConversation(tx, params.id, viewer))
    const { id: application_id, side: sender, applicant_id, owner_id } = conversation
    refuseIf(whyNotWrite(viewer, sender))
    refuseTooMany(
      await consumeAllowances(
        tx,
        [
          [`message:${viewer.id}:${application_id}`, messagesPerConversation],
          [`message:${viewer.id}`, messagesPerSender],
        ],
        now,
      ),
    )
    const message = { id: v7(), application_id, sender, body: body.body, sent_at: now }
    await store.addMessage(tx, { ...message, written_by: viewer.id })
    if (sender === 'employer') await recordAnswer(tx, application_id, now)
    await addMessageFiles(tx, message.id, sent)
    const news = {
      about: { kind: 'message' as const, application_id, message_id: message.id },
      now,
      // Several short messages become one mail.
      bundle: { key: `message:${application_id}`, due: new Date(now.getTime() + bundledSeconds * 1_000) },
    }
    if (sender === 'applicant') {
      await notifyEmployer(tx, followUps, { ...news, employerId: owner_id })
      const { job_id, job_title } = conversation
      const data = { job_id, job_title, application_id, message_id: message.id }
      const event = { employerId: owner_id, event: 'message.received', data, now, afterSeconds: 0 } as const
      await queueWebhookEvents(tx, followUps, event)
    } else await notify(tx, followUps, { ...news, to: applicant_id })
    const written_by = sender === 'employer' ? writer : null
    const files = messageFileViews(message.id, sent)
    return { message: { ...message, files, mine: true, written_by, read_at: null, reported: false } }
  })
}

/** A file as it is stored; refuses what is no kind that is taken. */
function fileOf({ name, content }: NamedFile) {
  if (hasMacros({ name, content })) throw new RefusalError('resume-has-macros')
  const kind = orRefuse(messageFileKind(content), 'message-file-unread')
  return { id: v7(), name: safeFileName(name, kind, 'file'), kind, size: content.length, content }
}

/** The messages of an application for one of its sides, marked as read. */
export const listMessages: Action<'listMessages'> = async ({ params, query }, { db, viewer, now }) => {
  const found = orRefuse(await store.findConversation(db, params.id, viewer), 'application-not-found')
  const { id: applicationId, side, owner_id: _, applicant_id: __, ...about } = found
  const conversation = { ...about, application_id: applicationId, side }
  const of = { applicationId, readerId: viewer.id, side, newestFirst: query.sort === 'newest' }
  const find = async (slice: Slice) =>
    (await store.listMessages(db, of, slice)).map(({ writer_id, writer_name, ...row }) => ({
      ...row,
      files: messageFileViews(row.id, row.files),
      mine: row.sender === side,
      ...warningOf(row, side),
      written_by: teammateOf(writer_id, writer_name),
    }))
  // Reading by a team's viewer does not count: viewers cannot answer.
  const reads = whyNotWrite(viewer, side) === null
  const page = pageOf(query)
  if (!page) {
    if (reads) await store.markRead(db, { applicationId, readerId: viewer.id, side, until: now, now })
    return { conversation, messages: everyRow(find) }
  }
  const [total, messages] = await Promise.all([store.countMessages(db, applicationId), find(page)])
  const until = new Date(Math.max(0, ...messages.map(({ sent_at }) => sent_at.getTime())))
  if (reads) await store.markRead(db, { applicationId, readerId: viewer.id, side, until, now })
  return { conversation, messages, total, page: page.page, limit: page.limit }
}

/** All messages that the viewer sent and received, for the account's export. */
export const listMyMessages: Action<'listMyMessages'> = async ({ query }, { db, viewer }) => {
  const find = async (slice: Slice) =>
    (await store.listOwnMessages(db, viewer.id, slice)).map((row) => ({
      ...row,
      files: messageFileViews(row.id, row.files),
    }))
  return listFor('messages', query, find, () => store.countOwnMessages(db, viewer.id))
}

/** A file of a message for the two sides of its application; always an attachment. */
export const readMessageFile: Action<'readMessageFile'> = async ({ params }, { db, viewer }) => {
  const file = await findMessageFile(db, { id: params.fileId, messageId: params.id }, viewer)
  if (!file) throw new RefusalError('file-not-found')
  const { name, kind, content } = file
  return { content, type: messageFileTypes[kind], cache: 'private, no-store', attachment: name }
}

/** Reports a message of the other side; administrators may then read the conversation. */
export const reportMessage: Action<'reportMessage'> = async ({ params, body }, context) => {
  const { db, viewer, now, config } = context
  refuseTooMany(await consumeAllowance(db, `report:${viewer.id}`, config.allowances.reportsPerViewer, now))
  const refusals = { message_reports_once: 'already-reported', message_reports_message: 'message-not-found' } as const
  await refusingTransaction(db, refusals, async (tx) => {
    const message = orRefuse(await reports.findReadMessage(tx, params.id, viewer), 'message-not-found')
    if (message.sender === message.side) throw new RefusalError('own-message')
    const report = { message_id: message.id, reporter_id: viewer.id, reason: body.reason ?? null, reported_at: now }
    await reports.addMessageReport(tx, report)
    await record(tx, context, 'message:report', message.id)
  })
}

/** Reported messages without their text. */
export const listMessageReports: Action<'listMessageReports'> = async ({ query }, { db }) => {
  const find = async (slice: Slice) =>
    (await reports.listMessageReports(db, query.status, slice)).map((row) => ({
      ...messageReportView(row),
      at: row.at,
    }))
  return listFor('reports', query, find, () => reports.countMessageReports(db, query.status))
}

/** How many of the latest messages are shown with a report. */
const shown = 200

/** The conversation of a reported message. The audit log records the reading first. */
export const readMessageReport: Action<'readMessageReport'> = async ({ params }, context) => {
  return context.db.transaction().execute(async (tx) => {
    const report = orRefuse(await reports.findMessageReport(tx, params.id), 'report-not-found')
    const { application_id, message_id } = report
    await record(tx, context, 'message-report:read', application_id, { detail: { report_id: report.id } })
    const messages = await reports.reportedConversation(tx, application_id, shown)
    return {
      report: messageReportView(report),
      messages: messages.map(({ id, ...message }) => ({ ...message, is_reported: id === message_id })),
    }
  })
}

/** Closes the report of a message; of two concurrent calls, the second is refused. */
export const closeMessageReport: Action<'closeMessageReport'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const closed = await reports.closeMessageReport(tx, { id: params.id, by: viewer.id, note: body.note, now })
    const report = orRefuse(await reports.findMessageReport(tx, params.id), 'report-not-found')
    if (!closed) throw new RefusalError('report-closed')
    await record(tx, context, 'message-report:close', report.id)
    return { report: messageReportView(report) }
  })
}

type View = z.input<typeof messageReport>
type Row = Pick<View, 'id' | 'reason' | 'reported_at' | 'closed_at' | 'closed_by_name' | 'note' | 'case_id'> & {
  job_id: string
  is_deleted: boolean
  facts: { sender: View['sender']; title: string; company: string } & Record<
    `${'applicant' | 'employer'}_${'id' | 'name' | 'email'}`,
    string
  >
}

/** A stored report as administrators read it, with names as they were when it was made. */
function messageReportView({ job_id, is_deleted, facts, ...report }: Row): View {
  return {
    ...report,
    status: report.closed_at ? 'closed' : 'open',
    sender: facts.sender,
    job: { id: job_id, title: facts.title, company: facts.company, is_deleted },
    applicant: { id: facts.applicant_id, name: facts.applicant_name, email: facts.applicant_email },
    employer: { id: facts.employer_id, name: facts.employer_name, email: facts.employer_email },
  }
}

type Stored = { id: string; name: string; size: number }

/** The files of a message with the addresses where its two sides read them. */
const messageFileViews = (messageId: string, files: readonly Stored[]) =>
  files.map(({ id, name, size }) => {
    const { path } = endpointAddress('readMessageFile')
    return { id, name, size, url: path.replace(':id', messageId).replace(':fileId', id) }
  })
