import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type BadgeTone = 'info' | 'success' | 'warning' | 'danger' | 'quiet'

/** A state in a word, with an icon where colour would otherwise carry the meaning alone. */
export function Badge({ tone, icon: Icon, children }: { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
