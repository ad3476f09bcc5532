import type { ReactNode } from 'react'
import './page-head.css'

/**
 * A screen's title with lead, main action and double rule (子持ち罫). Beside the side index it is small and without the
 * rule, so that the work below is near.
 */
export function PageHead(props: {
  title: ReactNode
  lead?: ReactNode
  /** `Crumbs` above the title. */
  crumb?: ReactNode
  actions?: ReactNode
  /** Without the double rule (a search panel follows). */
  bare?: boolean
}) {
  return (
    <>
      <div className="page-head">
        <div>
          {props.crumb}
          <h1>{props.title}</h1>
          {props.lead && <p className="page-head__lead">{props.lead}</p>}
        </div>
        {props.actions}
      </div>
      {!props.bare && <DoubleRule />}
    </>
  )
}

/** 子持ち罫, one thick and one thin. */
export function DoubleRule({ className }: { className?: string }) {
  return <div className={className ? `page-head__rule ${className}` : 'page-head__rule'} />
}
