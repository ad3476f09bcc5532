import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import { hasQuestions } from '#web/parts/has-questions.ts'
import type { WaitingCounts } from '#web/parts/site/menu-entries.ts'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#web/session/use-may.ts'

const one = { page: '1', limit: '1' }

/** NaN, which is not shown, until both are known: the sum must not change with each response. */
const sumOf = (one = Number.NaN, other = Number.NaN) => one + other

/** The numbers of jobs, answers and employers to decide on, and of open reports and messages; only for administrators. */
export function useWaitingCounts(): WaitingCounts {
  const { user } = useSession()
  const may = (permission: 'job:approve' | 'report:handle' | 'contact:handle' | 'employer:verify') =>
    user !== null && mayUse(user, permission)
  const jobs = useQuery({ ...read('listPendingJobs', { query: one }), enabled: may('job:approve') })
  const answers = useQuery({
    ...read('listHeldQuestions', { query: one }),
    enabled: may('job:approve') && hasQuestions(),
  })
  const open = { query: { status: 'open' as const, ...one } }
  const ofJobs = useQuery({ ...read('listReports', open), enabled: may('report:handle') })
  const ofMessages = useQuery({ ...read('listMessageReports', open), enabled: may('report:handle') })
  const contacts = useQuery({ ...read('listContactMessages', open), enabled: may('contact:handle') })
  const employers = useQuery({ ...read('listVerificationRequests', { query: one }), enabled: may('employer:verify') })
  return {
    jobs: sumOf(jobs.data?.count, answers.isLoading ? undefined : (answers.data?.total ?? 0)),
    contacts: contacts.data?.total,
    employers: employers.data?.total,
    reports: sumOf(ofJobs.data?.total, ofMessages.data?.total),
  }
}
