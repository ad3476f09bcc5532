import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

/** One kind of favourites; without any, a link to find some. */
export function FavouriteGroup(props: {
  title: string
  count: number
  none: string
  more: { to: string; label: string }
  children: ReactNode
}) {
  const { title, count, none, more, children } = props
  const id = useId()
  return (
    <section className="ui-stack gap-4" aria-labelledby={id}>
      <h2 className="ui-ruled-heading" id={id}>
        {title}
        <span className="ui-number text-sm text-muted font-normal">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      {count > 0 ? (
        children
      ) : (
        <p className="ui-phrase text-sm text-muted">
          {none}
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </section>
  )
}
