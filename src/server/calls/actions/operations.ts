import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from '#actions/announcements.ts'
import { exportAuditLog, listMyAuditEntries, readAuditLog } from '#actions/audit-log.ts'
import {
  answerContactMessage,
  closeContactMessage,
  contactOperator,
  editContactMessage,
  listContactMessages,
  listMyContactMessages,
  reopenContactMessage,
} from '#actions/contact.ts'
import { readHealth, readPostalCode, readReadiness } from '#actions/service.ts'
import { exportLedger, readEmployerStats, readJobFigures, readStats, readTransparency } from '#actions/stats.ts'
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
