import { Undo2 } from 'lucide-react'
import { Button } from '#web/parts/button.tsx'
import { SeverityIcon, severityWord } from '#web/parts/findings/severity.tsx'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { useFormFindings } from './form-findings.ts'
import { changeFor } from './suggestion.ts'
import './findings-list.css'

/** The findings of a row, and the button that undoes an applied suggestion. */
export function FindingsList(props: { row: FieldName; findings: readonly DescribedFinding[]; id: string | undefined }) {
  const { row, findings, id } = props
  const { putIn, undo } = useFormFindings()
  return (
    <>
      {findings.length > 0 && (
        <ul className="findings-list" id={id}>
          {findings.map((finding) => (
            <FindingItem key={`${finding.code} ${finding.start} ${finding.message}`} finding={finding} row={row} />
          ))}
        </ul>
      )}
      {putIn?.row === row && (
        <p className="findings-list__put">
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
    <li className={severity === 'stop' ? 'findings-list__item findings-list__item--stop' : 'findings-list__item'}>
      <SeverityIcon severity={severity} />
      <div>
        <b>{severityWord[severity]}</b>
        {excerpt && <q>{excerpt}</q>}
        <span>{message}</span>
        <span className="findings-list__law">{law}</span>
        {suggestion && !change && <span className="findings-list__law">書き方：{suggestion}</span>}
        {change && (
          <Button size="sm" onClick={() => put(row, change)}>
            「{suggestion}」にする
          </Button>
        )}
      </div>
    </li>
  )
}
