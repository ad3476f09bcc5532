/** States of an application; docs/product/applications.md, Application states. */
export const applicationStatuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The states as their applicant reads them: a withdrawal is no rejection. */
export const ownStatuses = [...applicationStatuses, 'withdrawn'] as const
export type OwnStatus = (typeof ownStatuses)[number]

/** The orders of own applications; the first is the default. */
export const applicationSorts = ['newest', 'oldest', 'updated', 'next'] as const
export type ApplicationSort = (typeof applicationSorts)[number]

/** The moves that an employer may make from each state. */
export const nextApplicationStatuses: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['reviewed', 'accepted', 'rejected'],
  reviewed: ['accepted', 'rejected'],
  accepted: [],
  rejected: [],
}

/** The states from which `to` can be reached in one move. */
export function statusesBefore(to: ApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((from) => nextApplicationStatuses[from].includes(to))
}

/** The share of applications that are no longer pending, in whole percent; 0 without any. */
export function confirmationRate(total: number, pending: number): number {
  return total === 0 ? 0 : Math.round(((total - pending) / total) * 100)
}
