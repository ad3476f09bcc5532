import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'

/** How many applications are in each state. */
export type ApplicationCounts = Record<ApplicationStatus, number>

/** Grouped rows as counts of every state; rows of one state are summed. */
export function countsOf(rows: readonly { status: ApplicationStatus; count: number }[]): ApplicationCounts {
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as ApplicationCounts
  for (const { status, count } of rows) counts[status] += count
  return counts
}

/** The number in one state, or in all. */
export function totalOf(counts: ApplicationCounts, status?: ApplicationStatus): number {
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}
