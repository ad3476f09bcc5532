import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import '#web/parts/sheet.css'
import '#web/parts/states/skeleton.css'

/** A short list in a sheet with a link to the full one; says when it is empty or failed. */
export function Latest<Data>(props: {
  title: string
  all: string
  query: UseQueryResult<Data>
  empty: string
  rows: (data: Data) => ReactNode[]
}) {
  const { title, all, query, empty, rows } = props
  const id = useId()
  const shown = query.data === undefined ? undefined : rows(query.data)
  return (
    <section className="sheet" aria-labelledby={id}>
      <div className="sheet__head">
        <h2 id={id}>{title}</h2>
        <Link className="text-sm inline-flex min-h-6 items-center" to={all} aria-label={`${title}をすべて見る`}>
          すべて見る
        </Link>
      </div>
      {shown && shown.length > 0 && <ul>{shown}</ul>}
      {shown?.length === 0 && <p className="sheet__body ui-phrase text-sm text-muted">{empty}</p>}
      {!shown && query.isError && (
        <div className="sheet__body ui-row ui-row--between" role="alert">
          <p className="text-sm">読み込めませんでした</p>
          <Button
            size="sm"
            busy={query.isFetching}
            busyLabel="読み込んでいます…"
            onClick={() => void query.refetch().then(focusTitle)}
          >
            もう一度読み込む
          </Button>
        </div>
      )}
      {query.isPending && (
        <div className="skeleton__loading sheet__body">
          <p className="sr-only" role="status">
            {title}を読み込み中
          </p>
          <div className="ui-stack ui-stack--tight" aria-hidden="true">
            <div className="skeleton w-[70%]" />
            <div className="skeleton w-[55%]" />
            <div className="skeleton w-[65%]" />
          </div>
        </div>
      )}
    </section>
  )
}

/** One line of a short list. */
export function LatestRow({ children }: { children: ReactNode }) {
  return (
    <li className="ui-row ui-row--nowrap border-b border-rule-soft px-(--pad-card) py-2 last:border-0">{children}</li>
  )
}
