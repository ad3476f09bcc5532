import { ChevronDown, Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { cardFacts } from '#rules/postings/card-facts.ts'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import { payEstimate } from '#rules/postings/pay-estimate.ts'
import { Button } from '#web/parts/button.tsx'
import { SeverityIcon, severityWord } from '#web/parts/findings/severity.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { MoneyBand } from '#web/parts/money-band.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import { PostingTable } from '#web/parts/posting-table.tsx'
import type { DescribedFinding } from '#words/findings.ts'
import { tableSource } from '#words/posting-table.ts'
import type { Checked } from './findings/check-values.ts'
import { goToFinding, isOfProfile, useFormFindings } from './findings/form-findings.tsx'
import { mustShow, progressOf, shouldState } from './progress/items-to-show.ts'
import { useJobForm } from './rows/rows.tsx'
import { StandardStarter } from './start/standard-starter.tsx'
import { rowOfFinding } from './values/field-names.ts'
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

/** The required items that are missing, and other findings; each links to its field. Its height is constant. */
function ProgressPanel() {
  const { all } = useFormFindings()
  const { must, should, others } = progressOf(all ?? [])
  // A missing break is a finding only for long days, so check the field itself.
  const { shifts, break_minutes } = useWatch({ control: useJobForm().control, name: 'terms.hours' })
  const isBreakBlank = [...shifts, { break_minutes }].every((one) => one.break_minutes.trim() === '')
  const unstated = shouldState.filter(
    ({ code }) => should.some((one) => one.code === code) || (code === 'missing.break' && isBreakBlank),
  )
  const count = (open: number, of: number) => (all === null ? '確認中' : `${of - open} / ${of}`)
  const stops = others.filter(({ severity }) => severity === 'stop').length
  return (
    <section
      className="grid gap-2 p-(--pad-card) border border-rule rounded-lg bg-(--surface) text-sm/[inherit]"
      aria-labelledby="job-progress"
    >
      <h2 id="job-progress" className="text-md">
        申請前の確認
      </h2>
      <h3 className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm/[1.6]">
        明示が必要な項目
        <span className="ui-number">{count(must.length, mustShow.length)}</span>
      </h3>
      <p className="text-xs/[inherit] text-muted">職業安定法5条の3・5条の4</p>
      <ul>
        {mustShow.map(({ code, label }) => (
          <Item key={code} label={label} checked={all !== null} open={must.find((one) => one.code === code)} />
        ))}
      </ul>
      <Fold title="そのほかの明示項目" figure={count(unstated.length, shouldState.length)}>
        <ul>
          {shouldState.map((item) => (
            <Item
              key={item.code}
              label={item.label}
              checked={all !== null}
              isStated={!unstated.includes(item)}
              open={should.find(({ code }) => code === item.code)}
            />
          ))}
        </ul>
      </Fold>
      <Fold
        title="表現と条件"
        figure={
          all === null
            ? '確認中'
            : others.length === 0
              ? '指摘なし'
              : `${others.length}件${stops > 0 ? `（うち掲載不可${stops}件）` : ''}`
        }
      >
        <ul>
          {others.map((finding) => (
            <OtherItem key={`${finding.code} ${finding.field} ${finding.start}`} finding={finding} />
          ))}
          {others.length === 0 && <li className="text-muted">指摘はありません。</li>}
        </ul>
      </Fold>
    </section>
  )
}

function Fold({ title, figure, children }: { title: string; figure: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex flex-wrap gap-x-3 gap-y-1 border-t border-rule-soft py-1.5 text-sm/[1.6] font-bold cursor-pointer">
        {title}
        <span className="ui-number ms-auto">{figure}</span>
        <ChevronDown className="ui-icon self-center text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

const itemLine = 'grid min-h-7 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2 leading-[1.75]'

function Item(props: { label: string; checked: boolean; isStated?: boolean; open: DescribedFinding | undefined }) {
  const { label, checked, open } = props
  const isStated = checked && (props.isStated ?? !open)
  const Icon = isStated ? CircleCheck : Circle
  return (
    <li className={itemLine}>
      <Icon className={`ui-icon mt-[0.3em] ${isStated ? 'text-success-ink' : 'text-muted'}`} aria-hidden="true" />
      {open ? <Way finding={open}>{label}</Way> : <span>{label}</span>}
      <span className="text-xs/[1.9] text-muted">{isStated ? '入力済み' : checked ? '未入力' : ''}</span>
    </li>
  )
}

function OtherItem({ finding }: { finding: DescribedFinding }) {
  return (
    <li className={itemLine}>
      <SeverityIcon severity={finding.severity} className="mt-[0.3em] text-muted" />
      <Way finding={finding}>
        {severityWord[finding.severity]}：{finding.excerpt ? `「${finding.excerpt}」` : finding.message}
      </Way>
    </li>
  )
}

/** Links to where a finding can be fixed: a field, or the employer's profile. */
function Way({ finding, children }: { finding: DescribedFinding; children: ReactNode }) {
  const { show } = useFormFindings()
  if (isOfProfile(finding)) return <Link to={pagePath('employerProfile')}>{children}</Link>
  function go() {
    show(rowOfFinding(finding.field))
    goToFinding(finding)
  }
  return (
    <button
      type="button"
      className="min-h-6 text-start text-primary-ink underline underline-offset-[0.25em]"
      onClick={go}
    >
      {children}
    </button>
  )
}
