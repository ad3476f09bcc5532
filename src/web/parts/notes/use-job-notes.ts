import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limits } from '#rules/limits.ts'
import { read, readKey } from '#web/api/read-query.ts'

/** The reader's notes on jobs. A note must be loaded before it can be changed. */
export type JobNotes = {
  state: 'loading' | 'failed' | 'ready'
  textOf(jobId: string): string
  /** Shows a saved note before the list is read again. */
  put(jobId: string, note: { text: string; updated_at: string } | null): void
  reload(): void
}

/** Loads the notes on at most a page of jobs; without jobs sends nothing. */
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
