import type { ReactNode } from 'react'
import { numberText } from '#rules/number-text.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import './filter-form.css'

/** A screen with one list: title, total, filters and the list. */
export function ListScreen(props: {
  title: string
  /** Undefined until known. */
  total: number | undefined
  /** The sentence with the total. */
  totalText: { before?: string; after: string }
  filtersLabel: string
  filters: ReactNode
  children: ReactNode
}) {
  const { title, total, totalText, filtersLabel, filters, children } = props
  return (
    <>
      <PageHead
        title={title}
        lead={
          <span role="status">
            {totalText.before}
            <span className="ui-number">{total === undefined ? '—' : numberText(total)}</span>
            {totalText.after}
          </span>
        }
      />
      <div className="ui-stack pt-6">
        <search aria-label={filtersLabel} className="filter-form">
          {filters}
        </search>
        {children}
      </div>
    </>
  )
}
