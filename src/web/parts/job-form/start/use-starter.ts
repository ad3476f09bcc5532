import { useState } from 'react'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import type { JobValues } from '#web/parts/job-form/values/job-values.ts'

/** Fields taken over from the last posting; title and description are written anew. */
const taken = [
  'company',
  'location',
  'occupations',
  'category',
  'job_type',
  'work_style',
  'experience_level',
  'requirements',
  'benefits',
  'terms',
] as const satisfies readonly (keyof JobValues)[]
type Taken = Pick<JobValues, (typeof taken)[number]>

/** Fills fields by one press; `news` says which, and `undo` reverts it. */
export function useStarter() {
  const form = useJobForm()
  const [before, setBefore] = useState<{ values: Taken; news: string } | null>(null)

  function put(values: Partial<Taken>) {
    for (const name of taken) if (values[name] !== undefined) form.setValue(name, values[name], { shouldDirty: true })
  }

  return {
    form,
    news: before?.news,
    start: (values: Partial<Taken>, news: string) => {
      setBefore({ values: structuredClone(form.getValues()), news })
      put(values)
    },
    undo: () => {
      if (before) put(before.values)
      setBefore(null)
    },
  }
}
