import { type ApplicationSort, applicationSorts, type OwnStatus, ownStatuses } from '#rules/jobs/application-status.ts'
import type { ApiInput } from '#web/api/api.ts'
import { choiceIn, keywordIn, pageIn } from '#web/parts/lists/list-query.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'

/** Applications on one page. */
export const pageSize = 12

/** The address's search of own applications. */
export type OwnList = { q: string; status: OwnStatus | 'all'; sort: ApplicationSort; page: number }

/** Reads the address of /applications; ignores unknown values. */
export function readOwnList(query: URLSearchParams): OwnList {
  return {
    q: keywordIn(query),
    status: choiceIn(query, 'status', ownStatuses) ?? 'all',
    sort: choiceIn(query, 'sort', applicationSorts) ?? 'next',
    page: pageIn(query),
  }
}

/** The call's input for the address. */
export function ownListInput({ q, status, sort, page }: OwnList): ApiInput<'listMyApplications'> {
  return {
    query: {
      ...(q && { q }),
      ...(status !== 'all' && { status }),
      sort,
      page: String(page),
      limit: String(pageSize),
    },
  }
}

export const stepNames = ['応募', '書類', '面接', '結果'] as const

/** How many of these steps an application has reached. */
export function stepOf({ status, next }: Pick<OwnApplication, 'status' | 'next'>): number {
  if (status === 'accepted') return 4
  if (next && next.kind !== 'message') return 3
  return status === 'pending' ? 1 : 2
}
