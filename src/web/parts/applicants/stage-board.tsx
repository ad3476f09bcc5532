import { MoveRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ReceivedSort } from '#rules/jobs/application-review.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { defaultStages, stageName } from '#rules/jobs/job-stages.ts'
import { Button } from '#web/parts/button.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { useMay } from '#web/session/use-may.ts'
import { applicantsFailureTitle, waitingForApplicants } from './applicant-list.tsx'
import { BoardCard, DropColumn } from './board-column.tsx'
import { useNeighbours } from './neighbours.ts'
import { OpenedDrawer, useOpenedApplicant } from './opened-drawer.tsx'
import { stagesWithCards, useApplicantPages } from './use-board-column.ts'
import { reviewSeveral } from './use-bulk.ts'
import type { ReceivedApplication } from './use-decide.ts'
import './board.css'

const perPage = 100
const unset = '段階の設定なし'

/** A job's applicants in columns by stage, which can be dragged. */
export function StageBoard(props: {
  jobId: string
  filters: { q?: string; sort?: ReceivedSort | undefined }
  status: ApplicationStatus | undefined
  empty: ReactNode
  /** The reader is the job's owner, who alone writes to applicants. */
  mayWrite: boolean
}) {
  const { jobId, filters, status, empty, mayWrite } = props
  const query = useApplicantPages(jobId, { ...filters, status }, perPage)
  const mayDecide = useMay('application:decide')
  const desk = useOpenedApplicant(jobId)
  const { opened } = desk
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const first = query.data?.pages[0]
  const total = first?.total ?? 0
  const stages = first?.job.stages ?? defaultStages
  const columns = stagesWithCards(query.data?.pages, status, stages)
  const cards = columns.flatMap(({ applications }) => applications)
  const dragged = cards.find(({ id }) => id === draggedId)
  const neighbours = useNeighbours({ items: cards, offset: 0, total: cards.length }, opened?.id)
  const announceRemoval = useFocusAfterRemoval(
    cards.map(({ id }) => id),
    'applicant',
  )

  if (query.isError && !query.data) {
    const retry = () => void query.refetch().then(focusTitle)
    return (
      <ErrorState
        title={applicantsFailureTitle(query.error)}
        error={query.error}
        busy={query.isFetching}
        onRetry={retry}
      />
    )
  }
  if (query.isPending) return waitingForApplicants
  if (cards.length === 0 && !opened) return empty

  async function move(application: ReceivedApplication, stage: string | null) {
    try {
      await reviewSeveral([application], [{ action: 'stage', value: stage }])
    } catch (error) {
      reportFailure(error, '段階を変更できませんでした', `review:${application.id}`)
    }
  }

  const nameOf = (stage: string | null) => (stage === null ? unset : stageName(stage, stages))
  // A stage that the job no longer has can be left but not entered.
  const targets = [null, ...stages.map(({ id }) => id)]

  return (
    <>
      <div className="board board--stages relative overflow-x-auto">
        {columns.map(({ stage, applications }) => (
          <DropColumn
            key={stage}
            title={nameOf(stage)}
            count={`${applications.length.toLocaleString('ja-JP')}${query.hasNextPage ? '＋' : ''}`}
            shown
            busy={query.isPlaceholderData}
            takes={dragged && (dragged.review?.stage ?? null) !== stage ? targets.includes(stage) : undefined}
            onDrop={() => dragged && void move(dragged, stage)}
          >
            <ul className="grid grid-cols-1 gap-2">
              {applications.map((application) => (
                <BoardCard
                  key={application.id}
                  application={application}
                  desk={desk}
                  badge
                  moves={(mayDecide && mayWrite ? targets : [])
                    .filter((to) => to !== stage)
                    .map((to) => ({ label: nameOf(to), icon: MoveRight, onSelect: () => void move(application, to) }))}
                  onDrag={setDraggedId}
                />
              ))}
            </ul>
          </DropColumn>
        ))}
      </div>
      {query.hasNextPage && (
        <div className="pt-4">
          <Button busy={query.isFetchingNextPage} busyLabel="読み込み中…" onClick={() => void query.fetchNextPage()}>
            もっと見る（{cards.length.toLocaleString('ja-JP')}／{total.toLocaleString('ja-JP')}件）
          </Button>
        </div>
      )}
      <OpenedDrawer
        applications={cards}
        desk={desk}
        neighbours={neighbours}
        onStep={(by) => {
          const next = by > 0 ? neighbours.after : neighbours.before
          if (next) desk.goTo(next)
        }}
        withJob={false}
        mayWrite={mayWrite}
        onDecided={announceRemoval}
      />
    </>
  )
}
