import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { shiftsOf } from '#rules/postings/time-span.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { AnchorTabs, SheetPart } from '#web/parts/tabs/anchor-tabs.tsx'
import type { Company } from './company-info.ts'
import { CompanyPanel } from './company-panel.tsx'
import type { Job, JobView } from './job-view.ts'
import './job-questions.css'
import { Benefits, Overview, Requirements } from './sheet-parts.tsx'

const parts = [
  { value: 'overview', label: '仕事内容' },
  { value: 'requirements', label: '応募要件' },
  { value: 'benefits', label: '待遇・福利厚生' },
  { value: 'company', label: '企業情報' },
] as const

/** Loads with the job, so that nothing moves when it comes. */
export const dayPicture = lazyPart(async () => (await import('#web/parts/day-picture.tsx')).DayPicture)
const jobQuestions = lazyPart(async () => (await import('./job-questions.tsx')).JobQuestions)

// The part arrives with the job's text, which it ends.
if (typeof window !== 'undefined') jobQuestions.preload()

/** Everything about a job in four parts and the questions about it, with tabs above. */
export function JobSheet(props: {
  job: Job
  view: JobView
  company: Company | null
  /** Labels of table lines that the facts above already show. */
  said: ReadonlySet<string>
  /** Whether the reader may ask. */
  asking: boolean
  /** At the end of the row of tabs. */
  end?: ReactNode
  /** Between the tabs and the text. */
  children?: ReactNode
}) {
  const { job, view, company, said, asking, end, children } = props
  const day = useId()
  const { data, error } = useQuery(read('listJobQuestions', { params: { id: job.id } }))
  const [Questions] = useState(() => jobQuestions.loaded() ?? jobQuestions.Part)
  const [Day] = useState(() => dayPicture.loaded() ?? dayPicture.Part)
  // The operator may have taken questions away.
  const isOff = (error as Partial<ApiError> | null)?.status === 404
  const questions = {
    value: 'questions',
    label: '質問',
    ...(data?.questions.length && { count: data.questions.length }),
  }
  const tabs = <AnchorTabs tabs={isOff ? parts : [...parts, questions]} label="求人の内容" />
  return (
    <>
      {end ? (
        <div className="posting-beside__strip">
          {tabs}
          {end}
        </div>
      ) : (
        tabs
      )}
      {children}
      {shiftsOf(job.terms?.hours).length > 0 && (
        <section className="ui-stack ui-stack--tight pt-4" aria-labelledby={day}>
          <h2 id={day} className="ui-ruled-heading">
            一日の時間
          </h2>
          <Suspense fallback={null}>
            <Day hours={job.terms?.hours} />
          </Suspense>
        </section>
      )}
      <SheetPart tab={parts[0]}>
        <Overview job={job} view={view} said={said} />
      </SheetPart>
      <SheetPart tab={parts[1]}>
        <Requirements view={view} />
      </SheetPart>
      <SheetPart tab={parts[2]}>
        <Benefits view={view} />
      </SheetPart>
      <SheetPart tab={parts[3]}>
        <CompanyPanel name={view.company} company={company} stated={job.companyInfo} employer={job.employer} />
      </SheetPart>
      {!isOff && (
        <SheetPart tab={questions}>
          <Suspense fallback={<div className="skeleton" />}>
            <Questions job={job} open={asking} />
          </Suspense>
        </SheetPart>
      )}
    </>
  )
}
