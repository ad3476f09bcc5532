import { goToField } from '#web/parts/fields/field.tsx'
import { rowOfFinding } from '#web/parts/job-form/findings/row-of-finding.ts'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'

/** Leads to a finding's field; for a group, to the first of its fields. */
export function goToFinding({ field }: Pick<DescribedFinding, 'field'>): void {
  const id = fieldId(rowOfFinding(field))
  const group = document.getElementById(`${id}-label`)?.closest('.form-row')
  const target = document.getElementById(id) ?? group?.querySelector<HTMLElement>('input, select, textarea, button')
  if (target) goToField(target)
}

/** Whether it can be fixed only in the employer's profile. */
export const isOfProfile = ({ field }: DescribedFinding) => field.startsWith('employer.')
