import { type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'

/** The two kinds differ by word, by icon and by colour. */
export const severityWord: Record<Severity, string> = { stop: '掲載不可', warn: '要確認' }
export const severityIcon: Record<Severity, LucideIcon> = { stop: OctagonX, warn: TriangleAlert }

export function SeverityIcon({ severity, className = '' }: { severity: Severity; className?: string }) {
  const Icon = severityIcon[severity]
  return <Icon className={`ui-icon ${className}`} aria-hidden="true" />
}
