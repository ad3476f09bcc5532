/** Why a reader reports a public job. */
export const reportReasons = ['false-terms', 'discrimination', 'suspicious', 'closed', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Filters of the moderators' list. */
export const reportStatuses = ['open', 'closed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** This many reports are more than one person's opinion. */
const enough = 3

/** Whether a case's reports bring it to the moderators; one suspicion of fraud suffices. */
export function reachesDesk(reports: { count: number; suspicious: boolean }): boolean {
  return reports.suspicious || reports.count >= enough
}
