import { useQuery } from '@tanstack/react-query'
import { hasPermission } from '#rules/people/permissions.ts'
import { read } from '#web/api/read-query.ts'
import { useSession } from '#web/session/session.ts'

/** How many jobs wait for approval; known to administrators only. */
export function usePendingCount(): number | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    ...read('listPendingJobs', { query: { page: '1', limit: '1' } }),
    enabled: user !== null && hasPermission(user.role, 'job:approve'),
  })
  return data?.count
}
