import { type ComponentType, createContext, useContext } from 'react'
import { goToField } from '#web/parts/fields/field.tsx'
import { type FieldName, fieldId, rowOfFinding } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'
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
    ? (all ?? []).filter(({ field, code }) => rowOfFinding(field) === row && !isAboutProfile(code))
    : []
  return { findings: own, listId: own.length > 0 ? `${fieldId(row)}-findings` : undefined }
}

/** Findings about the employer's profile are shown only in the list of required items. */
const isAboutProfile = (code: string) => code.startsWith('missing.employer-')

/** The findings below a row's field, with suggestions. */
export function RowFindings({ row }: { row: FieldName }) {
  const { putIn, List } = useFormFindings()
  const { findings, listId } = useRowFindings(row)
  if (!List || (findings.length === 0 && putIn?.row !== row)) return null
  return <List row={row} findings={findings} id={listId} />
}

/** Leads to a finding's field; for a group, to the first of its fields. */
export function goToFinding({ field }: Pick<DescribedFinding, 'field'>): void {
  const id = fieldId(rowOfFinding(field))
  const group = document.getElementById(`${id}-label`)?.closest('.form-row')
  const target = document.getElementById(id) ?? group?.querySelector<HTMLElement>('input, select, textarea, button')
  if (target) goToField(target)
}

/** Whether it can be fixed only in the employer's profile. */
export const isOfProfile = ({ field }: DescribedFinding) => field.startsWith('employer.')
