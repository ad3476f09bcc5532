import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limits } from '#rules/limits.ts'
import { read, readKey } from '#web/api/read-query.ts'

/** The reader's notes on some jobs. A note that is not known is never written over. */
export type JobNotes = {
  state: 'loading' | 'failed' | 'ready'
  textOf(jobId: string): string
  /** Shows what was saved before the list is read again. */
  put(jobId: string, note: { text: string; updated_at: string } | null): void
  reload(): void
}

/** Loads the notes on these jobs, at most a page of them; on none, nothing is asked. */
export function useJobNotes(jobIds: readonly string[]): JobNotes {
  const client = useQueryClient()
  const input = { query: { job_ids: jobIds.join(','), limit: String(limits.pageSize.max) } }
  const { data, isFetching, refetch } = useQuery({ ...read('listJobNotes', input), enabled: jobIds.length > 0 })
  const notes = data?.notes ?? []
  return {
    state: data ? 'ready' : isFetching || jobIds.length === 0 ? 'loading' : 'failed',
    textOf: (jobId) => notes.find(({ job_id }) => job_id === jobId)?.text ?? '',
    put(jobId, note) {
      const others = notes.filter(({ job_id }) => job_id !== jobId)
      const next = note ? [{ ...note, job_id: jobId }, ...others] : others
      client.setQueryData(readKey('listJobNotes', input), { notes: next, total: next.length })
    },
    reload: () => void refetch(),
  }
}
