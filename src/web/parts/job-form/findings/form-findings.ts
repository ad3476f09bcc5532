import { type ComponentType, createContext, useContext } from 'react'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { rowOfFinding } from './row-of-finding.ts'
import type { Change } from './suggestion.ts'

export type FindingsOfForm = {
  all: readonly DescribedFinding[] | null
  /** Rows whose findings are shown: those that were touched, or that somebody went to. */
  shown: ReadonlySet<string>
  show: (row: string) => void
  /** The last suggestion that was put in, as long as its field has not been changed again. */
  putIn: { row: string; change: Change } | null
  put: (row: string, change: Change) => void
  undo: () => void
  /** Draws findings; null until its code is loaded. */
  List: ComponentType<ListProps> | null
}

type ListProps = { row: FieldName; findings: readonly DescribedFinding[]; id: string | undefined }

export const Findings = createContext<FindingsOfForm | null>(null)

export function useFormFindings(): FindingsOfForm {
  const findings = useContext(Findings)
  if (!findings) throw new Error('There is no form around this')
  return findings
}

/** The findings of one row, as far as they are shown there, and the id of their list for `aria-describedby`. */
export function useRowFindings(row: string) {
  const { all, shown } = useFormFindings()
  const own = shown.has(row)
    ? (all ?? []).filter(({ field, code }) => rowOfFinding(field) === row && !isOfProfile(code))
    : []
  return { findings: own, listId: own.length > 0 ? `${fieldId(row)}-findings` : undefined }
}

/** What the employer's profile lacks is said once, in the list of what has to be shown. */
const isOfProfile = (code: string) => code.startsWith('missing.employer-')
