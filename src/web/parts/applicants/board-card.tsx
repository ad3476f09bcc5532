import { Link, type To } from 'react-router'
import { type RowAction, RowMenu } from '#web/parts/row-menu.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { AppliedAgo, FirstTags, headlineOf, Unread } from './applicant-facts.tsx'
import type { ReceivedApplication } from './use-decide.ts'
import './board-card.css'

/** An application on the board: its name opens it; its menu and dragging move it. */
export function BoardCard(props: {
  application: ReceivedApplication
  to: To
  state: unknown
  onIntent: () => void
  opened: boolean
  now: Date
  /** What the column does not say. */
  badge?: boolean
  /** Possible moves; none for a reader who may not move. */
  moves: readonly RowAction[]
  /** Called when dragging starts and ends. */
  onDrag: (dragged: boolean) => void
}) {
  const { application, to, state, onIntent, opened, now, badge = false, moves, onDrag } = props
  const { id, applicant_name: name, applied_at, unread_count: unread, review, withdrawn_at } = application
  return (
    <li
      className={`board-card relative grid grid-cols-1 gap-1 rounded-md border px-3 py-2.5 text-xs/[inherit] ${opened ? 'border-primary bg-hover' : ''}`}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
    >
      <div className="flex items-center gap-1 min-h-8">
        <h3 className="text-sm flex-1 min-w-0 leading-normal [overflow-wrap:anywhere]">
          <Link
            className="board-card__open text-ink after:absolute after:inset-0"
            id={`applicant-${id}`}
            to={to}
            state={state}
            preventScrollReset
            draggable={false}
            onPointerEnter={onIntent}
            onFocus={onIntent}
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
        <AppliedAgo at={applied_at} now={now} />
        {(badge || withdrawn_at) && (
          <ApplicationStatusBadge status={application.status} withdrawn={withdrawn_at !== null} />
        )}
        <Unread count={unread} className="ms-auto" />
      </div>
    </li>
  )
}
