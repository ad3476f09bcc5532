import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type JobStage, stageName } from '#rules/jobs/job-stages.ts'
import { Button } from '#web/parts/button.tsx'
import { withFilter } from '#web/parts/lists/list-query.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { type BoardColumn, cardsPerPage } from './use-board-column.ts'
import type { ReceivedApplication } from './use-decide.ts'
import './board.css'

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
          {(stage !== null || groups.length > 1) && <StageTitle stage={stage} stages={column.stages} />}
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

function StageTitle({ stage, stages }: { stage: string | null; stages: readonly JobStage[] }) {
  return (
    <h3 className="text-xs/[var(--leading-title)] font-medium text-muted">
      {stage === null ? '段階の設定なし' : stageName(stage, stages)}
    </h3>
  )
}

/** The list of the state, at the page after the shown cards. */
function inList(address: URLSearchParams, status: BoardColumn['status'], cards: number): string {
  const list = withFilter(withFilter(address, 'view', undefined), 'status', status)
  list.set('page', String(Math.floor(cards / cardsPerPage) + 1))
  return list.toString()
}
