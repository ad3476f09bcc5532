import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import type { JobDecisionKind } from './job-decisions.ts'

/** The worst finding of a job that waits; `none` where the check found nothing. */
export const queueSeverities = ['stop', 'warn', 'none'] as const
export type QueueSeverity = (typeof queueSeverities)[number]

export function worstSeverity(findings: readonly { severity: Severity }[]): QueueSeverity {
  if (findings.some(({ severity }) => severity === 'stop')) return 'stop'
  return findings.length > 0 ? 'warn' : 'none'
}

/** Whether the queue lists an account's first postings alone, or jobs that were sent again alone. */
export const queueKinds = ['first', 'resubmitted'] as const
export type QueueKind = (typeof queueKinds)[number]

/** Days after which a job that waits is worth a look of its own. */
export const queueAges = ['1', '3', '7'] as const

/** How long a claim on a job holds without being renewed, in minutes. */
export const claimMinutes = 10

/** So many jobs are approved at once at most. */
export const bulkMost = 50

/** An employer's former approvals and rejections are counted up to this. */
export const recordMost = 100

type Waiting = { created_at: string; decisions?: readonly { kind: JobDecisionKind; decided_at: string }[] | undefined }

/** Since when a pending job waits: since it was posted, or since its owner sent it again. */
export function waitingSince({ created_at, decisions = [] }: Waiting): string {
  return decisions.find(({ kind }) => kind === 'resubmitted')?.decided_at ?? created_at
}
