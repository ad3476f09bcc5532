import { type ComponentType, createContext, useContext } from 'react'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { rowOfFinding } from './row-of-finding.ts'
import type { Change } from './suggestion.ts'

export type FindingsOfForm = {
  all: readonly DescribedFinding[] | null
  /** Rows that show findings: those touched, or reached from a list. */
  shown: ReadonlySet<string>
  show: (row: string) => void
  /** The last applied suggestion, until its field changes. */
  putIn: { row: string; change: Change } | null
  put: (row: string, change: Change) => void
  undo: () => void
  /** Renders findings; null until its code is loaded. */
  List: ComponentType<ListProps> | null
}

type ListProps = { row: FieldName; findings: readonly DescribedFinding[]; id: string | undefined }

export const Findings = createContext<FindingsOfForm | null>(null)

export function useFormFindings(): FindingsOfForm {
  const findings = useContext(Findings)
  if (!findings) throw new Error('There is no form around this')
  return findings
}

/** A row's shown findings, and their list's id for `aria-describedby`. */
export function useRowFindings(row: string) {
  const { all, shown } = useFormFindings()
  const own = shown.has(row)
    ? (all ?? []).filter(({ field, code }) => rowOfFinding(field) === row && !isOfProfile(code))
    : []
  return { findings: own, listId: own.length > 0 ? `${fieldId(row)}-findings` : undefined }
}

/** Findings about the employer's profile are shown only in the list of required items. */
const isOfProfile = (code: string) => code.startsWith('missing.employer-')
