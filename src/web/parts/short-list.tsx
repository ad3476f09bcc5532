import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Sheet } from './sheet.tsx'

/** The first items of a list on a sheet, with a link to all of them; `children` instead while there are none. */
export function ShortList(props: {
  id: string
  title: string
  /** The whole list's address. */
  all: string
  /** Undefined until they are loaded. */
  items: readonly ReactNode[] | undefined
  empty: string
  className?: string
  children?: ReactNode
}) {
  const { id, title, all, items, empty, className, children } = props
  return (
    <Sheet
      id={id}
      title={title}
      {...(className && { className })}
      aside={
        <Link className="text-sm inline-flex min-h-6 items-center" to={all} aria-label={`${title}をすべて見る`}>
          すべて見る
        </Link>
      }
    >
      {items && items.length > 0 && <ul>{items}</ul>}
      {items?.length === 0 && <p className="sheet__body ui-phrase text-sm text-muted">{empty}</p>}
      {children}
    </Sheet>
  )
}
