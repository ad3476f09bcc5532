import { Check, Eye, Minus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReceivedSort } from '#rules/jobs/application-review.ts'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { choiceIn, withFilter } from '#web/parts/lists/list-query.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { useMay } from '#web/session/use-may.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { applicantsFailureTitle, waitingForApplicants } from './applicant-list.tsx'
import { BoardCard, BoardColumnView } from './board-column.tsx'
import { type Decision, DecisionQuestion, decisionsOn, decisionVerb, isFinal } from './decisions.tsx'
import { firstAfter, useNeighbours } from './neighbours.ts'
import { OpenedDrawer, useOpenedApplicant } from './opened-drawer.tsx'
import { type BoardColumn, useBoardColumn } from './use-board-column.ts'
import { type ReceivedApplication, useDecide } from './use-decide.ts'
import './board.css'

const icons = { reviewed: Eye, accepted: Check, rejected: Minus }

/** A job's applicants in columns by state, which can be dragged. */
export function ApplicantBoard(props: {
  jobId: string
  filters: { q?: string; sort?: ReceivedSort | undefined }
  empty: ReactNode
  /** The reader is the job's owner, who alone writes to applicants. */
  mayWrite: boolean
}) {
  const { jobId, filters, empty, mayWrite } = props
  const [address] = useSearchParams()
  const shown = choiceIn(address, 'status', applicationStatuses) ?? 'pending'
  const column = {
    pending: useBoardColumn(jobId, filters, 'pending'),
    reviewed: useBoardColumn(jobId, filters, 'reviewed'),
    accepted: useBoardColumn(jobId, filters, 'accepted'),
    rejected: useBoardColumn(jobId, filters, 'rejected'),
  } satisfies Record<ApplicationStatus, BoardColumn>
  const columns = applicationStatuses.map((status) => column[status])
  const cards = columns.flatMap((one) => one.cards)
  const mayDecide = useMay('application:decide')
  const desk = useOpenedApplicant(jobId)
  const { opened } = desk
  // An opened applicant who moves to another column keeps the former column's neighbours.
  const from = useRef<{ id: string; status: ApplicationStatus } | null>(null)
  const where = columns.find((one) => one.cards.some(({ id }) => id === opened?.id))
  if (opened && where && from.current?.id !== opened.id) from.current = { id: opened.id, status: where.status }
  const around = column[from.current?.status ?? shown]
  const total = around.query.hasNextPage ? around.count : around.cards.length
  const neighbours = useNeighbours({ items: around.cards, offset: 0, total }, opened?.id)
  const announceRemoval = useFocusAfterRemoval(
    cards.map(({ id }) => id),
    'applicant',
  )
  const decide = useDecide()
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const dragged = cards.find(({ id }) => id === draggedId)
  const [asked, setAsked] = useState<{ application: ReceivedApplication; to: Decision | null } | null>(null)

  const failed = columns.find(({ query }) => query.isError && !query.data)
  if (failed) {
    return (
      <ErrorState
        title={applicantsFailureTitle(failed.query.error)}
        error={failed.query.error}
        busy={failed.query.isFetching}
        onRetry={() => void Promise.all(columns.map(({ query }) => query.refetch())).then(focusTitle)}
      />
    )
  }
  if (columns.some(({ query }) => query.isPending)) return waitingForApplicants
  if (columns.every(({ count }) => count === 0) && !opened) return empty

  function move(application: ReceivedApplication, status: Decision) {
    announceRemoval(application.id)
    decide.mutate({ application, status })
  }

  /** Asks before a final move, as in the drawer. */
  function ask(application: ReceivedApplication, to: Decision) {
    if (isFinal(to)) setAsked({ application, to })
    else move(application, to)
  }

  function takes(status: ApplicationStatus): boolean | undefined {
    if (!dragged || status === dragged.status) return undefined
    const moves: readonly ApplicationStatus[] = decisionsOn(dragged)
    return moves.includes(status)
  }

  /** Shows the next or previous applicant of the column; reads further pages at its end. */
  async function step(by: 1 | -1) {
    const { before, after, among } = neighbours
    let next = by > 0 ? after : before
    if (!next && by > 0 && around.query.hasNextPage && !around.isReadingMore) {
      const cards = await around.readMore()
      next = firstAfter(among, cards, cards)
    }
    if (next) desk.goTo(next)
  }

  return (
    <>
      <div className="max-[75rem]:mb-3 min-[75rem]:hidden">
        <SegmentLinks
          label="選考状況"
          items={columns.map(({ status, count }) => ({
            to: { search: withFilter(address, 'status', status).toString() },
            label: (
              <>
                {applicationStatusLabel[status]}
                <span className="ui-number">{count.toLocaleString('ja-JP')}</span>
              </>
            ),
            current: status === shown,
          }))}
        />
      </div>
      <div className="board">
        {columns.map((one) => (
          <BoardColumnView
            key={one.status}
            column={one}
            shown={one.status === shown}
            takes={takes(one.status)}
            onDrop={() => dragged && one.status !== 'pending' && ask(dragged, one.status)}
          >
            {(application) => (
              <BoardCard
                key={application.id}
                application={application}
                desk={desk}
                moves={(mayDecide ? decisionsOn(application) : []).map((to) => ({
                  label: decisionVerb[to],
                  icon: icons[to],
                  danger: to === 'rejected',
                  onSelect: () => ask(application, to),
                }))}
                onDrag={setDraggedId}
              />
            )}
          </BoardColumnView>
        ))}
      </div>
      {asked && (
        <DecisionQuestion
          application={asked.application}
          asked={asked.to}
          onDecide={(status) => move(asked.application, status)}
          onClose={() => setAsked({ ...asked, to: null })}
        />
      )}
      <OpenedDrawer
        applications={cards}
        desk={desk}
        neighbours={neighbours}
        onStep={(by) => void step(by)}
        withJob={false}
        mayWrite={mayWrite}
        onDecided={announceRemoval}
      />
    </>
  )
}
