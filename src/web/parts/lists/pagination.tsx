import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { hasLostFocus } from '#web/parts/lost-focus.ts'
import { openedParam } from './list-query.ts'
import './pagination.css'

/** Links to a list's pages. They keep other query parameters; page 1 has none. */
export function Pagination(props: {
  page: number
  pageCount: number
  /** The query parameter's name. */
  param?: string
  /** The fragment to scroll to: `#jobs`. */
  hash?: string
}) {
  const { page, pageCount, param = 'page', hash } = props
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const stepped = useRef(false)

  // At either end the pressed link disappears, so focus the current page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    if (stepped.current && hasLostFocus())
      nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
    stepped.current = false
  }, [page])

  if (pageCount <= 1) return null

  const to = (target: number) => {
    const next = new URLSearchParams(query)
    next.delete(openedParam)
    if (target === 1) next.delete(param)
    else next.set(param, String(target))
    return { pathname, search: next.toString(), hash: hash ?? '' }
  }

  const onStep = () => {
    stepped.current = true
  }

  const back = (
    <>
      <ChevronLeft className="ui-icon ui-icon--small" aria-hidden="true" />
      <span>前へ</span>
    </>
  )
  const onward = (
    <>
      <span>次へ</span>
      <ChevronRight className="ui-icon ui-icon--small" aria-hidden="true" />
    </>
  )
  let gaps = 0

  return (
    <nav className="pagination" aria-label="ページ" ref={nav}>
      {page > 1 ? (
        <Link className="pagination__step" to={to(page - 1)} aria-label="前へ" rel="prev" onClick={onStep}>
          {back}
        </Link>
      ) : (
        <span className="pagination__step" aria-disabled="true">
          {back}
        </span>
      )}
      {pageList(page, pageCount).map((cell) =>
        cell === 'gap' ? (
          <span key={`gap ${gaps++}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={cell.page}
            className={cell.wideOnly ? 'pagination__wide' : undefined}
            to={to(cell.page)}
            aria-label={`${cell.page}ページ`}
            aria-current={cell.page === page ? 'page' : undefined}
          >
            {cell.page}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link className="pagination__step" to={to(page + 1)} aria-label="次へ" rel="next" onClick={onStep}>
          {onward}
        </Link>
      ) : (
        <span className="pagination__step" aria-disabled="true">
          {onward}
        </span>
      )}
    </nav>
  )
}

/** A cell of a pagination: a page, or a gap. Narrow screens omit `wideOnly` cells. */
type PageCell = { page: number; wideOnly: boolean } | 'gap'

/** The cells for `current` of `count` pages: first, last, neighbours, and gaps. */
export function pageList(current: number, count: number): PageCell[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const low = Math.min(current - 1, count - 3)
  const high = Math.max(current + 1, 4)
  const shown = count <= 7 ? all : all.filter((page) => page === 1 || page === count || (page >= low && page <= high))
  const cells: PageCell[] = []
  for (const page of shown) {
    const before = cells.at(-1)
    if (before && before !== 'gap' && page - before.page > 1) cells.push('gap')
    const keep =
      count <= 5 ||
      page === 1 ||
      page === count ||
      Math.abs(page - current) <= (current > 3 && current < count - 2 ? 0 : 2)
    cells.push({ page, wideOnly: !keep })
  }
  return cells
}
