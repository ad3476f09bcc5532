import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import { useFormFindings, useRowFindings } from './form-findings.ts'

/** The findings below a row's field, with suggestions. */
export function RowFindings({ row }: { row: FieldName }) {
  const { putIn, List } = useFormFindings()
  const { findings, listId } = useRowFindings(row)
  if (!List || (findings.length === 0 && putIn?.row !== row)) return null
  return <List row={row} findings={findings} id={listId} />
}
