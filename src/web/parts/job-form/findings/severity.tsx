import { OctagonX, TriangleAlert } from 'lucide-react'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'

/** The two kinds differ by word, by icon and by colour. */
export const severityWord: Record<Severity, string> = { stop: '掲載できません', warn: '確認してください' }

export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = severity === 'stop' ? OctagonX : TriangleAlert
  return <Icon className="ui-icon" aria-hidden="true" />
}
