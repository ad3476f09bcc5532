import { ChevronDown, Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { SeverityIcon, severityWord } from '#web/parts/findings/severity.tsx'
import { useFormFindings } from '#web/parts/job-form/findings/form-findings.ts'
import { rowOfFinding } from '#web/parts/job-form/findings/row-of-finding.ts'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { goToFinding, isOfProfile } from './go-to-finding.ts'
import { mustShow, progressOf, shouldState } from './items-to-show.ts'

/** The required items that are missing, and other findings; each links to its field. Its height is constant. */
export function ProgressPanel() {
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
