import { useQuery } from '@tanstack/react-query'
import { hasPermission } from '#rules/people/permissions.ts'
import { read } from '#web/api/read-query.ts'
import type { WaitingCounts } from '#web/parts/site/menu-entries.ts'
import { useSession } from '#web/session/session.ts'

const one = { page: '1', limit: '1' }

/** How many jobs wait for approval, and how many reports for an answer; known to administrators only. */
export function useWaitingCounts(): WaitingCounts {
  const { user } = useSession()
  const may = (permission: 'job:approve' | 'report:handle') => user !== null && hasPermission(user.role, permission)
  const jobs = useQuery({ ...read('listPendingJobs', { query: one }), enabled: may('job:approve') })
  const reports = useQuery({
    ...read('listReports', { query: { status: 'open', ...one } }),
    enabled: may('report:handle'),
  })
  return { jobs: jobs.data?.count, reports: reports.data?.total }
}
