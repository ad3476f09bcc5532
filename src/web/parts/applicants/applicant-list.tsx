import { useFocusAfter } from '#web/parts/use-focus-after.ts'
import { ApplicantRow } from './applicant-row.tsx'
import type { Received } from './decided.ts'

/** Applications with what is known of the applicants, and the decisions that are open. */
export function ApplicantList(props: { applications: readonly Received[]; withJob?: boolean; busy?: boolean }) {
  const { applications, withJob = false, busy } = props
  const leaves = useFocusAfter(
    applications.map(({ id }) => id),
    'applicant',
  )
  return (
    <ul className="sheet" aria-busy={busy || undefined}>
      {applications.map((application) => (
        <ApplicantRow key={application.id} application={application} withJob={withJob} onDecided={leaves} />
      ))}
    </ul>
  )
}
