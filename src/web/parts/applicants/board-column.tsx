import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { stageName } from '#rules/jobs/job-stages.ts'
import { Button } from '#web/parts/button.tsx'
import { withFilter } from '#web/parts/lists/list-query.ts'
import { type RowAction, RowMenu } from '#web/parts/row-menu.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { AppliedAgo, FirstTags, headlineOf, Unread } from './applicant-facts.tsx'
import type { ApplicantDesk } from './opened-drawer.tsx'
import { type BoardColumn, cardsPerPage } from './use-board-column.ts'
import type { ReceivedApplication } from './use-decide.ts'
import './board.css'
import './board-card.css'

/** The applications in one state, grouped by stage; a drop target. */
export function BoardColumnView(props: {
  column: BoardColumn
  /** Narrow screens show one column. */
  shown: boolean
  /** Whether the dragged card may be dropped here; undefined while nothing is dragged. */
  takes: boolean | undefined
  onDrop: () => void
  children: (application: ReceivedApplication) => ReactNode
}) {
  const { column, shown, takes, onDrop, children } = props
  const { status, count, groups, cards, hasMore, query, isReadingMore, readMore } = column
  const [address] = useSearchParams()
  return (
    <DropColumn
      title={applicationStatusLabel[status]}
      count={count.toLocaleString('ja-JP')}
      shown={shown}
      busy={query.isPlaceholderData}
      takes={takes}
      onDrop={onDrop}
    >
      {cards.length === 0 && <p className="text-xs text-muted">応募はありません</p>}
      {groups.map(({ stage, applications }) => (
        <div className="grid grid-cols-1 gap-2" key={stage}>
          {(stage !== null || groups.length > 1) && (
            <h3 className="text-xs/[var(--leading-title)] font-medium text-muted">
              {stage === null ? '段階の設定なし' : stageName(stage, column.stages)}
            </h3>
          )}
          <ul className="grid grid-cols-1 gap-2">{applications.map(children)}</ul>
        </div>
      ))}
      {query.isFetchNextPageError && <p className="text-xs text-danger-ink">続きを読み込めませんでした。</p>}
      {query.hasNextPage && (
        <Button size="sm" block busy={isReadingMore} busyLabel="読み込み中…" onClick={() => void readMore()}>
          もっと見る
        </Button>
      )}
      {hasMore && <Link to={{ search: inList(address, status, cards.length) }}>一覧で続きを見る</Link>}
    </DropColumn>
  )
}

/** A column of cards that is a drop target. */
export function DropColumn(props: {
  title: string
  count: string
  shown: boolean
  busy: boolean
  takes: boolean | undefined
  onDrop: () => void
  children: ReactNode
}) {
  const { title, count, shown, busy, takes, onDrop, children } = props
  const [over, setOver] = useState(false)
  const drop = takes === undefined ? undefined : takes ? (over ? 'over' : 'open') : 'closed'
  return (
    <section
      className={shown ? 'board__column' : 'board__column max-[75rem]:hidden'}
      aria-label={`${title}（${count}件）`}
      aria-busy={busy || undefined}
      data-drop={drop}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takes) onDrop()
      }}
    >
      <h2 className="board__title flex items-center justify-between gap-2 text-sm/(--leading-title)">
        {title}
        <span className="text-xs/[inherit] px-[0.4rem] py-[0.05rem] bg-(--surface) rounded-sm tabular-nums">
          {count}
          <span className="sr-only">件</span>
        </span>
      </h2>
      {children}
    </section>
  )
}

/** The list of the state, at the page after the shown cards. */
function inList(address: URLSearchParams, status: BoardColumn['status'], cards: number): string {
  const list = withFilter(withFilter(address, 'view', undefined), 'status', status)
  list.set('page', String(Math.floor(cards / cardsPerPage) + 1))
  return list.toString()
}

/** An application on the board: its name opens it; its menu and dragging move it. */
export function BoardCard(props: {
  application: ReceivedApplication
  desk: ApplicantDesk
  /** What the column does not say. */
  badge?: boolean
  /** Possible moves; none for a reader who may not move. */
  moves: readonly RowAction[]
  /** Called with the dragged application, and with null at the end. */
  onDrag: (id: string | null) => void
}) {
  const { application, desk, badge = false, moves, onDrag } = props
  const { id, applicant_name: name, applied_at, unread_count: unread, review, withdrawn_at } = application
  return (
    <li
      className={`board-card relative grid grid-cols-1 gap-1 rounded-md border px-3 py-2.5 text-xs/[inherit] ${id === desk.opened?.id ? 'border-primary bg-hover' : ''}`}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className="flex items-center gap-1 min-h-8">
        <h3 className="text-sm flex-1 min-w-0 leading-normal [overflow-wrap:anywhere]">
          <Link
            className="board-card__open text-ink after:absolute after:inset-0"
            draggable={false}
            {...desk.linkTo(application)}
          >
            {name}
          </Link>
        </h3>
        {moves.length > 0 && (
          <div className="relative z-1 -mr-1.5">
            <RowMenu label={`${name}さんの選考`} actions={moves} />
          </div>
        )}
      </div>
      <p className="truncate text-muted">{headlineOf(application)}</p>
      {review && (review.rating !== null || review.tags.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 min-w-0">
          {review.rating !== null && <Stars rating={review.rating} digits={0} />}
          <FirstTags tags={review.tags} />
        </div>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <AppliedAgo at={applied_at} />
        {(badge || withdrawn_at) && (
          <ApplicationStatusBadge status={application.status} withdrawn={withdrawn_at !== null} />
        )}
        <Unread count={unread} className="ms-auto" />
      </div>
    </li>
  )
}
