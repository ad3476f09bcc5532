import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { filterValues } from '#contract/search-conditions.ts'
import type { FilterName } from '#rules/jobs/job-filters.ts'
import { Count, type FilterState } from './filter-option.tsx'
import './job-filters.css'

/** A folded part of the filters, open when some of its options are chosen. */
export function Folded(props: {
  label: string
  names: readonly FilterName[]
  /** Its options; absent when it stands for all. */
  values?: readonly string[]
  /** The number of jobs of the whole part. */
  total?: number | undefined
  state: FilterState
  children: ReactNode
}) {
  const { label, names, values, total, state, children } = props
  const chosen = names.flatMap((name) => filterValues(state.conditions, name))
  const count = chosen.filter((value) => !values || values.includes(value)).length
  // Only initially, so that what the reader opened does not close.
  const [open] = useState(count > 0)
  return (
    <details open={open}>
      <summary className={total === 0 ? 'job-filters__none' : undefined}>
        <span className="grow">
          {label}
          <Chosen count={count} />
        </span>
        <Count of={total} />
        <Turn />
      </summary>
      {children}
    </details>
  )
}

export const Turn = () => <ChevronDown className="ui-icon ui-icon--small job-filters__turn" aria-hidden="true" />

/** The number of chosen options in a part. */
export function Chosen({ count }: { count: number }) {
  return count > 0 && <span className="ui-number ml-2 text-xs text-muted">{count}件選択中</span>
}
