import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { type JobValues, newJobValues, valuesOfJob } from '#web/parts/job-form/values/job-values.ts'
import { withStandard } from './standard-terms.ts'
import '#web/parts/fields/field.css'
import './starters.css'

/** What another posting is taken over from the last one: title and text are written anew. */
const taken = [
  'company',
  'location',
  'category',
  'job_type',
  'work_style',
  'experience_level',
  'requirements',
  'benefits',
  'terms',
] as const satisfies readonly (keyof JobValues)[]
type Taken = Pick<JobValues, (typeof taken)[number]>

/** Fills what is common by one press, or what the last posting says; either can be taken back. */
export function Starters() {
  const form = useJobForm()
  const [before, setBefore] = useState<{ values: Taken; news: string } | null>(null)
  const { data } = useQuery(read('listMyJobs', { query: { page: '1', limit: '1' } }))
  const last = data?.jobs[0]

  function put(values: Partial<Taken>) {
    for (const name of taken) if (values[name] !== undefined) form.setValue(name, values[name], { shouldDirty: true })
  }

  function start(values: Partial<Taken>, news: string) {
    setBefore({ values: structuredClone(form.getValues()), news })
    put(values)
  }

  function undo() {
    if (before) put(before.values)
    setBefore(null)
  }

  return (
    <div className="starters">
      <div className="ui-row">
        <Button
          onClick={() =>
            start({ terms: withStandard(form.getValues('terms')) }, '正社員の標準を、未入力の項目に入れました。')
          }
        >
          <ClipboardCheck className="ui-icon" aria-hidden="true" />
          正社員の標準を入れる
        </Button>
        {/* It keeps its place from the beginning, so that nothing moves when it comes. */}
        <Button
          className={last ? '' : 'invisible'}
          disabled={!last}
          onClick={() =>
            last && start({ ...newJobValues, ...valuesOfJob(last) }, `「${last.title}」の内容を入れました。`)
          }
        >
          <History className="ui-icon" aria-hidden="true" />
          前回の求人から始める
        </Button>
      </div>
      <p className="field__hint">
        標準：期間の定めなし、試用3か月、9:00〜18:00（休憩60分）、完全週休2日制、四保険。
        前回の求人からは、題名と文章のほかを写します。
      </p>
      <p className="starters__news" role="status">
        {before?.news}
        {before && (
          <Button variant="ghost" size="sm" onClick={undo}>
            <Undo2 className="ui-icon" aria-hidden="true" />
            元に戻す
          </Button>
        )}
      </p>
    </div>
  )
}
