import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'

/** How many applications are in each state. */
export type ApplicationCounts = Record<ApplicationStatus, number>

/** Grouped rows as counts of every state; rows of one state are summed. */
export function countsOf<Status extends string = ApplicationStatus>(
  rows: readonly { status: Status; count: number }[],
  statuses: readonly Status[] = applicationStatuses as readonly string[] as readonly Status[],
): Record<Status, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>
  for (const { status, count } of rows) counts[status] += count
  return counts
}

/** The number in one state, or in all. */
export function totalOf<Status extends string>(counts: Record<Status, number>, status?: Status): number {
  return status ? counts[status] : Object.values<number>(counts).reduce((sum, count) => sum + count, 0)
}
