import { ClipboardCheck, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { insurances } from '#rules/postings/term-vocabularies.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { Button } from '#web/parts/button.tsx'
import { useJobForm } from '#web/parts/job-form/rows/rows.tsx'
import type { JobValues } from '#web/parts/job-form/values/job-values.ts'
import { type TermsValues, valuesOfTerms } from '#web/parts/job-form/values/terms-values.ts'
import './starters.css'
import '#web/parts/fields/field.css'

export const standardNews = '正社員の標準条件を、未入力の項目に入力しました。'
export const standardHint = '標準：期間の定めなし、試用3か月、9:00〜18:00（休憩60分）、完全週休2日制、各種社会保険。'

/** Adds the missing standard terms to an existing job. */
export function StandardStarter() {
  const { form, news, start, undo } = useStarter()
  return (
    <div className="starters">
      <Button onClick={() => start({ terms: withStandard(form.getValues('terms')) }, standardNews)}>
        <ClipboardCheck className="ui-icon" aria-hidden="true" />
        未入力の項目に標準条件を入力する
      </Button>
      <StarterNews hint={standardHint} news={news} onUndo={undo} />
    </div>
  )
}

/** Says what a press has filled, in place of the hint, so that nothing moves. */
export function StarterNews(props: { hint: ReactNode; news: string | undefined; onUndo: () => void }) {
  const { hint, news, onUndo } = props
  return (
    // The hint and the news share one place.
    <div className="grid *:[grid-area:1/1]">
      <p className={`field__hint text-sm/[1.6] ${news ? 'invisible' : ''}`}>{hint}</p>
      <p role="status" className="flex flex-wrap items-center self-start text-sm/[inherit]">
        {news}
        {news && (
          <Button variant="ghost" size="sm" onClick={onUndo}>
            <Undo2 className="ui-icon" aria-hidden="true" />
            元に戻す
          </Button>
        )}
      </p>
    </div>
  )
}

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

/** Terms of most regular employments. */
const standard: Terms = {
  period: { kind: 'indefinite' },
  trial: { exists: true, months: 3, same_terms: true },
  hours: { system: 'fixed', shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] },
  holidays: { pattern: 'two-days-full', days: ['sat', 'sun'] },
  insurance: [...insurances],
}

/** Hours are unstated, or those of a new form. */
const isUntouched = (shifts: TermsValues['hours']['shifts']) =>
  shifts.length === 0 || JSON.stringify(shifts) === JSON.stringify(valuesOfTerms(standard).hours.shifts)

/** The terms, with the standard for each part that states nothing. */
export function withStandard(values: TermsValues): TermsValues {
  const by = valuesOfTerms(standard)
  const { period, trial, hours, holidays, insurance } = values
  const { system, shifts } = by.hours
  const { pattern, days } = by.holidays
  return {
    ...values,
    ...(!period.kind && { period: { ...period, kind: by.period.kind } }),
    ...(!trial.exists && !trial.months && { trial: by.trial }),
    ...(!hours.system && isUntouched(hours.shifts) && { hours: { ...hours, system, shifts } }),
    ...(!holidays.pattern && holidays.days.length === 0 && { holidays: { ...holidays, pattern, days } }),
    ...(insurance.length === 0 && { insurance: by.insurance }),
  }
}
