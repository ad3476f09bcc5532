import { Undo2 } from 'lucide-react'
import { Button } from '#web/parts/button.tsx'
import { SeverityIcon, severityWord } from '#web/parts/findings/severity.tsx'
import { useJobForm } from '#web/parts/job-form/rows/rows.tsx'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { useFormFindings } from './form-findings.tsx'
import { changeFor } from './suggestion.ts'
import './findings-list.css'

/** The findings of a row, and the button that undoes an applied suggestion. */
export function FindingsList(props: { row: FieldName; findings: readonly DescribedFinding[]; id: string | undefined }) {
  const { row, findings, id } = props
  const { putIn, undo } = useFormFindings()
  return (
    <>
      {findings.length > 0 && (
        <ul className="grid gap-2" id={id}>
          {findings.map((finding) => (
            <FindingItem key={`${finding.code} ${finding.start} ${finding.message}`} finding={finding} row={row} />
          ))}
        </ul>
      )}
      {putIn?.row === row && (
        <p className="flex items-center text-xs/[inherit] text-muted">
          書き換えました。
          <Button variant="ghost" size="sm" onClick={undo}>
            <Undo2 className="ui-icon" aria-hidden="true" />
            元に戻す
          </Button>
        </p>
      )}
    </>
  )
}

function FindingItem({ finding, row }: { finding: DescribedFinding; row: FieldName }) {
  const form = useJobForm()
  const { put } = useFormFindings()
  const { severity, excerpt, message, law, suggestion } = finding
  const change = changeFor(finding, form.getValues())
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-2 rounded-md px-3 py-2 text-sm/[1.6] findings-list__item ${severity === 'stop' ? 'findings-list__item--stop' : ''}`}
    >
      <SeverityIcon
        severity={severity}
        className={`mt-[0.2em] ${severity === 'stop' ? 'text-danger-ink' : 'text-warning-ink'}`}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 [word-break:var(--phrase)]">
        <b>{severityWord[severity]}</b>
        {excerpt && <q className="font-medium">{excerpt}</q>}
        <span className="basis-full">{message}</span>
        <span className="basis-full text-xs/[inherit] text-muted">{law}</span>
        {suggestion && !change && <span className="basis-full text-xs/[inherit] text-muted">書き方：{suggestion}</span>}
        {change && (
          <Button size="sm" className="my-1 text-start whitespace-normal" onClick={() => put(row, change)}>
            「{suggestion}」にする
          </Button>
        )}
      </div>
    </li>
  )
}
