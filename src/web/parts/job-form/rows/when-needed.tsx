import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'
import { useJobForm } from './use-job-field.ts'

/** Rows for certain answers only. They stay while they have values, so that no hidden value is sent. */
export function WhenNeeded(props: {
  needed: (terms: TermsValues) => boolean
  stated: (terms: TermsValues) => readonly (string | readonly unknown[])[]
  children: ReactNode
}) {
  const terms = useWatch({ control: useJobForm().control, name: 'terms' })
  const shown = props.needed(terms) || props.stated(terms).some(({ length }) => length > 0)
  return shown && props.children
}
