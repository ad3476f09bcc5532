import { BookmarkX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/parts/button.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { IconButton } from '#web/parts/icon-button.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import '#web/parts/sheet.css'

/** A favourite's row; null when it no longer exists. */
export type FavouriteRow = { to: string; name: string; title: ReactNode; mark?: ReactNode; facts: ReactNode } | null

/** Favourites in rows: a link, a line, and a button that removes it. */
export function FavouriteRows<Shelves>(props: {
  /** Prefix of the rows' ids; one per group. */
  prefix: string
  ids: readonly string[]
  query: { data: Shelves | undefined; isFetching: boolean; refetch: () => Promise<unknown> }
  toggle: (id: string) => void
  /** The button's label and text, instead of an icon that removes a favourite. */
  removal?: { label: (name: string) => string; text: string }
  row: (id: string, shelves: Shelves) => FavouriteRow
}) {
  const { prefix, ids, query, toggle, removal, row } = props
  const announceRemoval = useFocusAfterRemoval(ids, prefix)
  const { data } = query
  if (!data)
    return <ErrorState level={3} bare busy={query.isFetching} onRetry={() => void query.refetch().then(focusTitle)} />

  return (
    <ul className="sheet">
      {ids.map((id) => {
        const shown = row(id, data)
        const name = shown?.name ?? '掲載が終わったもの'
        const remove = () => {
          announceRemoval(id)
          toggle(id)
        }
        return (
          <li
            key={id}
            id={`${prefix}-${id}`}
            tabIndex={-1}
            className="ui-row ui-row--nowrap border-b border-rule-soft px-(--pad-card) py-3 last:border-0"
          >
            {shown?.mark}
            <div className="min-w-0 flex-1">
              {shown ? (
                <Link className="inline-flex min-h-6 items-center font-bold" to={shown.to}>
                  {shown.title}
                </Link>
              ) : (
                <b>掲載が終わりました</b>
              )}
              {shown && <div className="text-xs text-muted">{shown.facts}</div>}
            </div>
            {removal ? (
              <Button size="sm" variant="ghost" aria-label={removal.label(name)} onClick={remove}>
                {removal.text}
              </Button>
            ) : (
              <IconButton label={`${name}をお気に入りから外す`} onClick={remove}>
                <BookmarkX className="ui-icon" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
