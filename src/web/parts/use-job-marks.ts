import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#web/api/read-query.ts'
import { useFavouriteJobs } from '#web/session/favourite-jobs.ts'
import { useSession } from '#web/session/session.ts'

type NamedJob = { id: string; title: string }

/** What the reader did with a job. Without `onSave` the card has no save button. */
export type JobMarks = { applied: boolean; blocked?: boolean; saved?: boolean; onSave?: () => void }

/** The marks of any job. None on the server and during hydration, because public pages are equal for everybody. */
export function useJobMarks(): (job: NamedJob) => Required<JobMarks> {
  const session = useSession()
  const [saved, toggle] = useFavouriteJobs()
  const enabled = session.status === 'signed-in'
  const applied = useIds(useQuery({ ...read('listAppliedJobIds'), enabled }))
  const blocked = useIds(useQuery({ ...read('listBlockedJobIds'), enabled }))
  // Keep a job's marks identical while unchanged, so that its row is not rendered.
  return useMemo(() => {
    const known = new WeakMap<NamedJob, Required<JobMarks>>()
    return (job) => {
      const marks = known.get(job) ?? {
        applied: applied.has(job.id),
        blocked: blocked.has(job.id),
        saved: saved.includes(job.id),
        onSave: () => toggle(job.id),
      }
      known.set(job, marks)
      return marks
    }
  }, [applied, blocked, saved, toggle])
}

const useIds = ({ data }: { data: { ids: string[] } | undefined }) => useMemo(() => new Set(data?.ids), [data])
