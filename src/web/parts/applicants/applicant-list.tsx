import { type ReactNode, useEffect, useRef, useState } from 'react'
import { failureText } from '#web/api/api-error.ts'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { type ListResult, PagedList } from '#web/parts/lists/paged-list.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useMay } from '#web/session/use-may.ts'
import { ApplicantRow } from './applicant-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { resumeLinksRefetchInterval } from './contacts.tsx'
import { type Opened, useNeighbours, useOpenedApplicant } from './opened-applicant.ts'
import { useApplicantKeys } from './use-applicant-keys.ts'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/sheet.css'

const keysDialog = lazyPart(async () => (await import('#web/parts/desk-keys/desk-keys-dialog.tsx')).DeskKeysDialog)
const drawer = lazyPart(async () => (await import('./applicant-drawer.tsx')).ApplicantDrawer)

/** Applications on a page of applicants. */
export const applicantsPerPage = 20

export const applicantsRefetchInterval = resumeLinksRefetchInterval

/** Shown while applicants are loaded. */
export const waitingForApplicants = <SkeletonRows count={3} label="応募者を読み込み中" />

/** The title over a list of applicants that could not be read. */
export const applicantsFailureTitle = (error: unknown) =>
  failureText(error, {
    refused: '応募情報の取得に失敗しました',
    unreachable: 'ネットワークエラーが発生しました',
  })

/** A page of applications as lines, and the one that the address opens. */
export function ApplicantList(props: {
  result: ListResult
  list: { applications: readonly ReceivedApplication[]; total?: number | undefined } | undefined
  page: number
  empty: ReactNode
  /** The job of the list; absent where it is of several. */
  jobId?: string
  /** The reader owns the jobs: only their owner writes to applicants. */
  mayWrite: boolean
  /** The company of the job, where the list is of one. */
  company?: string | undefined
}) {
  const { result, list, page, empty, jobId, mayWrite, company } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const mayDecide = useMay('application:decide')
  const { opened, addressOf, state, goTo, close } = useOpenedApplicant(jobId)
  const all = list?.applications ?? []
  const { before, after, place, count, among } = useNeighbours(all, opened?.id)
  // Here, not around the rows: the last of them may leave as well.
  const announceRemoval = useFocusAfterRemoval(
    all.map(({ id }) => id),
    'applicant',
  )
  // The line to which the drawer gave the focus may leave later than that waits, when the server is slow.
  const returnedTo = useRef<string | null>(null)
  useEffect(() => {
    if (returnedTo.current === null || all.some(({ id }) => id === returnedTo.current)) return
    returnedTo.current = null
    focusTitle()
  }, [all])
  const withJob = jobId === undefined
  const openable = (application: ReceivedApplication | undefined): Opened | undefined =>
    application && { id: application.id, jobId: application.job_id }

  const [listsKeys, setListsKeys] = useState(false)
  useApplicantKeys({
    ids: all.map(({ id }) => id),
    onStep: opened
      ? (step) => {
          const to = openable(step > 0 ? after : before)
          if (to) goTo(to)
        }
      : undefined,
    onHelp: () => setListsKeys(true),
  })

  /** The line of the one that was opened, or of the next that is still there when it has left the list. */
  function returnFocus(): HTMLElement | null {
    const at = among.findIndex(({ id }) => id === opened?.id)
    const order = [...among.slice(Math.max(at, 0)), ...among.slice(0, Math.max(at, 0)).reverse()]
    for (const { id } of order) {
      const line = document.getElementById(`applicant-${id}`)
      if (line) {
        returnedTo.current = id
        return line
      }
    }
    return null
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
            {mayWrite && mayDecide && (
              <BulkBar applications={applications} chosen={chosen} onChoose={setChosen} company={company} />
            )}
            <ul aria-busy={stale || undefined}>
              {applications.map((application) => (
                <ApplicantRow
                  key={application.id}
                  application={application}
                  withJob={withJob}
                  to={addressOf({ id: application.id, jobId: application.job_id })}
                  state={state}
                  onIntent={drawer.preload}
                  opened={application.id === opened?.id}
                  now={new Date()}
                  choice={
                    mayWrite && mayDecide
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
      {opened && (
        <Lazy part={drawer} onLoadError={close}>
          {(ApplicantDrawer) => (
            <ApplicantDrawer
              opened={opened}
              row={all.find(({ id }) => id === opened.id)}
              withJob={withJob}
              mayWrite={mayWrite}
              mayDecide={mayDecide}
              knownTags={[...new Set(all.flatMap(({ review }) => review?.tags ?? []))]}
              neighbours={{ place, count, before: openable(before), after: openable(after) }}
              onGo={goTo}
              onHelp={() => setListsKeys(true)}
              onDecided={announceRemoval}
              onClose={close}
              returnFocus={returnFocus}
            />
          )}
        </Lazy>
      )}
      {listsKeys && (
        <Lazy part={keysDialog} onLoadError={() => setListsKeys(false)}>
          {(DeskKeysDialog) => <DeskKeysDialog keys={keys} onClose={() => setListsKeys(false)} />}
        </Lazy>
      )}
    </>
  )
}

const keys = [
  { term: 'J', value: '次の応募者へ' },
  { term: 'K', value: '前の応募者へ' },
  { term: 'Enter', value: '選んでいる応募者を開く' },
  { term: '1', value: '開いている応募者を確認済みにする' },
  { term: '2', value: '採用にする（確認の画面が開きます）' },
  { term: '3', value: '不採用にする（確認の画面が開きます）' },
  { term: '/', value: '検索する' },
  { term: 'Esc', value: '応募者を閉じる' },
  { term: '?', value: 'この一覧を開く' },
]
