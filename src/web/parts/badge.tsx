import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './badge.css'

const tones = {
  info: 'border-(--primary-line) bg-(--primary-soft) text-primary-ink',
  success: 'border-success-line bg-success-soft text-success-ink',
  warning: 'border-warning-line bg-warning-soft text-warning-ink',
  danger: 'border-danger-line bg-(--danger-soft) text-danger-ink',
  quiet: 'border-transparent bg-(--chip) text-muted',
}

export type BadgeTone = keyof typeof tones

/** A state as a word, with an icon so that colour is not its only mark. */
export function Badge({ tone, icon: Icon, children }: { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={`badge ${tone ? tones[tone] : 'border-rule-strong bg-(--surface) text-ink'}`}>
      {Icon && <Icon className="ui-icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
