import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import type { IconComponent } from '#web/art/icon.ts'
import { OctagonX, TriangleAlert } from '#web/art/icons.tsx'

/** The two kinds differ by word, by icon and by colour. */
export const severityWord: Record<Severity, string> = { stop: '掲載不可', warn: '要確認' }
export const severityIcon: Record<Severity, IconComponent> = { stop: OctagonX, warn: TriangleAlert }

export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = severityIcon[severity]
  return <Icon className="ui-icon" aria-hidden="true" />
}
