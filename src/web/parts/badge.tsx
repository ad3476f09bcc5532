import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './badge.css'

export type BadgeTone = 'info' | 'success' | 'warning' | 'danger' | 'quiet'

/** A state as a word, with an icon so that colour is not its only mark. */
export function Badge({ tone, icon: Icon, children }: { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={tone ? `badge badge--${tone}` : 'badge'}>
      {Icon && <Icon className="ui-icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
