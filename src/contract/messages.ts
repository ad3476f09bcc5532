import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, instant, named, optionalLines, pageFacts, paging, requiredLines, teammate } from '#contract/fields.ts'
import { applicationStatuses } from '#rules/jobs/application-status.ts'
import { reportStatuses } from '#rules/jobs/job-reports.ts'
import { limits } from '#rules/limits.ts'
import { type MessageWarning, messageWarning } from '#rules/messages/message-warning.ts'
import { type Side, sides } from '#rules/messages/sides.ts'
import { confirmation } from '#words/confirmations.ts'
import { stated } from './people/stated-fields.ts'

const messageFile = named('MessageFile', {
  id: z.string(),
  name: z.string(),
  size: z.number(),
  /** For the two sides, with their token. */
  url: z.string(),
})

/** A message as one of the two sides reads it. */
export const message = named('Message', {
  id: z.string(),
  sender: z.enum(sides),
  /** Whether the reader's side wrote it. */
  mine: z.boolean(),
  /** The team member who wrote it: only for the team, and null when unknown, or the account is gone. */
  written_by: teammate.nullable(),
  body: z.string(),
  files: z.array(messageFile),
  sent_at: instant,
  /** When the other side read it; null before. */
  read_at: instant.nullable(),
  /** Whether the reader reported it. */
  reported: z.boolean(),
  /** For an applicant, where words about fees or of crimes stand in an employer's message; absent otherwise. */
  warning: z.string().optional(),
})

const person = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** A reported message without its text, which is read one report at a time. */
export const messageReport = named('MessageReport', {
  id: z.string(),
  status: z.enum(reportStatuses),
  reason: z.string().nullable(),
  reported_at: instant,
  /** The side that wrote it. */
  sender: z.enum(sides),
  job: z.object({ id: z.string(), title: z.string(), company: z.string(), is_deleted: z.boolean() }),
  /** The case that joins what is reported about the account. */
  case_id: z.string().nullable(),
  applicant: person,
  employer: person,
  closed_at: instant.nullable(),
  /** null when it is open, or the account is gone. */
  closed_by_name: z.string().nullable(),
  note: z.string().nullable(),
})

export const messageEndpoints = {
  listMessages: endpoint({
    address: 'GET /api/applications/:id/messages',
    summary:
      'Messages of an application for its two sides, newest last unless `sort` says otherwise; what the other side wrote counts as read afterwards',
    access: 'account:own',
    unknownId: 'application-not-found',
    query: z.object({ sort: choice(['oldest', 'newest']).optional(), ...paging }),
    output: z.object({
      conversation: z.object({
        application_id: z.string(),
        job_id: z.string(),
        job_title: z.string(),
        company: z.string(),
        applicant_name: z.string(),
        status: z.enum(applicationStatuses),
        withdrawn_at: instant.nullable(),
        /** The reader's side. */
        side: z.enum(sides),
      }),
      messages: z.array(message),
      ...pageFacts,
    }),
    list: 'messages',
  }),
  sendMessage: endpoint({
    address: 'POST /api/applications/:id/messages',
    summary:
      'Write to the other side of an application, also after a decision; JSON, or multipart with up to 3 files (PDF, DOCX, PNG, JPEG, 10 MB each)',
    access: 'account:own',
    unknownId: 'application-not-found',
    body: z.object({ body: requiredLines(limits.message) }),
    file: { field: 'files', optional: true, maxBytes: limits.messageFile, most: limits.messageFiles },
    output: z.object({ message }),
    status: 201,
    refusals: [
      'no-account',
      'team-role-too-low',
      'too-many-tries',
      'message-file-unread',
      'resume-has-macros',
      'storage-full',
      'body-too-large',
      'overloaded',
    ],
    changes: ['listMessages', 'listMyMessages', 'listMyApplications'],
  }),
  readMessageFile: endpoint({
    address: 'GET /api/messages/:id/files/:fileId',
    summary: 'A file sent with a message, for the two sides of its application',
    access: 'account:own',
    unknownId: 'file-not-found',
    writes: 'file',
  }),
  listMyMessages: endpoint({
    address: 'GET /api/auth/messages',
    summary: 'Everything that the signed-in user wrote and was written within applications, newest first',
    access: 'account:own',
    query: z.object(paging),
    output: z.object({
      messages: z.array(
        z.object({
          id: z.string(),
          application_id: z.string(),
          job_title: z.string(),
          mine: z.boolean(),
          body: z.string(),
          files: z.array(messageFile),
          sent_at: instant,
          read_at: instant.nullable(),
          /** When the user reported it, and why. */
          reported_at: instant.nullable(),
          report_reason: z.string().nullable(),
        }),
      ),
      ...pageFacts,
    }),
    list: 'messages',
  }),
  reportMessage: endpoint({
    address: 'POST /api/messages/:id/report',
    summary: 'Report a message of the other side to the operator, who may read the conversation then; once a reader',
    access: 'account:own',
    unknownId: 'message-not-found',
    body: z.object({
      reason: stated(optionalLines(limits.messageReport)),
    }),
    status: 201,
    refusals: ['own-message', 'already-reported', 'too-many-tries'],
    message: confirmation.reported,
    changes: ['listMessages', 'listMyMessages', 'listMessageReports', 'readMessageReport', 'listCases'],
  }),
  listMessageReports: endpoint({
    address: 'GET /api/admin/message-reports',
    summary: 'Reported messages without their text, the newest report first',
    access: 'report:handle',
    query: z.object({ status: choice(reportStatuses).optional(), ...paging }),
    output: z.object({ reports: z.array(messageReport), ...pageFacts }),
    list: 'reports',
  }),
  readMessageReport: endpoint({
    address: 'GET /api/admin/message-reports/:id',
    summary: 'A reported message with its conversation (the latest 200 messages); the audit log says who read it',
    access: 'report:handle',
    unknownId: 'report-not-found',
    output: z.object({
      report: messageReport,
      messages: z.array(
        z.object({
          sender: z.enum(sides),
          body: z.string(),
          sent_at: instant,
          /** Whether it is the reported one. */
          is_reported: z.boolean(),
        }),
      ),
    }),
  }),
  closeMessageReport: endpoint({
    address: 'POST /api/admin/message-reports/:id/close',
    summary: 'Close the report of a message with a note',
    access: 'report:handle',
    unknownId: 'report-not-found',
    body: z.object({ note: requiredLines(limits.reportNote) }),
    output: z.object({ report: messageReport }),
    refusals: ['report-closed'],
    message: confirmation.reportClosed,
    changes: ['listMessageReports', 'readMessageReport'],
  }),
}

/** What an applicant reads beside a message; the message itself is not altered (職業安定法). */
const messageWarningText: Record<MessageWarning, string> = {
  'word.fee':
    'このメッセージには、お金の支払いを求める言葉があります。採用の条件としてお金を求められても、応じないでください。',
  'word.crime':
    'このメッセージには、犯罪に関わる求人でよく使われる言葉があります。口座や身分証を渡したり、荷物を受け取ったりせず、運営者に報告してください。',
}

/** The line beside a message for its reader; nothing for the employer and for the applicant's own messages. */
export function warningOf(message: { sender: Side; body: string }, reader: Side): { warning?: string } {
  const found = reader === 'applicant' && message.sender === 'employer' ? messageWarning(message.body) : null
  return found ? { warning: messageWarningText[found] } : {}
}
