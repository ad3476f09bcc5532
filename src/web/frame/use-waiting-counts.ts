import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import type { WaitingCounts } from '#web/parts/site/menu-entries.ts'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#web/session/use-may.ts'

const one = { page: '1', limit: '1' }

/** The numbers of jobs and employers to decide on, and of open reports and messages; only for administrators. */
export function useWaitingCounts(): WaitingCounts {
  const { user } = useSession()
  const may = (permission: 'job:approve' | 'report:handle' | 'contact:handle' | 'employer:verify') =>
    user !== null && mayUse(user, permission)
  const jobs = useQuery({ ...read('listPendingJobs', { query: one }), enabled: may('job:approve') })
  const open = { query: { status: 'open' as const, ...one } }
  const ofJobs = useQuery({ ...read('listReports', open), enabled: may('report:handle') })
  const ofMessages = useQuery({ ...read('listMessageReports', open), enabled: may('report:handle') })
  const contacts = useQuery({ ...read('listContactMessages', open), enabled: may('contact:handle') })
  const employers = useQuery({ ...read('listVerificationRequests', { query: one }), enabled: may('employer:verify') })
  const reports = [ofJobs, ofMessages].map(({ data }) => data?.total)
  // Together, so that the sum does not change with each response.
  const areKnown = reports.every((count) => count !== undefined)
  return {
    jobs: jobs.data?.count,
    contacts: contacts.data?.total,
    employers: employers.data?.total,
    reports: areKnown ? reports.reduce((sum, count = 0) => (sum ?? 0) + count, 0) : undefined,
  }
}
