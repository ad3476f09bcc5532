import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { shiftsOf } from '#rules/postings/time-span.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { DayPicture } from '#web/parts/day-picture.tsx'
import { Highlight } from '#web/parts/highlight.tsx'
import { PostingTable } from '#web/parts/posting-table.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { AnchorTabs, SheetPart } from '#web/parts/tabs/anchor-tabs.tsx'
import { tableSource } from '#words/posting-table.ts'
import type { Company } from './company-info.ts'
import { CompanyPanel } from './company-panel.tsx'
import type { Job, JobView } from './job-view.ts'
import './job-questions.css'
import '#web/parts/check-list.css'
import '#web/parts/paragraphs.css'

const parts = [
  { value: 'overview', label: '仕事内容' },
  { value: 'requirements', label: '応募要件' },
  { value: 'benefits', label: '待遇・福利厚生' },
  { value: 'company', label: '企業情報' },
] as const

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
          <DayPicture hours={job.terms?.hours} />
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

/** The text, the duties, and statements not shown elsewhere. */
function Overview({ job, view, said }: { job: Job; view: JobView; said: ReadonlySet<string> }) {
  const table = useId()
  return (
    <>
      {view.description.length > 0 && (
        <div className="paragraphs">
          {view.description.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one fixed text
            <p className="whitespace-pre-line" key={index}>
              <Highlight text={paragraph} />
            </p>
          ))}
        </div>
      )}
      {view.responsibilities.length > 0 && (
        <Section title="主な業務">
          <Checks entries={view.responsibilities} none="" />
        </Section>
      )}
      <Section title="募集要項" id={table}>
        <PostingTable {...tableSource(job)} labelledBy={table} elsewhere={new Set([...said, '応募要件', '福利厚生'])} />
      </Section>
    </>
  )
}

/** The requirements, experience last. */
const Requirements = ({ view }: { view: JobView }) => (
  <Checks entries={[...new Set([...view.requirements, view.experience])]} none="" />
)

const Benefits = ({ view }: { view: JobView }) => (
  <Checks entries={view.benefits} none="待遇・福利厚生は記載されていません。" />
)

function Section({ title, id: given, children }: { title: string; id?: string; children: ReactNode }) {
  const own = useId()
  const id = given ?? own
  return (
    <section className="ui-stack ui-stack--tight" aria-labelledby={id}>
      <h3 className="ui-ruled-heading" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function Checks({ entries, none }: { entries: readonly string[]; none: string }) {
  if (entries.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ul className="check-list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
        <li key={`${index} ${entry}`}>
          <Check className="ui-icon" aria-hidden="true" />
          <span>
            <Highlight text={entry} />
          </span>
        </li>
      ))}
    </ul>
  )
}
