import type { Level } from '#rules/cases.ts'
import { levelLabel } from '#words/case-labels.ts'
import { Badge } from './badge.tsx'

const tones = { low: 'quiet', attention: 'warning', high: 'danger' } as const

/** How serious something looks. */
export function LevelBadge({ level }: { level: Level }) {
  return <Badge tone={tones[level]}>危険度 {levelLabel[level]}</Badge>
}
