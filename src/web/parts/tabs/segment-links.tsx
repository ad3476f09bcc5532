import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import './segment.css'

/** Links that look like `Segment`, for choices in the address (page size). */
export function SegmentLinks(props: {
  label?: string
  labelledBy?: string
  items: readonly { to: To; label: ReactNode; current: boolean }[]
}) {
  return (
    <nav className="segment" aria-label={props.label} aria-labelledby={props.labelledBy}>
      {props.items.map((item) => (
        <Link key={JSON.stringify(item.to)} to={item.to} aria-current={item.current || undefined} preventScrollReset>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
