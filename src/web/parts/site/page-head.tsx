import type { ReactNode } from 'react'
import './page-head.css'

/** A screen's title with lead, main action and double rule (子持ち罫). */
export function PageHead(props: {
  title: ReactNode
  lead?: ReactNode
  /** `Crumbs` above the title. */
  crumb?: ReactNode
  actions?: ReactNode
  /** Without the double rule (a search panel follows). */
  bare?: boolean
  /** Smaller, with the lead beside the title and without a rule, so that the list below is near. */
  compact?: boolean
}) {
  return (
    <>
      <div className={props.compact ? 'page-head page-head--compact' : 'page-head'}>
        <div>
          {props.crumb}
          <h1>{props.title}</h1>
          {props.lead && <p className="page-head__lead">{props.lead}</p>}
        </div>
        {props.actions}
      </div>
      {!props.bare && !props.compact && <DoubleRule />}
    </>
  )
}

/** 子持ち罫, one thick and one thin. */
export function DoubleRule({ className }: { className?: string }) {
  return <div className={className ? `page-head__rule ${className}` : 'page-head__rule'} />
}
