import { type ReactNode, useRef, useState } from 'react'
import type { JobStage } from '#rules/jobs/job-stages.ts'
import { failureText } from '#web/api/api-error.ts'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { type ListResult, PagedList } from '#web/parts/lists/list-page.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useMay } from '#web/session/use-may.ts'
import { ApplicantRow } from './applicant-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { resumeLinksRefetchInterval } from './contacts.tsx'
import { firstAfter, useNeighbours } from './neighbours.ts'
import { OpenedDrawer, useOpenedApplicant } from './opened-drawer.tsx'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/sheet.css'

/** Applications per page. */
export const applicantsPerPage = 20

export const applicantsRefetchInterval = resumeLinksRefetchInterval

/** Shown while applicants are loaded. */
export const waitingForApplicants = <SkeletonRows count={3} label="応募者を読み込み中" />

/** The title shown when applicants cannot be read. */
export const applicantsFailureTitle = (error: unknown) =>
  failureText(error, {
    refused: '応募情報の取得に失敗しました',
    unreachable: 'ネットワークエラーが発生しました',
  })

/** A page of applications, with the opened one in the drawer. */
export function ApplicantList(props: {
  result: ListResult & {
    data: { applications: readonly ReceivedApplication[]; total?: number | undefined } | undefined
  }
  page: number
  /** Reads a page again. */
  readPage: (page: number) => Promise<readonly ReceivedApplication[]>
  empty: ReactNode
  /** The list's job; absent for several. */
  jobId?: string
  /** The reader owns the jobs; only owners write to applicants. */
  mayWrite: boolean
  /** The job's company, in a list of one job. */
  company?: string | undefined
  /** The job's stages, in a list of one job. */
  stages?: readonly JobStage[] | undefined
}) {
  const { result, page, readPage, empty, jobId, mayWrite, company, stages } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const mayChoose = useMay('application:decide') && mayWrite
  const desk = useOpenedApplicant(jobId)
  const list = result.data
  const all = list?.applications ?? []
  const part = { items: all, offset: (page - 1) * applicantsPerPage, total: list?.total ?? all.length }
  const neighbours = useNeighbours(part, desk.opened?.id)
  const turning = useRef(false)
  // Above the rows, because the last of them may leave too.
  const announceRemoval = useFocusAfterRemoval(
    all.map(({ id }) => id),
    'applicant',
  )
  const withJob = jobId === undefined

  /** Shows the next or previous applicant, perhaps on another page. */
  async function step(by: 1 | -1) {
    const { before, after, hasBefore, hasAfter, among } = neighbours
    const next = by > 0 ? after : before
    if (next) return desk.goTo(next)
    if (turning.current || !(by > 0 ? hasAfter : hasBefore)) return
    turning.current = true
    try {
      if (by < 0) {
        const last = (await readPage(page - 1)).findLast(({ id }) => !among.some((one) => one.id === id))
        if (last) desk.goTo(last, page - 1)
        return
      }
      const again = await readPage(page)
      const first = firstAfter(among, again, await readPage(page + 1))
      if (first) desk.goTo(first, again.includes(first) ? undefined : page + 1)
    } catch (error) {
      toast.error(applicantsFailureTitle(error), undefined, 'applicants:page')
    } finally {
      turning.current = false
    }
  }

  return (
    <>
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
            {mayChoose && (
              <BulkBar
                applications={applications}
                chosen={chosen}
                onChoose={setChosen}
                company={company}
                stages={stages}
              />
            )}
            <ul aria-busy={stale || undefined}>
              {applications.map((application) => (
                <ApplicantRow
                  key={application.id}
                  application={application}
                  stages={stages}
                  withJob={withJob}
                  desk={desk}
                  choice={
                    mayChoose
                      ? {
                          chosen: chosen.has(application.id),
                          onChoose: (isChosen) => {
                            const others = [...chosen].filter((id) => id !== application.id)
                            setChosen(new Set(isChosen ? [...others, application.id] : others))
                          },
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      <OpenedDrawer
        applications={all}
        desk={desk}
        neighbours={neighbours}
        onStep={(by) => void step(by)}
        withJob={withJob}
        mayWrite={mayWrite}
        onDecided={announceRemoval}
      />
    </>
  )
}
