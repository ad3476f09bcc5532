import { reportReasons } from './jobs/job-reports.ts'

/** What is counted by the year. */
export const ledgerItems = [
  'member.user',
  'member.employer',
  'job.published',
  'decision.approved',
  'decision.rejected',
  'decision.stopped',
  ...reportReasons.map((reason) => `report.${reason}` as const),
  'report-closed',
  'message-report',
  'message-report-closed',
  'contact',
  'contact-answered',
] as const
export type LedgerItem = (typeof ledgerItems)[number]
