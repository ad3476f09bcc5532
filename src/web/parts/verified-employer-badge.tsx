import { BadgeCheck } from 'lucide-react'
import { verifiedEmployerLabel } from '#words/labels.ts'
import { Badge } from './badge.tsx'

/** The mark of an employer that the operator has verified. */
export function VerifiedEmployerBadge() {
  return (
    <Badge tone="success" icon={BadgeCheck}>
      {verifiedEmployerLabel}
    </Badge>
  )
}
