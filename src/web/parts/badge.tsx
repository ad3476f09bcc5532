import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './badge.css'

export type BadgeTone = 'info' | 'success' | 'warning' | 'danger' | 'quiet'

/** A state in a word, with an icon where colour would otherwise carry the meaning alone. */
export function Badge({ tone, icon: Icon, children }: { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={tone ? `badge badge--${tone}` : 'badge'}>
      {Icon && <Icon className="ui-icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
