import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from '#actions/operations/announce.ts'
import { contactOperator } from '#actions/operations/contact-operator.ts'
import { exportLedger } from '#actions/operations/export-ledger.ts'
import {
  answerContactMessage,
  closeContactMessage,
  editContactMessage,
  reopenContactMessage,
} from '#actions/operations/handle-contact-message.ts'
import { listContactMessages, listMyContactMessages } from '#actions/operations/list-contact-messages.ts'
import { exportAuditLog, listMyAuditEntries, readAuditLog } from '#actions/operations/read-audit-log.ts'
import { readPostalCode } from '#actions/operations/read-postal-code.ts'
import { readTransparency } from '#actions/operations/read-transparency.ts'
import { readHealth, readReadiness } from '#actions/operations/readiness.ts'
import { readEmployerStats } from '#actions/stats/read-employer-stats.ts'
import { readJobFigures } from '#actions/stats/read-job-figures.ts'
import { readStats } from '#actions/stats/read-stats.ts'
import { readApiDocs, readOpenapi } from '#server/calls/api-docs.ts'
import type { Actions } from './action.ts'

export const operationActions = {
  readPostalCode,
  readEmployerStats,
  readJobFigures,
  readStats,
  readAuditLog,
  exportAuditLog,
  exportLedger,
  readTransparency,
  listAnnouncements,
  addAnnouncement,
  editAnnouncement,
  endAnnouncement,
  deleteAnnouncement,
  contactOperator,
  listContactMessages,
  answerContactMessage,
  editContactMessage,
  closeContactMessage,
  reopenContactMessage,
  listMyContactMessages,
  listMyAuditEntries,
  readHealth,
  readReadiness,
  readOpenapi,
  readApiDocs,
} satisfies Partial<Actions>
