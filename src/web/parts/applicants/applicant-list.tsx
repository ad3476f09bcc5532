import { type ReactNode, useState } from 'react'
import { failureText } from '#web/api/api-error.ts'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { type ListResult, PagedList } from '#web/parts/lists/paged-list.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useMay } from '#web/session/use-may.ts'
import { ApplicantRow } from './applicant-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/sheet.css'

/** Applications on a page of applicants. */
export const applicantsPerPage = 20

/** Links to resumes are valid for 10 minutes, so the list is read again before they end. In ms. */
export const applicantsRefetchInterval = 8 * 60_000

/** Shown while applicants are loaded. */
export const waitingForApplicants = <SkeletonRows count={3} label="応募者を読み込み中" />

/** The title over a list of applicants that could not be read. */
export const applicantsFailureTitle = (error: unknown) =>
  failureText(error, {
    refused: '応募情報の取得に失敗しました',
    unreachable: 'ネットワークエラーが発生しました',
  })

/** A page of applications with what is known of the applicants, and the decisions that are open. */
export function ApplicantList(props: {
  result: ListResult
  list: { applications: readonly ReceivedApplication[]; total?: number | undefined } | undefined
  page: number
  empty: ReactNode
  /** The applications are for several jobs. */
  withJob?: boolean
  /** The reader owns the jobs: only their owner writes to applicants. */
  mayWrite: boolean
  /** The company of the job, where the list is of one. */
  company?: string | undefined
}) {
  const { result, list, page, empty, withJob = false, mayWrite, company } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = list?.applications.map(({ id }) => id) ?? []
  // Here, not around the rows: the last of them may leave as well.
  const announceRemoval = useFocusAfterRemoval(ids, 'applicant')
  const press = usePressGuard()
  const mayDecide = useMay('application:decide')
  return (
    <PagedList
      result={result}
      items={list?.applications}
      total={list?.total}
      page={page}
      pageSize={applicantsPerPage}
      waiting={waitingForApplicants}
      empty={empty}
      failure={(error) => ({ title: applicantsFailureTitle(error) })}
    >
      {(applications, stale) => (
        <div className="sheet">
          {mayWrite && mayDecide && (
            <BulkBar applications={applications} chosen={chosen} onChoose={setChosen} company={company} />
          )}
          <ul aria-busy={stale || undefined}>
            {applications.map((application) => (
              <ApplicantRow
                key={application.id}
                application={application}
                withJob={withJob}
                mayWrite={mayWrite}
                mayDecide={mayDecide}
                press={press}
                onDecided={announceRemoval}
                chosen={chosen.has(application.id)}
                onChoose={(isChosen) => {
                  const others = [...chosen].filter((id) => id !== application.id)
                  setChosen(new Set(isChosen ? [...others, application.id] : others))
                }}
              />
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  )
}
