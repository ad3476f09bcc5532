import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import type { QuestionValues } from '#web/parts/job-form/values/job-values.ts'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'
import './terms-sheet.css'
import '#web/parts/fields/form-sheet.css'

export type Stated = (terms: TermsValues, questions: readonly QuestionValues[]) => readonly unknown[]

/** A section that opens on demand; its head says how much is filled. */
export function TermsSheet(props: {
  number: string
  title: string
  /** The number of filled fields. */
  stated: Stated
  opened: boolean
  children: ReactNode
}) {
  const { number, title, stated, opened, children } = props
  return (
    <details className="form-sheet terms-sheet" open={opened}>
      <summary>
        <h2>
          <span className="text-lg font-mincho text-primary-ink">{number}</span>
          {title}
        </h2>
        <Filled stated={stated} />
        <ChevronDown className="ui-icon terms-sheet__mark" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

/** A component of its own, so that typing does not render the section. */
function Filled({ stated }: { stated: Stated }) {
  const [terms, questions] = useWatch({ control: useJobForm().control, name: ['terms', 'questions'] })
  const count = stated(terms, questions).filter((value) => isStated(value)).length
  return <span className="terms-sheet__filled ui-number">{count === 0 ? '未入力' : `${count}項目を入力済み`}</span>
}

function isStated(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isStated)
  return value !== '' && value !== undefined
}
