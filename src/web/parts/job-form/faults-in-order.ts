import type { FieldErrors } from 'react-hook-form'
import type { FieldFault } from '#web/parts/fields/error-summary.tsx'
import { goToField } from '#web/parts/fields/go-to-field.ts'
import { fieldId } from './values/field-names.ts'
import type { JobValues } from './values/job-values.ts'

/** All faults of the form with their fields' ids, in the order of the page. */
export function faultsInOrder(errors: FieldErrors<JobValues>): FieldFault[] {
  const faults = faultsIn(errors, '')
  const places = inPageOrder(faults.map(({ id }) => id))
  return faults.sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
}

/** Focuses the first of these fields on the page. */
export function focusFirst(ids: readonly string[]): void {
  const [first = ''] = inPageOrder(ids)
  const field = document.getElementById(first)
  if (field) goToField(field)
}

function inPageOrder(ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => order(document.getElementById(one), document.getElementById(other)))
}

function faultsIn(errors: object, prefix: string): FieldFault[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const name = prefix + key
    if (typeof error.message === 'string') return [{ id: fieldId(name), text: error.message }]
    return faultsIn(error, `${name}.`)
  })
}

function order(one: HTMLElement | null, other: HTMLElement | null): number {
  if (!one || !other) return one ? -1 : 1
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
