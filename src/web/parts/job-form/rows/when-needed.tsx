import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'
import { useJobForm } from './use-job-field.ts'

/** Rows that are needed only for some answers. What is stated in them keeps them there, so that nothing hidden is sent. */
export function WhenNeeded(props: {
  needed: (terms: TermsValues) => boolean
  stated: (terms: TermsValues) => readonly (string | readonly unknown[])[]
  children: ReactNode
}) {
  const terms = useWatch({ control: useJobForm().control, name: 'terms' })
  const shown = props.needed(terms) || props.stated(terms).some(({ length }) => length > 0)
  return shown && props.children
}
