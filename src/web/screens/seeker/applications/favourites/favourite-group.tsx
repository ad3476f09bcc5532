import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

/** One kind of favourites under its title; with none, the way to find some. */
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
    <section className="stack gap-4" aria-labelledby={id}>
      <h2 className="h-rule" id={id}>
        {title}
        <span className="sm muted num font-normal">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      {count > 0 ? (
        children
      ) : (
        <p className="sm muted phrase">
          {none}
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </section>
  )
}
