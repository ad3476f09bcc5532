import type { ReactNode } from 'react'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListPage } from '#web/parts/lists/list-page.tsx'
import { pageCountOf } from '#web/parts/lists/list-query.ts'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { ApplicantRow } from './applicant-row.tsx'
import type { ReceivedApplication } from './use-decide.ts'

/** Applications on a page of applicants. */
export const applicantsPerPage = 20

/** Stands where applicants will be. */
export const waitingForApplicants = <SkeletonRows count={3} label="応募者を読み込み中" />

/**
 * A page of applications with what is known of the applicants, and the decisions that are open. `stale`: they answer what
 * was asked before; `empty` stands instead where there are none. `withJob` where they are for several jobs.
 */
export function ApplicantList(props: {
  list: { applications: readonly ReceivedApplication[]; total?: number | undefined }
  page: number
  stale: boolean
  empty: ReactNode
  withJob?: boolean
}) {
  const { list, page, stale, empty, withJob = false } = props
  const { applications, total } = list
  const ids = applications.map(({ id }) => id)
  // Here, not around the rows: the last of them may leave as well.
  const leaves = useFocusAfterRemoval(ids, 'applicant')
  const press = usePressGuard()
  const nobody = applications.length === 0 && (stale ? waitingForApplicants : empty)
  return (
    <ListPage page={page} pageCount={pageCountOf(total, applicantsPerPage)} stale={stale} empty={nobody}>
      <ul className="sheet" aria-busy={stale || undefined}>
        {applications.map((application) => (
          <ApplicantRow
            key={application.id}
            application={application}
            withJob={withJob}
            press={press}
            onDecided={leaves}
          />
        ))}
      </ul>
    </ListPage>
  )
}
