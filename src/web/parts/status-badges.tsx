import { Check, CircleCheck, CircleX, Clock, Eye, Minus, PencilLine } from 'lucide-react'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { ApprovalStatus } from '#rules/jobs/approval-status.ts'
import {
  applicationStatusLabel,
  approvalStatusLabel,
  closedLabel,
  stoppedLabel,
  withdrawnLabel,
} from '#words/status-labels.ts'
import { Badge } from './badge.tsx'

const application = {
  pending: { tone: 'warning', icon: Clock },
  reviewed: { tone: 'info', icon: Eye },
  accepted: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'quiet', icon: Minus },
} as const

/** The state of an application. A rejection has a quiet colour, because it is not an error. */
export function ApplicationStatusBadge({ status, withdrawn }: { status: ApplicationStatus; withdrawn?: boolean }) {
  if (withdrawn) return <Badge {...application.rejected}>{withdrawnLabel}</Badge>
  return <Badge {...application[status]}>{applicationStatusLabel[status]}</Badge>
}

/** The approval state of a job. */
export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  const word = approvalStatusLabel[status]
  if (status === 'pending') return <Badge {...application.pending}>{word}</Badge>
  if (status === 'approved') {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {word}
      </Badge>
    )
  }
  return (
    <Badge tone="danger" icon={CircleX}>
      {word}
    </Badge>
  )
}

/** A correction of an approved job. */
export function RevisionBadge({ rejected = false }: { rejected?: boolean }) {
  return rejected ? (
    <Badge tone="danger" icon={CircleX}>
      修正は却下
    </Badge>
  ) : (
    <Badge tone="info" icon={PencilLine}>
      修正
    </Badge>
  )
}

/** A job that its owner closed or the operator stopped. */
export function InactiveBadge({ stopped }: { stopped: boolean | undefined }) {
  return (
    <Badge tone="quiet" icon={Minus}>
      {stopped ? stoppedLabel : closedLabel}
    </Badge>
  )
}

/** Whether the person's email is confirmed. */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  return verified ? (
    <Badge tone="success" icon={Check}>
      メール確認済み
    </Badge>
  ) : (
    <Badge tone="quiet" icon={Minus}>
      メール未確認
    </Badge>
  )
}
