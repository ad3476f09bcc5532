import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import type { JobDecisionKind } from './job-decisions.ts'

/** The worst finding of a pending job; `none` without any. */
export const queueSeverities = ['stop', 'warn', 'none'] as const
export type QueueSeverity = (typeof queueSeverities)[number]

export function worstSeverity(findings: readonly { severity: Severity }[]): QueueSeverity {
  if (findings.some(({ severity }) => severity === 'stop')) return 'stop'
  return findings.length > 0 ? 'warn' : 'none'
}

/** Only accounts' first postings, only resubmitted jobs and corrections, or only corrections. */
export const queueKinds = ['first', 'resubmitted', 'revision'] as const
export type QueueKind = (typeof queueKinds)[number]

/** Days of waiting to filter by. */
export const queueAges = ['1', '3', '7'] as const

/** How long a claim lasts without renewal, in minutes. */
export const claimMinutes = 10

/** At most this many jobs are approved together. */
export const maxBulkApprovals = 50

/** An employer's former decisions are counted up to this. */
export const maxRecordCount = 100

type Waiting = {
  created_at: string
  decisions?: readonly { kind: JobDecisionKind; decided_at: string }[] | undefined
  revision?: { submitted_at: string } | undefined
}

/** Since when a job or its correction is pending: its posting or its last submission. */
export function waitingSince({ created_at, decisions = [], revision }: Waiting): string {
  if (revision) return revision.submitted_at
  return decisions.find(({ kind }) => kind === 'resubmitted')?.decided_at ?? created_at
}
