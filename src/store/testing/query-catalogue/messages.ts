import * as reports from '#store/messages/message-reports.ts'
import * as messages from '#store/messages/messages.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, id, message, next, now, seeker } from './stored-rows.ts'

const of = { applicationId: application, readerId: seeker, side: 'applicant' as const }
const party = { id: seeker, employerId: employer }

/** What both sides of an application write, and what of it is reported. */
export const messagesCalls: Catalogue = [
  [
    'messages/messages',
    {
      findConversation: (tx) => messages.findConversation(tx, application, party),
      holdWriter: (tx) => messages.holdWriter(tx, seeker),
      addMessage: (tx) =>
        messages.addMessage(tx, {
          ...{ id: message, application_id: application, sender: 'employer', body: 'はじめまして。', sent_at: now },
          written_by: employer,
        }),
      listMessages: [
        (tx) => messages.listMessages(tx, of, first),
        (tx) => messages.listMessages(tx, { ...of, newestFirst: true }, next),
      ],
      countMessages: (tx) => messages.countMessages(tx, application),
      markRead: (tx) =>
        messages.markRead(tx, { applicationId: application, readerId: seeker, side: 'applicant', until: now, now }),
      countOwnMessages: (tx) => messages.countOwnMessages(tx, seeker),
      listOwnMessages: (tx) => messages.listOwnMessages(tx, seeker, next),
    },
  ],
  [
    'messages/message-reports',
    {
      findReadMessage: (tx) => reports.findReadMessage(tx, message, party),
      addMessageReport: (tx) =>
        reports.addMessageReport(tx, { message_id: message, reporter_id: seeker, reason: null, reported_at: now }),
      listMessageReports: [
        (tx) => reports.listMessageReports(tx, undefined, first),
        (tx) => reports.listMessageReports(tx, 'open', next),
      ],
      countMessageReports: (tx) => reports.countMessageReports(tx, 'closed'),
      findMessageReport: (tx) => reports.findMessageReport(tx, id(99)),
      reportedConversation: (tx) => reports.reportedConversation(tx, application, 200),
      closeMessageReport: (tx) => reports.closeMessageReport(tx, { id: id(99), by: employer, note: '確認した', now }),
      forgetMessageReportsClosedBefore: (tx) => reports.forgetMessageReportsClosedBefore(tx, now),
    },
  ],
]
