import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { read } from '#web/api/read-query.ts'
import { type JobValues, valuesOfJob, valuesOfPosting } from '#web/parts/job-form/values/job-values.ts'

/** The origin of a new posting: another job, a draft, or a template. */
export type Origin =
  | { kind: 'copy'; id: string; title: string; values: JobValues }
  | { kind: 'draft'; id: string; updatedAt: string; values: JobValues }
  | { kind: 'template'; id: string; title: string; values: JobValues }

/** The origin in the address; `missing` when it is gone or another employer's. */
export function useOrigin(): Origin | 'nothing' | 'waiting' | 'missing' {
  const [query] = useSearchParams()
  const [today] = useState(() => tokyoDate(new Date()))
  const jobId = query.get('from')
  const draftId = query.get('draft')
  const job = useQuery({
    ...read('readJob', { params: { id: jobId ?? '' } }),
    ...(jobId === null && { queryFn: skipToken }),
  })
  const draft = useQuery({
    ...read('readJobDraft', { params: { id: draftId ?? '' } }),
    ...(draftId === null && { queryFn: skipToken }),
  })
  if (draftId !== null) {
    if (!draft.data) return draft.error ? 'missing' : 'waiting'
    const { id, template_name, posting, updated_at } = draft.data.draft
    const values = valuesOfPosting(posting)
    if (template_name === null) return { kind: 'draft', id, updatedAt: updated_at, values }
    return { kind: 'template', id, title: template_name, values: startable(values, today) }
  }
  if (jobId === null) return 'nothing'
  if (!job.data) return job.error ? 'missing' : 'waiting'
  if (!job.data.job.is_own) return 'missing'
  const { title } = job.data.job
  return { kind: 'copy', id: jobId, title, values: startable(valuesOfJob(job.data.job), today) }
}

/** A new job is active, and does not take over a past deadline. */
function startable(values: JobValues, today: string): JobValues {
  return { ...values, is_active: true, deadline: values.deadline < today ? '' : values.deadline }
}
