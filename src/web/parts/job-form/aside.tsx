import { useEffect, useRef, useState } from 'react'
import { cardFacts } from '#rules/postings/card-facts.ts'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import { payEstimate } from '#rules/postings/pay-estimate.ts'
import { Button } from '#web/parts/button.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { MoneyBand } from '#web/parts/money-band.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import { PostingTable } from '#web/parts/posting-table.tsx'
import type { DescribedFinding } from '#words/findings.ts'
import { tableSource } from '#words/posting-table.ts'
import type { Checked } from './findings/check-values.ts'
import { useFormFindings } from './findings/form-findings.ts'
import { rowOfFinding } from './findings/row-of-finding.ts'
import { progressOf } from './progress/items-to-show.ts'
import { ProgressPanel } from './progress/progress-panel.tsx'
import { StandardStarter } from './start/standard-starter.tsx'
import type { JobSoFar } from './values/job-values.ts'
import './job-form.css'

/** Beside the fields: what is missing, starters that fill it, and the posting's preview. */
export function FormAside(props: {
  checked: Checked | null
  employer: EmployerFacts | null
  today: string
  /** Whether to offer the standard terms here, because the form does not begin with them. */
  offersStandard: boolean
}) {
  const { checked, employer, today, offersStandard } = props
  const { all } = useFormFindings()
  const [lacked, setLacked] = useState(false)
  // Keep showing an offer after its first use, so that it can be undone.
  if (!lacked && progressOf(all ?? []).should.length > 0) setLacked(true)
  return (
    // A scrolling region must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached
    <aside className="job-form__aside ui-stack" aria-label="申請前の確認とプレビュー" tabIndex={0}>
      <ProgressPanel />
      <SpokenFindings />
      {offersStandard && lacked && <StandardStarter />}
      {checked && <PostingPreview job={checked.job} employer={employer} today={today} />}
    </aside>
  )
}

/** The monthly pay as the server computes it. */
function salaryOf({ terms }: JobSoFar) {
  return terms?.pay ? monthlySalary(terms.pay) : { salary_min: null, salary_max: null }
}

/** The posting as readers see it: card and table. On narrow windows a button opens it. */
function PostingPreview(props: { job: JobSoFar; employer: EmployerFacts | null; today: string }) {
  const { job, employer, today } = props
  const [open, setOpen] = useState(false)
  const { pay, place, hours, daysOff } = cardFacts(job)
  const source = tableSource({
    ...job,
    ...salaryOf(job),
    deadline: job.deadline || null,
    created_at: today,
    updated_at: today,
    employer,
  })
  return (
    <section
      className="grid gap-3 p-(--pad-card) border border-rule rounded-lg bg-(--surface)"
      aria-labelledby="job-preview"
    >
      <h2 id="job-preview" className="text-md">
        求職者からの見え方
      </h2>
      <Button
        className="@min-[58rem]/job-form:hidden"
        aria-expanded={open}
        aria-controls="job-preview-body"
        onClick={() => setOpen((before) => !before)}
      >
        {open ? 'プレビューを閉じる' : 'プレビューを開く'}
      </Button>
      <div className={`${open ? 'grid' : 'hidden'} gap-2 @min-[58rem]/job-form:grid`} id="job-preview-body">
        <h3 className="text-md">{job.title || '（求人タイトル）'}</h3>
        <p className="text-sm text-muted">{job.company}</p>
        <Ledger
          items={[
            { term: '給与', value: pay ?? <NotStated />, kind: 'pay' },
            { term: '勤務地', value: place || <NotStated /> },
            { term: '時間', value: hours ?? <NotStated /> },
            { term: '休日', value: daysOff ?? <NotStated /> },
          ]}
        />
        {job.show_estimate ? (
          <MoneyBand estimate={payEstimate(job.terms)} terms={job.terms} />
        ) : (
          <p className="text-sm text-muted">月収の目安は、求職者に表示されません。</p>
        )}
        <h3 id="job-preview-table" className="text-md">
          募集要項
        </h3>
        <PostingTable {...source} labelledBy="job-preview-table" />
      </div>
    </section>
  )
}

/** Announces findings in the fields being filled, politely. */
function SpokenFindings() {
  const { all, shown } = useFormFindings()
  const before = useRef(new Set<string>())
  const [text, setText] = useState('')

  useEffect(() => {
    const visible = (all ?? []).filter(({ field }) => shown.has(rowOfFinding(field)))
    const news = visible.filter((finding) => !before.current.has(nameOf(finding)))
    before.current = new Set(visible.map(nameOf))
    if (visible.length === 0) setText('')
    else if (news.length > 0)
      setText(news.map(({ excerpt, message }) => (excerpt ? `「${excerpt}」${message}` : message)).join(' '))
  }, [all, shown])

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
}

const nameOf = ({ field, code, excerpt }: DescribedFinding) => `${field} ${code} ${excerpt}`
