/** Why a reader reports a public job. */
export const reportReasons = ['false-terms', 'discrimination', 'suspicious', 'closed', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What the desk's list is filtered by. */
export const reportStatuses = ['open', 'closed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** This many reports are more than one person's opinion. */
const enough = 3

/** Whether the reports of an open case put it on the desk; a suspicion of fraud does so at once. */
export function reachesDesk(reports: { count: number; suspicious: boolean }): boolean {
  return reports.suspicious || reports.count >= enough
}
