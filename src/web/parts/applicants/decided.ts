import type { ResponseData } from '#contract/endpoints.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'

/** An application as its employer receives it. */
export type Received = ResponseData<'listEmployerApplications'>['applications'][number]

type List = { counts: Partial<Record<ApplicationStatus, number>>; applications: readonly Received[] }

/** A list after one of its applications came to another state: the entry and the counts; unchanged where it has no such entry. */
export function withDecision<Given extends List>(list: Given, id: string, status: ApplicationStatus): Given {
  const before = list.applications.find((application) => application.id === id)?.status
  if (before === undefined || before === status) return list
  return {
    ...list,
    counts: {
      ...list.counts,
      [before]: Math.max(0, (list.counts[before] ?? 0) - 1),
      [status]: (list.counts[status] ?? 0) + 1,
    },
    applications: list.applications.map((application) =>
      application.id === id ? { ...application, status } : application,
    ),
  }
}
