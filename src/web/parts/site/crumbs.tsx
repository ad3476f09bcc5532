import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './page-head.css'

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
