import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import '#web/parts/states/skeleton.css'
import './page-head.css'

/** Title of a screen with its lead, the main action at the right, and the double rule 子持ち罫. */
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

/** A skeleton for a head whose title is being loaded. It has no heading, because the focus on it would be lost. */
export function PageHeadSkeleton({ crumb }: { crumb?: ReactNode }) {
  return (
    <div>
      <div className="page-head">
        <div>
          {crumb}
          <div className="skeleton__loading ui-stack ui-stack--tight" aria-hidden="true">
            <div className="skeleton h-9 w-[min(28rem,90%)]" />
            <div className="skeleton w-[min(18rem,70%)]" />
          </div>
        </div>
      </div>
      <DoubleRule />
    </div>
  )
}

/** 子持ち罫, one thick and one thin. */
export function DoubleRule({ className }: { className?: string }) {
  return <div className={className ? `page-head__rule ${className}` : 'page-head__rule'} />
}

/** Breadcrumbs: links to the screens above, then this screen without a link. */
export function Crumbs({ trail }: { trail: readonly { label: ReactNode; to?: string }[] }) {
  return (
    <nav className="page-head__crumbs" aria-label="現在地">
      {trail.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the trail is fixed
        <span className="ui-row ui-row--tight" key={index}>
          {index > 0 && <span aria-hidden="true">／</span>}
          {step.to ? <Link to={step.to}>{step.label}</Link> : <span aria-current="page">{step.label}</span>}
        </span>
      ))}
    </nav>
  )
}

/** The way back above a detail screen. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <nav className="page-head__crumbs" aria-label="戻る">
      <Link to={to}>
        <ArrowLeft className="ui-icon ui-icon--small" aria-hidden="true" />
        {children}
      </Link>
    </nav>
  )
}
