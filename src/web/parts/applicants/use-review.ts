import { useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import type { ReceivedApplication } from './use-decide.ts'

export type Review = NonNullable<ReceivedApplication['review']>

/**
 * The review of an application. A change shows at once, is saved after the former one, and is reverted with the reason
 * when saving fails.
 */
export function useReview(id: string, stored: Review, version: string) {
  const read = useRef(version)
  // A newer read replaces it; an older one is a list that has not been refreshed.
  if (version > read.current) read.current = version
  const [changed, setChanged] = useState<Review | null>(null)
  const [state, setState] = useState<'unchanged' | 'saving' | 'saved'>('unchanged')
  const latest = useRef<Review | null>(null)
  const saving = useRef(false)

  async function save() {
    if (saving.current) return
    saving.current = true
    setState('saving')
    try {
      while (latest.current) {
        const sent = latest.current
        const { tags, rating, stage, offer, assignee } = sent
        const body = { tags, rating, stage, offer, assignee_id: assignee?.id ?? null, version: read.current }
        const { data, refreshed } = await call('reviewApplication', { params: { id }, body })
        read.current = data.updated_at
        await refreshed
        if (latest.current === sent) latest.current = null
      }
      setState('saved')
    } catch (error) {
      latest.current = null
      setState('unchanged')
      reportFailure(error, '評価を保存できませんでした', `review:${id}`)
    } finally {
      saving.current = false
      setChanged(null)
    }
  }

  return {
    review: changed ?? stored,
    state,
    change(part: Partial<Review>) {
      latest.current = { ...(latest.current ?? stored), ...part }
      setChanged(latest.current)
      void save()
    },
  }
}
